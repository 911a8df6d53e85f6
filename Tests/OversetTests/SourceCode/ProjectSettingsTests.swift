import Fixtures
import OversetModel
import Testing

@testable import Overset
@testable import OversetConfiguration

/// What projects and packages say of the systems that an app is for.
struct ProjectSettingsTests {
  @Test(arguments: [
    (
      "IPHONEOS_DEPLOYMENT_TARGET = 17.2;\n IPHONEOS_DEPLOYMENT_TARGET = 16.0;", 16 as Int?,
      Platform.iOS
    ),
    ("IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*] = 15.0", 15, .iOS),
    ("MACOSX_DEPLOYMENT_TARGET = 14.0;", nil as Int?, .macOS),
    ("MACOSX_DEPLOYMENT_TARGET = 14.0;\nIPHONEOS_DEPLOYMENT_TARGET = 18.5;", 18, .iOS),
    ("platforms: [.iOS(.v16), .macOS(.v13)]", 16, .iOS), ("platforms: [.iOS(\"17.4\")]", 17, .iOS),
    ("IPHONEOS_DEPLOYMENT_TARGET = $(TARGET);", nil as Int?, .iOS),
    ("IPHONEOS_DEPLOYMENT_TARGET = 99999999999999999999;", nil as Int?, .iOS),
    ("", nil as Int?, .iOS),
    ("SDKROOT = macosx;", nil as Int?, .macOS), ("SDKROOT = iphoneos;", nil as Int?, .iOS),
    ("SDKROOT = macosx;\nSDKROOT = iphoneos;", nil as Int?, .iOS),
  ])
  func `targets are read`(_ text: String, _ version: Int?, _ platform: Platform) {
    var settings = ProjectSettings()
    settings.add(Array(text.utf8))
    #expect(settings.leastPhone == version)
    #expect(settings.platform == platform)
  }

  @Test func `a test target may be for older systems than the app`() {
    let text = "IPHONEOS_DEPLOYMENT_TARGET = 14.0; \n IPHONEOS_DEPLOYMENT_TARGET = 16.0;"
    var settings = ProjectSettings()
    settings.add(Array(text.utf8)) { 16 }
    #expect(settings.leastPhone == 16)
    settings.add(Array("IPHONEOS_DEPLOYMENT_TARGET = 15.0;".utf8)) { nil }
    #expect(settings.leastPhone == 15, "of several projects the least")
  }

  /// A file of settings counts where a project takes it, or where no project says anything.
  @Test(arguments: [
    ("IPHONEOS_DEPLOYMENT_TARGET = 16.0;", "", 16), ("", "", 14),
    ("", "baseConfigurationReference = X;", 14),
    ("IPHONEOS_DEPLOYMENT_TARGET = 16.0;", "baseConfigurationReference = X;", 14),
  ])
  func `files of settings count where a project uses them`(
    project: String, app: String, version: Int
  ) throws {
    let folder = try TestFolder([
      "Base.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 14.0",
      "A.xcodeproj/project.pbxproj": """
      { rootObject = P; objects = {
        P = {mainGroup = G; targets = (T); buildConfigurationList = PL;};
        G = {children = (X); sourceTree = "<group>";};
        X = {isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>";};
        T = {productType = "com.apple.product-type.application"; buildConfigurationList = TL;};
        PL = {buildConfigurations = (PC);}; TL = {buildConfigurations = (TC);};
        PC = {name = Debug; buildSettings = {\(project)};}; TC = {name = Debug; \(app)};
      };}
      """,
    ])
    let found = ProjectSystems.read(Configuration(root: folder.path))
    #expect(found.leastPhone == version)
  }

  /// Without iOS a package would be compiled for the oldest that there is.
  @Test(arguments: [
    (".macOS(.v14)", Platform.macOS as Platform?), (".macOS(.v14), .iOS(.v17)", nil), ("", nil),
  ])
  func `a package that names other platforms alone is for these`(
    platforms: String, platform: Platform?
  ) throws {
    let folder = try TestFolder([
      "A.xcodeproj/project.pbxproj": "IPHONEOS_DEPLOYMENT_TARGET = 17.0;",
      "Plugins/Launcher/Package.swift": "let package = Package(platforms: [\(platforms)])",
    ])
    let compiled = ProjectSystems.read(Configuration(root: folder.path)).compiled
    #expect(
      compiled.otherPlatform(ofFileAt: "\(folder.path)/Plugins/Launcher/Sources/V.swift")
        == platform)
    #expect(compiled.otherPlatform(ofFileAt: "\(folder.path)/App/V.swift") == nil)
  }

  /// Orientations of the property list, of the one that Xcode makes, and of the delegate's code.
  @Test(
    arguments: [
      (["LandscapeLeft", "LandscapeRight"], "", "", true),
      (["LandscapeLeft", "Portrait"], "", "", false),
      ([], "", "", false), (nil, "LandscapeLeft", "", true), (nil, "Portrait", "", false),
      (["LandscapeLeft"], "Portrait", "", false), (nil, "", "", false),
      (["LandscapeLeft"], "", "supportedInterfaceOrientationsFor", false),
    ] as [([String]?, String, String, Bool)])
  func `an app that phones show in landscape alone has their width`(
    _ list: [String]?, _ setting: String, _ code: String, _ isLandscape: Bool
  ) throws {
    let key = "UISupportedInterfaceOrientations"
    let names = (list ?? []).map { "<string>UIInterfaceOrientation\($0)</string>" }.joined()
    let made = setting.isEmpty ? "" : "INFOPLIST_KEY_\(key) = UIInterfaceOrientation\(setting);"
    let folder = try TestFolder([
      "Info.plist":
        "<plist><dict>\(list == nil ? "" : "<key>\(key)</key><array>\(names)</array>")</dict></plist>",
      "AppDelegate.swift": "func application(_ a: UIApplication, \(code) window: UIWindow?) {}",
      "A.xcodeproj/project.pbxproj": """
      { rootObject = P; objects = {
        P = {targets = (T);};
        T = {productType = "com.apple.product-type.application"; buildConfigurationList = L;};
        L = {buildConfigurations = (C);}; C = {buildSettings = {INFOPLIST_FILE = "$(SRCROOT)/Info.plist"; \(made)};};
      };}
      """,
    ])
    let found = ProjectSystems.read(Configuration(root: folder.path))
    #expect(found.isLandscape == isLandscape)
    #expect(Screen.usual(of: found).first?.width == (isLandscape ? 568 : 320))
  }

  /// Every app has to say it; without a project the property lists do.
  @Test(arguments: [
    ("", true), ("A.xcodeproj/project.pbxproj", false), ("project.yml", false),
    ("Sample/Info.plist", false),
  ])
  func `an app without a project says it in its property list`(file: String, isLandscape: Bool)
    throws
  {
    let list = "<plist><dict><key>LSRequiresIPhoneOS</key><true/></dict></plist>"
    let orientations =
      "<key>UISupportedInterfaceOrientations</key><array>"
      + "<string>UIInterfaceOrientationLandscapeLeft</string></array></dict>"
    var files = ["Info.plist": list.replacing("</dict>", with: orientations)]
    if !file.isEmpty {
      files[file] =
        file.hasSuffix(".plist")
        ? list
        : file.hasSuffix(".yml")
          ? "name: App"
          : """
          { rootObject = P; objects = {
            P = {targets = (T);};
            T = {productType = "com.apple.product-type.application"; buildConfigurationList = L;};
            L = {buildConfigurations = (C);}; C = {buildSettings = {};};
          };}
          """
    }
    let folder = try TestFolder(files)
    #expect(ProjectSystems.read(Configuration(root: folder.path)).isLandscape == isLandscape)
  }
}
