import Foundation
import OversetModel
import Testing

@testable import OversetCatalogs

struct CatalogDiscoveryTests {
  @Test func `everything below the root is found, but what others own`() throws {
    let folder = try TemporaryFolder(files: [
      "b.xcstrings", "a.strings", "App/de.lproj/c.strings", "App/notes.txt", "build/d.strings",
      ".git/e.strings", "App/Pods/f.strings", "node_modules/x/g.strings", ".build/h.xcstrings",
    ])
    let result = CatalogDiscovery(root: folder.path).catalogs()
    #expect(
      result.files == ["App/de.lproj/c.strings", "a.strings", "b.xcstrings", "build/d.strings"])
    #expect(result.errors == [])
    #expect(result.unmatched == [])
  }

  @Test func `excluded names and paths are passed by`() throws {
    let folder = try TemporaryFolder(files: [
      "a.strings", "x/a.strings", "x/Old/b.strings", "y/Old/c.strings", "y/z/d.strings",
    ])
    let exclude = { CatalogDiscovery(root: folder.path, exclude: $0).catalogs().files }
    #expect(exclude(["Old/", "a.strings"]) == ["y/z/d.strings"])
    #expect(exclude(["x/Old", "y/**/d.*"]) == ["a.strings", "x/a.strings", "y/Old/c.strings"])
    #expect(exclude(["x/**", "?"]) == ["a.strings"])
  }

  @Test func `globs, folders and files are found together, each once`() throws {
    let folder = try TemporaryFolder(files: [
      "App/a.strings", "App/b.xcstrings", "App/sub/c.strings", "Other/d.strings", "Other/e.txt",
    ])
    let discovery = CatalogDiscovery(root: folder.path, exclude: ["Other"])
    let found = { (patterns: [String]) in discovery.catalogs(at: patterns) }
    #expect(found(["App/*.strings", "./App//a.strings"]).files == ["App/a.strings"])
    #expect(found(["**/c.*", "App/sub"]).files == ["App/sub/c.strings"])
    #expect(found(["Other/d.strings"]).files == ["Other/d.strings"])
    #expect(found([folder.path + "/App/sub"]).files == ["App/sub/c.strings"])
    #expect(found(["No*/**", "*.strings", "App/sub"]).unmatched == ["No*/**", "*.strings"])
    #expect(found(["Other/e.txt"]).errors == [.unknownFormat(path: "Other/e.txt")])
    #expect(
      found(["none.strings"]).errors == [
        .unreadable(path: "none.strings", reason: "No such file or directory")
      ])
  }

  @Test func `links are followed once, and never in a circle`() throws {
    let folder = try TemporaryFolder(files: ["a/x.strings", "z/y.strings"])
    let outside = try TemporaryFolder(files: ["o.strings"])
    try folder.link("a/loop", to: "..")
    try folder.link("a/self", to: "self")
    try folder.link("a/alias", to: "../z")
    try folder.link("a/same.strings", to: "x.strings")
    try folder.link("a/lost.strings", to: "nowhere.strings")
    try folder.link("out", to: outside.path)
    let result = CatalogDiscovery(root: folder.path).catalogs()
    #expect(result.files == ["a/same.strings", "a/x.strings", "out/o.strings", "z/y.strings"])
    #expect(
      result.errors == [
        .unreadable(path: "a/lost.strings", reason: "No such file or directory")
      ])
  }

  @Test(arguments: ["..", "../..", "/"])
  func `a link to a folder above the root is not followed`(_ target: String) throws {
    let folder = try TemporaryFolder(files: ["app/main/a.strings", "app/b.strings", "c.strings"])
    try folder.link("app/main/up", to: target)
    let result = CatalogDiscovery(root: folder.path + "/app/main").catalogs()
    #expect(result.files == ["a.strings"])
    #expect(result.errors == [])
    let named = CatalogDiscovery(root: folder.path + "/app/main").catalogs(at: ["../.."])
    #expect(named.files.contains("../../c.strings"), "one that is named is walked")
  }

  #if os(Linux)
    @Test(arguments: ["/proc", "/proc/self", "/sys", "/dev/pts"])
    func `what the kernel makes up is not walked`(_ target: String) throws {
      let folder = try TemporaryFolder(files: ["a.strings"])
      try folder.link("kernel", to: target)
      let discovery = CatalogDiscovery(root: folder.path)
      #expect(discovery.catalogs().errors == [] && discovery.catalogs().files == ["a.strings"])
    }
  #endif

  @Test func `an extension is one in capital letters, too`() throws {
    let folder = try TemporaryFolder(files: ["en.lproj/A.STRINGS", "B.XcStrings", "C.STRINGSX"])
    #expect(
      CatalogDiscovery(root: folder.path).catalogs().files == ["B.XcStrings", "en.lproj/A.STRINGS"])
  }

  @Test func `a locale's folder by another name is another locale`() throws {
    let folder = try TemporaryFolder(files: ["en.lproj/x.strings", "en.lproj/notes.txt"])
    try folder.link("de.lproj", to: "en.lproj")
    try folder.link("en.lproj/fr.lproj", to: "../en.lproj")
    let result = CatalogDiscovery(root: folder.path).catalogs()
    #expect(
      result.files == ["de.lproj/x.strings", "en.lproj/fr.lproj/x.strings", "en.lproj/x.strings"])
    #expect(result.errors == [])
  }

  @Test func `what is named like a catalog and is no file is an error`() throws {
    let folder = try TemporaryFolder(files: ["a.strings", "d.strings/b.strings"])
    let discovery = CatalogDiscovery(root: folder.path)
    #expect(discovery.catalogs().files == ["a.strings"])
    #expect(
      discovery.catalogs().errors == [
        .unreadable(path: "d.strings", reason: "it is a folder")
      ])
    #expect(discovery.catalogs(at: ["d.strings"]).files == ["d.strings"], "the reader says why")
  }

  @Test(.enabled(if: geteuid() != 0, "nothing is closed to the superuser"))
  func `a folder that cannot be read is an error`() throws {
    let folder = try TemporaryFolder(files: ["a.strings", "closed/b.strings"])
    try folder.close("closed")
    let result = CatalogDiscovery(root: folder.path).catalogs()
    try folder.open("closed")
    #expect(result.files == ["a.strings"])
    #expect(result.errors == [.unreadable(path: "closed", reason: "Permission denied")])
  }

  @Test func `a file that cannot be read is an error with its reason`() throws {
    let folder = try TemporaryFolder(files: ["a.strings", "d.strings/b.strings"])
    let load = { (path: String) throws(CatalogError) in
      try CatalogFormats.all.load(path, in: folder.path)
    }
    #expect(try load("a.strings").map(\.path) == ["a.strings"])
    #expect(throws: CatalogError.unknownFormat(path: "a.txt")) { try load("a.txt") }
    #expect(
      throws: CatalogError.unreadable(path: "x.strings", reason: "No such file or directory")
    ) { try load("x.strings") }
    #expect(throws: CatalogError.unreadable(path: "d.strings", reason: "Is a directory")) {
      try load("d.strings")
    }
  }

  @Test(
    arguments: [
      ("de.lproj/A.strings", "A", "de", false),
      ("x/Base.lproj/A.B.strings", "A.B", nil, true),
      ("zh_CN.lproj/A.strings", "A", "zh-Hans", false),
      ("?.lproj/A.strings", "A", nil, false),
    ] as [(String, String, String?, Bool)])
  func `a path names the table and the locale`(
    _ path: String, _ table: String, _ locale: String?, _ isBase: Bool
  ) {
    let source = CatalogSource(path: path, bytes: [])
    #expect(source.table == table)
    #expect(source.localeFolder?.locale?.identifier == locale)
    #expect(source.localeFolder?.isBase == isBase)
  }

  @Test func `a file outside of any lproj folder takes the default locale`() {
    #expect(LocaleFolder(ofFileAt: "A.strings") == nil)
    #expect(LocaleFolder(ofFileAt: "de.lproj/x/A.strings") == nil)
    let source = CatalogSource(
      path: "A.strings", bytes: Array("a=b;".utf8), defaultLocale: .english)
    let catalog = StringsLoader().loadOne(source)
    #expect(catalog.locale == .english)
    #expect(catalog.entries.map(\.locale) == [.english])
  }
}
