import OversetSyntax

extension XMLDocument {
  /// The text that a tool puts into the app for an element of XLIFF: as Xcode's import, without the
  /// tags of inline elements and with what they contain, the native code of `ph` and `bpt` too.
  ///
  /// An inline element without content (`x`, `bx`) is its `equiv-text`, or a line break where its
  /// `ctype` says so (XLIFF 1.2 §2.4, `lb`); Xcode drops it.
  func inlineText(in element: Index) -> String {
    let content = nodes[(element + 1)..<nodes[element].next]
    if content.count == 1, let only = content.first, only.name == nil { return only.text }
    var text = ""
    for (index, node) in zip(content.indices, content) {
      if node.name == nil {
        text += node.text
      } else if node.next == index + 1 {
        text +=
          attribute("equiv-text", of: index) ?? (attribute("ctype", of: index) == "lb" ? "\n" : "")
      }
    }
    return text
  }
}
