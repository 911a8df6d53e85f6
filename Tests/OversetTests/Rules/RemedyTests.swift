import Fixtures
import OversetFits
import OversetLabels
import OversetModel
import OversetTypesetting
import Testing
@testable import Overset
@testable import OversetConfiguration
@testable import OversetRules

/// Every suggestion, applied, makes its finding go away, and one character, point, line or hundredth
/// less does not.
///
/// Over texts of all scripts in random labels, at several sizes and on two screens.
struct RemedyTests {
  @Test(arguments: 0..<8)
  func `what a finding suggests is enough, and no less is`(part: UInt64) throws {
    let trials = Trials()
    for seed in part * 1000..<part * 1000 + 60 {
      var random = SeededGenerator(seed: seed)
      let label = TrialLabel(&random)
      let (units, locale) = random.sampleText(
        words: Int.random(in: 1...7, using: &random), junkShare: seed % 5 == 0 ? 0.03 : 0)
      let text = String(decoding: units, as: UTF16.self)
      try trials.run(text, locale, label, "seed \(seed): \(label.yaml) \(text.debugDescription)")
    }
    #expect(trials.applied.values.allSatisfy { $0 > 0 } && trials.applied.count >= 4)
  }

  @Test(arguments: ScriptSample.all)
  func `a text of every script is shortened by just enough`(sample: ScriptSample) throws {
    let trials = Trials()
    let text = sample.words.joined(separator: sample.separator)
    for (lines, width) in [(1, 120), (1, 200), (2, 110), (2, 160)] {
      let label = TrialLabel(width: "\(width)", numberOfLines: lines)
      try trials.run(text, sample.locale, label, "\(sample) \(label.yaml)")
    }
  }
}

/// A label of random properties, as a configuration has them.
private struct TrialLabel {
  var width = "120"
  var height: Double?
  var numberOfLines = 1
  var others: [String] = []

  init(width: String, numberOfLines: Int) {
    self.width = width
    self.numberOfLines = numberOfLines
  }

  init(_ random: inout SeededGenerator) {
    func oneOf<Value>(_ values: [Value]) -> Value {
      values.randomElement(using: &random) ?? values[0]
    }
    width = oneOf(["60", "100.5", "150", "screen - 200", "screen / 2 - 40", "220"])
    height = oneOf([nil, nil, 22, 44, 30.5])
    numberOfLines = oneOf([1, 1, 1, 2, 3, 0])
    let mode = oneOf(
      ["byTruncatingTail", "byTruncatingTail", "byTruncatingHead", "byTruncatingMiddle"]
        + ["byClipping", "byWordWrapping", "byCharWrapping"])
    others = [
      "lineBreakMode: \(mode)",
      "font: \(oneOf(["{system: 17}", "{textStyle: body}", "{system: 13, weight: bold}"]))",
      "lineBreakStrategy: \(oneOf(["standard", "none", "pushOut"]))",
    ]
    if oneOf([true, false]) {
      let scale = oneOf([0.5, 0.8, 0.9])
      others.append("adjustsFontSizeToFitWidth: true, minimumScaleFactor: \(scale)")
    }
    if oneOf([true, false, false]) { others.append("allowsDefaultTighteningForTruncation: true") }
    if oneOf([true, false]) {
      others.append("insets: {leading: 12, trailing: 7.5, top: 2, bottom: 1}")
    }
  }

  var yaml: String {
    let parts =
      ["id: b", "keys: '*'", "width: \(width)", "numberOfLines: \(numberOfLines)"]
      + others + (height.map { ["height: \($0)"] } ?? [])
    return "{\(parts.joined(separator: ", "))}"
  }

  func with(_ change: (inout TrialLabel) -> Void) -> TrialLabel {
    var label = self
    change(&label)
    return label
  }

  /// What the label says of shrinking is said anew.
  func shrinking(to scale: Int) -> TrialLabel {
    with { label in
      label.others.removeAll { $0.hasPrefix("adjusts") }
      label.others.append(
        "adjustsFontSizeToFitWidth: true, minimumScaleFactor: \(Double(scale) / 100)")
    }
  }
}

/// Lays texts out as a check does, and applies what findings suggest.
private final class Trials {
  private let fonts = FontBook()
  private let setter: TextSetter
  private let typesetter: Typesetter
  /// How often each way was tried.
  private(set) var applied: [String: Int] = [:]

  init() {
    setter = TextSetter(fonts)
    typesetter = Typesetter(fonts: fonts)
  }

  private static let rules: Set<RuleID> = [
    .truncated, .clipped, .lostParagraphs, .shrunkBelowMinimum, .shrunkBelowThreshold,
  ]

  /// What a finding asks for: room for a text that is lost, or height for a line or ink of a whole
  /// one. Each has a remedy of its own.
  private enum Kind: CaseIterable {
    case lost, cutWhole
  }

  /// The finding of a kind that a text does not fit; nil where it does.
  private func fault(
    _ kind: Kind, _ text: String, _ locale: LocaleIdentifier, _ label: TrialLabel
  ) throws -> Finding? {
    let configuration = try ConfigurationReader.read(
      """
      screens: {se: 320, max: 430}
      contentSizes: [L, xxL]
      labels: [\(label.yaml)]
      """, root: "/app")
    let planned = try PlannedLabel(
      #require(configuration.labels.first), in: configuration, fonts: fonts)
    let sample = LabelSample(text: text, units: Array(text.utf16), runs: [])
    let layouts = planned.variants.indices.map { index in
      let variant = planned.variants[index]
      let shaped = setter.shape(sample, in: variant, locale)
      let known = FitOfText(of: shaped, in: variant, mayBeBrief: false)
      let layout = CheckedLayout(
        in: variant.setting,
        of: CheckedLayout.Origin(table: "L", locale: locale, path: "L.strings"),
        key: "k", variation: .none, at: .start, text: text, runs: [], isFallback: false,
        fit: known.fit)
      return SetText(
        VariantLayout(index: index, layout: layout), in: variant, known, nil)
    }
    let found = LayoutRules(configuration.rules).findings(
      in: layouts.map(\.values), of: planned.values, isSource: true
    ) { remedied in
      let remedy = Remedy(of: remedied.map { layouts[$0] }, configuration.rules)
      let cuts = remedied.map { Remedy(of: [layouts[$0]], configuration.rules)?.cut }
      #expect(remedy?.cut == TextCut(largestOf: cuts), "\(text)")
      return remedy
    }
    return found.first {
      Self.rules.contains($0.rule) && ($0.layout?.cutsWholeText == true) == (kind == .cutWhole)
    }
  }

  func run(
    _ text: String, _ locale: LocaleIdentifier, _ label: TrialLabel, _ name: String
  ) throws {
    for kind in Kind.allCases { try run(kind, text, locale, label, name) }
  }

  private func run(
    _ kind: Kind, _ text: String, _ locale: LocaleIdentifier, _ label: TrialLabel, _ name: String
  ) throws {
    func fault(
      _ text: String, _ locale: LocaleIdentifier, _ label: TrialLabel
    ) throws -> Finding? { try self.fault(kind, text, locale, label) }
    guard let finding = try fault(text, locale, label) else { return }
    /// Where the line of a lost text is too high as well, what helps must help that too.
    func faultOrCutLine(
      _ text: String, _ locale: LocaleIdentifier, _ label: TrialLabel
    ) throws -> Finding? {
      if let own = try fault(text, locale, label) { return own }
      let other = try self.fault(.cutWhole, text, locale, label)
      return other?.layout.map { $0.fit.missingHeight > 0 } == true ? other : nil
    }
    let enoughFault = (finding.layout?.fit.missingHeight ?? 0) > 0 ? faultOrCutLine : fault
    func expect(_ way: String, _ number: String, enough: Finding?, less: Finding?) {
      applied[way, default: 0] += 1
      #expect(enough == nil, "\(way) of \(number) is not enough: \(name)")
      #expect(less != nil, "less than \(way) of \(number) is enough: \(name)")
      let words = finding.suggestion ?? ""
      #expect(words.contains(number), "'\(number)' is not in '\(words)': \(name)")
    }
    if let cut = finding.cut, cut.keepsHalf {
      expect(
        "cut", "by \(cut.clusters) character",
        enough: try enoughFault(shortened(text, by: cut.clusters), locale, label),
        less: try fault(shortened(text, by: cut.clusters - 1), locale, label))
    }
    let clears = try #require(finding.remedy?.clears)
    if let width = clears.width.map({ ($0 - 1e-6).rounded(.up) }) {
      expect(
        "width", "\(Int(width)) pt wide",
        enough: try enoughFault(text, locale, label.with { $0.width = "\(width)" }),
        less: try fault(text, locale, label.with { $0.width = "\(width - 1)" }))
    }
    // A line is drawn within a pixel of its height, so a point less is one less than it needs. One
    // alone may be a point higher than its label (borderline: uilabel reference, "Second look", 1),
    // and reach into the insets, of which the trials have a point below and two above.
    let isOneLine = kind == .cutWhole || clears.lines == nil && finding.layout?.fit.needs.lines == 1
    let slack: Points =
      isOneLine ? 2 + (label.others.contains { $0.hasPrefix("insets") } ? 2 : 0) : 1
    let height = clears.height.map { ($0 - 1e-6).rounded(.up) } ?? label.height
    if let lines = clears.lines {
      let higher = label.with { $0.height = height }
      expect(
        "lines", "\(lines) lines",
        enough: try enoughFault(text, locale, higher.with { $0.numberOfLines = lines }),
        less: try fault(text, locale, higher.with { $0.numberOfLines = lines - 1 }))
    } else if let needed = clears.height, let height {
      let enough = try enoughFault(text, locale, label.with { $0.height = height })
      // Ink counts only from what is not known of its shapes on.
      let less =
        finding.layout?.fit.clipsInk == true
        ? finding : try fault(text, locale, label.with { $0.height = needed - slack })
      expect("height", "\(Int(height)) pt", enough: enough, less: less)
    }
    if let scale = clears.scale.map({ Int(($0 * 100 + 1e-6).rounded(.down)) }) {
      expect(
        "scale", "shrink to \(Double(scale) / 100)",
        enough: try enoughFault(text, locale, label.shrinking(to: scale)),
        less: try faultOrCutLine(text, locale, label.shrinking(to: scale + 1)))
    }
  }

  /// Without its last grapheme clusters.
  private func shortened(_ text: String, by count: Int) -> String {
    var scalars = text.unicodeScalars
    let rest = typesetter.clusterCount(of: text) - count
    while !scalars.isEmpty, typesetter.clusterCount(of: String(scalars)) > rest {
      scalars.removeLast()
    }
    return String(scalars)
  }
}
