import Fixtures
import OversetModel
import Testing
@testable import Overset
@testable import OversetConfiguration
@testable import OversetRules

/// Findings about the combinations of several variables.
struct CombinedFindingsTests {
  private static let stringsdict = """
    { k = { NSStringLocalizedFormatKey = "%#@a@, %#@b@";
      a = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
            one = "%d file"; other = "%d files"; };
      b = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
            one = "%d folder"; other = "%d folders"; }; };
      p = { NSStringLocalizedFormatKey = "%#@a@";
      a = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
            one = "%d file"; other = "%d files"; }; }; }
    """

  private func check(width: Int) async throws -> CheckReport {
    let folder = try TestFolder(["en.lproj/L.stringsdict": Self.stringsdict])
    let configuration = try ConfigurationReader.read(
      "labels: [{id: l, keys: '*', width: \(width)}]\nrules: {crowded: off, word-broken: off, long-label: off}\n",
      root: folder.path)
    return await Check(configuration, workers: 1).run().report
  }

  @Test func `of the combinations of variables the worst is reported, and how many there are`()
    async throws
  {
    let report = try await check(width: 30)
    let lines = report.findings.map { "\($0.subject.key ?? "") \($0.message)" }
    #expect(report.summary.layouts == 6)
    #expect(
      lines.map { $0.prefix(while: { $0 != ")" }) } == [
        "k 'k' (en, a other, b other", "p 'p' (en, a one", "p 'p' (en, a other",
      ])
    #expect(lines[0].hasSuffix("and in 3 other combinations"))
  }

  @Test func `which combination is the worst does not make it another fault`() async throws {
    let subjects = [PluralCategory.one, .other].map { first in
      Finding.Subject(
        label: "l", key: "k",
        variant: LayoutVariant(
          text: Variation(
            plurals: [first, .one], device: nil, width: nil, variables: ["a", "b"])))
    }
    let identities = subjects.map {
      Finding(
        rule: .truncated, severity: .error, subject: $0,
        location: FileLocation(path: "L", position: .start), message: ""
      ).identity
    }
    #expect(identities[0] == identities[1])
  }
}
