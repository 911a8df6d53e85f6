import Fixtures
import Foundation
import OversetModel
import Testing

@testable import OversetSyntax

/// Damaged property lists, as the Foundation of this machine reads them and as we do.
///
/// Where the two may differ, and why:
/// - a file of no text, or of a byte order mark alone: Foundation fails, Xcode's build step reads
///   no entries;
/// - keys that are canonically equivalent: Foundation's dictionaries fold them when they become
///   Swift's, the app's lookup does not;
/// - lone surrogates in XML in UTF-16: Foundation fails, the text is read with U+FFFD;
/// - encodings that only one of ICU and CoreFoundation's list of names knows;
/// - sets, which only a binary property list has: Foundation crashes when it makes them Swift's;
/// - elements `<plist>` nested without end: Foundation's stack overflows.
struct FoundationAgreementTests {
  /// By hand, for hours: `OVERSET_ROUNDS=100000 swift test --filter FoundationAgreement`.
  private static let rounds =
    ProcessInfo.processInfo.environment["OVERSET_ROUNDS"].flatMap(Int.init) ?? 250

  private static let seed =
    ProcessInfo.processInfo.environment["OVERSET_SEED"].flatMap(UInt64.init) ?? 1

  private static let oldStyle = [
    #"""
    /* Größe 😀 */
    "a\n\U00e9\351" = 'b "q"'; // c
    "d";
    e = (f, {g = <00 ff>;}, "x\"y", ); "h" = "i\Ud83d\Ude00";
    bare://key.a-b_$ = 'two
    lines'; "a\n\U00e9\351" = again;
    """#,
    #"{ "one" = "1"; 'two' = { three = (4, (5), <>); "six" = "\U7\1\12\123"; }; /* x */ seven; }"#,
    "\"k\"\u{2028}=\u{2029}\"v\\\r\n\";\r\n<<<<<<< HEAD\r\n\"x\"=\"y\";\r=======\n“z” = 1;; a=b;",
    "( a, 'b', \"c\", (d), {e=f;}, <0a 0B\n0c> )",
    "alone", "\"alone\" /* and a comment */", "x={a=b; \"c\"=(d, \"e\\\" f\");}; // end",
    "<0123 4567>",
  ]

  private static let xml = [
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/x.dtd">
    <plist version="1.0">
    <dict>
      <!-- comment --> <key>Größe</key> <string>a &lt;b&gt; &amp; &quot;c&quot; &apos; &#233;&#x1F600;</string>
      <key>cdata</key><string>x<![CDATA[<y> & ]] ]]>z</string><key/><string/>
      <key>dict</key><dict><key>one</key><string>1</string><key>two</key><array><string>a\r\nb</string>
      <integer>-12</integer><integer> +0x1F</integer><real>1.5e3</real><true/><false></false></array></dict>
      <key>date</key><date>2020-01-02T03:04:05Z</date><key>data</key><data> AQID\n BA== </data>
      <?pi x?><key>Größe</key><string attribute="x>y">again</string>
      <key>empty</key><dict/><key>none</key><array/><key>uid</key><dict><key>CF$UID</key><integer>1</integer></dict>
    </dict>
    </plist>

    """,
    "<plist><string>alone</string></plist>", "<dict><key>a</key><string>b</string></dict> and more",
    "<!-- x --> <array><dict><key>k</key><key>v</key></dict><plist><true/></plist></array>",
    "<?xml version='1.0' encoding='ISO-8859-1'?><plist><dict><key>a</key><string>b</string></dict></plist>\n",
    "<plist><integer>18446744073709551615</integer></plist>", "<real>-.5E-2</real>",
  ]

  private static var binary: [[UInt8]] {
    let lists: [Any] = [
      [
        "a": "b", "Größe": "ä😀",
        "long key, longer than fifteen": String(repeating: "x", count: 300),
      ],
      [
        "d": ["e": ["f", "g", 1, 2.5, true, Date(timeIntervalSince1970: 0), Data([1, 2, 3])]],
        "numbers": [-1, 255, 65536, 1 << 40],
      ],
      ["x", ["y": [:] as [String: String]]],
    ]
    return lists.map {
      let data = try? PropertyListSerialization.data(
        fromPropertyList: $0, format: .binary, options: 0)
      return Array(data ?? Data())
    }
  }

  @Test func `damaged texts are read like Foundation reads them`() {
    for text in Self.oldStyle + Self.xml {
      check([
        Array(text.utf8), [0xFF, 0xFE] + utf16(text), [0xEF, 0xBB, 0xBF] + text.utf8, utf16(text),
      ])
    }
  }

  @Test func `damaged binary property lists are read like Foundation reads them`() {
    check(Self.binary)
  }

  private func check(_ seeds: [[UInt8]]) {
    var generator = SeededGenerator(seed: Self.seed)
    for seed in seeds {
      expectAgreement(on: seed)
      for _ in 0..<Self.rounds { expectAgreement(on: damaged(seed, &generator)) }
    }
  }

  private func expectAgreement(on bytes: [UInt8]) {
    let file = PropertyListFile(bytes)
    let ours = file.root.map { describe($0.content, firstCounts: !file.hasPositions) }
    if file.root.map({ hasSet($0.content) }) ?? false { return }
    let list = try? PropertyListSerialization.propertyList(
      from: Data(bytes), options: [], format: nil)
    let theirs = list.map(describe)
    if ours == theirs || isKnownDifference(file, ours, bytes) { return }
    Issue.record(
      """
      \(String(decoding: bytes, as: UTF8.self).debugDescription)
      \(bytes)
      ours \(ours ?? "none") \(file.faults.map(\.message))
      theirs \(theirs ?? "none")
      """)
  }

  private func isKnownDifference(
    _ file: PropertyListFile, _ ours: String?, _ bytes: [UInt8]
  ) -> Bool {
    if ours == "{}", file.source?.utf8.isEmpty ?? false { return true }
    guard let root = file.root?.content else {
      // A declared encoding.
      return file.faults.contains { $0.message.contains("XML declaration") }
    }
    let isUTF16 = file.encoding.hasPrefix("UTF-16")
    let isLossy =
      isUTF16 && file.source.map { $0.text(0..<$0.utf8.count).contains("\u{FFFD}") } ?? false
    return isLossy && ours != nil || hasEquivalentKeys(root)
  }

  private func hasSet(_ content: PropertyList.Content) -> Bool {
    switch content {
    case .array(let values): values.contains { hasSet($0.content) }
    case .dictionary(let pairs): pairs.contains { hasSet($0.value.content) }
    case .other(let name): name == "set"
    case .text: false
    }
  }

  private func hasEquivalentKeys(_ content: PropertyList.Content) -> Bool {
    switch content {
    case .array(let values): return values.contains { hasEquivalentKeys($0.content) }
    case .dictionary(let pairs):
      let keys = pairs.compactMap(\.key)
      return Set(keys).count < Set(keys.map(ExactText.init)).count
        || pairs.contains { hasEquivalentKeys($0.value.content) }
    default: return false
    }
  }

  private func describe(_ content: PropertyList.Content, firstCounts: Bool) -> String {
    switch content {
    case .text(let text): return quoted(text)
    case .array(let values):
      return "["
        + values.map { describe($0.content, firstCounts: firstCounts) }
        .joined(separator: ", ") + "]"
    case .dictionary(let pairs):
      let replaced = RepeatedKeys.replacedPairs(of: pairs, firstCounts: firstCounts)
      return dictionary(
        pairs.indices.filter { !replaced.contains($0) }.map { index in
          (
            pairs[index].key ?? "?",
            describe(pairs[index].value.content, firstCounts: firstCounts)
          )
        })
    case .other(let name):
      return ["integer", "real", "boolean"].contains(name) ? "number" : name
    }
  }

  private func describe(_ value: Any) -> String {
    switch value {
    case let text as String: return quoted(text)
    case let values as [Any]: return "[" + values.map(describe).joined(separator: ", ") + "]"
    case let values as [AnyHashable: Any]:
      return dictionary(values.map { (($0.key as? String) ?? "?", describe($0.value)) })
    case is Data: return "data"
    case is Date: return "date"
    case is NSNumber: return "number"
    case is NSNull: return "null"
    case is Set<AnyHashable>: return "set"
    default: return "uid"
    }
  }

  private func dictionary(_ pairs: [(String, String)]) -> String {
    "{" + pairs.map { "\(quoted($0.0)): \($0.1)" }.sorted().joined(separator: ", ") + "}"
  }

  private func quoted(_ text: String) -> String {
    "\""
      + text.unicodeScalars.map { $0.isASCII ? "\($0)" : "<\(String($0.value, radix: 16))>" }
      .joined() + "\""
  }

  private func utf16(_ text: String) -> [UInt8] {
    text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  }

  private func damaged(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    let marks = Array("\"\\'=;(){}<>/*, \n\r\u{B}\0&#]![-?U07".utf8)
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let place = Int.random(in: 0...max(0, bytes.count - 1), using: &generator)
      let length = Int.random(in: 0...min(12, bytes.count - place), using: &generator)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0 where !bytes.isEmpty:
        bytes[place] ^= UInt8(1) << UInt8.random(in: 0..<8, using: &generator)
      case 1: bytes.insert(marks.randomElement(using: &generator) ?? 0, at: min(place, bytes.count))
      case 2: bytes.removeSubrange(place..<place + length)
      case 3 where !bytes.isEmpty: bytes[place] = marks.randomElement(using: &generator) ?? 0
      case 4:
        let piece = Array(bytes[place..<place + length])
        bytes.insert(contentsOf: piece, at: Int.random(in: 0...bytes.count, using: &generator))
      default:
        if Bool.random(using: &generator) { bytes.removeLast(bytes.count - place) }
      }
    }
    return bytes
  }
}
