import Fixtures
import OversetConfiguration
import OversetModel

import Testing

@testable import Overset
@testable import OversetTypesetting

/// What a check would run with.
struct DoctorTests {
  private func family(
    _ name: String, _ scripts: [String], _ purpose: FamilySurvey.Purpose = .measuring,
    package: String? = "fonts-noto-core"
  ) -> FamilySurvey {
    FamilySurvey(family: name, scripts: scripts, purpose: purpose, debianPackage: package)
  }

  @Test func `an app's files are counted, and its locales are named`() async throws {
    let folder = try TestFolder([
      "en.lproj/Main.strings": "\"a\" = \"A\";\n\"b\" = \"B\";\n",
      "de.lproj/Main.strings": "\"a\" = \"A\";\n\"b\" = ;\n",
    ])
    let diagnosis = await Doctor.examine(Configuration(root: folder.path), workers: 1)
    #expect(diagnosis.configuration == nil)
    #expect(diagnosis.files.formats.map(\.name) == ["strings"])
    #expect(diagnosis.files.formats.map(\.files) == [2])
    #expect(diagnosis.files.locales.map(\.identifier) == ["de", "en"])
    #expect(diagnosis.files.faulty == 1)
  }

  @Test func `the program knows its versions and where it is`() {
    let program = ProgramDescription()
    #expect(program.version == oversetVersion)
    #expect(program.path?.hasPrefix("/") == true)
    #expect(program.engines.map(\.name) == ["ICU", "Unicode", "HarfBuzz", "FreeType"])
    #expect(program.engines.allSatisfy { $0.version.contains(/^\d+\.\d/) })
  }

  @Test func `fonts of one package are one thing to install`() {
    let missing = Doctor.missingFonts(
      [
        family("Noto Sans Arabic", ["Arab"]), family("Noto Sans Thai", ["Thai"]),
        family("Inter", ["Latn"], .drawing, package: "fonts-inter"),
        family("Noto Sans Math", []),
      ], on: .debian)
    #expect(
      missing == [
        MissingThing(
          names: ["Noto Sans Arabic", "Noto Sans Thai", "Noto Sans Math"],
          purpose: "texts in Arab, Thai",
          remedy: "sudo apt-get install fonts-noto-core"),
        MissingThing(
          names: ["Inter"], purpose: "letters in pictures; no verdict depends on it",
          remedy: "sudo apt-get install fonts-inter"),
      ])
  }

  @Test func `many scripts are counted`() {
    let families = (1...9).map { family("Font \($0)", ["Scr\($0)"]) }
    #expect(Doctor.missingFonts(families, on: .debian).map(\.purpose) == ["texts in 9 scripts"])
  }

  @Test func `each system has its own command`() {
    let japanese = family("Noto Sans CJK JP", ["ja"], .drawing, package: "fonts-noto-cjk")
    let korean = family("Noto Sans CJK KR", ["ko"], .drawing, package: "fonts-noto-cjk")
    #expect(
      Doctor.missingFonts([japanese, korean], on: .macOS).map(\.remedy)
        == ["brew install --cask font-noto-sans-cjk"])
    #expect(
      OperatingSystem.other.remedy(forFamily: "Inter", package: "fonts-inter")
        == "take a release of overset, which has it, or install 'Inter'")
    #expect(
      OperatingSystem.debian.remedy(forFamily: "Brand Sans", package: nil)
        == "name its file in 'fonts: {search: [Fonts]}'")
  }

  @Test func `the status says whether something is missing or wrong`() async throws {
    let folder = try TestFolder()
    var diagnosis = await Doctor.examine(Configuration(root: folder.path), workers: 1)
    diagnosis.missing = []
    #expect(diagnosis.exitStatus == 0)
    diagnosis.missing = [MissingThing(names: ["Inter"], purpose: "letters", remedy: "install it")]
    #expect(diagnosis.exitStatus == 1)
    diagnosis.notices = [Notice(.error, "wrong", isMisuse: true)]
    #expect(diagnosis.exitStatus == 2)
  }
}
