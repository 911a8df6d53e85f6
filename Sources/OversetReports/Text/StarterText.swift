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
    var lines: [TerminalText] = ["  found \(found)"]
    if survey.failedFiles > 0 {
      lines.append(
        "  \(survey.failedFiles.counted("file")) cannot be read: overset catalogs says why")
    }
    if survey.foreignFiles > 0 {
      lines.append(
        "  left out \(survey.foreignFiles.counted("file")) in folders of tests, the store or others: "
          + "\(survey.foreignFolders.joined(separator: ", ")); a check without overset.yml reads "
          + (survey.foreignFiles == 1 ? "it" : "them"))
    }
    if survey.platform == .macOS { lines.append("  took it for a macOS app") }
    let found = survey.found
    if found.hidden > 0 {
      lines.append(
        "  put \(found.hidden.counted("key")) that the system shows or speaks into 'notShown'")
    }
    if found.isEmpty {
      lines.append("  made \(made)")
      lines.append(
        "next: put your labels' widths and lines where it says CHANGE; then \(command)")
    } else {
      lines.append(
        "  found labels for \(keys(found.code.checked, found.objects)) in storyboards, XIBs and "
          + "source code; \(found.code.safe.grouped) more cannot be cut, "
          + "\(found.code.neverDrawn.grouped) are never drawn")
      lines.append("  left labels for the other \(found.code.unknown.counted("key")) as comments")
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
    return "\(keys(survey.found.codeKeys, survey.found.allObjects)) in "
      + "\(survey.tables.count.counted("table")) and "
      + "\(survey.locales.count.counted("locale"))\(source)"
  }

  /// `12 keys`, `12 keys and 3 of interface documents`: as a check counts them.
  private func keys(_ code: Int, _ objects: Int) -> String {
    code.counted("key") + (objects > 0 ? " and \(objects.grouped) of interface documents" : "")
  }

  private var made: String {
    let groups = survey.groups
    guard !groups.isEmpty else { return "a label for all of them" }
    let keys = groups.reduce(0) { $0 + $1.count }
    return "\(groups.count.counted("label")) for \(keys.counted("key")) that begin alike, and "
      + "one for the rest"
  }
}
