package import OversetModel
package import OversetSurfaces
import OversetTexts

/// The places in a file of source code that use keys, and what becomes of the texts there.
package struct CodeFile: Sendable {
  package let path: String
  /// In the file's order; never empty.
  package let uses: [Use]

  /// A use of a key.
  package struct Use: Sendable {
    package let key: String
    package let position: TextPosition
    package let state: KeyState
    /// Never empty.
    package let verdicts: [UseVerdict]
  }

  /// How many uses have a state.
  package func count(_ state: KeyState) -> Int { uses.count { $0.state == state } }
}

extension CodeFile {
  /// All files that use keys, those with the most unknown uses first, then by path. Where code only
  /// names a text, the uses of the name are listed. `labelling` says of a key whether a label shows it.
  static func all(in survey: SourceSurvey, labelling: (TableKey) -> KeyLabelling) -> [CodeFile] {
    var uses: [String: [Use]] = [:]
    for key in survey.keys {
      for use in key.uses where use.owner != nil {
        let kind = use.verdicts.lazy.map { VerdictKind($0) }.min() ?? .unknown
        if kind == .named { continue }
        uses[use.location.path, default: []].append(
          Use(
            key: key.text, position: use.location.position,
            state: KeyState(
              kind, kind == .safe || kind == .undrawn ? .none : labelling(key.id)),
            verdicts: use.verdicts))
      }
    }
    return uses.map { path, uses in
      CodeFile(
        path: path,
        uses: uses.sorted { ($0.position, $0.key) < ($1.position, $1.key) })
    }.sorted { ($1.count(.unknown), $0.path) < ($0.count(.unknown), $1.path) }
  }
}
