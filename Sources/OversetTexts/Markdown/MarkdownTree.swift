import CCommonMark
import OversetModel
import Synchronization

/// A Markdown document as cmark-gfm reads it, with strikethrough, as Foundation reads it.
@safe struct MarkdownTree: ~Copyable {
  private let root: OpaquePointer?

  init(_ source: String) {
    unsafe root = Self.strikethrough.withLock { strikethrough -> OpaquePointer? in
      guard let parser = unsafe cmark_parser_new(CMARK_OPT_DEFAULT) else { return nil }
      defer { unsafe cmark_parser_free(parser) }
      if let strikethrough = unsafe strikethrough {
        unsafe cmark_parser_attach_syntax_extension(parser, strikethrough)
      }
      unsafe cmark_parser_feed(parser, source, source.utf8.count)
      return unsafe cmark_parser_finish(parser)
    }
  }

  deinit { unsafe cmark_node_free(root) }

  /// Behind a lock, because a parser with an extension changes cmark's one table of the characters
  /// that begin an inline, and changes it back when it ends.
  private static let strikethrough = unsafe Mutex(registeredStrikethrough())

  private static func registeredStrikethrough() -> OpaquePointer? {
    cmark_gfm_core_extensions_ensure_registered()
    return unsafe cmark_find_syntax_extension("strikethrough")
  }

  /// The inlines' texts in order: of a link its text, of an image the text that stands for it.
  func spans() -> [MarkdownSpan] {
    var spans: [MarkdownSpan] = []
    let iterator = unsafe cmark_iter_new(root)
    defer { unsafe cmark_iter_free(iterator) }
    var strong = 0
    var emphasis = 0
    while true {
      let event = unsafe cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { return spans }
      let node = unsafe cmark_iter_get_node(iterator)
      let step = event == CMARK_EVENT_ENTER ? 1 : -1
      var traits: FontTraits = []
      if strong > 0 { traits.insert(.bold) }
      if emphasis > 0 { traits.insert(.italic) }
      switch unsafe cmark_node_get_type(node) {
      case CMARK_NODE_STRONG: strong += step
      case CMARK_NODE_EMPH: emphasis += step
      case CMARK_NODE_LINK where event == CMARK_EVENT_ENTER:
        // Attributes, not a link: the circumflex is part of the syntax.
        if let before = spans.last?.text, before.last == "^" {
          spans[spans.count - 1].text = String(before.dropLast())
        }
      case CMARK_NODE_CODE:
        unsafe spans.append(MarkdownSpan(Self.literal(of: node), traits.union(.monospaced)))
      case CMARK_NODE_TEXT, CMARK_NODE_HTML_INLINE:
        unsafe spans.append(MarkdownSpan(Self.literal(of: node), traits))
      default: break
      }
    }
  }

  private static func literal(of node: OpaquePointer?) -> String {
    unsafe cmark_node_get_literal(node).map { unsafe String(cString: $0) } ?? ""
  }
}
