import Fixtures
import OversetFits
import OversetModel
import Testing
@testable import Overset
@testable import OversetReports
@testable import OversetRules

struct TextReporterTests {
  private func text(
    _ findings: [Finding], terminal: Terminal = Terminal(), verdict: Verdict = .passed
  ) -> String {
    let report = TestReport.report(findings, verdict: verdict)
    return String(decoding: TextReporter(terminal: terminal).bytes(of: report), as: UTF8.self)
  }

  @Test func `a finding is a line with its place, its drawing, and what helps`() {
    let layout = TestReport.layout("Continue with your account", width: 120)
    let lines = text([TestReport.finding(layout)]).split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(5) == [
        "button",
        "  120 pt wide, any height, 1 line, system 17 regular",
        "en.lproj/L.strings:1:1: error: 'pay' (en) is 10.0 pt wider than 'button' and loses 3 "
          + "characters [truncated]",
        "  │Continue with…│your account",
        "  help: make it 110 pt wide",
      ])
  }

  /// A crash before all, then errors by what is lost, then faults of files, then warnings, then the
  /// number of notes; and the worst once more at the end, where a terminal's window is.
  @Test func `the worst comes first, and is named again above the numbers`() {
    func finding(_ label: String, _ severity: Severity, _ text: String = "Pay") -> Finding {
      TestReport.finding(
        TestReport.layout(text, label: label, width: 40), severity: severity, message: label)
    }
    func file(_ rule: RuleID, _ severity: Severity) -> Finding {
      Finding(
        rule: rule, severity: severity, subject: Finding.Subject(key: "k"),
        location: FileLocation(path: "L.strings", position: .start), message: "a \(rule.rawValue)")
    }
    let text = text([
      file(.untranslated, .note), file(.missingPlural, .warning), finding("soft", .warning),
      finding("short", .error, "Pay nows"), file(.catalogFault, .error),
      finding("long", .error, "Pay now and again"), file(.formatMismatch, .error),
      file(.growth, .note), file(.growth, .note),
    ])
    let order = [
      "a format-mismatch", "\nlong\n", "\nshort\n", "a catalog-fault", "\nsoft\n",
      "a missing-plural",
      """

      worst: 1 text with other values than the source, which may crash
             'long': 1 error, 15 characters lost
             'short': 1 error, 6 characters lost
      notes: 2 growth, 1 untranslated (listed by --format html and json)
      4 errors, 2 warnings, 3 notes
      """,
    ].map { text.firstRange(of: $0)?.lowerBound }
    #expect(order.allSatisfy { $0 != nil }, "\(text)")
    #expect(order.compactMap { $0 } == order.compactMap { $0 }.sorted(), "\(text)")
  }

  @Test(arguments: [
    (12, 14, 0, 0, "12 of 14 keys have a label"), (1, 1, 0, 0, "1 of 1 key has a label"),
    (0, 0, 203, 240, "203 of 240 keys of interface documents have a label"),
    (0, 411, 203, 240, "0 of 411 keys and 203 of 240 keys of interface documents have a label"),
  ])
  func `keys of interface documents are counted by themselves`(
    constrained: Int, keys: Int, inDocuments: Int, documents: Int, words: String
  ) {
    var summary = CheckReport.Summary()
    (summary.constrainedKeys, summary.keys) = (constrained, keys)
    (summary.constrainedInterfaceKeys, summary.interfaceKeys) = (inDocuments, documents)
    #expect(summary.coveragePhrase == words)
  }

  @Test func `coverage says what is only in a default label, and what is not shown`() {
    var summary = CheckReport.Summary()
    (summary.constrainedKeys, summary.keys, summary.hiddenKeys) = (9, 12, 1)
    (summary.coverage.checked, summary.coverage.byDefault) = (4, 5)
    (summary.coverage.neverDrawn, summary.coverage.unknown) = (1, 2)
    #expect(
      summary.coveragePhrase
        == "9 of 12 keys have a label (5 keys only a default one), 1 is never drawn, "
        + "2 are unknown, 1 other is in 'notShown'")
    (summary.coverage.checked, summary.coverage.byDefault, summary.hiddenKeys) = (0, 9, 0)
    summary.coverage.neverDrawn = 0
    #expect(summary.coveragePhrase == "9 of 12 keys have a label (all only a default one)")
  }

  @Test func `labels with errors stand before other errors, labels without behind them`() {
    func finding(_ label: String, _ severity: Severity) -> Finding {
      TestReport.finding(TestReport.layout("Pay", label: label), severity: severity, message: label)
    }
    let file = Finding(
      rule: .catalogFault, severity: .error, subject: Finding.Subject(),
      location: FileLocation(path: "L.strings", position: .start), message: "a fault")
    let text = text([file, finding("soft", .warning), finding("hard", .error)])
    let order = ["hard\n", "L.strings:1:1: error: a fault", "soft\n"].compactMap {
      text.firstRange(of: $0)?.lowerBound
    }
    #expect(order.count == 3 && order == order.sorted())
  }

  private func worst(_ findings: [Finding]) -> [String] {
    let reporter = TextReporter(terminal: Terminal(), listing: .worst)
    let bytes = reporter.bytes(of: TestReport.report(findings))
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func `of a text the worst locale is listed, and the names of the others`() {
    let locales = ["ru", "de", "fr", "es", "it", "nl", "pt", "tr", "el", "fi", "sv"]
    let findings = locales.enumerated().map { index, locale in
      TestReport.finding(
        TestReport.layout("Continue" + String(repeating: "!", count: 40 - index), width: 60),
        message: "'pay' (\(locale)) is wider than 'button'",
        suggestion: "let 'button' have 2 lines", locale: LocaleIdentifier(locale))
    }
    let lines = worst(findings)
    #expect(lines.count { $0.contains("[truncated]") } == 1)
    #expect(
      lines.contains(
        "en.lproj/L.strings:1:1: error: 'pay' (ru) is wider than the label [truncated]"))
    #expect(lines.contains("  help: let the label have 2 lines"))
    #expect(lines.contains("  also in de, fr, es, it, nl, pt, tr, el and 2 more locales"))
    #expect(!lines.contains { $0.hasPrefix("listed:") })
    #expect(text(findings).components(separatedBy: "[truncated]").count == locales.count + 1)
  }

  @Test func `a key with the name of its label keeps it`() {
    let layout = TestReport.layout("Continue", label: "pay", width: 40)
    let message = "'pay' (en) is wider than 'pay'"
    let lines = worst([TestReport.finding(layout, message: message)])
    #expect(lines.contains { $0.contains("'pay' (en) is wider than the label [truncated]") })
  }

  @Test func `of many labels and texts the worst are listed, and the others counted`() {
    func finding(_ label: Int, _ key: String) -> Finding {
      TestReport.finding(
        TestReport.layout("Continue", label: "label \(label)", key: key, width: 40), message: "m")
    }
    let findings = (0..<25).flatMap { label in ["a", "b", "c", "d"].map { finding(label, $0) } }
    let lines = worst(findings)
    #expect(lines.count { $0.contains("[truncated]") } == 60)
    #expect(lines.count { $0 == "  1 more text in this label" } == 20)
    let listed = lines.flatMap { $0.split(separator: " ") }.joined(separator: " ")
    #expect(
      listed.contains(
        "listed: the worst 20 of 25 labels; 40 more findings with --all-findings, or in a file"))
  }

  /// A text that only code has is in one locale.
  @Test(arguments: [(1, "the text: 1 of 1 locale does not fit; worst"), (2, "the translation: ")])
  func `what nobody has translated is no fault of a translation`(locales: Int, words: String) throws
  {
    let layout = TestReport.layout("Continue with your account", width: 120)
    var triage = TestReport.triage(worst: layout)
    (triage.locales, triage.newIn) = ([layout.locale], [])
    (triage.checkedLocales, triage.isInSource) = (locales, true)
    let cause = TriagePhrase(triage).cause
    #expect(cause.hasPrefix(words), "\(cause)")
    #expect(cause.contains("as in the source language already") == (locales > 1))
  }

  @Test func `a triage is reported above the findings of its label`() throws {
    let layouts = [("de", 120.0), ("fi", 100)].map {
      TestReport.layout("Continue with your account \($0)", width: $1)
    }
    let worst = try #require(layouts.last)
    var locales = layouts.map { LabelLocale(locale: $0.locale) }
    locales[0].tightest = LabelLocale.TightestText(
      layout: layouts[0], use: 1.2, room: RoomLeft(points: -30.04, clusters: -4))
    var report = TestReport.report([TestReport.finding(worst)])
    report.labels = [
      LabelReport(
        id: "button", location: nil, locales: locales, triage: TestReport.triage(worst: worst))
    ]
    let text = String(decoding: TextReporter().bytes(of: report), as: UTF8.self)
    let words = text.replacing(/[ \n]+/, with: " ")
    #expect(
      words.contains(
        "the translation: 2 of 5 locales do not fit; new in de, fi; worst in en: the label is "
          + "122.7 pt too narrow"))
    #expect(words.contains("215 pt of width, 2 lines or scale 0.82 would show every text"))
    #expect(
      words.contains("room (characters): en\u{A0}-30\u{A0}pt\u{A0}(-4), and more in 1 others")
        == false)
    #expect(text.contains("en\u{A0}-30\u{A0}pt\u{A0}(-4), and more in 1 other"))
    let tall = TestReport.layout("Continue with your account", width: 100, lines: 2)
    report.findings = [TestReport.finding(tall)]
    let ofTwo = String(decoding: TextReporter().bytes(of: report), as: UTF8.self)
    #expect(ofTwo.contains("  room over all lines (characters): en"))
  }

  @Test(arguments: [
    ("Pay", 40, "  │Pay│"), ("日本語のとても長い文章です", 60, nil),
    ("One\ntwo", 200, nil), ("שלום עולם ארוך מאוד", 60, nil),
  ])
  func `a drawing is one line, and no wider than the terminal`(
    sample: String, width: Points, expected: String?
  ) throws {
    for columns in [20, 33, 80] {
      let finding = TestReport.finding(
        TestReport.layout(sample, width: width), message: "m", suggestion: nil)
      let text = text([finding], terminal: Terminal(width: columns, breaksLines: true))
      let drawn = try #require(text.split(separator: "\n").first { $0.contains("│") })
      #expect(String(drawn).columns <= columns)
      if let expected { #expect(drawn == expected) }
    }
  }

  @Test func `only a person's terminal has its first lines broken`() {
    let finding = TestReport.finding(
      TestReport.layout("Pay"), message: String(repeating: "word ", count: 40), suggestion: nil)
    let broken = text([finding], terminal: Terminal(width: 40, breaksLines: true))
    #expect(
      broken.split(separator: "\n").allSatisfy { String($0).columns <= 40 || $0.hasPrefix("12 of") }
    )
    let whole = text([finding], terminal: Terminal(width: 40))
    #expect(whole.contains("error: word word word word word word word word word word"))
  }

  @Test func `notes are counted, not listed`() {
    let layout = TestReport.layout("Pay")
    let text = text([
      TestReport.finding(layout, rule: .untranslated, severity: .note, message: "no translation"),
      TestReport.finding(layout, rule: .crowded, severity: .warning, message: "almost full"),
    ])
    #expect(!text.contains("no translation"))
    #expect(text.contains("warning: almost full [crowded]"))
    #expect(text.contains("0 errors, 1 warning, 1 note\n"))
  }

  @Test func `the numbers stand at the end`() {
    #expect(
      text([]) == """
        0 errors, 0 warnings, 0 notes
        12 of 1,234,567 keys have a label, 1 locale, 1,234 layouts
        0 fit, 0 tightened, 0 shrunk, 0 truncated, 0 clipped
        passed

        """)
  }

  @Test(arguments: [
    (Verdict.passed, "passed"), (.failed("3 errors"), "failed: 3 errors"),
    (.inconclusive("nothing was checked"), "inconclusive: nothing was checked"),
    (.misused("cannot\u{1B} read"), "not complete: cannot\\u{1b} read"),
  ])
  func `the verdict is the last line`(verdict: Verdict, expected: String) {
    #expect(text([], verdict: verdict).hasSuffix("\n\(expected)\n"))
  }

  @Test func `no control character reaches the terminal`() {
    let hostile = hostileText
    let layout = TestReport.layout(hostile, label: hostile, key: hostile, width: 20)
    let finding = Finding(
      rule: .truncated, severity: .error, subject: Finding.Subject(),
      location: FileLocation(path: hostile, position: .start), message: hostile,
      suggestion: hostile, layout: layout)
    let text = text([finding], verdict: .misused(hostile))
    let controls = text.unicodeScalars.filter {
      $0.properties.generalCategory == .control && $0 != "\n"
    }
    #expect(controls.isEmpty)
    #expect(text.contains("\\n") && text.contains("\\u{1b}[31m"))
  }

  @Test(arguments: [40, 80, 120])
  func `continuation lines are as wide as the terminal`(width: Int) {
    let words = (0..<40).map { "word\($0)" }.joined(separator: " ")
    let finding = TestReport.finding(
      TestReport.layout(words, width: 300), message: "short", suggestion: words)
    let lines = text([finding], terminal: Terminal(width: width)).split(separator: "\n")
    let continued = lines.filter { $0.hasPrefix("  ") }
    #expect(continued.count > 4)
    #expect(continued.allSatisfy { String($0).columns <= width })
    #expect(continued.contains { $0.count > width - 10 }, "and no narrower")
    #expect(continued.filter { $0.hasPrefix("  help: ") }.count == 1)
    #expect(continued.contains { $0.hasPrefix("        word") }, "indented under the first word")
  }

  @Test func `paths are right from the working directory`() {
    let terminal = Terminal(
      paths: PathBase(configurationFolder: "/x/App", folder: "/x/Tools"))
    let text = text([TestReport.finding(TestReport.layout("Pay"))], terminal: terminal)
    #expect(text.contains("\n../App/en.lproj/L.strings:1:1: error: "))
  }

  @Test func `colours are for terminals that have them`() {
    let finding = TestReport.finding(TestReport.layout("Pay"))
    #expect(!text([finding]).contains("\u{1B}"))
    #expect(
      text([finding], terminal: Terminal(hasColor: true)).contains("\u{1B}[1;31merror\u{1B}[0m"))
  }

  @Test func `a doubt is reported with its reason`() {
    let finding = TestReport.finding(TestReport.layout("a\u{E000}b"), message: "no font")
    #expect(text([finding]).contains("  note: inconclusive: no font has '\u{E000}'\n"))
  }
}
