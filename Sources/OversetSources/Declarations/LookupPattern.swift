/// A call that looks a key up as `overset.yml` writes it, where `"key"` stands for the key and `"table"`
/// for its table: `"key".localized()`, `tr("key", table: "Table")`.
package struct LookupPattern: Hashable, Sendable {
  package let function: LocalizingFunction

  /// Nil where the text is no such call.
  package init?(_ text: String) {
    var rest = text[...]
    let isOnKey = rest.hasPrefix("\"key\".")
    if isOnKey { rest.removeFirst("\"key\".".count) }
    let path = rest.prefix { $0 != "(" }
    rest.removeFirst(path.count)
    let names = path.split(separator: ".", omittingEmptySubsequences: false)
    guard let name = names.last, names.allSatisfy(isName), !isOnKey || names.count == 1 else {
      return nil
    }
    var arguments: [(argument: CallArgument, value: String)] = []
    if !rest.isEmpty {
      guard rest.last == ")" else { return nil }
      let inner = rest.dropFirst().dropLast()
      guard !inner.contains(where: { "()".contains($0) }) else { return nil }
      for part in inner.split(separator: ",") {
        arguments.append(Self.argument(part, index: arguments.count))
      }
    } else if !isOnKey {
      return nil
    }
    let keys = arguments.filter { $0.value == "\"key\"" }.map {
      LocalizingFunction.KeyArgument.argument($0.argument)
    }
    guard let key = isOnKey ? .receiver : keys.first, keys.count == (isOnKey ? 0 : 1) else {
      return nil
    }
    var function = LocalizingFunction(
      type: names.dropLast().joined(separator: "."), name: String(name), key: key)
    function.tableArgument =
      arguments.first { $0.value.lowercased() == "\"table\"" }?.argument
    self.function = function
  }

  private static func argument(
    _ text: Substring, index: Int
  ) -> (argument: CallArgument, value: String) {
    let parts = text.split(separator: ":", maxSplits: 1).map { $0.filter { $0 != " " } }
    guard parts.count == 2 else {
      return (CallArgument(label: nil, index: index), parts.first ?? "")
    }
    return (CallArgument(label: parts[0], index: index), parts[1])
  }

  /// The form of such a call, for a JSON Schema (ECMA-262).
  package static let form =
    "^(\"key\"\\.\(namePattern)(\\([^()]*\\))?"
    + "|\(namePattern)(\\.\(namePattern))*\\(([^()]*[ ,:])?\"key\"( *,[^()]*)?\\))$"
}
