import Fixtures
import OversetModel
import Testing
@testable import Overset
@testable import OversetRules

struct FindingDescriptionTests {
  @Test func `a finding and a notice print in one line`() {
    for text in hostileTexts {
      let place = FileLocation(path: text, position: .start)
      let finding = Finding(
        rule: .truncated, severity: .error, subject: Finding.Subject(), location: place,
        message: text)
      for line in [finding.description, Notice(.error, text, at: place).description] {
        #expect(ObeyedOutput(line).isEmpty && !line.contains("\n"), "\(line)")
      }
    }
  }
}
