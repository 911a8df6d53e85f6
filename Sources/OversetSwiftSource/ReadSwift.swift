internal import OversetModel
internal import OversetSources
internal import OversetSyntax
internal import SwiftParser
internal import SwiftSyntax

/// What a Swift file uses and declares, read with what its module is known to declare.
///
/// Other files' declarations decide what is a use: see `readSources`.
func readSwift(
  _ bytes: [UInt8], path: String, vocabulary: SourceVocabulary, outlets: Set<String>
) -> ReadFile {
  let text: SourceText
  do {
    text = try SourceText(
      bytes, encoding: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? .utf8WithMark : .utf8)
  } catch {
    var file = SourceFile(path: path)
    file.notices = [unreadable(path, error)]
    return ReadFile(file: file)
  }
  // The same in every build: the parser's own limit is lower in debug builds.
  var parser = Parser(text.text(0..<text.utf8.count), maximumNestingLevel: 256)
  let tree = SourceFileSyntax.parse(from: &parser)
  let reader = SwiftFileReader(
    path: path, text: text, vocabulary: vocabulary, outlets: outlets)
  var file = reader.read(tree)
  if let node = deepest(in: tree, where: \.hasMaximumNestingLevelOverflow) {
    let location = FileLocation(path: path, position: reader.position(of: node))
    file.notices.append(
      Notice(
        .warning, "this is nested too deeply: the file is not read from here on", at: location))
  } else if let node = deepest(in: tree, where: isFaulty) {
    let location = FileLocation(path: path, position: reader.position(of: node))
    file.notices.append(
      Notice(.note, "this is not complete Swift: keys behind it may be missing", at: location))
  }
  return ReadFile(file: file, askedNames: reader.askedNames)
}

/// The first node for which something holds as for all nodes around it; it may be one that is missing,
/// or that the parser could not use.
private func deepest(
  in tree: SourceFileSyntax, where holds: (Syntax) -> Bool
) -> Syntax? {
  var current = Syntax(tree)
  guard holds(current) else { return nil }
  while !current.is(UnexpectedNodesSyntax.self), !current.is(TokenSyntax.self),
    let next = current.children(viewMode: .all).first(where: holds)
  {
    current = next
  }
  return current
}

private func isFaulty(_ node: Syntax) -> Bool {
  if let token = node.as(TokenSyntax.self) { return token.presence == .missing || token.hasError }
  return node.hasError
}
