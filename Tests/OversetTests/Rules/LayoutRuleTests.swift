import OversetFits
import OversetModel
import OversetTypesetting
import Testing
@testable import Overset
@testable import OversetConfiguration
@testable import OversetRules

/// What each rule says of a fit, whatever made the fit so.
struct LayoutRuleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var rule: any LayoutRule.Type
    var message: String?
    var constrain: @Sendable (inout LabelConstraint) -> Void = { _ in }
    var change: @Sendable (inout LabelFit) -> Void

    var testDescription: String { "\(rule.about.id.rawValue): \(message ?? "nothing")" }
  }

  @Test(arguments: [
    Case(
      rule: Tightened.self,
      message: "'pay' (de) fits 'button' only with 0.31 pt less between its characters"
    ) {
      $0.outcome = .tightened
      $0.kern = -0.314
    },
    Case(rule: Tightened.self, message: nil) { $0.outcome = .shrunk },
    Case(
      rule: WordBroken.self,
      message: #"'pay' (de) breaks "Datenschutz", "Erklärung" in 'button'"#
    ) { $0.brokenWords = ["Datenschutz", "Erklärung"] },
    Case(
      rule: WordBroken.self,
      message: #"'pay' (de) breaks "a", "b", "c" and 2 more words in 'button'"#
    ) { $0.brokenWords = ["a", "b", "c", "d", "e"] },
    Case(rule: WordBroken.self, message: nil) { _ in },
    Case(rule: LongLabel.self, message: "'pay' (de) takes 5 lines in 'button'") {
      $0.needs.lines = 5
    },
    Case(rule: LongLabel.self, message: nil) { $0.needs.lines = 4 },
    Case(
      rule: Clipped.self,
      message: "the ink of 'pay' (de) is cut off by 'button': 1.4 pt at the top, 2.0 pt at the "
        + "bottom"
    ) {
      $0.clipsInk = true
      $0.inkBounds = Rect(x: 0.2, y: -1.4, width: 79.9, height: 24.4)
    },
    Case(
      rule: Clipped.self,
      message: "the ink of 'pay' (de) is cut off by 'button': 2.0 pt at the left, 5.0 pt at the "
        + "right"
    ) {
      $0.clipsInk = true
      $0.inkBounds = Rect(x: -2, y: 0, width: 87, height: 21)
    },
    // Paint outside of a label that does not clip is seen.
    Case(rule: Clipped.self, message: nil) {
      $0.inkBounds = Rect(x: -2, y: -9, width: 100, height: 40)
    },
    // Truncation and cut ink of a label that clips are reported by a rule each.
    Case(rule: Clipped.self, message: nil) {
      $0.outcome = .truncated
      $0.clipsInk = true
      $0.inkBounds = Rect(x: 0, y: -2, width: 40, height: 22)
    },
    Case(
      rule: Clipped.self,
      message: "the ink of 'pay' (de) is cut off by 'button': 2.0 pt at the top",
      constrain: { $0.clipsToBounds = true }
    ) {
      $0.outcome = .truncated
      $0.clipsInk = true
      $0.inkBounds = Rect(x: 0, y: -2, width: 40, height: 22)
    },
    // Text over the edge takes its ink along: one finding.
    Case(
      rule: Clipped.self,
      message: "'pay' (de) is 20.0 pt wider than 'button' and is cut off after 4 characters"
    ) {
      $0.outcome = .clipped
      $0.lostClusters = 2
      $0.clipsInk = true
      $0.inkBounds = Rect(x: 0, y: 0, width: 100, height: 20)
      $0.needs.width = 100
    },
    // A label whose text fits and whose ink does not is clipped as well.
    Case(
      rule: Clipped.self,
      message: "the ink of 'pay' (de) is cut off by 'button': 1.0 pt at the top"
    ) {
      $0.outcome = .clipped
      $0.clipsInk = true
      $0.inkBounds = Rect(x: 0, y: -1, width: 40, height: 20)
    },
    Case(
      rule: Clipped.self,
      message:
        "the line of 'pay' (de) is 12.3 pt higher than 'button', which cuts it at the top and "
        + "the bottom"
    ) {
      $0.outcome = .clipped
      $0.missingHeight = 12.3
    },
    Case(
      rule: Truncated.self,
      message:
        "'pay' (de) is 20.0 pt wider than 'button' and loses 2 characters, in a line that is "
        + "12.3 pt higher than the label"
    ) {
      $0.outcome = .truncated
      $0.lostClusters = 2
      $0.needs.width = 100
      $0.missingHeight = 12.3
    },
    Case(
      rule: Truncated.self,
      message: "'pay' (de) is 20.0 pt wider than 'button' and loses 1 character, but scrolls while "
        + "it has the focus"
    ) {
      $0.outcome = .truncated
      $0.lostClusters = 1
      $0.needs.width = 100
      $0.recovery = .marquee
    },
    Case(
      rule: ShrunkBelowMinimum.self,
      message: "'pay' (de) is shrunk to the minimum of 0.75 in 'button' and still loses 3 "
        + "characters, but shows whole under a pointer",
      constrain: { $0.minimumFontSize = 12.75 }
    ) {
      $0.outcome = .truncated
      $0.scale = 0.75
      $0.lostClusters = 3
      $0.needs.scale = 0.5
      $0.recovery = .expansion
    },
  ])
  func `a rule says what is wrong and by how much`(_ c: Case) {
    let layout = TestFit.layout(c.constrain, c.change)
    let context = TestFit.context()
    let isAtFault = c.rule.isAtFault(layout, in: context)
    #expect((isAtFault ? c.rule.message(layout, in: context).message : nil) == c.message)
  }

  @Test(arguments: [
    (99.0, 50.0, 2.0, nil), (100, 50, 2, "2.0 times"), (149.9, 50, 3, nil),
    (150, 50, 3, "3.0 times"),
    (10, 0, 2, nil),
  ])
  func `growth is reported from its factor on`(
    text: Points, source: Points, from: Double, expected: String?
  ) {
    let context = TestFit.context(
      widths: TextWidths(text: text, source: source)
    ) { $0.growthFrom = from }
    let layout = TestFit.layout(text: "8 points") { $0.used.width = 0.81 }
    #expect(Growth.isAtFault(layout, in: context) == (expected != nil))
    for other in [
      TestFit.layout(text: "8 points") { $0.used.width = 0.8 },
      TestFit.layout(text: "seven p") { $0.used.width = 1 },
    ] {
      #expect(!Growth.isAtFault(other, in: context))
    }
    if let expected {
      let words = "\(expected) as wide as its source"
      #expect(Growth.message(layout, in: context).message.contains(words))
    }
    #expect(!Growth.isAtFault(layout, in: TestFit.context()))
  }

  /// `truncated`, `shrunk-below-minimum` and `lost-paragraphs` are a step less bad; nothing else is.
  @Test func `text that scrolls or expands is a lesser fault`() throws {
    let planned = try plannedLabel("width: 80")
    let standard = RuleSettings()
    func severities(
      _ recovery: LabelFit.Recovery?, _ settings: RuleSettings,
      _ change: @escaping (inout LabelFit) -> Void
    ) -> [RuleID: Severity] {
      let layout = TestFit.layout {
        $0.recovery = recovery
        change(&$0)
      }
      let found = LayoutRules(settings).findings(
        in: [VariantLayout(index: 0, layout: layout)], of: planned.values, isSource: true)
      return Dictionary(uniqueKeysWithValues: found.map { ($0.rule, $0.severity) })
    }
    func truncate(_ fit: inout LabelFit) { fit.outcome = .truncated }
    #expect(severities(nil, standard, truncate) == [.truncated: .error])
    #expect(severities(.marquee, standard, truncate) == [.truncated: .warning])
    #expect(severities(.expansion, standard, truncate) == [.truncated: .warning])
    var settings = RuleSettings()
    settings.severities = [.truncated: .warning, .lostParagraphs: .note]
    #expect(severities(.marquee, settings, truncate) == [.truncated: .note])
    #expect(
      severities(.marquee, settings) {
        $0.outcome = .truncated
        $0.losesParagraphs = true
      } == [.lostParagraphs: .note])
    #expect(
      severities(.marquee, standard) {
        $0.outcome = .truncated
        $0.scale = 0.5
        $0.missing = ["x"]
      } == [.shrunkBelowMinimum: .warning, .missingGlyph: .error])
    #expect(
      severities(.marquee, standard) { $0.outcome = .clipped } == [.clipped: .error],
      "nothing scrolls there")
  }

  /// One text, one finding: what asks for the same action as a worse one is not reported.
  @Test(
    arguments: [
      (["truncated", "long-label"], ["truncated"]),
      (["shrunk-below-threshold", "long-label"], nil),
      (["truncated", "word-broken"], nil), (["word-broken", "crowded"], ["word-broken"]),
      (["tightened", "growth"], ["tightened"]), (["crowded", "growth"], ["crowded"]),
      (["word-broken", "growth"], nil), (["truncated", "growth"], ["truncated"]),
      (["truncated", "missing-glyph"], nil),
      (["shrunk-below-threshold", "growth"], ["shrunk-below-threshold"]),
    ] as [([String], [String]?)])
  func `a text has one finding for one action`(faults: [String], reported: [String]?) throws {
    let planned = try plannedLabel("width: 80")
    let layout = TestFit.layout(text: "Datenschutz") { fit in
      for fault in faults {
        switch fault {
        case "truncated": fit.outcome = .truncated
        case "shrunk-below-threshold": (fit.outcome, fit.scale) = (.shrunk, 0.5)
        case "tightened": fit.outcome = .tightened
        case "crowded": fit.used.width = 0.97
        case "word-broken": fit.brokenWords = ["Datenschutz"]
        case "long-label": fit.needs.lines = 9
        case "missing-glyph": fit.missing = ["x"]
        case "growth": fit.used.width = max(fit.used.width ?? 0, 0.85)
        default: break
        }
      }
    }
    let widths = TextWidths(text: 100, source: 10)
    let found = LayoutRules(RuleSettings()).findings(
      in: [VariantLayout(index: 0, layout: layout)], of: planned.values, isSource: false,
      faults.contains("growth") ? widths : nil)
    #expect(Set(found.map(\.rule.rawValue)) == Set(reported ?? faults))
  }

  private func plannedLabel(_ yaml: String) throws -> PlannedLabel {
    let configuration = try ConfigurationReader.read(
      "labels: [{id: button, keys: '*', \(yaml)}]", root: "/app")
    return try PlannedLabel(
      #require(configuration.labels.first), in: configuration, fonts: FontBook())
  }
}
