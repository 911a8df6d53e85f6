import Foundation
import OversetCatalogs
/// Chooses the kinds of the objects in a text by the words around them.
struct ValueClues {
  /// The kinds of the objects of a key, by argument; the same in every locale.
  ///
  /// `texts` are those of the source, `note` is for translators, `translations` show the type of an
  /// argument where nothing else does. What is not here may be anything.
  static func kinds(
    of texts: [String], key: String, note: @autoclosure () -> String?,
    translations: () -> [String]
  ) -> [Int: ValueKind] {
    var kinds: [Int: ValueKind] = [:]
    var unknown: Set<Int> = []
    let signatures = texts.map { Objects(in: $0) }
    if signatures.allSatisfy(\.all.isEmpty) { return kinds }
    let note = note()
    let numbers = Set(signatures.flatMap(\.numbers))
    for objects in signatures {
      for object in objects.all {
        let number = object.number
        if numbers.contains(number) {
          kinds[number] = .number
        } else if let note, !texts.contains(where: { note.contains($0) }),
          let kind = noted(number, isOnly: objects.isSingle, in: note)
        {
          kinds[number] = kind
        } else if let kind = object.kind {
          kinds[number] = kind
        } else if objects.isSingle, !texts.contains(key), let kind = named(key) {
          kinds[number] = kind
        } else {
          unknown.insert(number)
        }
      }
    }
    unknown.subtract(kinds.keys)
    if !unknown.isEmpty {
      for number in translations().flatMap({ Objects.numbers(in: $0) })
      where unknown.contains(number) {
        kinds[number] = .number
      }
    }
    return kinds
  }

  /// By a name in code: `userName`, `file_size`; the last words count.
  static func named(_ name: String) -> ValueKind? {
    let words = words(of: name, inCode: true).suffix(2)
    return table.nouns[words.joined(separator: "_")] ?? words.last.flatMap { table.nouns[$0] }
  }

  // MARK: Notes

  /// What the part of a note says that speaks of the argument: "%1$@ is the file name", "The second
  /// argument is the number of pages" (Xcode's own words).
  private static func noted(_ number: Int, isOnly: Bool, in note: String) -> ValueKind? {
    let nouns = ["argument", "parameter", "placeholder", "variable", "%@"]
    let ordinals = ["first", "second", "third", "fourth", "fifth"]
    var names = ["%\(number)$"] + nouns.map { "\($0) \(number)" }
    if ordinals.indices.contains(number - 1) {
      names += nouns.map { "\(ordinals[number - 1]) \($0)" }
    }
    if isOnly { names += nouns }
    let clauses = note.lowercased().split { ".;\n".contains($0) && !$0.isLetter }
    for clause in clauses {
      guard let name = names.lazy.compactMap({ clause.range(of: $0) }).first else { continue }
      let words = words(of: String(clause[name.upperBound...])).prefix(8)
      // "The name of the file": what is named counts.
      var isName = false
      for (index, word) in words.enumerated() {
        let pair = index + 1 < words.count ? table.nouns["\(word)_\(words[index + 1])"] : nil
        guard let kind = pair ?? table.nouns[word] else { continue }
        if kind != .name { return kind }
        isName = true
      }
      if isName { return .name }
    }
    return nil
  }

  // MARK: Words

  /// The kinds by word, or by two words with a low line between them.
  private struct Table {
    var nouns: [String: ValueKind] = [:]
    var before: [String: ValueKind] = [:]
    var after: [String: ValueKind] = [:]

    init() {
      for kind in ValueKind.allCases {
        let clues = kind.clues
        for word in clues.nouns.split(separator: " ") { nouns[String(word)] = kind }
        for word in clues.before.split(separator: " ") { before[String(word)] = kind }
        for word in clues.after.split(separator: " ") { after[String(word)] = kind }
      }
    }
  }

  private static let table = Table()

  /// In small letters; a capital begins a word of code.
  private static func words(of text: String, inCode: Bool = false) -> [String] {
    var words: [String] = []
    var word = ""
    var wasSmall = false
    for character in text {
      let isPart = character.isLetter || character.isNumber || character == "'"
      if !isPart || inCode && character.isUppercase && wasSmall {
        if !word.isEmpty { words.append(word.lowercased()) }
        word = ""
      }
      if isPart { word.append(character) }
      wasSmall = character.isLowercase
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    return words
  }

  /// The nearest clue within some words before a value, or right behind it, in one sentence.
  fileprivate static func beside(_ before: String, _ after: String) -> ValueKind? {
    let next = Array(words(of: sentence(after, isBefore: false)).prefix(2))
    let start = after.drop(while: \.isWhitespace).first
    if start.map({ $0.isLetter || "/" == $0 }) == true {
      if let kind = next.count > 1 ? table.after["\(next[0])_\(next[1])"] : nil { return kind }
      if let kind = next.first.flatMap({ table.after[$0] }) { return kind }
    }
    let last = Array(words(of: sentence(before, isBefore: true)).suffix(5))
    // "Posts: %@".
    if before.hasSuffix(":") || before.hasSuffix(": "), let word = last.last,
      table.after[word] == .number
    {
      return .number
    }
    for index in last.indices.reversed() {
      let pair = index > 0 ? "\(last[index - 1])_\(last[index])" : ""
      if let kind = table.nouns[pair] ?? table.before[pair] { return kind }
      // A noun may stand further away than a little word: "An email was sent to %@".
      if last.count - index <= 3, let kind = table.before[last[index]] { return kind }
      if let kind = table.nouns[last[index]] { return kind }
    }
    return next.lazy.compactMap { table.nouns[$0] }.first
  }

  /// The end of what stands before a value, or the beginning of what stands behind it.
  fileprivate static func sentence(_ text: String, isBefore: Bool) -> String {
    let ends: (UInt8) -> Bool = { ".!?]\n".utf8.contains($0) }
    let bytes = text.utf8
    if isBefore {
      return bytes.lastIndex(where: ends).map { String(text[bytes.index(after: $0)...]) } ?? text
    }
    return bytes.firstIndex(where: ends).map { String(text[..<$0]) } ?? text
  }
}

/// The objects of one format, each with what stands around it.
private struct Objects {
  struct Object {
    var number: Int
    var kind: ValueKind?
  }

  private(set) var all: [Object] = []
  /// The arguments that are numbers by their type.
  private(set) var numbers: [Int] = []

  var isSingle: Bool { Set(all.map(\.number)).count == 1 && numbers.isEmpty }

  /// The arguments of a format that are numbers by their type.
  static func numbers(in text: String) -> [Int] { numbers(in: ExpandedFormat(text).parts) }

  private static func numbers(in parts: [ExpandedFormat.Part]) -> [Int] {
    parts.compactMap { part in
      guard case .argument(let argument) = part, !argument.specifier.isObject,
        argument.specifier.isNumber
      else { return nil }
      return argument.number
    }
  }

  init(in text: String) {
    let parts = ExpandedFormat(text).parts
    numbers = Self.numbers(in: parts)
    let hasObjects = parts.contains { part in
      if case .argument(let argument) = part { argument.specifier.isObject } else { false }
    }
    guard hasObjects else { return }
    let isBare = !parts.contains { part in
      guard case .literal(let text) = part else { return false }
      return !Self.joinsNumbers(text)
    }
    var said = ""
    for (index, part) in parts.enumerated() {
      said += part.literalText
      guard case .argument(let argument) = part, argument.specifier.isObject else { continue }
      let before = index > 0 ? parts[index - 1].literalText : ""
      let after = index + 1 < parts.count ? parts[index + 1].literalText : ""
      let kind =
        Self.kind(before, after)
        ?? (isBare ? .number : ValueClues.beside(before, after) ?? Self.failure(said))
      all.append(Object(number: argument.number, kind: kind))
      joins.append(index > 1 && before != " (" && Self.joinsNumbers(before))
    }
    share()
  }

  /// Whether each is joined to the one before it.
  private var joins: [Bool] = []

  /// "Page %@ of %@", "%@ of %@ selected": both are of one kind.
  private mutating func share() {
    for index in all.indices.dropFirst() where joins[index] {
      all[index].kind = all[index].kind ?? all[index - 1].kind
    }
    for index in all.indices.dropFirst().reversed() where joins[index] {
      all[index - 1].kind = all[index - 1].kind ?? all[index].kind
    }
  }

  /// What stands between numbers and around them: "%@/%@", "(%@)", "%1$@ of %2$@", "%@–%@".
  private static func joinsNumbers(_ words: String) -> Bool {
    // Most words have other letters.
    if words.utf8.contains(where: { 0x61...0x7A ~= $0 && !"ofx".utf8.contains($0) }) {
      return false
    }
    let middle = words.filter { !$0.isWhitespace }
    if ["of", "x"].contains(middle.lowercased()) { return true }
    let isTight = !words.contains(where: \.isWhitespace)
    return middle.allSatisfy { "/×+()%~≈±<>=".contains($0) || isTight && ":-–".contains($0) }
  }

  /// By the signs right beside a value.
  private static func kind(_ before: String, _ after: String) -> ValueKind? {
    if after.drop(while: \.isWhitespace).first == "%" { return .percents }
    if after.hasPrefix("'s") || after.hasPrefix("’s") { return .name }
    if before.hasSuffix("://") { return .host }
    // "S%@:E%@", "%@x".
    let letters = [before.last, after.first].compactMap { $0 }.filter { $0.isASCII && $0.isLetter }
    if !letters.isEmpty { return before.last == "v" ? .version : .number }
    switch before.last {
    case "@", "#": return .handle
    case "$", "€", "£", "¥", "₹": return .number
    default: return nil
    }
  }

  /// "Failed to load %@: %@".
  private static func failure(_ said: String) -> ValueKind? {
    let sentence = ValueClues.sentence(said, isBefore: true).lowercased()
    guard sentence.last(where: { !$0.isWhitespace }) == ":" else { return nil }
    let words = ["error", "fail", "could not", "couldn’t", "can’t", "cannot", "unable"]
    return words.contains { sentence.contains($0) } ? .phrase : nil
  }
}

extension ExpandedFormat.Part {
  fileprivate var literalText: String {
    if case .literal(let text) = self { text } else { "" }
  }
}
