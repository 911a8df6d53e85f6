import OversetLabels
import OversetModel
import OversetRules

extension TextChecker {
  /// What came of a part of the work.
  struct Outcome: Sendable {
    var findings: [Finding] = []
    var layouts: [CheckedLayout] = []
    var counts = CheckReport.Summary()
    var fonts: Set<UsedFont> = []
    var widestTexts = WidestTexts()
    var notices: [Notice] = []
    var labels = LabelTally()
    /// The texts that could not be measured.
    var inconclusive: [UnmeasuredText] = []
    /// By device, how many texts no label shows that a key has, because the app is for other devices.
    var otherDevices: [String: Int] = [:]
    /// What is kept for later runs.
    var answers = NewAnswers()
    /// For one part of a check: the keys that there is something to say of, and by label the layouts
    /// of all others.
    var noted: [Int] = []
    var quiet: [Int] = []

    /// Counts layouts that fit with room to spare.
    mutating func add(comfortable layouts: Int, in label: Int, _ locale: LocaleIdentifier) {
      labels.add(comfortable: layouts, in: label, locale)
      counts.layouts += layouts
      counts.outcomes[.fits, default: 0] += layouts
    }

    /// Grows with everything that there is to say of a text.
    var saidCount: Int {
      findings.count + notices.count + counts.layouts + otherDevices.values.reduce(0, +)
    }
  }

  /// Some keys of one table in one locale.
  struct Part: Sendable {
    var table: Int
    var locale: LocaleIdentifier
    /// In the table's order.
    var keys: [Int]
  }
}
