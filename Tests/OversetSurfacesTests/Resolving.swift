import OversetSources
import OversetSurfaces
import OversetSwiftSource

/// The verdicts of all uses of keys in files with these texts, in file order.
func verdicts(of texts: [String]) -> [UseVerdict] {
  let inputs = texts.enumerated().map { index, text in
    SourceInput(path: "\(index).swift", bytes: Array(text.utf8))
  }
  let files = readSources(inputs, workers: 1).files
  let resolver = SurfaceResolver(files)
  return files.flatMap(\.uses).flatMap(resolver.verdicts)
}

/// The verdicts of the views in the body of a view.
func verdicts(ofBody body: String) -> [UseVerdict] {
  verdicts(of: ["struct V: View { var body: some View { \(body) } }"])
}

/// A text of source code, and the verdicts of its keys.
struct VerdictCase: Sendable {
  var source: String
  var verdicts: [String]

  init(_ source: String, _ verdicts: String...) {
    self.source = source
    self.verdicts = verdicts
  }
}
