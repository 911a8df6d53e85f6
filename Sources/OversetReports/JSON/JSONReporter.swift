public import Overset
import OversetFits
import OversetModel
import OversetSyntax

/// The report as JSON: its names and their meaning stay the same within a `schemaVersion`.
public struct JSONReporter: Reporter {
  /// Increases with every change that breaks a reader.
  static let schemaVersion = 1

  private let workers: Int

  /// The number of workers changes only the time.
  public init(workers: Int = 1) { self.workers = workers }

  public func write(_ report: CheckReport, to put: ([UInt8]) throws -> Void) rethrows {
    var json = JSONWriter()
    json.begin("{")
    json.key("schemaVersion")
    json.value(Self.schemaVersion)
    json.key("tool")
    report.tool.write(to: &json)
    json.key("fonts")
    json.array { json in
      for font in report.fonts {
        json.line()
        font.write(to: &json)
      }
    }
    json.key("verdict")
    report.verdict.write(to: &json)
    json.key("summary")
    report.summary.write(to: &json)
    json.key("findings")
    try json.lines(
      of: report.findings, weight: { 1 + $0.others.count }, workers: workers, to: put
    ) { $0.write(to: &$1) }
    json.key("suppressed")
    try json.lines(
      of: report.suppressed, weight: { 1 + $0.finding.others.count }, workers: workers, to: put
    ) { $0.write(to: &$1) }
    json.key("labels")
    try json.lines(of: report.labels, weight: \.locales.count, workers: workers, to: put) {
      $0.write(to: &$1)
    }
    if !report.layouts.isEmpty {
      json.key("layouts")
      try json.lines(of: report.layouts, workers: workers, to: put) { $0.write(to: &$1) }
    }
    json.end("}")
    json.newline()
    try put(json.take())
  }
}

extension CheckReport.ToolVersions {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("name")
      json.value("overset")
      json.key("version")
      json.value(version)
      writeEngine(to: &json)
    }
  }

  /// The members that name the libraries a result depends on, and their versions.
  func writeEngine(to json: inout JSONWriter) {
    json.key("icu")
    json.value(icu)
    json.key("unicode")
    json.value(unicode)
    json.key("harfbuzz")
    json.value(harfbuzz)
    json.key("freetype")
    json.value(freetype)
  }
}

extension CheckReport.ReportedFont {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("postScriptName")
      json.value(postScriptName)
      json.key("file")
      json.value(file)
      json.key("sha256")
      json.value(sha256)
      json.member("standsInFor", standsInFor)
    }
  }
}

extension Verdict {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("outcome")
      json.value(name)
      json.key("exitStatus")
      json.value(Int(exitStatus))
      json.key("reason")
      json.value(reason)
    }
  }

  private var name: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .misused: "misused"
    case .inconclusive: "inconclusive"
    }
  }

  private var reason: String? {
    switch self {
    case .passed: nil
    case .failed(let reason), .misused(let reason), .inconclusive(let reason): reason
    }
  }
}
