import OversetFits
import OversetModel
import OversetTypesetting

extension LabelText {
  /// The clusters that no font has, each once.
  var missing: [String] {
    guard wrappers.contains(where: { $0.paragraph.hasMissing }) else { return [] }
    var known: Set<String> = []
    return wrappers.flatMap { $0.paragraph.missing }.filter { known.insert($0).inserted }
  }

  /// The fonts in the order of the text; adjacent uses of one font are joined.
  var fontUses: [FontUse] {
    var uses: [FontUse] = []
    var names: [ObjectIdentifier: (name: String, standsIn: Bool)] = [:]
    func name(of run: RunFont) -> (name: String, standsIn: Bool)? {
      guard case .face(let face, _) = run else { return self.name(of: run) }
      if names[ObjectIdentifier(face)] == nil { names[ObjectIdentifier(face)] = self.name(of: run) }
      return names[ObjectIdentifier(face)]
    }
    for paragraph in wrappers.map(\.paragraph) {
      for run in paragraph.runs {
        guard let (name, standsIn) = name(of: run.font) else { continue }
        let range = paragraph.textRange(of: run.clusters)
        if let last = uses.last, last.name == name {
          uses[uses.count - 1].textRange = last.textRange.lowerBound..<range.upperBound
        } else {
          uses.append(FontUse(name: name, textRange: range, standsIn: standsIn))
        }
      }
    }
    return uses
  }

  /// The name of a run's font; nil where no font has the text.
  private func name(of run: RunFont) -> (name: String, standsIn: Bool)? {
    switch run {
    case .system: ("system", false)
    case .systemHangul: ("system (Hangul)", false)
    case .systemWide: ("system (Han)", false)
    case .face(let face, _): (face.postScriptName, !asks(for: face))
    case .none: nil
    }
  }
}
