import Overset
import OversetFits
import OversetModel
import OversetSyntax

/// What the page's script draws from: numbers and texts, packed so that thousands fit.
///
/// `report.js` reads them in the same order.
struct PageData {
  let report: CheckReport
  let rows: FindingRows
  let painting: ScenePainting

  private var texts = PageTexts()
  private var locales = PageTexts()
  private var rules = PageTexts()
  private var glyphs = GlyphSheet()
  /// How many bytes the pictures may still have: as many as a browser opens at once.
  private var room: Int
  private var undrawn: Int

  init(
    report: CheckReport, rows: FindingRows, painting: ScenePainting, mostBytes: Int = 64 << 20
  ) {
    room = mostBytes
    undrawn = rows.undrawn
    self.report = report
    self.rows = rows
    self.painting = painting
  }

  /// Writes the data as JSON that may stand inside of a script element.
  mutating func write(to put: ([UInt8]) throws -> Void) rethrows {
    var json = JSONWriter()
    json.begin("{")
    json.key("rows")
    json.begin("[")
    let lengths = rows.rows.map { $0.isDrawn ? $0.finding.layout?.text.utf8.count ?? 0 : 0 }
    for wave in painting.waves(of: lengths) {
      let scenes = painting.scenes(
        of: rows.rows[wave].map { $0.isDrawn && room > 0 ? $0.finding.layout : nil })
      for (row, scene) in zip(rows.rows[wave], scenes) {
        json.newline()
        json.value(plain: packed(row, scene).bytes)
      }
      try put(Self.inScript(json.take()))
    }
    json.end("]")
    let reports = Dictionary(report.labels.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    let settings = settingsOfLabels
    json.key("labels")
    json.array { json in
      for (number, name) in rows.labels.enumerated() {
        json.newline()
        json.value(plain: packed(name, settings[number], reports[name]).bytes)
      }
    }
    json.key("locales")
    json.values(locales.all)
    json.key("rules")
    json.array { json in
      for rule in rules.all {
        json.values([rule, RuleID(rawValue: rule)?.summary ?? ""])
      }
    }
    json.key("undrawn")
    json.value(undrawn)
    json.key("steps")
    json.value(plain: steps.bytes)
    json.key("glyphs")
    json.values(glyphs.paths)
    try put(Self.inScript(json.take()))
    json.key("texts")
    json.values(texts.all)
    json.end("}")
    try put(Self.inScript(json.take()))
  }

  /// Without the sign that begins a tag: JSON has it in strings only, where it may be escaped.
  private static func inScript(_ json: [UInt8]) -> [UInt8] {
    let sign = UInt8(ascii: "<")
    guard json.contains(sign) else { return json }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.count + json.count / 64)
    for byte in json {
      if byte == sign { bytes += Array("\\u003c".utf8) } else { bytes.append(byte) }
    }
    return bytes
  }

  private var steps: PackedNumbers {
    var numbers = PackedNumbers()
    for step in glyphs.steps {
      numbers.add(step.glyph)
      numbers.addSigned(step.across)
      numbers.addSigned(step.down)
    }
    return numbers
  }

  /// What each label is told, from the first of its layouts that the report has.
  private var settingsOfLabels: [String?] {
    var settings = [String?](repeating: nil, count: rows.labels.count)
    for row in rows.rows {
      guard let label = row.label, settings[label] == nil else { continue }
      settings[label] = row.finding.layout?.setting
    }
    return settings
  }
}

// MARK: - Findings

extension PageData {
  /// What filters and sorts stands before what only the finding's card shows.
  private mutating func packed(_ row: FindingRows.Row, _ scene: LabelScene?) -> PackedNumbers {
    let finding = row.finding
    var numbers = PackedNumbers()
    numbers.add(finding.severity.number)
    numbers.add(rules.number(of: finding.rule.rawValue))
    numbers.add(row.reason?.number ?? 0)
    numbers.add(optional: row.parent)
    numbers.add(optional: row.label)
    numbers.add(optional: finding.locale.map { locales.number(of: $0.identifier) })
    add(finding.subject.table ?? finding.layout?.table, to: &numbers)
    add(finding.subject.key ?? finding.layout?.key, to: &numbers)
    numbers.add(texts.number(of: finding.location.path))
    numbers.add(max(finding.location.position.line, 0))
    numbers.add(max(finding.location.position.column, 0))
    addMessage(of: finding, to: &numbers)
    add(finding.layout?.text, to: &numbers)
    add(finding.source?.text, to: &numbers)
    add(finding.suggestion, to: &numbers)
    add(row.reason?.words, to: &numbers)
    numbers.add(finding.layout == nil ? 0 : 1)
    if let layout = finding.layout { add(layout, finding, to: &numbers) }
    guard let scene, room > 0 else {
      if row.isDrawn, room <= 0 { undrawn += 1 }
      numbers.add(0)
      return numbers
    }
    numbers.add(1)
    let start = numbers.bytes.count
    PackedScene(scene: scene).write(to: &numbers, texts: &texts, glyphs: &glyphs)
    room -= numbers.bytes.count - start
    return numbers
  }

  private mutating func add(_ text: String?, to numbers: inout PackedNumbers) {
    numbers.add(optional: text.map { texts.number(of: $0) })
  }

  /// Most messages begin with the key and the locale, which are there already.
  private mutating func addMessage(of finding: Finding, to numbers: inout PackedNumbers) {
    let message = finding.message
    if let key = finding.subject.key, let locale = finding.subject.locale {
      let start = "'\(key)' (\(locale)"
      if message.hasPrefix(start) {
        numbers.add(2 * texts.number(of: String(message.dropFirst(start.count))) + 1)
        return
      }
    }
    numbers.add(2 * texts.number(of: message))
  }

  private mutating func add(
    _ layout: CheckedLayout, _ finding: Finding, to numbers: inout PackedNumbers
  ) {
    let fit = layout.fit
    numbers.add(texts.number(of: layout.variant.description))
    let isRightToLeft = fit.lines.first?.isRightToLeft ?? fit.isRightToLeft
    numbers.add((isRightToLeft ? 1 : 0) | (layout.isFallback ? 2 : 0))
    numbers.add(
      optional: finding.source.map { locales.number(of: $0.locale.identifier) })
    numbers.add(fit.lostClusters)
    if fit.lostClusters > 0 {
      // A character may be joined of any number.
      let lost = Substring(
        fit.lost.unicodeScalars.drop(while: \.properties.isWhitespace).prefix(4000))
      numbers.add(texts.number(of: String(lost.prefix(1000))))
    }
    let facts = FitWords(finding: finding, layout: layout, fit: fit).facts
    numbers.add(facts.count)
    for (name, value) in facts {
      numbers.add(texts.number(of: name))
      numbers.add(texts.number(of: value))
    }
  }
}

// MARK: - Labels

extension PageData {
  private mutating func packed(
    _ name: String, _ setting: String?, _ label: LabelReport?
  ) -> PackedNumbers {
    var numbers = PackedNumbers()
    numbers.add(texts.number(of: name))
    let worst = label?.triage?.worst
    add(setting ?? worst?.setting, to: &numbers)
    let triage = label?.triage.map { TriageWords($0) }
    add(triage?.cause, to: &numbers)
    add(triage?.clears, to: &numbers)
    let place = label?.location.map { "\($0.path):\($0.position.line):\($0.position.column)" }
    add(place, to: &numbers)
    let entries = label?.locales ?? []
    numbers.add(entries.count)
    for entry in entries { add(entry, to: &numbers) }
    return numbers
  }

  private mutating func add(_ entry: LabelLocale, to numbers: inout PackedNumbers) {
    numbers.add(locales.number(of: entry.locale.identifier))
    numbers.add(entry.layouts)
    numbers.add(entry.state.rawValue)
    numbers.add((entry.borderline > 0 ? 1 : 0) | (entry.inconclusive > 0 ? 2 : 0))
    // In percent, rounded up: 100.4 % does not fit. What is more than a thousand times the room is
    // no number that tells more.
    numbers.add(
      entry.use.map { 1 + PackedNumbers.rounded((min($0, 1000) * 100).roundedUpStably) } ?? 0)
    let room = entry.tightest?.room
    numbers.add(room == nil ? 0 : 1)
    if let room {
      numbers.addSigned(PackedNumbers.rounded(room.points * 10))
      numbers.addSigned(room.clusters)
    }
  }
}

extension LabelLocale {
  /// The worst that a label does in a locale; the script knows them by these numbers.
  fileprivate enum State: Int {
    case fits, tightened, shrunk, losesText
  }

  fileprivate var state: State {
    if losesText { return .losesText }
    if outcomes[.shrunk] != nil { return .shrunk }
    return outcomes[.tightened] != nil ? .tightened : .fits
  }
}

extension Severity {
  /// The script knows severities by these numbers.
  fileprivate var number: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }
}

extension SuppressedFinding.Reason {
  /// The script knows reasons by these numbers; 0 is none.
  fileprivate var number: Int {
    switch self {
    case .baseline: 1
    case .configuration: 2
    case .note: 3
    }
  }
}
