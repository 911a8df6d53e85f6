import Fixtures
import OversetModel
import Testing
@testable import Overset
@testable import OversetRules

/// Combinations of several variables at several sizes are one finding with the numbers of all.
struct CombinationSizesTests {
  private static func rule(_ name: String, _ one: String, _ other: String) -> String {
    """
    <key>\(name)</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>%d \(one)</string><key>other</key><string>%d \(other)</string></dict>
    """
  }

  private static let dictionary = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>n</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%1$#@s@ in %2$#@c@</string>
    \(rule("s", "seat", "seats"))\(rule("c", "coach", "coaches"))
    </dict></dict></plist>
    """

  private func finding(width: Double, sizes: String) async throws -> Finding? {
    let yaml = """
      screens: {wide: 1024}
      contentSizes: \(sizes)
      labels:
        - {id: a, keys: [n], width: \(width), font: {textStyle: body}, arguments: {1: ["240"], 2: ["12"]}}
      rules: {crowded: off}

      """
    let app = try SmallApp(yaml, files: ["en.lproj/L.stringsdict": Self.dictionary])
    return try await app.check().report.findings.first { $0.rule == .truncated }
  }

  @Test func `the numbers are the largest of all`() async throws {
    let both = try #require(try await finding(width: 130, sizes: "[L, AX3]"))
    let large = try #require(try await finding(width: 130, sizes: "[AX3]"))
    #expect(both.overflow == large.overflow)
    #expect(both.clears == large.clears)
    let width = try #require(both.clears?.width)
    #expect(try await finding(width: width + 0.01, sizes: "[L, AX3]") == nil)
    #expect(try await finding(width: width - 0.5, sizes: "[L, AX3]") != nil)
  }

  @Test func `it is reported at the smallest size at which one of them is cut off`() async throws {
    let finding = try #require(try await finding(width: 130, sizes: "[L, AX3]"))
    #expect(finding.subject.variant.contentSize?.rawValue == "L")
    #expect(!finding.message.contains("fits up to L"))
  }
}
