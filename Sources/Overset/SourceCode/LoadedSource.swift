import OversetFiles
import OversetModel
import OversetSources

/// A file of source code that is not parsed yet.
struct LoadedSource: Sendable {
  let input: SourceInput
  let words: WordSet

  /// No person writes a longer file, and no check should wait for one.
  private static let mostBytes = 4 << 20

  /// Why a file is not read.
  struct Failure: Error {
    let notice: Notice
  }

  static func load(_ path: String, at location: String) -> Result<LoadedSource, Failure> {
    func failure(_ reason: String) -> Result<LoadedSource, Failure> {
      .failure(Failure(notice: Notice(.warning, "'\(path)' is not read: \(reason)")))
    }
    do {
      guard try InputFile(at: location).size <= mostBytes else {
        return failure("it is larger than \(mostBytes >> 20) MB")
      }
      let bytes = try readFile(at: location)
      return .success(
        LoadedSource(input: SourceInput(path: path, bytes: bytes), words: WordSet(of: bytes)))
    } catch {
      return failure(error.reason)
    }
  }

  /// Whether other files may need it to understand how they look texts up.
  var mayLocalize: Bool {
    !input.isObjectiveC && SourceVocabulary.declaringWords.contains(where: words.contains)
      && ["static", "extension"].contains(where: words.contains)
  }

  /// Whether it has a class of this name, or an extension of it.
  func declares(_ name: String) -> Bool {
    words.contains(name)
      && ["class", "extension", "@implementation"].contains { word in
        index(behind: word, name) != nil
      }
  }

  /// What a class of Swift in the file inherits; nil where it is not there.
  func superclass(of name: String) -> String? {
    guard !input.isObjectiveC, words.contains(name), var index = index(behind: "class", name) else {
      return nil
    }
    let bytes = input.bytes
    func skipSpaces() {
      while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
    }
    skipSpaces()
    guard index < bytes.count, bytes[index] == UInt8(ascii: ":") else { return nil }
    index += 1
    skipSpaces()
    let inherited = bytes[index...].prefix(while: Self.isNamed)
    return inherited.isEmpty ? nil : String(decoding: inherited, as: UTF8.self)
  }

  /// Where `class Name` ends.
  private func index(behind word: String, _ name: String) -> Int? {
    let text = Array("\(word) \(name)".utf8)
    let bytes = input.bytes
    var index = 0
    while let start = bytes[index...].firstIndex(of: text[0]) {
      let end = start + text.count
      guard end <= bytes.count else { return nil }
      if bytes[start..<end].elementsEqual(text), end == bytes.count || !Self.isNamed(bytes[end]) {
        return end
      }
      index = start + 1
    }
    return nil
  }

  private static func isNamed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
