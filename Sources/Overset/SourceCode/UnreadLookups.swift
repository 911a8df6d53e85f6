import OversetSources
import OversetWorkers

/// Calls and types that seem to look texts up in a way that is not read: what stands around literals
/// and behind dots in code, and is a key that no use is found of.
///
/// Found without parsing.
struct UnreadLookups: Sendable {
  /// By the call, as a configuration writes a helper: the literals that it gets.
  private(set) var helpers: [String: Literals] = [:]
  /// By the name of a type: its members.
  private(set) var accessors: [String: Literals] = [:]
  /// The names of functions and cases that the code declares.
  private(set) var functions: Set<String> = []
  /// The names of types that it declares.
  private(set) var types: Set<String> = []

  /// What a call gets, or the members that a type is asked for.
  struct Literals: Sendable {
    fileprivate(set) var all: Set<String> = []
    /// Those of them that are keys.
    fileprivate(set) var keys: Set<String> = []
    /// Those that are keys of which no use is found.
    fileprivate(set) var unread: Set<String> = []
    /// How often something takes what the call answers, and how often nothing does.
    fileprivate(set) var takenCount = 0
    fileprivate(set) var statementCount = 0

    /// What else takes literals or has members gets some that are keys by chance.
    fileprivate var isLikely: Bool { unread.count >= 3 && unread.count * 2 >= all.count }

    fileprivate mutating func add(_ other: Literals) {
      all.formUnion(other.all)
      keys.formUnion(other.keys)
      unread.formUnion(other.unread)
      takenCount += other.takenCount
      statementCount += other.statementCount
    }
  }

  /// The keys of an app.
  struct Keys: Sendable {
    fileprivate var all: Set<String>
    /// Those that no code is known to name.
    fileprivate var unread: Set<String>
    /// By what generated accessors keep of a key.
    fileprivate var accessorNames: Set<String>
    fileprivate var unreadAccessorNames: Set<String>
    /// The hashes of words of which a file has one if it names an unread key: the longest of the key, or the key
    /// as accessors write it.
    private var marks: Set<UInt64>

    init(_ unread: [String]) { self.init(unread, unread: unread) }

    init(_ all: [String], unread: [String]) {
      self.all = Set(all)
      // A letter is a key of the keyboard.
      let unread = unread.filter { $0.count > 2 }
      self.unread = Set(unread)
      accessorNames = Set(all.map(SourceKey.accessorName))
      unreadAccessorNames = Set(unread.map(SourceKey.accessorName))
      marks = []
      for key in unread {
        let words = key.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        if let word = words.max(by: { $0.utf8.count < $1.utf8.count }) {
          marks.insert(WordSet.hash(of: String(word)))
        }
        marks.insert(WordSet.hash(of: words.joined(separator: "_")))
        // `settings_title` and `settings.title` are `settingsTitle`.
        let parts = words.flatMap { $0.split(separator: "_") }
        let rest = parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
        marks.insert(WordSet.hash(of: ((parts.first.map { [String($0)] } ?? []) + rest).joined()))
      }
    }

    /// Whether a file may name one of which no use is found.
    func mayBeNamed(in file: SourceInput) -> Bool { !marks.isDisjoint(with: file.words.hashes) }
  }

  /// Of no file.
  init() {}

  /// Of a file.
  init(in source: SourceInput, of keys: Keys) {
    let tokens = PlainTokens(of: source.bytes)
    for index in tokens.tokens.indices {
      switch tokens.tokens[index].kind {
      case .literal: addLiteral(at: index, in: tokens, isObjectiveC: source.isObjectiveC, keys)
      case .name where !source.isObjectiveC: addName(at: index, in: tokens, keys)
      case .name, .sign: break
      }
    }
  }

  /// Of files.
  init(in sources: [SourceInput], of keys: Keys, workers: Int) {
    let found = concurrently(sources, workers: workers, prepare: { _ in () }) { source, _ in
      UnreadLookups(in: source, of: keys)
    }
    for lookups in found { add(lookups) }
  }

  /// Takes in what another file has.
  private mutating func add(_ other: UnreadLookups) {
    functions.formUnion(other.functions)
    types.formUnion(other.types)
    for (name, found) in other.helpers { helpers[name, default: Literals()].add(found) }
    for (name, found) in other.accessors { accessors[name, default: Literals()].add(found) }
  }

  /// The likely helpers, with how many keys each names; those with most keys first.
  var likelyHelpers: [(text: String, count: Int)] { Self.ranked(helpers) }
  /// The same of accessors.
  var likelyAccessors: [(text: String, count: Int)] { Self.ranked(accessors) }

  private static func ranked(_ found: [String: Literals]) -> [(text: String, count: Int)] {
    found.filter(\.value.isLikely).map { (text: $0.key, count: $0.value.unread.count) }
      .sorted { ($1.count, $0.text) < ($0.count, $1.text) }
  }

  private mutating func addLiteral(
    at index: Int, in tokens: PlainTokens, isObjectiveC: Bool, _ keys: Keys
  ) {
    // What asks something of the literal gives on what that answers.
    guard
      let call = isObjectiveC
        ? tokens.objectiveCCall(ofLiteral: index) : tokens.swiftCall(ofLiteral: index)
    else { return }
    let literal = tokens.text(index)
    add(
      literal, isKey: keys.all.contains(literal), isUnread: keys.unread.contains(literal), to: call,
      in: tokens)
  }

  private mutating func add(
    _ text: String, isKey: Bool, isUnread: Bool, to call: PlainTokens.LiteralCall,
    in tokens: PlainTokens
  ) {
    var found = helpers[call.pattern, default: Literals()]
    found.all.insert(text)
    if isKey { found.keys.insert(text) }
    if isUnread { found.unread.insert(text) }
    switch tokens.isTaken(from: call.start) {
    case true?: found.takenCount += 1
    case false?: found.statementCount += 1
    case nil: break
    }
    helpers[call.pattern] = found
  }

  /// `localize(.settings_title)`, `localize(Key.settings_title)`: a case that is named like a key.
  private mutating func addCase(at index: Int, in tokens: PlainTokens, _ keys: Keys) {
    let start = tokens.name(index - 2) == nil ? index - 1 : index - 2
    guard !tokens.isSign(".", at: index + 1), start == index - 1 || tokens.isCapitalized(start),
      let call = tokens.swiftCall(ofLiteral: start)
    else { return }
    let text = tokens.text(index)
    let name = SourceKey.accessorName(of: text)
    add(
      text, isKey: keys.accessorNames.contains(name),
      isUnread: keys.unreadAccessorNames.contains(name), to: call, in: tokens)
  }

  private mutating func addName(at index: Int, in tokens: PlainTokens, _ keys: Keys) {
    if let name = tokens.name(index + 1) {
      let word = tokens.text(index)
      if ["func", "case"].contains(word) { functions.insert(name) }
      if ["class", "struct", "enum", "actor", "extension", "typealias"].contains(word) {
        types.insert(name)
      }
    }
    if tokens.isSign(".", at: index - 1) {
      if !tokens.isCapitalized(index) { addCase(at: index, in: tokens, keys) }
    } else if tokens.isCapitalized(index), tokens.isSign(".", at: index + 1) {
      addMember(of: index, in: tokens, keys)
    }
  }

  /// `LocalString.a_b`: the names behind the first; and `Strings.Localizable.a` as a member of
  /// `Strings.Localizable`.
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
    var type = tokens.text(index)
    for start in 0..<min(members.count, 2) {
      if start > 0 { type += "." + members[start - 1] }
      let member = members[start...].joined(separator: ".")
      let name = SourceKey.accessorName(of: member)
      var found = accessors[type, default: Literals()]
      found.all.insert(member)
      if keys.accessorNames.contains(name) { found.keys.insert(member) }
      if keys.unreadAccessorNames.contains(name) { found.unread.insert(name) }
      accessors[type] = found
    }
  }
}
