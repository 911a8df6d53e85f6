import Fixtures
import Foundation
import OversetModel
import Testing

@testable import OversetTypesetting

struct FontTests {
  @Test(arguments: RequiredFont.allCases)
  func `every font that the tests need is installed`(font: RequiredFont) throws {
    try RequiredFont.require(font, from: FontBook())
  }

  @Test func `a missing file cannot be read`() {
    let path = "/nowhere/Missing.ttf"
    let error = FontError.unreadable(path: path, reason: "No such file or directory")
    #expect(FontBook.problem(withFileAt: path) == error)
    #expect(throws: error) {
      try FontBook().font(.file(path, size: 17))
    }
  }

  @Test(arguments: ["", "This is a text.", "OTTO", "\0\u{1}\0\0", "ttcf\0\0\0\0"])
  func `a file that is no font is reported`(content: String) throws {
    let folder = try TestFolder(["Text.ttf": content])
    let path = folder.path + "/Text.ttf"
    #expect(throws: (any Error).self) { try FontBook().font(.file(path, size: 17)) }
    let problem = try #require(FontBook.problem(withFileAt: path))
    #expect(problem.description.contains("'\(path)'"))
  }

  @Test func `a folder is no font`() throws {
    let folder = try TestFolder()
    #expect(FontBook.problem(withFileAt: folder.path) != nil)
  }

  @Test(.timeLimit(.minutes(1)))
  func `what is no regular file, or too large, is reported and not read`() throws {
    let folder = try TestFolder()
    folder.makePipe("pipe.ttf")
    try folder.makeSparseFile("sparse.ttf", bytes: 200 << 30)
    for (path, reason) in [
      (folder.path + "/pipe.ttf", "it is not a regular file"),
      ("/dev/zero", "it is not a regular file"),
      (folder.path + "/sparse.ttf", "it is larger than 512 MB"), (folder.path, "Is a directory"),
    ] {
      let error = FontError.unreadable(path: path, reason: reason)
      #expect(FontBook.problem(withFileAt: path) == error)
      #expect(throws: error) { try FontBook().font(.file(path, size: 17)) }
      let search = FontBook.Search(files: [path], includesInstalled: false)
      #expect(FontBook(search: search).face(named: "x", weightClass: nil) == nil)
    }
  }

  @Test func `a font is used on when its file is cut`() throws {
    let installed = try RequiredFont.inter.font(from: FontBook())
    let face = try #require(installed.face)
    let folder = try TestFolder()
    let path = folder.path + "/Cut.otf"
    try FileManager.default.copyItem(atPath: face.path, toPath: path)
    let font = try FontBook().font(.file(path, size: 17))
    #expect(truncate(path, 0) == 0)
    #expect(width(of: "Hello", in: font) == width(of: "Hello", in: installed))
    let copy = try #require(font.face)
    let glyph = try #require(copy.glyph(of: 0x48))
    #expect(GlyphOutlines().outline(of: glyph, in: copy).count > 4)
  }

  @Test func `a cut font file is no trap`() throws {
    let inter = try RequiredFont.inter.font(from: FontBook())
    let face = try #require(inter.face)
    let data = try Data(contentsOf: URL(fileURLWithPath: face.path))
    let folder = try TestFolder()
    let path = folder.path + "/Cut.otf"
    for length in [4, 100, 1000, 20_000, data.count / 2] {
      try data.prefix(length).write(to: URL(fileURLWithPath: path))
      guard let font = try? FontBook().font(.file(path, size: 17)) else { continue }
      _ = width(of: "Hello", in: font)
    }
  }

  @Test func `a name that no font has is reported`() {
    #expect(throws: FontError.unknownName("No Such Family")) {
      try FontBook().font(.named("No Such Family", size: 17))
    }
  }

  @Test func `a family is found by name whatever the case`() throws {
    let fonts = FontBook()
    _ = try RequiredFont.inter.font(from: fonts)
    #expect(try fonts.font(.named("inter", size: 17)).name == "Inter-Regular")
  }

  @Test func `a searched file is found by its own names`() throws {
    let inter = try RequiredFont.inter.font(from: FontBook())
    let face = try #require(inter.face)
    let book = FontBook(search: FontBook.Search(files: [face.path]))
    #expect(book.face(named: "Inter-Regular", weightClass: 400)?.path == face.path)
    #expect(book.face(named: face.familyName, weightClass: 400)?.path == face.path)
  }

  /// `hhea`, whatever `OS/2` says.
  @Test func `the line height is the font's own`() throws {
    let inter = try RequiredFont.inter.font(from: FontBook(), points: 20)
    #expect(abs(inter.lineHeight - 20 * (inter.ascender - inter.descender)) < 1e-9)
    #expect((1.15...1.3).contains(inter.lineHeight / 20))
  }

  @Test func `a font file is linear in its size`() throws {
    let fonts = FontBook()
    let small = width(of: "Continue", in: try RequiredFont.inter.font(from: fonts, points: 10))
    let large = width(of: "Continue", in: try RequiredFont.inter.font(from: fonts, points: 40))
    #expect(abs(large - 4 * small) < 1e-6)
  }

  @Test(arguments: [
    ("م", "ar", "NotoSansArabic-Regular"), ("ש", "he", "NotoSansHebrew-Regular"),
    ("ไ", "th", "NotoSansThai-Regular"), ("न", "hi", "NotoSansDevanagari-Regular"),
    ("👍", "en", "NotoColorEmoji"),
  ])
  func `what the label's font lacks comes from the font of its script`(
    text: String, locale: String, name: String
  ) throws {
    try RequiredFont.require(.arabic, .hebrew, .thai, .devanagari, .emoji, from: FontBook())
    for font in [
      TypesetFont(system: .regular, points: 17), try RequiredFont.inter.font(from: FontBook()),
    ] {
      let runs = try wrapper(text, in: font, locale: locale).paragraph.runs
      guard case .face(let face, _)? = runs.first?.font else {
        Issue.record("'\(text)' is set in no font file")
        continue
      }
      #expect(face.postScriptName == name)
    }
  }

  @Test func `a configured fallback comes before the built-in one`() throws {
    try RequiredFont.require(.hebrew, .inter, from: FontBook())
    let book = FontBook(search: FontBook.Search(fallback: ["Hebr": "DejaVu Sans"]))
    #expect(book.cascade.families(for: Script("Hebr"), locale: .english).first == "DejaVu Sans")
    let byLanguage = FontBook(search: FontBook.Search(fallback: ["ja": "Noto Sans CJK KR"]))
    let japanese = try #require(LocaleIdentifier("ja"))
    #expect(
      byLanguage.cascade.families(for: Script.han, locale: japanese).first == "Noto Sans CJK KR")
  }

  @Test(arguments: [
    ("ja", "Noto Sans CJK JP"), ("ko", "Noto Sans CJK KR"), ("zh-Hans", "Noto Sans CJK SC"),
    ("zh-Hant", "Noto Sans CJK TC"), ("zh-HK", "Noto Sans CJK HK"), ("zh_TW", "Noto Sans CJK TC"),
    ("zh", "Noto Sans CJK SC"), ("yue", "Noto Sans CJK HK"),
  ])
  func `Han is set in the locale's own shapes`(locale: String, family: String) throws {
    let locale = try #require(LocaleIdentifier(locale))
    #expect(FontCascade.eastAsianFamily(locale) == family)
    #expect(FontCascade().families(for: .han, locale: locale).first == family)
  }

  @Test func `the advice for a missing character names a package`() throws {
    let japanese = try #require(LocaleIdentifier("ja"))
    #expect(FontAdvice.packages(for: ["م", "न"], locale: .english) == ["fonts-noto-core"])
    #expect(FontAdvice.packages(for: ["👍"], locale: .english) == ["fonts-noto-color-emoji"])
    #expect(FontAdvice.packages(for: ["日"], locale: japanese) == ["fonts-noto-cjk"])
  }

  /// The word cache and the opened fonts are scratch, not state.
  @Test func `a result does not depend on what was laid out before`() throws {
    try RequiredFont.require(.arabic, .thai, .inter, from: FontBook())
    let fonts = FontBook()
    let inter = try RequiredFont.inter.font(from: fonts)
    let system = TypesetFont(system: .regular, points: 17)
    let used = Typesetter(fonts: fonts)
    var random = SeededGenerator(seed: 6)
    for round in 0..<1000 {
      let text = random.text(words: 5, of: "abcAVTo日한مرحบ👍-.", longest: 8)
      let locale = LocaleIdentifier(["en", "ja", "ar", "th"][round % 4]) ?? .english
      _ = used.typeset(Array(text.utf16), in: round % 2 == 0 ? inter : system, locale: locale)
    }
    for text in ["Continue with AVATAR", "تأكيد الحجز", "日本語と한국어", "ชำระเงิน", "fi 👍 To"] {
      for font in [inter, system] {
        for locale in ["en", "ja", "ar"] {
          let first = try wrapper(text, in: font, locale: locale)
          let later = try wrapper(text, in: font, locale: locale, typesetter: used)
          #expect(first.paragraph.clusters == later.paragraph.clusters)
          #expect(first.paragraph.runs.map(\.clusters) == later.paragraph.runs.map(\.clusters))
        }
      }
    }
  }

  @Test(arguments: ["\u{26A0}\u{FE0F}", "\u{2764}\u{FE0F}", "\u{A9}\u{FE0F}", "1\u{FE0F}\u{20E3}"])
  func `an emoji is one in a label with a font of its own too`(text: String) throws {
    let fonts = FontBook()
    try RequiredFont.require(.emoji, from: fonts)
    let paragraph = try #require(
      Typesetter(fonts: fonts).typeset(
        Array(text.utf16), in: try RequiredFont.inter.font(from: fonts), locale: .english
      ).first)
    #expect(paragraph.clusterCount == 1)
    guard case .face(let face, _)? = paragraph.runs.first?.font else {
      Issue.record("set in no font")
      return
    }
    #expect(face.postScriptName == "NotoColorEmoji")
  }
}
