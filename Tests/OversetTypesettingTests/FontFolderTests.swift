import Fixtures
import Foundation
import OversetModel
import Testing

@testable import OversetTypesetting

/// The fonts that come with the program.
struct FontFolderTests {
  private let files: TestFolder
  private let installed: FontFace

  /// A folder with the machine's Hebrew as `NotoSansHebrew-Regular.ttf`.
  init() throws {
    files = try TestFolder()
    try RequiredFont.require(.hebrew, from: FontBook())
    installed = try #require(
      FontBook(folder: nil).face(named: "Noto Sans Hebrew", weightClass: 400))
    try FileManager.default.copyItem(
      atPath: installed.path, toPath: "\(files.path)/NotoSansHebrew-Regular.ttf")
  }

  private var folder: FontFolder {
    get throws { try #require(FontFolder(path: files.path)) }
  }

  @Test(arguments: ["Noto Sans Hebrew", "noto sans hebrew", "NotoSansHebrew-Regular"])
  func `a font in the folder is found before the installed one`(_ name: String) throws {
    let book = FontBook(folder: try folder)
    let face = try #require(book.face(named: name, weightClass: nil))
    #expect(face.path == "\(files.path)/NotoSansHebrew-Regular.ttf")
    #expect(book.origin(ofFileAt: face.path) == .bundled)
    #expect(book.origin(ofFileAt: installed.path) == .installed)
  }

  /// Stand-ins for the system's fonts are the same for every app.
  @Test func `a label's font may be the app's own, that of a script is not`() throws {
    let book = FontBook(
      search: .init(includesInstalled: false), ownFiles: { [RequiredFont.boxesPath] })
    #expect(book.face(named: "OversetBoxes-Regular", weightClass: nil) == nil)
    _ = try book.font(.named("OversetBoxes-Regular", size: 17))
    #expect(book.origin(ofFileAt: RequiredFont.boxesPath) == .app)
  }

  @Test func `a font that the configuration names is found first`() throws {
    let own = try TestFolder()
    let path = "\(own.path)/Own.ttf"
    try FileManager.default.copyItem(atPath: installed.path, toPath: path)
    let book = FontBook(search: .init(files: [path]), folder: try folder)
    #expect(book.face(named: "Noto Sans Hebrew", weightClass: 400)?.path == path)
    #expect(book.origin(ofFileAt: path) == .configuration)
  }

  @Test(arguments: ["NotoSansHebrew-Bold", "Noto Sans Thai"])
  func `what the folder does not have is looked for on the machine`(_ name: String) throws {
    try RequiredFont.require(.thai, from: FontBook())
    let face = try #require(FontBook(folder: try folder).face(named: name, weightClass: nil))
    #expect(!face.path.hasPrefix(files.path))
  }

  @Test func `without the machine's fonts there are none of the folder`() throws {
    let book = FontBook(search: .init(includesInstalled: false), folder: try folder)
    #expect(book.face(named: "Noto Sans Hebrew", weightClass: 400) == nil)
  }

  @Test func `a collection is found by the families of all its regions`() throws {
    try RequiredFont.require(.japanese, from: FontBook())
    let collection = try #require(
      FontBook(folder: nil).face(named: "Noto Sans CJK JP", weightClass: 400))
    try FileManager.default.copyItem(
      atPath: collection.path, toPath: "\(files.path)/NotoSansCJK-Regular.ttc")
    let book = FontBook(folder: try folder)
    for family in ["Noto Sans CJK JP", "Noto Sans CJK TC"] {
      let face = try #require(book.face(named: family, weightClass: 400))
      #expect(face.path.hasPrefix(files.path) && face.familyName == family)
    }
  }

  @Test func `a folder that is not there is none`() {
    #expect(FontFolder(path: "\(files.path)/nothing") == nil)
  }

  @Test func `the survey has a font for every script, and says where it is from`() throws {
    let survey = FontBook(folder: try folder).survey()
    for script in ["Arab", "Deva", "Thai", "ur"] {
      let family = try #require(survey.first { $0.scripts.contains(script) })
      #expect(family.purpose == .measuring && family.debianPackage == "fonts-noto-core")
      #expect(family.fonts.count == 2)
      #expect(family.fonts.allSatisfy { $0.revision?.contains(/^\d+\.\d{3}$/) == true })
    }
    let hebrew = try #require(survey.first { $0.family == "Noto Sans Hebrew" })
    #expect(hebrew.fonts[0].origin == .bundled)
    let drawing = survey.filter { $0.purpose == .drawing }
    #expect(drawing.map(\.family).contains("Noto Sans CJK KR"))
  }

  @Test func `a survey names the project's own choice, and what is missing`() throws {
    let search = FontBook.Search(fallback: ["Arab": "No Such Font"], includesInstalled: false)
    let survey = FontBook(search: search, folder: nil).survey(shapes: "Nor This")
    let arabic = try #require(survey.first { $0.scripts.contains("Arab") })
    #expect(arabic.family == "No Such Font" && arabic.fonts.isEmpty)
    #expect(arabic.debianPackage == nil)
    #expect(survey.contains { $0.family == "Nor This" && $0.purpose == .drawing })
  }
}
