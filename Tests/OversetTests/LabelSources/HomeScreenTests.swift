import Fixtures
import OversetModel
import Testing
@testable import Overset
@testable import OversetConfiguration
import OversetSurfaces

/// The name below an app's icon, and the other texts of property lists.
struct HomeScreenTests {
  private static let app = "<plist><dict><key>LSRequiresIPhoneOS</key><true/></dict></plist>"

  private func check(
    _ names: String, _ yaml: String = "labels: []\nscreens: {se: 320, standard: 393}\n",
    plist: String = app, at path: String = "App/Info.plist",
    others: [String: String] = [:]
  ) async throws -> CheckReport {
    let folder = try TestFolder(
      others.merging(["App/en.lproj/InfoPlist.strings": names, path: plist]) { $1 })
    let configuration = try ConfigurationReader.read(yaml, root: folder.path)
    return await Check(configuration, workers: 1).run().report
  }

  /// Apple, "Information Property List": localized values override those of the file.
  @Test(arguments: [
    ("<string>Gardens &amp; Greenhouses</string>", ["da Gardens & Greenhouses"]),
    ("<string>Gardens</string>", []), ("<string>$(PRODUCT_NAME) and more</string>", []), ("", []),
  ])
  func `a name that a locale lacks is that of the property list, once`(
    value: String, texts: [String]
  ) async throws {
    let reason = "NSCameraUsageDescription = \"To scan a plant.\";"
    let key = value.isEmpty ? "" : "<key>CFBundleDisplayName</key>"
    for source in [reason, "CFBundleDisplayName = \"Gardens\";"] {
      let report = try await check(
        source,
        "labels: []\nsourceLocale: en\nscreens: {se: 320}\nrules: {untranslated: note}\n",
        plist: Self.app.replacing("</dict>", with: key + value + "</dict>"),
        others: [
          "App/fr.lproj/InfoPlist.strings": "CFBundleDisplayName = \"Jardins\";",
          "App/da.lproj/InfoPlist.strings": reason, "App/sv.lproj/InfoPlist.strings": reason,
        ])
      let laidOut = report.findings.filter { $0.rule == .truncated }
      #expect(
        laidOut.map { "\($0.subject.locale?.identifier ?? "") \($0.layout?.text ?? "")" } == texts)
      let untranslated = report.findings.filter { $0.rule == .untranslated }
      #expect(!untranslated.isEmpty)
      #expect(untranslated.allSatisfy { $0.message.contains("in its Info.plist") })
    }
  }

  /// Neither where the table has no file of the source locale, which would say that it is a name.
  @Test func `no key of a property list is a text`() async throws {
    let report = try await check(
      "CFBundleSpokenName = \"Gardens\";",
      "labels: [{id: all, keys: '*', width: 20}]\nsourceLocale: fi\n",
      others: [
        "App/de.lproj/InfoPlist.strings": "NSHumanReadableCopyright = \"Jo\";",
        "App/de.lproj/Other.strings": "A = \"Jo\";",
      ])
    let keys = report.findings.filter { $0.rule == .truncated }.map(\.subject.key)
    #expect(keys == ["CFBundleSpokenName"])
  }

  struct Name: Sendable {
    var text: String
    var severity: Severity?
  }

  /// 73 points were seen once; a quarter of the screen is 80.
  @Test(arguments: [
    Name(text: "Gardens", severity: nil), Name(text: "Garden Plan", severity: nil),
    Name(text: "Garden Plann", severity: .note),
    Name(text: "Gardens and Parks", severity: .warning),
  ])
  func `a name that is too long is never an error`(_ name: Name) async throws {
    let report = try await check("CFBundleDisplayName = \"\(name.text)\";")
    #expect(
      report.findings.map(\.severity) == [name.severity].compactMap { $0 }, "\(report.findings)")
    #expect(report.summary.labels == 1 && report.summary.layouts == 1)
    #expect(report.findings.allSatisfy { $0.rule == .truncated })
    #expect(report.findings.allSatisfy { $0.layout?.fit.confidence.name == "borderline" })
    #expect(report.findings.allSatisfy { $0.suggestion?.contains(" pt wide") == false })
  }

  @Test func `each locale's name is a finding of its own`() async throws {
    let report = try await check(
      "CFBundleDisplayName = \"Garden Plann\";",
      others: [
        "App/de.lproj/InfoPlist.strings": "CFBundleDisplayName = \"Gartenplaner und Beete\";"
      ])
    #expect(
      report.findings.map { "\($0.subject.locale?.identifier ?? "") \($0.severity)" } == [
        "de warning", "en note",
      ])
    #expect(Set(report.findings.map(\.identity)).count == 2)
  }

  @Test func `CFBundleName counts where there is no other name`() async throws {
    let name = "CFBundleName = \"Gardens and Parks\";"
    #expect(try await check(name).findings.map(\.subject.key) == ["CFBundleName"])
    let both = try await check("CFBundleDisplayName = \"Gardens\"; \(name)")
    #expect(both.findings.map(\.rule) == [.unconstrained])
    let displayed = Self.app.replacing("</dict>", with: "<key>CFBundleDisplayName</key></dict>")
    #expect(try await check(name, plist: displayed).findings.map(\.rule) == [.unconstrained])
  }

  @Test(arguments: [
    ("<dict></dict>", "App/Info.plist"), (app, "Other/Info.plist"),
    (app.replacing("</dict>", with: "<key>NSExtension</key></dict>"), "App/Info.plist"),
  ])
  func `only an app has an icon`(plist: String, path: String) async throws {
    let report = try await check(
      "CFBundleDisplayName = \"Gardens and Parks\";", plist: plist, at: path)
    #expect(report.findings.map(\.rule) == [.unconstrained] && report.summary.labels == 0)
  }

  @Test func `the file may be around the folder of the texts, and several must agree`() async throws
  {
    let name = "CFBundleDisplayName = \"Gardens\";"
    #expect(try await check(name, at: "Info.plist").summary.labels == 1)
    let other = try await check(
      name, at: "App/iOS-Info.plist", others: ["App/Watch-Info.plist": "<dict></dict>"])
    #expect(other.summary.labels == 0)
  }

  @Test(arguments: [
    "labels: [{id: own, keys: CFBundleDisplayName, width: 200}]\n",
    "labels: [{id: rest, keys: '*', default: true, width: 200}]\n",
    "labels: []\nnotShown: [{table: InfoPlist}]\n", "labels: []\nplatform: macOS\n",
  ])
  func `whatever else the configuration says of the name counts`(yaml: String) async throws {
    let report = try await check("CFBundleDisplayName = \"Gardens and Parks\";", yaml)
    #expect(report.summary.labels == (yaml.contains("id:") ? 1 : 0))
    #expect(report.findings.allSatisfy { $0.rule == .unconstrained })
  }

  @Test func `reasons for permissions and spoken phrases need no label`() async throws {
    let report = try await check(
      """
      NSCameraUsageDescription = "To scan a plant."; "add" = "New plant";
      """,
      others: [
        "App/en.lproj/AppShortcuts.strings": "\"Water ${applicationName}\" = \"Water it\";",
        "App/en.lproj/Localizable.strings": "\"NSCameraUsageDescription\" = \"Camera\";",
      ])
    #expect(report.summary.hiddenKeys == 0 && report.summary.keys == 4)
    #expect(report.summary.coverage.neverDrawn == 2 && report.summary.coverage.unknown == 2)
    #expect(
      report.findings.map(\.message) == [
        "no label shows 'add'", "no label shows 'NSCameraUsageDescription'",
      ])
    let shown = try await check(
      "NSCameraUsageDescription = \"To scan a plant.\";",
      "labels: [{id: rest, keys: '*', width: 20}]\n")
    #expect(shown.summary.coverage.neverDrawn == 0 && shown.summary.layouts == 1)
  }

  /// Neither as `default: true` in the configuration, nor as `--width` makes it.
  @Test func `one label for all texts leaves out what is never drawn`() async throws {
    let folder = try TestFolder([
      "en.lproj/InfoPlist.strings": "NSCameraUsageDescription = \"To scan a plant.\";",
      "en.lproj/AppShortcuts.strings": "\"Water ${applicationName}\" = \"Water it\";",
      "en.lproj/Localizable.strings": "\"add\" = \"New plant\";",
    ])
    var configuration = try ConfigurationReader.read(
      "labels: [{id: rest, keys: '*', default: true, width: 200}]\n", root: folder.path)
    let inFile = await Check(configuration, workers: 1).run().report.summary
    configuration.setSingleLabel(width: 200, lines: 1, height: nil, font: .label)
    let onCommandLine = await Check(configuration, workers: 1).run().report.summary
    for summary in [inFile, onCommandLine] {
      #expect(summary.layouts == 1 && summary.keys == 3 && summary.constrainedKeys == 1)
      #expect(summary.coverage.byDefault == 1 && summary.coverage.neverDrawn == 2)
    }
  }

  /// A project with one target of a type, which takes the texts as a resource or by their folder.
  private static func project(_ type: String, sdk: String, takes: String) -> String {
    """
    { rootObject = P; objects = {
      P = {mainGroup = G; targets = (T); buildConfigurationList = L; projectDirPath = "";};
      G = {children = (A); sourceTree = "<group>";};
      A = {children = (V); path = App; sourceTree = "<group>";};
      V = {children = (EN); name = InfoPlist.strings; sourceTree = "<group>";};
      EN = {path = "en.lproj/InfoPlist.strings"; sourceTree = "<group>";};
      B = {fileRef = V;}; F = {isa = PBXResourcesBuildPhase; files = (B);};
      T = {productType = "com.apple.product-type.\(type)"; \(takes) buildConfigurationList = L;};
      L = {buildConfigurations = (C);}; C = {buildSettings = {SDKROOT = \(sdk);};};
    };}
    """
  }

  struct Target: Sendable {
    var type = "application"
    var sdk = "iphoneos"
    var takes = "buildPhases = (F);"
    var key = "CFBundleDisplayName"
    var labels = 1
  }

  /// Xcode makes their `Info.plist`, and no file says that they are apps.
  @Test(arguments: [
    Target(), Target(takes: "fileSystemSynchronizedGroups = (A);"), Target(key: "CFBundleName"),
    Target(type: "app-extension", labels: 0), Target(sdk: "watchos", labels: 0),
    Target(takes: "buildPhases = ();", labels: 0),
  ])
  func `a target of an Xcode project says whether it is an app`(_ target: Target) async throws {
    for plist in ["Other/Info.plist", "App/Info.plist"] {
      let report = try await check(
        "\(target.key) = \"Gardens\";", plist: "<dict/>", at: plist,
        others: [
          "A.xcodeproj/project.pbxproj": Self.project(
            target.type, sdk: target.sdk, takes: target.takes)
        ])
      #expect(report.summary.labels == target.labels, "\(plist)")
    }
  }

  @Test func `what else code knows of the name agrees`() async throws {
    let names = "CFBundleDisplayName = \"Gardens\";"
    for (plist, kind) in [(Self.app, VerdictKind.roomKnown), ("<dict/>", .elsewhere)] {
      let folder = try TestFolder([
        "App/en.lproj/InfoPlist.strings": names, "App/Info.plist": plist, "App/A.swift": "",
      ])
      let configuration = try ConfigurationReader.read("labels: []", root: folder.path)
      let survey = await SourceSurvey.read(configuration, paths: nil, workers: 1)
      #expect(survey.keys.map(\.kind) == [kind])
      #expect(survey.keys.map(\.isLaidOut) == [kind == .roomKnown])
    }
  }

  @Test func `that only the name was checked is no pass, and is said`() async throws {
    let name = "CFBundleDisplayName = \"Gardens\";"
    let alone = try await check("\(name) NSCameraUsageDescription = \"To scan a plant.\";")
    #expect(alone.verdict == .passed)
    let others = ["App/en.lproj/Localizable.strings": "\"add\" = \"New plant\";"]
    #expect(
      try await check(name, others: others).verdict
        == .inconclusive("only the app's name on the home screen was checked"))
  }
}
