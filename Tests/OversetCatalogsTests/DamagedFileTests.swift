import Fixtures
import OversetModel
import Testing

@testable import OversetCatalogs

/// Files that were cut or damaged: whatever they hold, a catalog comes back.
struct DamagedFileTests {
  private static let strings = #"""
    // Größe 😀
    {"a\n\U00e9\351" = 'b "q"'; /* c */ "d";
     e = (f, {g = <00 ff>;}); "h" = "i\Ud83d\Ude00";}
    """#

  private static let stringCatalog = #"""
    {"sourceLanguage" : "en", "version" : "1.0", "strings" : {
      "a\u00e9\ud83d\ude00 😀" : {"comment" : "c", "shouldTranslate" : false, "localizations" : {
        "de" : {"stringUnit" : {"state" : "new", "value" : "ä"}},
        "fr" : {"variations" : {"device" : {"mac" : {"variations" : {"plural" : {
          "one" : {"stringUnit" : {"value" : "%#@n@"}}}}}}},
          "substitutions" : {"n" : {"argNum" : 1, "x" : [true, null, -1.5e3]}}}}},
      "b" : {"localizations" : {"en" : {"stringSet" : {"state" : "new", "values" : ["x", "y"]}}}}
    }}
    """#

  @Test func `a string catalog cut at any byte is a fault, not a crash`() {
    let bytes = Array(Self.stringCatalog.utf8)
    #expect(loadStringCatalog(bytes).faults == [])
    for count in bytes.indices {
      let catalog = loadStringCatalog(Array(bytes.prefix(count)))
      #expect(catalog.entries == [])
      #expect(catalog.faults.map(\.extent) == [.file])
    }
  }

  @Test func `a strings file cut at any byte is read as far as it is whole`() {
    let bytes = Array(Self.strings.utf8)
    #expect(loadStrings(bytes).entries.count == 3)
    for count in bytes.indices {
      #expect(loadStrings(Array(bytes.prefix(count))).entries == [])
    }
  }

  @Test(arguments: Effort.seeds(from: 1, count: 1))
  func `flipped bits never crash a loader`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let utf16 = Self.strings.utf16.reduce(into: [0xFF, 0xFE] as [UInt8]) { bytes, unit in
      bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    }
    for _ in 0..<3_000 {
      _ = loadStrings(damaged(Array(Self.strings.utf8), by: &generator))
      _ = loadStrings(damaged(utf16, by: &generator))
      _ = loadStringCatalog(damaged(Array(Self.stringCatalog.utf8), by: &generator))
    }
  }

  @Test func `the text at every position is the token that it names`() {
    let strings = loadStrings(Self.strings)
    #expect(
      strings.entries.map { token(at: $0.keyPosition, in: Self.strings).prefix(2) } == [
        #""a"#, #""d"#, #""h"#,
      ])
    #expect(
      strings.entries.map { token(at: $0.valuePosition, in: Self.strings).prefix(2) } == [
        "'b", #""d"#, #""i"#,
      ])
    let catalog = loadStringCatalog(Self.stringCatalog)
    #expect(!catalog.entries.isEmpty)
    for entry in catalog.entries {
      let key = token(at: entry.keyPosition, in: Self.stringCatalog)
      let value = token(at: entry.valuePosition, in: Self.stringCatalog)
      #expect(key.hasPrefix("\"" + entry.key.prefix(1)))
      #expect(entry.isWritten ? value.hasPrefix("\"\(entry.value)\"") : value == key)
    }
  }

  private func token(at position: TextPosition, in text: String) -> Substring {
    let line = text.split(separator: "\n", omittingEmptySubsequences: false)[position.line - 1]
    return line[line.utf16.index(line.startIndex, offsetBy: position.column - 1)...]
  }

  private func damaged(_ bytes: [UInt8], by generator: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      bytes[Int.random(in: bytes.indices, using: &generator)] ^=
        UInt8(1)
        << UInt8.random(in: 0..<8, using: &generator)
    }
    return bytes
  }
}
