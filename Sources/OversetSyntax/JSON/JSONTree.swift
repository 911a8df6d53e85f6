/// A JSON value with everything in it, for texts that are no catalogs.
package enum JSONTree {
  case null
  /// `true` and `false` are scalars without quotation marks, numbers are as they were written.
  case scalar(String, isQuoted: Bool)
  case list([JSONTree])
  /// In order, those with the same key too.
  case map([(key: String, value: JSONTree)])

  /// Reads one value (RFC 8259), lone surrogates as U+FFFD; nil where the text is not JSON. O(n).
  package static func parse(_ text: String) -> JSONTree? {
    guard let source = try? SourceText(Array(text.utf8), encoding: .utf8),
      let document = try? JSONParser.parse(source)
    else { return nil }
    return tree(JSONDocument.root, of: document)
  }

  private static func tree(_ index: JSONDocument.Index, of document: JSONDocument) -> JSONTree {
    switch document.kind(index) {
    case .null: .null
    case .boolean: .scalar(document.isTrue(index) ? "true" : "false", isQuoted: false)
    case .number: .scalar(document.source.text(document.nodes[index].range), isQuoted: false)
    case .string: .scalar(document.text(index), isQuoted: true)
    case .array: .list(document.values(of: index).map { tree($0, of: document) })
    case .object:
      .map(
        document.members(of: index).map {
          (document.text($0.key), tree($0.value, of: document))
        })
    }
  }
}
