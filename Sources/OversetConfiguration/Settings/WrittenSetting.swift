package import OversetModel

/// A value that somebody wrote, in YAML or JSON, with its position: what settings are read from.
///
/// Scalars stay text until a reader knows what it wants: `no` is a locale in one place and false in
/// another.
package struct WrittenSetting {
  package enum Content {
    case null
    case scalar(String, isQuoted: Bool)
    case list([WrittenSetting])
    case map([(key: WrittenSetting, value: WrittenSetting)])
  }

  package var content: Content
  /// Nil in JSON that arrives on one line.
  package var position: TextPosition?
  /// How to say where it is: `labels[2].width`.
  package var path: String

  var isNull: Bool {
    if case .null = content { true } else { false }
  }

  /// Where each text of a list is, or one text by itself.
  var positions: [String: TextPosition] {
    switch content {
    case .scalar(let text, _): position.map { [text: $0] } ?? [:]
    case .list(let elements):
      elements.reduce(into: [:]) { all, element in
        guard case .scalar(let text, _) = element.content else { return }
        all[text] = element.position
      }
    default: [:]
    }
  }

  /// The path of an element of a list.
  package static func path(of index: Int, in path: String) -> String {
    bounded("\(path)[\(index)]", path)
  }

  /// The path of a value by its key.
  package static func path(of name: String, in path: String) -> String {
    bounded(path.isEmpty ? name : "\(path).\(name)", path)
  }

  /// Everything in a value repeats the value's path: with long names more than memory holds.
  private static func bounded(_ path: String, _ parent: String) -> String {
    if path.utf8.count <= 200 { return path }
    return parent.hasSuffix("…") ? parent : parent + "…"
  }
}
