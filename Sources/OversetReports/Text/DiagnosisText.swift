package import Overset
package import OversetModel
import OversetTypesetting

/// What a check would run with, for a person at a terminal.
package enum DiagnosisText {
  /// Lines, the last with a line break: the program, the app, the fonts and what is missing.
  package static func text(of diagnosis: Diagnosis, listingFonts: Bool = false) -> TerminalText {
    var text = program(diagnosis.program)
    text +=
      "\napp\n  configuration: \(diagnosis.configuration ?? "no overset.yml, here or above")\n"
    text += files(diagnosis.files)
    for notice in diagnosis.notices { text += "  \(notice)\n" }
    text += "\n"
    text += fonts(diagnosis.fonts, areListed: listingFonts)
    text += "\n"
    for thing in diagnosis.missing {
      let names =
        thing.names.count > 4
        ? "\(thing.names.count) families of fonts" : thing.names.joined(separator: ", ")
      text += "missing: \(names) (for \(thing.purpose))\n  \(thing.remedy)\n"
    }
    switch diagnosis.exitStatus {
    case 2: text += "a mistake in the configuration, above: a check would end with status 2\n"
    case 0 where diagnosis.files.formats.isEmpty:
      text += "nothing is missing on this machine, but a check has no texts here\n"
    case 0: text += "nothing is missing\n"
    default: break
    }
    return text
  }

  private static func program(_ program: ProgramDescription) -> TerminalText {
    var text: TerminalText = "overset \(program.version)\n"
    if let path = program.path { text += "  program: \(path)\n" }
    text += "  its fonts: \(program.fontFolder ?? "none; the system's are used")\n"
    for engine in program.engines {
      text += "  \(engine.name) \(engine.version)"
      if let released = engine.releasedVersion { text += ", releases have \(released)" }
      text += "\n"
    }
    return text
  }

  /// A line for each place with fonts and, where they are listed, one for each family there.
  private static func fonts(_ families: [FamilySurvey], areListed: Bool) -> TerminalText {
    var text: TerminalText = areListed ? "fonts\n" : "fonts ('--fonts' lists them)\n"
    for (words, families) in grouped(families) {
      let count = families.count == 1 ? "1 family" : "\(families.count) families"
      text += "  \(count): \(words)\n"
      if !areListed { continue }
      for family in families { text += "    \(line(of: family))\n" }
    }
    for font in families.flatMap(\.fonts) {
      guard let released = font.releasedRevision else { continue }
      let revision = font.revision ?? "without a version"
      text += "  \(font.postScriptName) is \(revision), releases have \(released): other widths\n"
    }
    return text
  }

  /// Families by where they are found and what they are for.
  private static func grouped(
    _ families: [FamilySurvey]
  ) -> [(words: String, families: [FamilySurvey])] {
    var groups: [(words: String, families: [FamilySurvey])] = []
    for family in families {
      let words = heading(of: family)
      if let index = groups.firstIndex(where: { $0.words == words }) {
        groups[index].families.append(family)
      } else {
        groups.append((words, [family]))
      }
    }
    return groups
  }

  private static func heading(of family: FamilySurvey) -> String {
    let purpose = family.purpose == .measuring ? "measure texts" : "letters in pictures"
    guard let font = family.fonts.first else { return "\(purpose), missing" }
    let folder = font.path.split(separator: "/").dropLast().joined(separator: "/")
    return switch font.origin {
    case .configuration: "\(purpose), named by the configuration"
    case .app: "\(purpose), in the app's folder"
    case .bundled: "\(purpose), come with overset"
    case .installed: "\(purpose), installed in /\(folder)"
    }
  }

  private static func line(of family: FamilySurvey) -> TerminalText {
    let scripts = family.scripts.isEmpty ? "signs" : family.scripts.joined(separator: " ")
    let files = family.fonts.map { $0.path.split(separator: "/").last.map(String.init) ?? $0.path }
    var text: TerminalText = "\(family.family) (\(scripts))"
    if !files.isEmpty { text += ": \(Set(files).sorted().joined(separator: ", "))" }
    return text
  }

  private static func files(_ files: FileCounts) -> TerminalText {
    if files.formats.isEmpty {
      let none: TerminalText = "  no catalogs or Interface Builder documents"
      return files.sources == 0
        ? "\(none): start it in an app's folder\n"
        : "\(none), but \(files.sources.counted("file")) of code: texts are read from catalogs\n"
    }
    let formats = files.formats.map { "\($0.files.grouped) \($0.name)" }.joined(separator: ", ")
    var text: TerminalText = "  files: \(formats)\n"
    text += "  \(files.texts.counted("text")) in \(files.locales.count.counted("locale"))\n"
    if files.faulty > 0 {
      text += "  \(files.faulty.counted("file")) with faults: 'overset catalogs' shows them\n"
    }
    return text
  }
}
