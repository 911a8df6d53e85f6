import Fixtures
import Foundation
import OversetConfiguration
import OversetModel
import OversetTypesetting
import Testing

@testable import Overset

/// Fonts that an app ships.
struct OwnFontTests {
  private static let name = "OversetBoxes-Regular"

  /// An app with the font in a folder.
  private static func app(_ path: String) throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write("\"a\" = \"b\";", to: "en.lproj/Localizable.strings")
    let file = "\(folder.path)/\(path)"
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: RequiredFont.boxesPath, toPath: file)
    return folder
  }

  @Test func `a label's font is found in the app's folder`() throws {
    let folder = try Self.app("App/Fonts/Boxes.ttf")
    let fonts = AppFonts(Configuration(root: folder.path), leastSystem: nil)
    _ = try fonts.book.font(.named(Self.name, size: 17))
    #expect(fonts.book.origin(ofFileAt: "\(folder.path)/App/Fonts/Boxes.ttf") == .app)
    #expect(fonts.notices.isEmpty)
  }

  /// UIKit knows the fonts that Info.plist names, and those that code registers.
  @Test(arguments: [
    (Self.naming("Other.ttf"), "", false), (Self.naming("fonts/Boxes.ttf"), "", true),
    (Self.naming("Other.ttf"), "CTFontManagerRegisterFontsForURL(url, .process, nil)", true),
    // An app's list that names no font leaves it none.
    (Self.noFont, "", false), (Self.noFont, "FontBlaster.blast()", true),
  ])
  func `a file that nothing names is no font of the app`(
    list: String, code: String, isFound: Bool
  ) throws {
    let folder = try Self.app("App/Fonts/Boxes.ttf")
    try folder.write("", to: "App/Fonts/Other.ttf")
    try folder.write("<plist><dict>\(list)</dict></plist>", to: "App/Info.plist")
    try folder.write(code, to: "App/Fonts.swift")
    let fonts = AppFonts(Configuration(root: folder.path), leastSystem: nil)
    let font = try? fonts.book.font(.named(Self.name, size: 17))
    #expect((font != nil) == isFound)
  }

  private static func naming(_ file: String) -> String {
    "<key>UIAppFonts</key><array><string>\(file)</string></array>"
  }

  private static let noFont = "<key>CFBundleName</key><string>App</string>"

  @Test(arguments: [".git/Boxes.ttf", "node_modules/a/Boxes.ttf"])
  func `what is excluded is not looked at`(path: String) throws {
    let folder = try Self.app(path)
    let fonts = AppFonts(Configuration(root: folder.path), leastSystem: nil)
    #expect(throws: FontError.unknownName(Self.name)) {
      _ = try fonts.book.font(.named(Self.name, size: 17))
    }
  }

  @Test func `a damaged file is no font`() throws {
    let folder = try Self.app("Boxes.ttf")
    try folder.write("no font", to: "Other.otf")
    let fonts = AppFonts(Configuration(root: folder.path), leastSystem: nil)
    _ = try fonts.book.font(.named(Self.name, size: 17))
  }

  /// Its widths are not the font's own.
  @Test func `a label in a font that is nowhere is measured in the system's`() async throws {
    let storyboard = TestInterface.storyboard(
      TestInterface.label("lab-el-001", "Total", x: 16, width: 60).replacing(
        #"type="system""#, with: #"name="Nowhere-Bold" family="Nowhere""#),
      """
      lab-el-001.leading = root.leading + 16
      lab-el-001.top = root.top + 100
      lab-el-001.width = 60
      """)
    let result = try await TestInterface.check(
      storyboard, ["de": #""lab-el-001.text" = "Gesamtbetrag";"#])
    #expect(result.found == ["truncated lab-el-001.text de"])
    let finding = try #require(result.report.findings.first)
    #expect(finding.severity == .note)
    #expect(result.notices.contains { $0.message.contains("'Nowhere-Bold'") })
  }

  /// Nothing limits it: it is as wide as its text, in whatever font.
  @Test func `a label that hugs its text loses nothing in another font`() async throws {
    let storyboard = TestInterface.storyboard(
      TestInterface.label("lab-el-001", "Total", x: 16, width: 20).replacing(
        #"type="system""#, with: #"name="Nowhere-Bold" family="Nowhere""#),
      """
      lab-el-001.leading = root.leading + 16
      lab-el-001.top = root.top + 100
      """)
    let result = try await TestInterface.check(
      storyboard, ["de": #""lab-el-001.text" = "Gesamtbetrag";"#])
    #expect(!result.found.contains { $0.hasPrefix("truncated") }, "\(result.found)")
  }
}
