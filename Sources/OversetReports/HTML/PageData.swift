import Overset
import OversetModel
import OversetRules
import OversetSyntax

/// What the page's script draws from: tables of numbers with named columns, and the texts that they
/// refer to, packed so that thousands of findings fit.
struct PageData {
  let report: CheckReport
  let rows: FindingRows
  let painting: ScenePainting

  private var lists = PageLists()
  private var findings = FindingTable()
  private var pictures = PictureTables()
  private var regions = RegionTables()
  /// How many bytes the pictures may have.
  private let mostBytes: Int
  /// What the glyphs of the pictures have taken of them.
  private var glyphBytes = 0
  private var undrawn: Int

  init(
    report: CheckReport, rows: FindingRows, painting: ScenePainting, mostBytes: Int
  ) {
    self.mostBytes = mostBytes
    undrawn = rows.undrawn
    self.report = report
    self.rows = rows
    self.painting = painting
  }

  /// Writes the data as JSON that may be inside a script element.
  mutating func write(to put: ([UInt8]) throws -> Void) rethrows {
    var json = JSONWriter()
    json.begin("{")
    json.key("pictureGlyphs")
    json.begin("[")
    let lengths = rows.rows.map { $0.isDrawn ? $0.finding.layout?.text.utf8.count ?? 0 : 0 }
    for wave in painting.waves(of: lengths) {
      let scenes = painting.scenes(
        of: rows.rows[wave].map { $0.isDrawn && hasRoom ? $0.finding.layout : nil })
      for (row, scene) in zip(rows.rows[wave], scenes) { add(row, scene, &json) }
      try put(Self.inScript(json.take()))
    }
    try writeRegions(to: &json, put)
    json.end("]")
    writeTables(to: &json)
    json.key("locales")
    json.values(lists.locales.all)
    json.key("rules")
    json.array { json in
      for rule in lists.rules.all {
        json.values([rule, RuleID(rawValue: rule)?.summary ?? ""])
      }
    }
    json.key("undrawn")
    json.value(undrawn)
    json.key("leftOut")
    json.value(report.summary.leftOut)
    json.key("glyphs")
    json.values(pictures.glyphs.paths)
    try put(Self.inScript(json.take()))
    json.key("texts")
    json.values(lists.texts.all)
    json.end("}")
    try put(Self.inScript(json.take()))
  }

  private var hasRoom: Bool { pictures.byteCount + glyphBytes < mostBytes }

  private mutating func add(
    _ row: FindingRows.Row, _ scene: LabelScene?, _ json: inout JSONWriter
  ) {
    var picture: Int?
    if let scene, hasRoom {
      picture = add(scene, &json)
    } else if row.isDrawn, !hasRoom {
      undrawn += 1
    }
    findings.add(
      row, picture: picture, around: report.regions.pair(of: row.finding), in: &lists)
  }

  /// Adds a picture and writes its glyphs; the answer is its number.
  private mutating func add(_ scene: LabelScene, _ json: inout JSONWriter) -> Int {
    let steps = pictures.add(scene, texts: &lists.texts)
    glyphBytes += steps.bytes.count
    json.newline()
    json.value(plain: steps.bytes)
    return pictures.pictures.count - 1
  }

  /// Adds the regions, and writes the glyphs of their texts: those of a layout once.
  private mutating func writeRegions(
    to json: inout JSONWriter, _ put: ([UInt8]) throws -> Void
  ) rethrows {
    var seen: Set<ObjectIdentifier> = []
    let layouts = report.regions.regions.flatMap { $0.items.compactMap(\.text) }
      .filter { seen.insert(ObjectIdentifier($0)).inserted }
    var numbers: [ObjectIdentifier: Int] = [:]
    for wave in painting.waves(of: layouts.map(\.text.utf8.count)) {
      let scenes = painting.scenes(of: layouts[wave].map { hasRoom ? $0 : nil })
      for (layout, scene) in zip(layouts[wave], scenes) {
        if let scene, hasRoom { numbers[ObjectIdentifier(layout)] = add(scene.asSeen, &json) }
      }
      try put(Self.inScript(json.take()))
    }
    for region in report.regions.regions {
      regions.add(
        region,
        pictures: region.items.map { $0.text.flatMap { numbers[ObjectIdentifier($0)] } },
        &pictures, &lists)
    }
  }

  private mutating func writeTables(to json: inout JSONWriter) {
    var labels = LabelTable()
    let reports = Dictionary(report.labels.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    for (name, setting) in zip(rows.labels, settingsOfLabels) {
      labels.add(name, setting, reports[name], in: &lists)
    }
    json.key("findings")
    findings.findings.write(to: &json)
    json.key("facts")
    findings.facts.write(to: &json)
    json.key("labels")
    labels.labels.write(to: &json)
    json.key("cells")
    labels.cells.write(to: &json)
    json.key("pictures")
    pictures.pictures.write(to: &json)
    json.key("regions")
    regions.regions.write(to: &json)
    json.key("regionItems")
    regions.items.write(to: &json)
    json.key("regionMarks")
    regions.marks.write(to: &json)
    json.key("rects")
    pictures.rects.write(to: &json)
    json.key("grounds")
    pictures.grounds.write(to: &json)
    json.key("lines")
    pictures.lines.write(to: &json)
    json.key("runs")
    pictures.runs.write(to: &json)
    json.key("steps")
    pictures.glyphs.stepTable.write(to: &json)
  }

  /// Escapes the sign that begins a tag: in JSON it is only inside strings, where an escape is allowed.
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

  /// The properties of each label, from the first of its layouts that the report has.
  private var settingsOfLabels: [String?] {
    var settings = [String?](repeating: nil, count: rows.labels.count)
    for row in rows.rows {
      guard let label = row.label, settings[label] == nil else { continue }
      settings[label] = row.finding.layout?.setting
    }
    return settings
  }
}
