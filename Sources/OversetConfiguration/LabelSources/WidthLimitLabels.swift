package import OversetModel
import OversetTexts

/// The labels that the `maxwidth` of an XLIFF describes: one line, as wide as that.
struct WidthLimitLabels: LabelSource {
  private let configuration: Configuration

  init(_ configuration: Configuration) { self.configuration = configuration }

  func labels(for tables: [CatalogTable]) -> [SourcedLabel] {
    var labels = LabelCollector(.derived, .widthLimit)
    for (table, index) in zip(tables, tables.indices) {
      for key in table.keys.indices {
        guard let limit = table.keys[key].widthLimit,
          let label = AppLabel(limit, in: configuration)
        else { continue }
        labels.add(
          label, for: TableKey(table: index, key: key), at: table.keys[key].location)
      }
    }
    return labels.all
  }
}

extension AppLabel {
  /// Nil where the limit is no length: characters and bytes say nothing of points.
  package init?(_ limit: WidthLimit, in configuration: Configuration) {
    var constraint = LabelConstraint()
    constraint.numberOfLines = 1
    constraint.font = FontDescription.label
    if let font = limit.font.flatMap({ FontDescription(xliff: $0) }) { constraint.font = font }
    constraint.font = constraint.font.on(
      configuration.platform, displayScale: configuration.displayScale)
    guard let unit = limit.points(in: constraint.font), unit * limit.width > 0 else { return nil }
    self.init(
      id: "maxwidth=\(limit.width.plain) \(limit.unit)" + (limit.font.map { " \($0)" } ?? ""),
      keys: [], constraint: constraint, width: .points(min(limit.width * unit, 1e6)))
  }
}

extension WidthLimit {
  /// The points of one unit (XLIFF 1.2, `size-unit`); nil for what is no length.
  ///
  /// A pixel is taken for a point, which is what a layout's pixel was when the format was made.
  fileprivate func points(in font: FontDescription) -> Double? {
    switch unit {
    case "pixel", "point": 1
    case "em": font.pointSize
    // An em has two (CSS Values 6.1.1: where the height of x is not known, 0.5 em).
    case "ex": font.pointSize / 2
    case "in": 72
    case "cm": 72 / 2.54
    case "mm": 72 / 25.4
    default: nil
    }
  }
}

extension FontDescription {
  /// `Helvetica;12;bold`: a name, a size, a style (XLIFF 1.2, `font`); nil without a size.
  fileprivate init?(xliff text: String) {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false).map {
      $0.trimmed
    }
    guard parts.count > 1, let size = parts[1].decimalNumber, (0.1...10_000).contains(size) else {
      return nil
    }
    let isSystem =
      ["", "system", "System", "-apple-system", "San Francisco"].contains(parts[0])
      || parts[0].hasPrefix("SF ") || parts[0].hasPrefix(".SF")
    self = isSystem ? .system(size: size) : .named(parts[0], size: size)
    for style in parts.dropFirst(2) {
      if style == "italic" { isItalic = true }
      if let weight = FontWeight(rawValue: style) { self.weight = weight }
    }
  }
}

extension Substring {
  /// Without blanks around it.
  fileprivate var trimmed: String {
    let start = drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}

extension Double {
  /// `120` rather than `120.0`.
  fileprivate var plain: String {
    self == rounded() && magnitude < 1e15 ? String(Int(self)) : String(self)
  }
}
