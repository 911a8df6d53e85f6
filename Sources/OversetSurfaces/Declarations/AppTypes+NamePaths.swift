import OversetSources

/// The types of what names lead to.
extension AppTypes {
  /// The type of `viewModel.items` inside of a type; nil where it is not known.
  ///
  /// `first` is the type of the first name, where that is a local variable: empty where its type is
  /// not known.
  func type(of names: some Collection<String>, first: String?, in context: String) -> String? {
    guard let name = names.first.map(Self.plain) else { return nil }
    var current: String?
    if name == "self" || name == "Self" {
      current = context
    } else if let first {
      current = first.isEmpty ? nil : type(named: first, in: context) ?? first
    } else if Self.isUppercase(name) {
      current = type(named: name, in: context) ?? name
    } else {
      current = owner(of: name, visibleIn: context).flatMap { memberType(name, of: $0) }
    }
    for name in names.dropFirst() {
      guard let known = current else { return nil }
      let name = Self.plain(name)
      let isPassed =
        Self.passing.contains(name) || name == "element" && names.contains("enumerated()")
      current =
        Self.isUppercase(name)
        ? type(named: "\(known).\(name)", in: context)
        : memberType(name, of: known) ?? (isPassed || isCase(name, of: known) ? known : nil)
    }
    return current
  }

  /// The type of the first names of a step, of which the first may be a local variable.
  func type(
    of names: some Collection<String>, of step: SurfaceStep, in context: String
  ) -> String? {
    let origin = step.receiverOrigin
    return origin.isEmpty
      ? type(of: names, first: step.receiverType, in: context)
      : type(of: origin + names.dropFirst(), first: step.receiverType, in: context)
  }

  /// Members of collections and wrappers that answer with an element, or with the same.
  static let passing: Set<String> = [
    "first", "last", "wrappedValue", "sorted", "filter", "reversed", "init", "shared", "prefix",
    "suffix", "dropFirst", "dropLast", "eraseToAnyPublisher", "receive", "removeDuplicates",
    "enumerated", "max", "min", "randomElement", "shuffled", "popLast", "removeFirst", "removeLast",
  ]

  static func plain(_ name: String) -> String {
    var name = name[...]
    while name.hasSuffix("()") || name.hasSuffix("[]") { name = name.dropLast(2) }
    return String(name.hasPrefix("$") && name != "$0" ? name.dropFirst() : name)
  }

  static func isUppercase(_ name: String) -> Bool {
    name.unicodeScalars.first?.properties.isUppercase ?? false
  }
}
