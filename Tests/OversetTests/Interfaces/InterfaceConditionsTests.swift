import OversetInterfaces
import OversetModel
import Testing

@testable import Overset
@testable import OversetConfiguration

/// The screens that documents are laid out on where the configuration names none.
struct InterfaceConditionsTests {
  private static func widths(
    from version: Int?, drawnOn device: String, named name: String = "Main.storyboard",
    runtime: String = "iOS.CocoaTouch"
  ) throws -> [Points?] {
    let text = TestInterface.account.replacing("retina4_7", with: device)
      .replacing("<document ", with: "<document targetRuntime=\"\(runtime)\" ")
    let document = try InterfaceDocument(path: name, bytes: Array(text.utf8))
    return InterfaceConditions(
      Configuration(root: "/"), usual: Screen.phones(from: version)
    ).screens(of: document)
      .map { $0?.width }
  }

  /// The last phone of 320 points runs iOS 15 at most.
  @Test(
    arguments: [
      (nil, "retina4_7", [320, 375, 393, 430]), (15, "retina4_7", [320, 375, 393, 430]),
      (16, "retina4_7", [375, 393, 430]), (16, "retina4_0", [375, 393, 430]),
      (26, "retina6_1", [375, 393, 414, 430]),
    ] as [(Int?, String, [Points?])])
  func `are those of phones that the app runs on`(
    version: Int?, device: String, widths: [Points?]
  ) throws {
    #expect(try Self.widths(from: version, drawnOn: device) == widths)
  }

  @Test(arguments: [
    ("Main~ipad.storyboard", "iOS.CocoaTouch"), ("Main_iPad.storyboard", "iOS.CocoaTouch.iPad"),
  ])
  func `are those of iPads where only they load the document`(
    name: String, runtime: String
  ) throws {
    let widths = try Self.widths(
      from: 12, drawnOn: "retina4_7", named: name, runtime: runtime)
    #expect(widths == [744, 768, 810, 1024])
  }

  /// TARGETED_DEVICE_FAMILY: "1" is a phone, "2" an iPad.
  @Test(arguments: [("2", 0), ("1", 1), (#""1,2""#, 1), (nil, 1)] as [(String?, Int)])
  func `are those of iPads where the app runs on nothing else`(
    family: String?, count: Int
  ) async throws {
    let setting = family.map { "TARGETED_DEVICE_FAMILY = \($0);" } ?? ""
    let project = """
      // !$*UTF8*$!
      { rootObject = P; objects = {
        P = {targets = (T); buildConfigurationList = L;};
        L = {buildConfigurations = (C);};
        C = {name = Release; buildSettings = {SDKROOT = iphoneos; \(setting)};};
        T = {isa = PBXNativeTarget; productType = "com.apple.product-type.application"; buildConfigurationList = M;};
        M = {buildConfigurations = (D);};
        D = {name = Release; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 15.0;};};
      };}
      """
    let result = try await TestInterface.check(
      TestInterface.account,
      [
        "de":
          #""lab-el-001.text" = "Ein Text, der nur auf einem breiten Bildschirm ganz zu sehen ist";"#
      ],
      files: ["App.xcodeproj/project.pbxproj": project], yaml: "")
    #expect(result.found.count { $0.hasPrefix("truncated") } == count, "\(result.found)")
  }
}
