import Fixtures
import OversetModel
import Testing
@testable import Overset
@testable import OversetConfiguration

struct YAMLTextTests {
  @Test(arguments: [
    "checkout", ".build", "App/Fonts", "", " ", "a b", "no", "Null", "~", "12", "1.5", "-", "- a",
    "a: b", "a # b", "#a", "*a", "&a", "!a", "%@", "@a", "`a`", "\"a\"", "'a'", "[a]", "{a}", "a,b",
    "\\n", "a\nb", "a\r\nb", "a\tb", "\u{0}\u{7}\u{1B}[31m\u{7F}", "\u{85}\u{2028}\u{2029}",
    "a\u{FEFF}b", "\u{202E}a", "\u{E000}\u{FFFE}\u{FFFF}\u{10FFFF}", "日本", "é", "e\u{301}",
    "👩‍👩‍👧‍👦.title", "مرحبا", "---", "...", "? a", "| a", "> a", "<<", "=", "0x1F", ".inf",
    "##vso[a.b]c", "###[error]", "##teamcity[",
  ])
  func `any text reads back as itself`(text: String) throws {
    let yaml = "# \(YAMLText.comment(text))\nlist: \(YAMLText.list([text, text]))\n"
    #expect(ObeyedOutput(yaml).isEmpty)
    let setting = try #require(try WrittenSetting.yaml(yaml))
    guard case .map(let pairs) = setting.content, case .list(let items) = pairs.first?.value.content
    else {
      Issue.record("\(yaml) is no list")
      return
    }
    for item in items {
      guard case .scalar(let read, _) = item.content else {
        Issue.record("\(yaml) is no text")
        continue
      }
      #expect(Array(read.unicodeScalars) == Array(text.unicodeScalars))
    }
    #expect(items.count == 2)
  }

  @Test(arguments: [("Pods", "Pods"), (".build", ".build"), ("no", "\"no\""), ("a b", "\"a b\"")])
  func `only what YAML would take for something else is in quotation marks`(
    text: String, yaml: String
  ) {
    #expect(YAMLText.scalar(text) == yaml)
  }
}
