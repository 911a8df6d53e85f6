import Foundation
import OversetConfiguration
import OversetFiles
import OversetModel
package import OversetTypesetting

/// What a check would run with, and what is missing for it.
package struct Diagnosis: Sendable {
  package var program: ProgramDescription
  package var fonts: [FamilySurvey]
  /// The configuration's file; nil where there is none.
  package var configuration: String?
  package var files: FileCounts
  /// Mistakes in the configuration, and files that cannot be read.
  package var notices: [Notice]
  /// What to install; empty where nothing is missing.
  package var missing: [MissingThing]

  /// 0 nothing is missing, 1 something is, 2 a mistake in the configuration.
  package var exitStatus: Int32 {
    notices.contains(where: \.isMisuse) ? 2 : missing.isEmpty ? 0 : 1
  }
}

/// Something that a check needs, and how to get it.
package struct MissingThing: Sendable, Equatable {
  /// A tool, or families of fonts that come together.
  package var names: [String]
  /// What it is for, in one phrase.
  package var purpose: String
  /// The command or the advice that helps.
  package var remedy: String
}

/// Looks at the program, its fonts and an app's files, without checking anything.
package enum Doctor {
  /// `notices` are those of reading the configuration.
  package static func examine(
    _ configuration: Configuration, notices: [Notice] = [], workers: Int
  ) async -> Diagnosis {
    let fonts = AppFonts(configuration, leastSystem: nil)
    let families = fonts.book.survey(shapes: configuration.fonts.system)
    let inventory = await CatalogInventory.read(configuration, workers: workers)
    let system = OperatingSystem.current
    let files = FileCounts(inventory, in: configuration)
    // That there are no files is said once.
    let unread = inventory.notices.filter {
      configuration.path != nil || !files.formats.isEmpty || $0.severity == .error
    }
    return Diagnosis(
      program: ProgramDescription(), fonts: families, configuration: configuration.path,
      files: files, notices: notices + fonts.notices + unread,
      missing: missingFonts(families, on: system) + missingGit(in: configuration.root, on: system))
  }

  /// One for each thing to install: a package of fonts has many families.
  static func missingFonts(
    _ families: [FamilySurvey], on system: OperatingSystem
  ) -> [MissingThing] {
    var missing: [MissingThing] = []
    var families = families.filter(\.fonts.isEmpty)[...]
    while let first = families.first {
      let remedy = system.remedy(forFamily: first.family, package: first.debianPackage)
      let together = families.filter {
        system.remedy(forFamily: $0.family, package: $0.debianPackage) == remedy
      }
      families.removeAll { family in together.contains { $0.family == family.family } }
      let scripts = Set(together.filter { $0.purpose == .measuring }.flatMap(\.scripts)).sorted()
      missing.append(
        MissingThing(
          names: together.map(\.family),
          purpose: together.allSatisfy { $0.purpose == .drawing }
            ? "letters in pictures; no verdict depends on it"
            : scripts.isEmpty
              ? "signs"
              : scripts.count > 8
                ? "texts in \(scripts.count) scripts"
                : "texts in \(scripts.joined(separator: ", "))",
          remedy: remedy))
    }
    return missing
  }

  /// Git is needed only in a repository, where `--since` and `baseline` may ask it.
  private static func missingGit(in folder: String, on system: OperatingSystem) -> [MissingThing] {
    let isRepository = sequence(first: URL(fileURLWithPath: folder)) {
      $0.path == "/" ? nil : $0.deletingLastPathComponent()
    }.contains { FileManager.default.fileExists(atPath: $0.path + "/.git") }
    let folders = ProcessInfo.processInfo.environment["PATH", default: "/usr/bin:/bin"]
    let isFound = folders.split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/git")
    }
    return isRepository && !isFound
      ? [MissingThing(names: ["git"], purpose: "--since", remedy: system.remedy(forTool: "git"))]
      : []
  }
}
