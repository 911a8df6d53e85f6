import Fixtures
import OversetModel
import Testing

@testable import Overset
@testable import OversetConfiguration

/// Files of locales that no target of an Xcode project takes.
struct UnshippedFilesTests {
  /// A project whose target has `App/en.lproj/L.strings`, `App/de.lproj/L.strings` and the document
  /// `App/Base.lproj/Main.storyboard`, with further objects and children of its groups.
  private static func project(
    isCopied: Bool = true, variants: String = "", children: String = "", more: String = "",
    phases: String = ""
  ) -> String {
    """
    // !$*UTF8*$!
    { rootObject = P; objects = {
      P = {mainGroup = G; targets = (T); projectDirPath = "";};
      G = {isa = PBXGroup; children = (A); sourceTree = "<group>";};
      A = {isa = PBXGroup; children = (V, W\(children)); path = App; sourceTree = "<group>";};
      V = {isa = PBXVariantGroup; children = (en, de\(variants)); name = L.strings; \
    sourceTree = "<group>";};
      W = {isa = PBXVariantGroup; children = (base); name = Main.storyboard; \
    sourceTree = "<group>";};
      en = {isa = PBXFileReference; path = en.lproj/L.strings; sourceTree = "<group>";};
      de = {isa = PBXFileReference; path = de.lproj/L.strings; sourceTree = "<group>";};
      base = {isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>";};
      B1 = {isa = PBXBuildFile; fileRef = V;}; B2 = {isa = PBXBuildFile; fileRef = W;};
      R = {isa = PBXResourcesBuildPhase; files = (\(isCopied ? "B1, B2" : ""));};
      T = {isa = PBXNativeTarget; buildPhases = (R\(phases));};
      \(more)
    };}
    """
  }

  private static let listed = [
    "App/en.lproj/L.strings", "App/de.lproj/L.strings", "App/Base.lproj/Main.storyboard",
  ]
  private static let missing = "App/ja.lproj/L.strings"

  /// What is left of the files of an app with a project, and what is said of others.
  private func found(
    _ files: [String], _ project: String? = project(), with others: [String: String] = [:],
    at paths: [String]? = nil
  ) throws -> (unshipped: [String], notices: [String]) {
    var content = others
    for file in Self.listed + files { content[file] = "\"a\" = \"A\";" }
    if let project { content["A.xcodeproj/project.pbxproj"] = project }
    let folder = try TestFolder(content)
    let found = FoundCatalogs(Configuration(root: folder.path), paths: paths)
    return (files.filter { !found.files.contains($0) }, found.missing.notices.map(\.description))
  }

  /// The file systems of Macs do not tell letters' case apart.
  @Test func `a project may write a folder in capital letters`() throws {
    let project = Self.project().replacing("path = App;", with: "path = APP;")
    #expect(try found([Self.missing], project).unshipped == [Self.missing])
  }

  @Test func `a table beside named files that the target has elsewhere is not in the app`() throws {
    let files = [
      "Old/de.lproj/L.strings", "Old/de.lproj/M.strings", "More/de.lproj/L.strings",
      "Old/de-AT.lproj/L.strings",
    ]
    let project = Self.project(
      children: ", O, Q",
      more: """
        O = {isa = PBXFileReference; path = Old/de.lproj/Main.strings; sourceTree = SOURCE_ROOT;};
        Q = {isa = PBXFileReference; path = Old/de-AT.lproj/Main.strings; sourceTree = SOURCE_ROOT;};
        """)
    #expect(try found(files, project).unshipped == [files[0]])
  }

  @Test func `a locale that the group of its table lacks is not in the app`() throws {
    let files = [
      Self.missing, "App/ja.lproj/Main.storyboard", "App/ja.lproj/Main.strings",
      "App/zh-Hans.lproj/L.strings",
    ]
    let found = try found(files)
    #expect(found.unshipped == files)
    #expect(
      found.notices == [
        "warning: 'App/ja.lproj/L.strings' and 3 more files are in no target of 'A.xcodeproj': "
          + "the app does not ship them"
      ])
    #expect(
      try self.found([Self.missing]).notices == [
        "warning: 'App/ja.lproj/L.strings' is in no target of 'A.xcodeproj': the app does not ship it"
      ])
  }

  /// A group of variants of its own, which is in the project and in no phase of a target.
  @Test func `a locale in a group that no target takes is not in the app`() throws {
    let project = Self.project(
      children: ", N",
      more: """
        N = {isa = PBXVariantGroup; children = (ja); name = L.strings; sourceTree = "<group>";};
        ja = {isa = PBXFileReference; path = ja.lproj/L.strings; sourceTree = "<group>";};
        """)
    #expect(try found([Self.missing], project).unshipped == [Self.missing])
  }

  @Test func `a localization catalog beside the app's own texts is an export`() throws {
    let export = "Export/de.xcloc/Localized Contents/de.xliff"
    let found = try found([export])
    #expect(found.unshipped == [export])
    #expect(
      found.notices == [
        "warning: '\(export)' is exported for translators: the app does not ship it"
      ])
    let named = try self.found([export], at: ["Export/de.xcloc"])
    #expect(named.unshipped == [] && named.notices == [])
  }

  /// Of a table that no target has nothing is known: its files may be copied by other means.
  @Test(arguments: [
    "App/ja.lproj/L.stringsdict", "App/ja.lproj/M.strings", "Other/ja.lproj/L.strings",
    "App/L.strings", "App/DE.lproj/L.strings", "Other/ja.lproj/Second.storyboard",
  ])
  func `other files are`(file: String) throws {
    let found = try found([file])
    #expect(found.unshipped == [] && found.notices == [])
  }

  @Test(arguments: [
    nil,  // No project.
    "no project",
    project(isCopied: false),
    // The group has it.
    project(
      variants: ", ja",
      more:
        "ja = {isa = PBXFileReference; path = JA.lproj/L.strings; sourceTree = \"<group>\";};"),
    // Who has it is not known.
    project(
      more: "ja = {isa = PBXFileReference; path = App/ja.lproj/L.strings; sourceTree = ROOT;};"),
    // A folder that a target follows, and one that is copied with all that is in it.
    project(
      children: ", F",
      more: """
        F = {isa = PBXFileSystemSynchronizedRootGroup; path = ja.lproj; sourceTree = "<group>";};
        """),
    project(
      children: ", F",
      more: """
        F = {isa = PBXFileReference; lastKnownFileType = folder; path = ../App; \
        sourceTree = "<group>";};
        """),
    project(
      more: """
        S = {isa = PBXShellScriptBuildPhase; \
        shellScript = "cp -R App/*.lproj \\"$TARGET_BUILD_DIR\\"";};
        """, phases: ", S"),
    project(
      more: "S = {isa = PBXShellScriptBuildPhase; shellScript = \"Tools/localize.sh\";};",
      phases: ", S"),
  ])
  func `what anything may copy is`(project: String?) throws {
    let found = try found([Self.missing], project)
    #expect(found.unshipped == [] && found.notices == [])
  }

  @Test(arguments: [
    "generate App/en.lproj/L.strings > Texts.swift",
    "cp Keys.plist \\\"$UNLOCALIZED_RESOURCES_FOLDER_PATH\\\"",
  ])
  func `a script that copies no translations changes nothing`(script: String) throws {
    let project = Self.project(
      more: "S = {isa = PBXShellScriptBuildPhase; shellScript = \"\(script)\";};", phases: ", S")
    #expect(try found([Self.missing], project).unshipped == [Self.missing])
  }

  @Test(
    arguments: [
      ("Package.swift", ".target(name: \"A\", path: \"App\")", true),
      ("Package.swift", ".target(name: \"A\", path: folder)", true),
      ("Package.swift", ".target(name: \"A\", path: \"Kit\")", false),
      ("Package.swift", ".target(name: \"A\")", false),
      ("Package@swift-5.9.swift", ".target(name: \"A\", path: \"App\")", true),
      ("MyPackage.swift", "", false),
      ("App/Package.swift", ".target(name: \"A\", path: \".\")", true),
      ("App.podspec", "", true), ("Other/Kit.podspec", "", false),
      ("project.yml", "", true), ("App/Project.swift", "", true), ("BUILD.bazel", "", true),
      ("Other/project.yml", "", false),
      ("Other/B.xcodeproj/project.pbxproj", "damaged", true),
    ])
  func `what a package, a pod or a made project takes is`(
    file: String, text: String, isShipped: Bool
  ) throws {
    let found = try found([Self.missing], with: [file: text])
    #expect(found.unshipped == (isShipped ? [] : [Self.missing]))
  }

  /// A document that no project names, beside one that it does name, and its translations.
  @Test(arguments: [
    ["App/Base.lproj/Old.xib", "App/de.lproj/Old.strings"], ["App/Base.lproj/Main.xib"],
    ["Other/Base.lproj/Old.xib"],
  ])
  func `a document that no project names is not in the app`(files: [String]) throws {
    let isBeside = files[0].hasPrefix("App")
    let found = try found(files)
    #expect(found.unshipped == (isBeside ? files : []))
    #expect(found.notices.count == (isBeside ? 1 : 0))
    // A pod may take it; without a project nothing is known; what is named is read.
    #expect(try self.found(files, with: ["App.podspec": ""]).unshipped == [])
    #expect(try self.found(files, nil).unshipped == [])
    #expect(try !self.found(files, at: [files[0]]).unshipped.contains(files[0]))
  }

  /// A translation that was left where its document was before.
  @Test func `a translation of a document that is elsewhere is not in the app`() throws {
    #expect(try found(["ja.lproj/Main.strings"]).unshipped == ["ja.lproj/Main.strings"])
    #expect(try found(["ja.lproj/Other.strings"]).unshipped == [])
  }

  /// What a translator works on may lie in a folder of its own.
  @Test func `a copy of a document is not in the app`() throws {
    let copies = ["Work/de.lproj/Main.storyboard", "Work/de.lproj/Main.strings"]
    #expect(try found(copies).unshipped == copies)
    #expect(try found(["Work/de.lproj/Other.storyboard"]).unshipped == [])
    let ofOther = try found(
      copies,
      with: [
        "Work/B.xcodeproj/project.pbxproj": """
        { rootObject = P; objects = { P = {mainGroup = G;};
          G = {isa = PBXGroup; children = (m); sourceTree = "<group>";};
          m = {isa = PBXFileReference; path = de.lproj/Main.storyboard; sourceTree = "<group>";};
        };}
        """
      ])
    #expect(!ofOther.unshipped.contains(copies[0]))
  }

  /// A document of the name of one that the target has, which is there, is left from before it was moved.
  @Test(arguments: [
    ("App/Base.lproj/Main.storyboard", "App/Main.storyboard", true),
    ("App/Base.lproj/Main.storyboard", "Trash/Main.storyboard", true),
    // What the project says is not there: another may be meant.
    ("App/Gone/Main.storyboard", "App/Main.storyboard", false),
    ("App/Base.lproj/Other.storyboard", "Trash/Main.storyboard", false),
  ])
  func `a document that was left behind is not in the app`(
    built: String, left: String, isUnshipped: Bool
  ) throws {
    let project = Self.project().replacing(
      "base = {isa = PBXFileReference; path = Base.lproj/Main.storyboard;",
      with: "base = {isa = PBXFileReference; path = \(built.dropFirst(4));")
    #expect(try found([left], project).unshipped == (isUnshipped ? [left] : []))
    // A package may have its own.
    #expect(
      try found([left], project, with: [left.replacing("Main.storyboard", with: "A.podspec"): ""])
        .unshipped == [])
  }

  /// The document of one locale, beside one that the target has with its translations.
  @Test func `a document that was left of one locale takes no translations with it`() throws {
    let files = ["App/de.lproj/Main.storyboard", "App/de.lproj/Main.strings"]
    let project = Self.project().replacing(
      "children = (base); name = Main.storyboard;",
      with: "children = (base, text); name = Main.storyboard;"
    ).replacing(
      "base = {isa",
      with: """
        text = {isa = PBXFileReference; path = de.lproj/Main.strings; sourceTree = "<group>";};
        base = {isa
        """)
    #expect(try found(files, project).unshipped == [files[0]])
  }

  /// Documents are compiled: what copies tables copies none.
  @Test(arguments: [
    ("cp A.strings B", true), ("ibtool --compile A.storyboardc A.storyboard; cp A B", false),
  ])
  func `a script that copies tables copies no documents`(script: String, isUnshipped: Bool) throws {
    let project = Self.project(
      more: "S = {isa = PBXShellScriptBuildPhase; shellScript = \"\(script)\";};", phases: ", S")
    let left = "App/Base.lproj/Old.xib"
    #expect(try found([left], project).unshipped == (isUnshipped ? [left] : []))
  }

  /// What is named outside of the root has a project that is not read.
  @Test func `a folder that is named outside of the root is said to have a project of its own`()
    throws
  {
    let folder = try TestFolder([
      "Here/en.lproj/L.strings": "\"a\" = \"A\";", "App/en.lproj/L.strings": "\"a\" = \"A\";",
      "App/A.xcodeproj/project.pbxproj": Self.project(),
    ])
    let configuration = Configuration(root: "\(folder.path)/Here")
    #expect(
      FoundCatalogs(configuration, paths: ["../App"]).missing.notices.map(\.message)
        == [
          "'../App' is not below this folder: which files its project has is not known; run overset in it"
        ])
    #expect(FoundCatalogs(configuration, paths: ["."]).missing.notices == [])
  }

  /// A framework in an app has the app's languages.
  @Test(arguments: [
    ("Kit/ja.lproj/K.strings", true), ("Kit/fi.lproj/Alert.xib", true),
    ("Kit/de.lproj/K.strings", false), ("Kit/de-AT.lproj/K.strings", false),
    ("Kit/Base.lproj/Alert.xib", false), ("Kit/German.lproj/K.strings", false),
    ("Kit/fr.lproj/K.strings", false), ("Other/ja.lproj/K.strings", false),
  ])
  func `a project that an app takes frameworks from has its languages`(
    file: String, isUnshipped: Bool
  ) throws {
    let app = Self.project(
      children: ", K",
      more: """
        K = {isa = PBXFileReference; lastKnownFileType = "wrapper.pb-project"; \
        path = ../Kit/Kit.xcodeproj; sourceTree = "<group>";};
        """
    ).replacing(
      "P = {", with: "P = {knownRegions = (en, fr, Base);"
    ).replacing(
      "T = {", with: "T = {productType = \"com.apple.product-type.application\";")
    let kit = """
      { rootObject = P; objects = { P = {mainGroup = G; targets = ();};
        G = {isa = PBXGroup; children = (F); sourceTree = "<group>";};
        F = {isa = PBXFileSystemSynchronizedRootGroup; path = "."; sourceTree = "<group>";};
      };}
      """
    let projects = ["A.xcodeproj/project.pbxproj": app, "Kit/Kit.xcodeproj/project.pbxproj": kit]
    #expect(
      try found([file], nil, with: projects).unshipped == (isUnshipped ? [file] : []))
    // Without an app nothing is known of the languages.
    let library = app.replacing("product-type.application", with: "product-type.framework")
    #expect(
      try found(
        [file], nil, with: projects.merging(["A.xcodeproj/project.pbxproj": library]) { $1 }
      ).unshipped == [])
  }

  /// So has a package, unless the app says otherwise, or may have languages that are not known here.
  @Test(
    arguments: [
      ("Kit/ja.lproj/K.strings", [:], true), ("Kit/fr.lproj/K.strings", [:], false),
      ("Other/ja.lproj/K.strings", [:], false),
      (
        "Kit/ja.lproj/K.strings", ["App/Info.plist": "<key>CFBundleAllowMixedLocalizations</key>"],
        false
      ),
      ("Kit/ja.lproj/K.strings", ["App/Info.plist": "<key>CFBundleLocalizations</key>"], false),
      ("Kit/ja.lproj/K.strings", ["App/Other.xcstrings": "{}"], false),
      ("Kit/ja.lproj/K.strings", ["Kit/Other.xcstrings": "{}"], true),
      ("Kit/ja.lproj/K.strings", ["Package.swift": ""], false),
      ("Kit/ja.lproj/K.strings", ["project.yml": ""], false),
      ("Kit/ja.lproj/K.strings", ["B.swiftpm/Package.swift": ""], false),
      ("Kit/ja.lproj/K.strings", ["B/B.xcodeproj/project.pbxproj": project().asApp], false),
      ("Kit/ja.lproj/K.strings", ["names.sh": "Add :CFBundleLocalizations array"], false),
    ] as [(String, [String: String], Bool)])
  func `a package beside an app has its languages`(
    file: String, more: [String: String], isUnshipped: Bool
  ) throws {
    let app = Self.project().replacing(
      "P = {", with: "P = {knownRegions = (en, fr, Base);"
    ).asApp
    let package =
      more["Package.swift"] == nil ? ["Kit/Package.swift": "let package = Package()"] : [:]
    let others = ["A.xcodeproj/project.pbxproj": app].merging(more) { $1 }.merging(package) { $1 }
    let found = try found([file], nil, with: others)
    #expect(found.unshipped == (isUnshipped ? [file] : []))
    #expect(
      found.notices.contains { $0.contains("in languages that the app of 'A.xcodeproj'") }
        == isUnshipped)
  }

  /// The project of another folder may have what this one lacks.
  @Test func `what another project names is`() throws {
    let other = Self.project(
      variants: ", ja",
      more: "ja = {isa = PBXFileReference; path = ja.lproj/L.strings; sourceTree = \"<group>\";};")
    #expect(
      try found([Self.missing], with: ["B.xcodeproj/project.pbxproj": other]).unshipped == [])
    #expect(
      try found([Self.missing], with: ["B/B.xcodeproj/project.pbxproj": other]).unshipped
        == [Self.missing])
  }

  @Test(arguments: [Self.missing, "App/ja.lproj", "./App/ja.lproj/L.strings"])
  func `what is named is read`(path: String) throws {
    #expect(try found([Self.missing], at: [path]).unshipped == [])
  }

  @Test(arguments: ["App", "App/*.lproj/L.strings"])
  func `what is merely found is not`(path: String) throws {
    #expect(try found([Self.missing], at: [path]).unshipped == [Self.missing])
  }

  @Test func `a project whose files are gone says nothing`() throws {
    let folder = try TestFolder([
      "A.xcodeproj/project.pbxproj": Self.project(), Self.missing: "\"a\" = \"A\";",
    ])
    #expect(
      FoundCatalogs(Configuration(root: folder.path), paths: nil).files == [Self.missing])
  }

  /// A project whose target builds files, by their paths from its folder.
  private static func project(_ type: String, building files: [String]) -> String {
    let ids = files.indices.map { "F\($0)" }
    return """
      // !$*UTF8*$!
      { rootObject = P; objects = {
        P = {mainGroup = G; targets = (T); projectDirPath = "";};
        G = {isa = PBXGroup; children = (\(ids.joined(separator: ", "))); sourceTree = "<group>";};
        \(zip(ids, files).map { id, file in
          """
          \(id) = {isa = PBXFileReference; path = \"\(file)\"; sourceTree = "<group>";};
          B\(id) = {isa = PBXBuildFile; fileRef = \(id);};
          """
        }.joined(separator: "\n"))
        R = {isa = PBXSourcesBuildPhase; files = (\(ids.map { "B\($0)" }.joined(separator: ", ")));};
        T = {isa = PBXNativeTarget; buildPhases = (R); productType = "com.apple.product-type.\(type)";};
      };}
      """
  }

  /// The app builds a library's source; what lies beside it shows how the library is used.
  @Test(arguments: [
    ("framework", ["../Kit/Kit.m"], true), ("framework", ["Kit.m"], false),
    ("application", ["../Kit/Kit.m"], false),
    ("framework", ["../Kit/Kit.m", "../Kit/Demo/Main.storyboard"], false),
  ])
  func `the samples of a library are in no app`(
    type: String, files: [String], isUnshipped: Bool
  ) throws {
    let document = "Kit/Demo/Main.storyboard"
    let found = try found(
      [document], nil,
      with: [
        "App/App.xcodeproj/project.pbxproj": Self.project("application", building: files),
        "Kit/Kit.xcodeproj/project.pbxproj": Self.project(type, building: ["Kit.m"]),
        "Kit/Demo/Demo.xcodeproj/project.pbxproj": Self.project(
          "application", building: ["Main.storyboard", "../Kit.m"]),
      ])
    #expect(found.unshipped == (isUnshipped ? [document] : []))
  }
}

extension String {
  /// A project with an app for its target.
  fileprivate var asApp: String {
    replacing("T = {", with: "T = {productType = \"com.apple.product-type.application\";")
  }
}
