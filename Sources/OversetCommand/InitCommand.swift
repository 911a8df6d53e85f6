import ArgumentParser
import Foundation
import Overset
import OversetConfiguration
import OversetReports

/// `overset init`: the first configuration.
struct InitCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes an overset.yml from the catalogs that are found.",
    discussion: """
      Into the app's folder, with a label for each group of keys that begin alike and one for the \
      rest. Their widths and lines are guesses, marked CHANGE: as comments, and only for the other \
      keys, where storyboards, XIBs or source code say in which labels texts are shown.

      Exit status: 2 wrong usage, a folder without a catalog or that cannot be read or written, or an \
      overset.yml that is there already; else 0.
      """)

  @Argument(help: "The app's folder. Default: this one.", completion: .directory)
  var path = "."

  @Flag(help: "Replace an overset.yml that is there.")
  var force = false

  @Flag(name: .customLong("print"), help: "Print it, and write nothing.")
  var prints = false

  func validate() throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw ValidationError("there is no folder '\(path)'")
    }
    guard isFolder.boolValue else { throw ValidationError("'\(path)' is no folder") }
  }

  func run() async throws {
    if !prints, !force, isTaken {
      StandardError.put(
        "error: '\(target)' is there already; --force replaces it, --print only shows the new one")
      throw ExitCode(2)
    }
    let survey = await AppSurvey.look(
      in: try Machine.absolutePath(path), parsing: Machine.parsing, workers: Machine.processorCount)
    for notice in survey.notices { StandardError.put("\(notice)") }
    if survey.isEmpty {
      StandardError.put(
        "error: no catalog is found in '\(path)': nothing is written. Give the folder of the app: overset init App"
      )
      throw ExitCode(2)
    }
    let bytes = Array(StarterConfiguration(survey).text.utf8)
    if prints {
      StandardOutput.put(bytes)
    } else {
      try write(bytes)
      StandardError.put("wrote \(target)")
    }
    for line in StarterText(survey, folder: path).lines { StandardError.put(line) }
  }

  private var target: String {
    path == "."
      ? ConfigurationFile.name
      : "\(path.hasSuffix("/") ? path : path + "/")\(ConfigurationFile.name)"
  }

  /// True also for a link to nowhere.
  private var isTaken: Bool {
    (try? FileManager.default.attributesOfItem(atPath: target)) != nil
  }

  private func write(_ bytes: [UInt8]) throws {
    do throws(OutputError) {
      var file = try ReportFile(at: OutputPlace(target, for: .configuration))
      try file.put(bytes)
      try file.finish(isLasting: true)
    } catch {
      StandardError.put("error: cannot write '\(target)': \(error.reason)")
      throw ExitCode(2)
    }
  }
}
