import Fixtures
import Testing
@testable import Overset
@testable import OversetConfiguration

struct StoreSurveyTests {
  @Test func `the texts of the store are read, and are no keys of the app`() async throws {
    let folder = try TestFolder([
      "App/en.lproj/L.strings": "\"a\" = \"A\";", "fastlane/metadata/de-DE/name.txt": "Gärten",
      "fastlane/screenshots/en-US/title.strings": "\"b\" = \"B\";",
      "fastlane/Frozen.strings": "\"a\" = \"A\";",
    ])
    let survey = await AppSurvey.look(in: folder.path, workers: 1)
    #expect(survey.found.codeKeys == 1 && survey.storeTexts == 1 && survey.foreignFiles == 2)
    let text = StarterConfiguration(survey).text
    let configuration = try ConfigurationReader.read(text, root: folder.path)
    #expect(configuration.catalogs == ["App/**/*.strings", "fastlane/**/*.txt"])
    #expect(configuration.exclude == ["fastlane/Frozen.strings", "fastlane/screenshots"])
    let report = await Check(configuration, workers: 1).run().report
    #expect(report.summary.storeTexts == 1 && report.summary.entries == 1)
    #expect(text.contains("# The .txt files are what fastlane uploads to the App Store"))
  }
}
