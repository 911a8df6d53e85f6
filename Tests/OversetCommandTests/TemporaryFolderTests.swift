import Fixtures
import Foundation
import Testing

/// `--since` writes files as they were to a temporary folder, which does not stay.
struct TemporaryFolderTests {
  private let app: TestRepository
  /// Where temporary folders are made.
  private let temporary: TestFolder

  init() throws {
    let texts = (0..<400).map { "\"key\($0)\" = \"Zahlungspflichtig \($0) bestellen\";\n" }
    app = try TestRepository([
      "overset.yml": "sourceLocale: en\nlabels: [{id: all, keys: ['*'], width: 100}]\n",
      "en.lproj/L.strings": texts.joined(), "de.lproj/L.strings": texts.joined(),
    ])
    temporary = try TestFolder()
  }

  private var left: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: temporary.path)) ?? []
  }

  private func start(path: String? = nil) throws -> (process: Process, output: Pipe) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Program.path)
    process.arguments = ["check", "--since", "base", "--max-findings", "1"]
    process.currentDirectoryURL = URL(fileURLWithPath: app.path)
    process.environment = ProcessInfo.processInfo.environment
      .merging(["TMPDIR": temporary.path]) { $1 }
      .merging(path.map { ["PATH": $0] } ?? [:]) { $1 }
    let output = Pipe()
    (process.standardOutput, process.standardError) = (output, output)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    return (process, output)
  }

  private func said() throws -> (status: Int32, text: String) {
    let (process, output) = try start()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  @Test func `it is gone when the check is done, and nothing names it`() throws {
    try app.write("\"key1\" = \"1\";\n", to: "de.lproj/L.strings")
    let run = try said()
    #expect(run.status == 0 && left.isEmpty)
    #expect(!run.text.contains(temporary.path) && !run.text.contains("overset-"))
  }

  @Test func `it is gone where the revision cannot be read`() throws {
    try app.write("\"key1\" = \"1\";\n", to: "de.lproj/L.strings")
    let blob = try app.git("rev-parse", "base:de.lproj/L.strings")
    try FileManager.default.removeItem(
      atPath: "\(app.path)/.git/objects/\(blob.prefix(2))/\(blob.dropFirst(2))")
    let run = try said()
    #expect(run.status == 2 && left.isEmpty)
    #expect(run.text.contains("git lacks 'de.lproj/L.strings' as it was"))
  }

  @Test func `it is gone when a signal ends the program`() throws {
    try app.write("\"key1\" = \"1\";\n", to: "de.lproj/L.strings")
    // A git that takes its time to answer what the file was.
    let programs = try TestFolder([
      "git": """
      #!/bin/sh
      case "$*" in *cat-file*) touch "$0.asked"; exec sleep 120;; esac
      PATH=${PATH#*:} exec git "$@"
      """
    ])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: programs.path + "/git")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let (process, output) = try start(path: "\(programs.path):\(path)")
    while process.isRunning, !FileManager.default.fileExists(atPath: programs.path + "/git.asked") {
      // On a thread of its own: other tests may keep all tasks waiting.
      usleep(10_000)
    }
    #expect(left.count == 1)
    process.terminate()
    _ = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGTERM)
    #expect(left.isEmpty)
  }

  @Test func `no folder can be made where there is no room for one`() throws {
    try app.write("\"key1\" = \"1\";\n", to: "de.lproj/L.strings")
    try FileManager.default.removeItem(atPath: temporary.path)
    let run = try said()
    #expect(run.status == 2)
    #expect(run.text.contains("--since: what files were cannot be written to a temporary folder: "))
  }
}
