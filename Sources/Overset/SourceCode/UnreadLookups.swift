import OversetSources

/// Calls and types that seem to look texts up in a way that is not read: what stands around literals
/// and behind dots in code, and is a key that no use is found of.
///
/// Found without parsing: these are only proposals.
struct UnreadLookups: Sendable {
  /// By the pattern of a helper: the literals that it gets.
  private var helpers: [String: Found] = [:]
  /// By the name of a type: its members.
  private var accessors: [String: Found] = [:]
  /// The names of functions and cases that the code declares.
  private(set) var functions: Set<String> = []

  private struct Found {
    var all: Set<String> = []
    /// Those of them that are keys.
    var keys: Set<String> = []

    /// What else takes literals or has members gets some that are keys by chance.
    var isLikely: Bool { keys.count >= 3 && keys.count * 2 >= all.count }
  }

  /// Keys that no code is known to name.
  struct Keys: Sendable {
    fileprivate var texts: Set<String>
    /// By what generated accessors keep of a key.
    fileprivate var accessorNames: Set<String>

    init(_ texts: [String]) {
      // A letter is a key of the keyboard.
      let texts = texts.filter { $0.count > 2 }
      self.texts = Set(texts)
      accessorNames = Set(texts.map(SourceKey.accessorName))
    }
  }

  /// Of no file.
  init() {}

  /// Of a file of Swift.
  init(in source: SourceInput, of keys: Keys) {
    if source.isObjectiveC { return }
    let tokens = PlainTokens(of: source.bytes)
    for index in tokens.tokens.indices {
      switch tokens.tokens[index].kind {
      case .literal: addLiteral(at: index, in: tokens, keys)
      case .name: addName(at: index, in: tokens, keys)
      case .sign: break
      }
    }
  }

  /// Takes in what another file has.
  mutating func add(_ other: UnreadLookups) {
    functions.formUnion(other.functions)
    Self.add(other.helpers, to: &helpers)
    Self.add(other.accessors, to: &accessors)
  }

  private static func add(_ others: [String: Found], to all: inout [String: Found]) {
    for (name, found) in others {
      all[name, default: Found()].all.formUnion(found.all)
      all[name, default: Found()].keys.formUnion(found.keys)
    }
  }

  /// The likely helpers, with how many keys each names; those with most keys first.
  var likelyHelpers: [(text: String, count: Int)] { Self.ranked(helpers) }
  /// The same of accessors.
  var likelyAccessors: [(text: String, count: Int)] { Self.ranked(accessors) }

  private static func ranked(_ found: [String: Found]) -> [(text: String, count: Int)] {
    found.filter(\.value.isLikely).map { (text: $0.key, count: $0.value.keys.count) }
      .sorted { ($1.count, $0.text) < ($0.count, $1.text) }
  }

  private mutating func addLiteral(at index: Int, in tokens: PlainTokens, _ keys: Keys) {
    // What asks something of the literal gives on what that answers.
    guard
      let pattern = Self.receiver(at: index, in: tokens) ?? Self.call(at: index, in: tokens)
    else { return }
    let literal = tokens.text(index)
    helpers[pattern, default: Found()].all.insert(literal)
    if keys.texts.contains(literal) { helpers[pattern]?.keys.insert(literal) }
  }

  /// `"key".loc()`, `"key".loc`
  private static func receiver(at index: Int, in tokens: PlainTokens) -> String? {
    guard tokens.isSign(".", at: index + 1), let name = tokens.name(index + 2) else { return nil }
    return "\"key\".\(name)" + (tokens.isSign("(", at: index + 3) ? "()" : "")
  }

  /// `tr("key", …)`, `Lang.text(key: "key")`: the first argument.
  private static func call(at index: Int, in tokens: PlainTokens) -> String? {
    var before = index - 1
    var label = ""
    if tokens.isSign(":", at: before), let name = tokens.name(before - 1) {
      label = "\(name): "
      before -= 2
    }
    guard tokens.isSign("(", at: before), var path = tokens.name(before - 1) else { return nil }
    before -= 2
    while tokens.isSign(".", at: before), let outer = tokens.name(before - 1) {
      path = "\(outer).\(path)"
      before -= 2
    }
    return tokens.isSign(".", at: before) ? nil : "\(path)(\(label)\"key\")"
  }

  private mutating func addName(at index: Int, in tokens: PlainTokens, _ keys: Keys) {
    if let name = tokens.name(index + 1), ["func", "case"].contains(tokens.text(index)) {
      functions.insert(name)
    } else if tokens.isCapitalized(index), tokens.isSign(".", at: index + 1),
      !tokens.isSign(".", at: index - 1)
    {
      addMember(of: index, in: tokens, keys)
    }
  }

  /// `LocalString.a_b`: the names behind the first.
  private mutating func addMember(of index: Int, in tokens: PlainTokens, _ keys: Keys) {
    var members: [String] = []
    var next = index
    // What is asked of a member is no part of its name.
    while tokens.isCapitalized(next), tokens.isSign(".", at: next + 1), members.count < 8,
      let name = tokens.name(next + 2)
    {
      members.append(name)
      next += 2
    }
    guard !members.isEmpty else { return }
    let member = members.joined(separator: ".")
    let type = tokens.text(index)
    let name = SourceKey.accessorName(of: member)
    accessors[type, default: Found()].all.insert(member)
    if keys.accessorNames.contains(name) { accessors[type]?.keys.insert(name) }
  }
}
