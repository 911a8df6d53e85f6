import Fixtures
import OversetFits
import OversetLabels
import OversetModel
import OversetSurfaces
import OversetTypesetting
@testable import Overset
@testable import OversetRules

/// A report of findings that were made up, and of layouts that were laid out.
enum TestReport {
  /// A finding for each hostile text, which is everywhere in it, and a label with each.
  static let hostileReport: CheckReport = {
    let layouts = hostileTexts.map { layout("Continue: \($0)", label: $0, key: $0) }
    let findings = zip(layouts, hostileTexts).map { layout, text in
      finding(
        layout, message: "'\(text)' is \(text)", suggestion: text,
        path: "en.lproj/\(text).strings")
    }
    var report = Self.report(findings, verdict: .failed("29 errors"))
    report.suppressed = zip(findings, hostileTexts).map {
      SuppressedFinding(finding: $0, reason: .configuration($1))
    }
    report.code = hostileTexts.map { text in
      CodeFile(
        path: text,
        uses: [
          CodeFile.Use(
            key: text, position: TextPosition(line: 1, column: 1), state: .unknown,
            verdicts: [UseVerdict(.unknown(.component(text)))])
        ])
    }
    report.labels = zip(layouts, hostileTexts).map { layout, text in
      LabelReport(
        id: text, locales: [LabelLocale(locale: .english, layouts: 1, outcomes: [.truncated: 1])],
        triage: LabelTriage(
          cause: .layout, locales: [.english], checkedLocales: 1, newIn: [], isInSource: true,
          keys: 1, layoutKeys: 1, clears: Clearance(layout), worst: layout))
    }
    return report
  }()

  private static let fonts = FontBook()

  static func layout(
    _ text: String, label: String = "button", key: String = "pay", width: Points = 100,
    lines: Int = 1
  ) -> CheckedLayout {
    var constraint = LabelConstraint()
    constraint.numberOfLines = lines
    let bounds = Rect(x: 0, y: 0, width: width, height: .infinity)
    // The default system font is a table of numbers, and always there.
    guard let font = try? fonts.font(constraint.font) else { fatalError("no system font") }
    let fit = LabelFitter(constraint: constraint, bounds: bounds, displayScale: 3).fit(
      LabelText(
        Array(text.utf16), in: font, locale: .english, typesetter: Typesetter(fonts: fonts)))
    return CheckedLayout(
      label: label, table: "L", key: key, locale: .english,
      variant: LayoutVariant(text: Variation(plural: .one), screen: "se"),
      location: FileLocation(path: "en.lproj/L.strings", position: .start), text: text,
      isFallback: false, constraint: constraint, room: bounds, displayScale: 3, fit: fit)
  }

  static func finding(
    _ layout: CheckedLayout, rule: RuleID = .truncated, severity: Severity = .error,
    message: String = "'pay' (en) is 10.0 pt wider than 'button' and loses 3 characters",
    suggestion: String? = "make it 110 pt wide", path: String? = nil,
    locale: LocaleIdentifier? = nil, others: [Finding] = []
  ) -> Finding {
    Finding(
      rule: rule, severity: severity,
      subject: Finding.Subject(
        label: layout.label, table: layout.table, key: layout.key, locale: locale ?? layout.locale,
        variant: layout.variant),
      location: FileLocation(
        path: path ?? layout.location.path, position: layout.location.position),
      message: message, suggestion: suggestion, layout: layout,
      source: Finding.SourceState(locale: .english, outcome: .truncated)
    ).with(others: others)
  }

  /// Two of five locales do not fit.
  static func triage(worst: CheckedLayout) -> LabelTriage {
    var clears = Clearance(worst)
    clears.width = 214.6
    clears.lines = 2
    clears.scale = 0.829
    return LabelTriage(
      cause: .translation, locales: ["de", "fi"].compactMap { LocaleIdentifier($0) },
      checkedLocales: 5, newIn: ["de", "fi"].compactMap { LocaleIdentifier($0) },
      isInSource: false, keys: 1, layoutKeys: 0, clears: clears, worst: worst,
      overflow: worst.overflow)
  }

  static func report(
    _ findings: [Finding], layouts: [CheckedLayout] = [], verdict: Verdict = .passed
  ) -> CheckReport {
    var summary = CheckReport.Summary()
    summary.layouts = 1234
    summary.keys = 1_234_567
    summary.constrainedKeys = 12
    summary.locales = [.english]
    for finding in findings { summary.findings[finding.severity, default: 0] += 1 }
    return CheckReport(
      summary: summary, findings: findings, layouts: layouts,
      fonts: [CheckReport.ReportedFont(postScriptName: "Inter-Regular", file: "Inter.otf")],
      tool: .current, verdict: verdict)
  }
}
