import Fixtures
import OversetModel
import Testing
@testable import Overset
@testable import OversetConfiguration

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
    #expect(report.summary.hiddenKeys == 2 && report.summary.keys == 2)
    #expect(
      report.findings.map(\.message) == [
        "no label shows 'add'", "no label shows 'NSCameraUsageDescription'",
      ])
    let shown = try await check(
      "NSCameraUsageDescription = \"To scan a plant.\";",
      "labels: [{id: rest, keys: '*', width: 20}]\n")
    #expect(shown.summary.hiddenKeys == 0 && shown.summary.layouts == 1)
  }
}
