package import Overset
package import OversetModel

/// What a first configuration was made from and what to do with it, for a person at a terminal.
package struct StarterText {
  private let survey: AppSurvey
  private let folder: String

  /// The folder as the command line names it.
  package init(_ survey: AppSurvey, folder: String) {
    self.survey = survey
    self.folder = folder
  }

  /// What was found, and what to do next.
  package var lines: [TerminalText] {
    guard !survey.tables.isEmpty else {
      return [
        "  found no catalog in '\(folder)'",
        "next: say in it where the catalogs are, and what the labels are like; then \(command)",
      ]
    }
    var lines: [TerminalText] = ["  found \(found)"]
    if survey.failedFiles > 0 {
      lines.append(
        "  \(survey.failedFiles.counted("file")) cannot be read: overset catalogs says why")
    }
    if survey.foreignFiles > 0 {
      lines.append(
        "  left out \(survey.foreignFiles.counted("file")) in folders of tests, the store or others: "
          + "\(survey.foreignFolders.joined(separator: ", "))")
    }
    if survey.hidden.count > 0 {
      lines.append(
        "  put \(survey.hidden.count.counted("key")) that the system shows or speaks into 'notShown'"
      )
    }
    if survey.platform == .macOS { lines.append("  took it for a macOS app") }
    let found = survey.found
    if found.isEmpty {
      lines.append("  made \(made)")
      lines.append(
        "next: put your labels' widths and lines where it says CHANGE; then \(command)")
    } else {
      lines.append(
        "  found labels for \(found.labelled.counted("key")) in storyboards, XIBs and source code; "
          + "\(found.code.safe) more cannot be cut, \(found.code.neverDrawn) are never drawn")
      lines.append("  left labels for \(found.code.unknown.counted("key")) as comments")
      lines.append(
        "next: \(command); for the labels in comments, put in their widths and lines")
    }
    return lines
  }

  /// A check finds the file where the folder is named, too.
  private var command: String {
    if folder == "." { return "overset check" }
    let isPlain = folder.utf8.allSatisfy { $0 > 0x20 && $0 != 0x27 && $0 != 0x22 && $0 < 0x7F }
    return "overset check \(isPlain ? folder : "there")"
  }

  private var found: String {
    let source = survey.sourceLocale.map { ", translated from \($0)" } ?? ""
    return "\(survey.keyCount.counted("key")) in \(survey.tables.count.counted("table")) and "
      + "\(survey.locales.count.counted("locale"))\(source)"
  }

  private var made: String {
    let groups = survey.groups
    guard !groups.isEmpty else { return "a label for all of them" }
    let keys = groups.reduce(0) { $0 + $1.count }
    return "\(groups.count.counted("label")) for \(keys.counted("key")) that begin alike, and "
      + "one for the rest"
  }
}
