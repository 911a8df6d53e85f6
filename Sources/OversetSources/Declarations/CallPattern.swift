/// A call as `overset.yml` writes it, with the labels of what takes texts: `PrimaryButton(title:)`,
/// `Analytics.track(_:)`, and `Card()` with a closure behind it.
package struct CallPattern: Hashable, Sendable, CustomStringConvertible {
  /// From the outermost: a type and its method, or one name.
  private let names: [String]
  /// Nil for any argument without a label. Empty for the closure behind the call.
  private let labels: [String?]

  /// Nil where the text is no such call.
  package init?(_ text: String) {
    guard let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
    let path = text[..<open].split(separator: ".", omittingEmptySubsequences: false)
    names = Self.plain(path.map(String.init))
    let inner = text[text.index(after: open)...].dropLast()
    let labels = inner.split(separator: ":", omittingEmptySubsequences: false)
    guard !names.isEmpty, (names + labels.dropLast().map(String.init)).allSatisfy(isName),
      labels.last?.isEmpty ?? true
    else { return nil }
    self.labels = labels.dropLast().map { $0 == "_" ? nil : String($0) }
  }

  /// The name of what is called.
  package var name: String { names.last ?? "" }

  /// Whether it is the closure behind the call that holds the text.
  package var isOfClosure: Bool { labels.isEmpty }

  /// Whether a step is an argument of the call that takes a text, or its closure.
  package func matches(_ step: SurfaceStep) -> Bool {
    switch step.kind {
    case .argument where !labels.isEmpty: break
    case .closure: break
    default: return false
    }
    let isMeant =
      labels.isEmpty ? step.label == nil : labels.contains { $0 == step.label }
    return isMeant && Self.plain(step.names).suffix(names.count) == names[...]
  }

  package var description: String {
    "\(names.joined(separator: "."))(\(labels.map { "\($0 ?? "_"):" }.joined()))"
  }

  /// Without what is the same in all spellings of a call: `self.`, a leading dot, `.init`.
  private static func plain(_ names: [String]) -> [String] {
    var names = names.filter { !$0.hasSuffix("()") && !["", "_"].contains($0) }
    if names.first == "self" { names.removeFirst() }
    if names.last == "init" { names.removeLast() }
    return names
  }

  /// The form of such a call, for a JSON Schema (ECMA-262).
  package static let form = "^\\.?\(namePattern)(\\.\(namePattern))*\\((\(namePattern):)*\\)$"
}

/// Whether a text can be a name in code, or its parts.
func isName(_ text: some StringProtocol) -> Bool {
  !text.isEmpty && !text.contains { $0.isWhitespace || "().:,\"".contains($0) }
}

/// The same for a JSON Schema.
let namePattern = "[^\\s().:,\"]+"
