import Testing

@testable import OversetSources
@testable import OversetSwiftSource

/// What no person writes must cost little time and never end the program.
struct DamagedSourceTests {
  static let sample = """
    class A: B {
      @IBOutlet var label: UILabel!
      enum L10n { static let a = L10n.tr("T", "a.b", fallback: "A \\"B\\"") }
      func f() -> String {
        label.text = isOn ? NSLocalizedString("x", comment: "") : "y".localized
        return String(localized: "z \\(count) \\(name, specifier: "%.2f")", table: "T")
      }
      var body: some View {
        List { Section("s") { Text(L10n.a).font(.body) } }.alert("t", isPresented: $p) { }
      }
    }
    """

  @Test func `a file that is cut anywhere is read as far as it goes`() {
    let bytes = Array(Self.sample.utf8)
    for end in bytes.indices {
      _ = readSources([SourceInput(path: "a.swift", bytes: Array(bytes[..<end]))], workers: 1)
      _ = readSources([SourceInput(path: "a.m", bytes: Array(bytes[..<end]))], workers: 1)
    }
  }

  @Test func `a cut file has a notice with its place`() throws {
    let file = try #require(read(["struct A {\n  let x = Text(\"a\")\n"]).files.first)
    #expect(file.uses.map(\.key.text) == ["a"])
    let notice = try #require(file.notices.first)
    #expect(notice.location?.path == "0.swift")
    #expect(notice.location?.position.line == 2)
  }

  @Test func `bytes that are no UTF-8 have a notice`() {
    let input = SourceInput(
      path: "a.swift", bytes: Array("Text(\"".utf8) + [0xFF] + Array("\")".utf8))
    let notices = readSources([input], workers: 1).files.flatMap(\.notices)
    #expect(
      notices.map(\.description) == [
        "a.swift:1:7: warning: this file is not read: byte 0xFF is not UTF-8"
      ])
  }

  @Test func `what is nested too deeply has a warning with its place`() throws {
    let file = try #require(
      read(["let k = Text(\"k\")\nlet x = " + String(repeating: "(", count: 300)]).files.first)
    #expect(file.uses.map(\.key.text) == ["k"])
    let notice = try #require(file.notices.first)
    #expect(notice.severity == .warning)
    #expect(notice.location?.position.line == 2)
  }

  @Test(arguments: [true, false])
  func `UTF-16 with a mark is read, and positions are the same`(isLittleEndian: Bool) {
    for (ending, text) in [
      ("swift", "let é = 1\nlet k = Text(\"k\")"), ("m", "// é\nf(NSLocalizedString(@\"k\", 0));"),
    ] {
      let bytes = ("\u{FEFF}" + text).utf16.flatMap { unit -> [UInt8] in
        let (low, high) = (UInt8(unit & 0xFF), UInt8(unit >> 8))
        return isLittleEndian ? [low, high] : [high, low]
      }
      let input = SourceInput(path: "0.\(ending)", bytes: bytes)
      #expect(readSources([input], workers: 1).files == read([text], ending: ending).files)
      #expect(readSources([input], workers: 1).files.flatMap(\.uses).count == 1)
    }
  }

  @Test func `what people write is never too deep`() {
    let labels = String(repeating: "  case .a: return color(for: theme, if: isOn)\n", count: 300)
    let requirements = String(repeating: "  func f(x: Int?) throws -> A<B>\n", count: 300)
    let texts = [
      "func f() { switch x {\n\(labels)} }", "protocol P {\n\(requirements)}",
      "let x = [\n" + String(repeating: "  a < b ? \"c\" : .if,\n", count: 150) + "]",
      String(repeating: "func f() { if a { } else if b { } else { } }\n", count: 300),
      "func f() {\n" + String(repeating: "  try await load(x as? [A])\n", count: 300) + "}",
      "class A {\n" + String(repeating: "  @A(1) class func f(x: B<C>) { g(1) }\n", count: 300)
        + "}",
      "enum A {\n" + String(repeating: "  case a(Int)\n  static let b = c(d(1))\n", count: 300)
        + "}",
      "class A { class func f() {\n" + String(repeating: "  g(1)\n", count: 300) + "} }",
    ]
    for text in texts {
      let notices = read([text + "\nlet k = Text(\"k\")"]).files.flatMap(\.notices)
      #expect(notices.allSatisfy { $0.severity == .note }, "\(text.prefix(60))")
    }
  }

  @Test func `a chain of many calls ends in time`() {
    let chain = "let x = Text(\"a\")" + String(repeating: ".f(\"b\".localized)", count: 500)
    #expect(uses(of: chain).count == 501)
  }

  @Test func `an array of many keys ends in time`() {
    let keys = "let x: [LocalizedStringKey] = [" + String(repeating: "\"a\", ", count: 500) + "]"
    #expect(uses(of: keys).count == 500)
  }
}
