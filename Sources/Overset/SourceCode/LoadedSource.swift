import OversetFiles
import OversetModel
import OversetSources
import OversetSyntax

/// A file of source code that is not parsed yet.
struct LoadedSource: Sendable {
  var input: SourceInput
  /// The types that it has a class or an extension of, each with what it inherits there.
  let types: [String: String?]
  /// What it declares and names, until it is known what is reached.
  var outline: CodeOutline?
  /// Whether only its types count: it is a header without a macro that looks texts up.
  let isHeaderOfTypes: Bool
  /// Nil where it has no conditions.
  let branches: ConditionalBranches?

  /// No person writes a longer file, and no check should wait for one.
  private static let mostBytes = 4 << 20

  /// Why a file is not read.
  struct Failure: Error {
    let notice: Notice
  }

  /// `withTypes` is false where no class is looked for, `withOutline` where not all of the code is read.
  static func load(
    _ path: String, at location: String, withTypes: Bool, withOutline: Bool
  ) -> Result<LoadedSource, Failure> {
    func failure(_ reason: String) -> Result<LoadedSource, Failure> {
      let fault = FileFault(position: .start, message: reason)
      return .failure(Failure(notice: unreadable(path, fault)))
    }
    do {
      guard try InputFile(at: location).size <= mostBytes else {
        return failure("it is larger than \(mostBytes >> 20) MB")
      }
      let bytes = try readFile(at: location)
      if TextEncoding(of: bytes) == .utf16WithoutMark {
        return failure("UTF-16 text needs a byte order mark")
      }
      return .success(
        LoadedSource(
          SourceInput(path: path, bytes: bytes), withTypes: withTypes, withOutline: withOutline))
    } catch {
      return failure(error.reason)
    }
  }

  private init(_ input: SourceInput, withTypes: Bool, withOutline: Bool) {
    let hasMacros =
      input.words.contains("define") && objectiveCLookups.contains(where: input.words.contains)
    self.input = input
    types = withTypes ? declaredTypes(in: input.bytes) : [:]
    outline = withOutline ? CodeOutline(of: input) : nil
    isHeaderOfTypes = SourceInput.isHeader(input.path) && !hasMacros
    let branches = ConditionalBranches(of: input.bytes)
    self.branches = branches.isEmpty ? nil : branches
  }

  /// The same with nothing in some of its ranges, where lines and columns are as they were.
  func blanked(_ ranges: [Range<Int>], withTypes: Bool, withOutline: Bool) -> LoadedSource {
    var bytes = input.bytes
    for index in ranges.joined() where bytes[index] != UInt8(ascii: "\n") {
      bytes[index] = UInt8(ascii: " ")
    }
    return LoadedSource(
      SourceInput(path: input.path, bytes: bytes), withTypes: withTypes, withOutline: withOutline)
  }

  /// Whether other files may need it to understand how they look texts up.
  var mayLocalize: Bool {
    SourceInput.isHeader(input.path)
      || !input.isObjectiveC
        && SourceVocabulary.declaringWords.contains(where: input.words.contains)
        && ["static", "extension"].contains(where: input.words.contains)
  }
}

/// `class Row: Cell`, `extension Row`, `@interface Row : Cell` and `@implementation Row`, found without
/// parsing.
private func declaredTypes(in bytes: [UInt8]) -> [String: String?] {
  var types: [String: String?] = [:]
  var words = SourceWords(bytes: bytes)
  while let word = words.next() {
    let isClass = words.isEqual(word, "class")
    let isInterface = words.isEqual(word, "interface")
    guard
      isClass || isInterface || words.isEqual(word, "extension")
        || words.isEqual(word, "implementation"),
      let name = words.next().map(words.text)
    else { continue }
    words.skipSpaces()
    var inherited: String?
    if words.skip(":") { inherited = words.next().map(words.text) }
    // An extension says nothing of what a class inherits.
    types[name] = (types[name] ?? nil) ?? (isClass || isInterface ? inherited : nil)
  }
  return types
}

/// The names in source code, one after the other: each by where it is, since most are no declarations.
private struct SourceWords {
  let bytes: [UInt8]
  private var index = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> Range<Int>? {
    while index < bytes.count, !WordSet.isNamed(bytes[index]) { index += 1 }
    let start = index
    while index < bytes.count, WordSet.isNamed(bytes[index]) { index += 1 }
    return start < index ? start..<index : nil
  }

  func text(_ word: Range<Int>) -> String { String(decoding: bytes[word], as: UTF8.self) }

  func isEqual(_ word: Range<Int>, _ text: StaticString) -> Bool {
    word.count == text.utf8CodeUnitCount && self.text(word) == text.description
  }

  mutating func skipSpaces() {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
  }

  mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: sign) else { return false }
    index += 1
    return true
  }
}
