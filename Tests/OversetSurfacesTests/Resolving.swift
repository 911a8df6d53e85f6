import OversetSources
import OversetSurfaces
import OversetSwiftSource

/// The verdicts of all uses of keys in files with these texts, in file order.
func verdicts(of texts: [String]) -> [UseVerdict] {
  let files = readSources(reachedInputs(texts), workers: 1).files
  let resolver = SurfaceResolver(files)
  return files.flatMap(\.uses).flatMap(resolver.verdicts)
}

/// The texts as files of an app, each with the code that no release runs.
func reachedInputs(_ texts: [String]) -> [SourceInput] {
  var inputs = texts.enumerated().map { index, text in
    SourceInput(path: "\(index).swift", bytes: Array(text.utf8))
  }
  let reached = ReachedCode(
    DeclaredCode(inputs.map(CodeOutline.init)), named: [],
    isWhole: inputs.contains(where: \.isEntry))
  for index in inputs.indices { inputs[index].leftOut = reached.leftOut(of: index) }
  return inputs
}

/// The verdicts of all uses of keys in a file of Objective-C.
func verdicts(ofObjectiveC text: String, outlets: Set<String> = []) -> [UseVerdict] {
  let input = SourceInput(path: "A.m", bytes: Array(text.utf8))
  let files = readSources([input], outlets: outlets, workers: 1).files
  return files.flatMap(\.uses).flatMap(SurfaceResolver(files).verdicts)
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
