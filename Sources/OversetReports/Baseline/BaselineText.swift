package import Overset
package import OversetModel

/// How findings and a baseline differ, for a person: a line each.
package struct BaselineText {
  private let paths: PathBase

  /// Paths start at the working directory.
  package init(paths: PathBase) { self.paths = paths }

  /// `+` is new, `~` has grown, `-` is no longer found; then the numbers. `path` is the baseline's.
  package func text(of comparison: BaselineComparison, _ path: String) -> TerminalText {
    let grown = Set(comparison.grown.map { ObjectIdentifier($0.finding) })
    var text: TerminalText = ""
    for finding in comparison.new {
      let location = finding.location
      let sign = grown.contains(ObjectIdentifier(finding)) ? "~" : "+"
      text +=
        "\(sign) \(paths.path(of: location)):\(location.position.line):\(location.position.column): "
        + "\(finding.message) [\(finding.rule.rawValue)]\n"
    }
    for entry in comparison.stale {
      let identity = entry.identity
      let name = identity.key ?? identity.label ?? identity.file
      let locale = identity.locale.map { " (\($0))" } ?? ""
      text += "- \(path):\(entry.line): '\(name)'\(locale) [\(identity.rule)]\n"
    }
    let new = comparison.new.count - comparison.grown.count
    return text + "\(new.grouped) new, \(comparison.grown.count.grouped) grown, "
      + "\(comparison.stale.count.grouped) no longer found, "
      + "\(comparison.accepted.count.grouped) accepted\n"
  }
}
