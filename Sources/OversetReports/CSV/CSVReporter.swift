public import Overset
import OversetFits
import OversetModel
import OversetRules

/// A table for translators: a row for each text at fault in each locale, as RFC 4180 describes it. The
/// lines end with LF, as those of all reports do.
///
/// Findings about files, labels and the layout alone are left out: a translator cannot correct them.
public struct CSVReporter: Reporter {
  private let paths: PathBase

  /// Paths are relative to the repository.
  public init(paths: PathBase = .configuration) { self.paths = paths }

  public func write(_ report: CheckReport, to put: ([UInt8]) throws -> Void) rethrows {
    // Excel takes a file without the mark for one of the system's old encoding.
    try put(Array("\u{FEFF}".utf8) + Self.row(Column.allCases.map(\.name)))
    for finding in report.findings.worstFirst() {
      for text in [finding] + finding.others where text.subject.key != nil {
        try put(Self.row(Column.allCases.map { $0.cell(of: text, in: finding, paths) }))
      }
    }
  }

  public func omission(in report: CheckReport) -> String? {
    let others = report.findings.count { $0.subject.key == nil }
    return others == 0 ? nil : "CSV leaves out \(others.counted("finding")) about no text"
  }

  private static func row(_ cells: [String]) -> [UInt8] {
    Array((cells.map(\.csvCell).joined(separator: ",") + "\n").utf8)
  }
}

/// What a row says, in this order.
private enum Column: String, CaseIterable {
  case severity, rule, locale, table, key, variant, file, line, label
  case source = "source text"
  case text, shown, lost
  case over = "over by (pt)"
  case room = "room (pt)"
  case characters = "room (characters)"
  case message, help

  var name: String { rawValue }

  /// `finding` is the text's own, or that of the source locale, which has the text among its `others`.
  func cell(of text: Finding, in finding: Finding, _ paths: PathBase) -> String {
    let (subject, layout) = (text.subject, text.layout)
    return switch self {
    case .severity: finding.severity.rawValue
    case .rule: text.rule.rawValue
    case .locale: subject.locale?.identifier ?? ""
    case .table: subject.table ?? ""
    case .key: subject.key ?? ""
    case .variant: subject.variant.description
    case .file: paths.path(of: text.location)
    case .line: "\(text.location.position.line)"
    case .label: subject.label ?? ""
    case .source: text.source?.text ?? (text === finding ? nil : finding.layout?.text) ?? ""
    case .text: layout?.text ?? ""
    case .shown: layout?.fit.shown ?? ""
    case .lost: layout?.fit.lost ?? ""
    case .over: text.ownOverflow.map { Decimals.text(of: $0, upTo: 1) } ?? ""
    case .room: layout.map { Decimals.text(of: $0.room.width, upTo: 1) } ?? ""
    case .characters: text.charactersOfRoom.map { "\($0)" } ?? ""
    case .message: text.message
    case .help: text.suggestion ?? ""
    }
  }
}

extension String {
  /// The text as a cell: in quotation marks where it has a sign of the table's.
  ///
  /// A table program takes what begins with one of these signs for a formula, and calculates what a
  /// catalog says: an apostrophe before it makes it a text (OWASP, CSV Injection). A number is none.
  fileprivate var csvCell: String {
    let isFormula = unicodeScalars.first.map { "=+-@\t\r".unicodeScalars.contains($0) } ?? false
    let text = (isFormula && Double(self) == nil ? "'" : "") + printable
    if !text.unicodeScalars.contains(where: { "\",\n".unicodeScalars.contains($0) }) { return text }
    return "\"\(text.replacing("\"", with: "\"\""))\""
  }
}
