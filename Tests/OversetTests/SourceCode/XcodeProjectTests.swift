import Fixtures
import OversetModel
import Testing

@testable import Overset

/// Which platforms the targets of Xcode projects compile files for.
struct XcodeProjectTests {
  /// A project in `/App` with a target for iOS and one for another SDK: each compiles `Shared.swift` and
  /// a file of its own, `Phone.swift` and `TV.swift` in the group `Other`.
  private static func project(
    _ settings: String, shared: String = "SDKROOT = iphoneos;", tv: String = "", more: String = ""
  ) -> String {
    """
    // !$*UTF8*$!
    { rootObject = P; objects = {
      P = {mainGroup = G; targets = (T1, T2); buildConfigurationList = PL; projectDirPath = "";};
      G = {isa = PBXGroup; children = (S, PH, O, D); sourceTree = "<group>";};
      O = {isa = PBXGroup; children = (TV, R, G); path = Other; sourceTree = "<group>";};
      S = {isa = PBXFileReference; path = Shared.swift; sourceTree = "<group>";};
      PH = {isa = PBXFileReference; path = Phone.swift; sourceTree = "<group>";};
      TV = {isa = PBXFileReference; path = TV.swift; sourceTree = "<group>";};
      R = {isa = PBXFileReference; path = "Root/../Root.swift"; sourceTree = SOURCE_ROOT;};
      B1 = {isa = PBXBuildFile; fileRef = S;}; B2 = {isa = PBXBuildFile; fileRef = PH;};
      B3 = {isa = PBXBuildFile; fileRef = S;}; B4 = {isa = PBXBuildFile; fileRef = TV;};
      B5 = {isa = PBXBuildFile; fileRef = R;};
      F1 = {isa = PBXSourcesBuildPhase; files = (B1, B2);};
      F2 = {isa = PBXSourcesBuildPhase; files = (B3, B4, B5, gone);};
      T1 = {isa = PBXNativeTarget; buildPhases = (F1); buildConfigurationList = PL;};
      T2 = {isa = PBXNativeTarget; buildPhases = (F2); buildConfigurationList = TL; \(tv)};
      PL = {buildConfigurations = (PC);}; TL = {buildConfigurations = (TC);};
      PC = {name = Debug; buildSettings = {\(shared)};};
      TC = {name = Debug; buildSettings = {\(settings)};};
      /* appletvos */ \(more)
    };}
    """
  }

  private static func platforms(_ text: String) -> [String: Platform] {
    var compiled = CompiledFiles()
    let bytes = Array(text.utf8)
    if XcodeProject.mayHaveOthers(bytes) {
      XcodeProject(whole: bytes, in: "/App/A.xcodeproj/..")?.add(to: &compiled)
    }
    let names = ["Shared", "Phone", "Other/TV", "Root", "TV/Row", "TV/Both"]
    return names.reduce(into: [:]) {
      $0[$1] = compiled.otherPlatform(ofFileAt: "/App/./\($1).swift")
    }
  }

  @Test(
    arguments: [
      ("SDKROOT = appletvos;", .tvOS), ("SDKROOT = macosx;", .macOS),
      ("SDKROOT = macosx10.6;", .macOS),
      ("SDKROOT = auto; SUPPORTED_PLATFORMS = \"xros xrsimulator\";", .visionOS),
      ("SDKROOT = appletvos; SUPPORTED_PLATFORMS = \"appletvos iphoneos\";", nil),
      ("SDKROOT = iphoneos;", nil), ("", nil), ("SUPPORTED_PLATFORMS = \"$(ALL)\";", nil),
    ] as [(String, Platform?)])
  func `a file that only other targets compile is for their platform`(
    settings: String, platform: Platform?
  ) {
    let found = Self.platforms(Self.project(settings))
    #expect(found["Other/TV"] == platform && found["Root"] == platform)
    #expect(found.count == (platform == nil ? 0 : 2))
  }

  @Test(arguments: [
    ("MACOSX_DEPLOYMENT_TARGET = 12.0;", Platform.macOS as Platform?),
    ("MACOSX_DEPLOYMENT_TARGET = 12.0; IPHONEOS_DEPLOYMENT_TARGET = 15.0;", nil), ("", nil),
    ("MACOSX_DEPLOYMENT_TARGET = 12.0; TVOS_DEPLOYMENT_TARGET = 15.0;", nil),
    ("MACOSX_DEPLOYMENT_TARGET = 12.0; SDKROOT = auto;", nil),
  ])
  func `a target without an SDK is for macOS where it has a deployment target of that alone`(
    settings: String, platform: Platform?
  ) {
    let project = Self.project(settings, shared: "", more: "/* macosx */")
    #expect(Self.platforms(project)["Other/TV"] == platform)
  }

  @Test func `a target without an own setting has that of the project`() {
    #expect(Self.platforms(Self.project("", shared: "SDKROOT = watchos;"))["Shared"] == .watchOS)
  }

  @Test(
    arguments: [
      ("IPHONEOS_DEPLOYMENT_TARGET = 14.0;", "IPHONEOS_DEPLOYMENT_TARGET = 16.4;", 16),
      ("IPHONEOS_DEPLOYMENT_TARGET = 14.0;", "", 14), ("", "", nil),
      ("IPHONEOS_DEPLOYMENT_TARGET = 14.0;", "IPHONEOS_DEPLOYMENT_TARGET = \"$(LEAST)\";", 14),
    ] as [(String, String, Int?)])
  func `an app's own deployment target counts`(project: String, app: String, version: Int?) {
    let text = Self.project(
      app, shared: project, tv: "productType = \"com.apple.product-type.application\";")
    let found = XcodeProject(whole: Array(text.utf8), in: "/App/A.xcodeproj/..")
    #expect(found?.leastPhoneOfApps == version)
  }

  /// Files include others, a setting of the project's own counts first, and a ring of files ends.
  @Test(
    arguments: [
      ("SDKROOT = macosx // of the app", "", [.macOS]), ("#include \"B.xcconfig\"", "", [.macOS]),
      ("#include? \"B.xcconfig\"\nSDKROOT=iphoneos", "", [.iOS]),
      ("SDKROOT = macosx", "SDKROOT = appletvos;", [.tvOS]),
      ("SDKROOT[arch=*] = macosx\n// SDKROOT = macosx\nX", "", [.iOS]),
      ("#include \"A.xcconfig\"", "", [.iOS]), ("#include \"gone.xcconfig\"", "", [.iOS]),
    ] as [(String, String, Set<Platform>)])
  func `a configuration's file says its platform`(
    file: String, own: String, platforms: Set<Platform>
  ) throws {
    let folder = try TestFolder([
      "Settings/A.xcconfig": file, "Settings/B.xcconfig": "\n SDKROOT  =  macosx",
      "A.xcodeproj/project.pbxproj": """
      { rootObject = P; objects = {
        P = {mainGroup = G; targets = (T);};
        G = {children = (A); path = Settings; sourceTree = "<group>";};
        A = {isa = PBXFileReference; path = A.xcconfig; sourceTree = "<group>";};
        T = {isa = PBXNativeTarget; buildConfigurationList = L;};
        L = {buildConfigurations = (C);};
        C = {name = Debug; baseConfigurationReference = A; buildSettings = {\(own)};};
      };}
      """,
    ])
    let found = XcodeProjects().project(at: "\(folder.path)/A.xcodeproj/project.pbxproj")
    let project = try #require(found)
    #expect(project.platforms(of: try #require(project.objects["T"]), []) == platforms)
  }

  @Test func `files of a folder that follows the disk belong to its target`() {
    let text = Self.project(
      "SDKROOT = appletvos;", tv: "fileSystemSynchronizedGroups = (D);",
      more: """
        D = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E); path = TV; \
        sourceTree = "<group>";};
        E = {membershipExceptions = (Both.swift); target = T1;};
        """)
    let found = Self.platforms(text)
    #expect(found["TV/Row"] == .tvOS && found["TV/Both"] == nil)
  }

  @Test(arguments: ["", "{", "{rootObject = P; objects = (appletvos);}", "appletvos"])
  func `what is no project says nothing`(text: String) {
    #expect(Self.platforms(text).isEmpty)
  }
}
