import Fixtures
import OversetFits
import OversetLabels
import OversetModel
import OversetTypesetting
import Testing

/// Whatever numbers a label is given, it answers with numbers.
struct HostileNumberTests {
  private static let fields: [(name: String, set: @Sendable (inout LabelCase, Double) -> Void)] = [
    ("width", { $0.bounds.width = $1 }), ("height", { $0.bounds.height = $1 }),
    ("x", { $0.bounds.x = $1 }), ("y", { $0.bounds.y = $1 }),
    ("displayScale", { $0.displayScale = $1 }),
    ("font size", { $0.constraint.font = .system(size: $1, weight: .regular) }),
    ("minimumScaleFactor", { $0.constraint.minimumScaleFactor = $1 }),
    ("minimumFontSize", { $0.constraint.minimumFontSize = $1 }),
    ("preferredMaxLayoutWidth", { $0.constraint.preferredMaxLayoutWidth = $1 }),
    ("shadowOffset", { $0.constraint.shadowOffset = Size(width: $1, height: $1) }),
    ("kern", { $0.constraint.attributedText = AttributedText(kern: $1) }),
    (
      "run's kern",
      { $0.constraint.attributedText = AttributedText(.init(.range(1..<4), kern: $1)) }
    ),
    (
      "run's font size",
      {
        let font = FontDescription.system(size: $1, weight: .bold)
        $0.constraint.attributedText = AttributedText(.init(.range(1..<4), font: font))
      }
    ),
    ("lineSpacing", { $0.style(\.lineSpacing, $1) }),
    ("paragraphSpacing", { $0.style(\.paragraphSpacing, $1) }),
    ("minimumLineHeight", { $0.style(\.minimumLineHeight, $1) }),
    ("maximumLineHeight", { $0.style(\.maximumLineHeight, $1) }),
    ("lineHeightMultiple", { $0.style(\.lineHeightMultiple, $1) }),
    ("firstLineHeadIndent", { $0.style(\.firstLineHeadIndent, $1) }),
    ("headIndent", { $0.style(\.headIndent, $1) }),
    ("tailIndent", { $0.style(\.tailIndent, $1) }),
  ]

  @Test(arguments: fields.map(\.name))
  func `a label answers whatever number it is given`(field: String) throws {
    let typesetter = Typesetter(fonts: FontBook())
    let set = try #require(Self.fields.first { $0.name == field }).set
    for (index, number) in hostileNumbers.enumerated() {
      for (lines, alignment) in [(1, VerticalAlignment.bottom), (0, nil), (2, .middle)] {
        let mode = LineBreakMode.allCases[(index + lines) % LineBreakMode.allCases.count]
        var label = LabelCase(
          text: Array("Your order\narrives tomorrow صباحًا".utf16),
          bounds: Rect(x: 4, y: 5, width: 90, height: 44))
        label.constraint.lineBreakMode = mode
        label.constraint.numberOfLines = lines
        label.constraint.verticalAlignment = alignment
        label.constraint.adjustsFontSizeToFitWidth = true
        label.constraint.minimumScaleFactor = 0.5
        label.constraint.allowsDefaultTighteningForTruncation = true
        label.constraint.appearance.shadowColor = .level(.label)
        set(&label, number)
        let fit = label.fitter.fit(try label.labelText(with: typesetter))
        #expect(label.faults(of: fit) == [], "\(number), \(mode), \(lines) lines")
      }
    }
  }

  @Test(arguments: [
    (Double.nan, 0.0), (-1, 0), (-.infinity, 0), (0, 0), (1e-300, 0), (17, 17), (.infinity, 1e7),
    (1e300, 1e7),
  ])
  func `a length that is none is the nearest one`(number: Double, length: Points) {
    #expect(number.usableLength == length)
    #expect(FontSize(points: number).points == length)
    #expect(FontSize(points: number).width(of: Advance(scaled: fontUnitsPerEm)) == length)
    let fitter = LabelFitter(
      constraint: LabelConstraint(), bounds: Rect(x: .nan, y: 0, width: number, height: 10),
      displayScale: 1)
    #expect(fitter.bounds == Rect(x: 0, y: 0, width: length, height: 10))
  }

  /// Lines are 20.287 high: 20.5, 20.333, 21 and so on.
  @Test(arguments: [
    (Double.nan, 21.0), (-2, 21), (0, 21), (.infinity, 21), (1, 21), (2, 20.5), (1e300, 20.288),
    (1e-300, 100),
  ])
  func `a display scale that is none is 1`(scale: Double, height: Points) throws {
    var label = try TestLabel(width: 100).inSystemFont()
    label.displayScale = scale
    #expect(abs(label.fit("a").intrinsicContentSize.height - height) < 1e-3)
  }

  @Test(arguments: [
    (Double.nan, LabelFit.Outcome.shrunk), (-1, .shrunk), (0, .shrunk), (2, .truncated),
    (.infinity, .truncated), (0.5, .shrunk), (1e-300, .shrunk),
  ])
  func `a minimum scale factor that is none counts as 0, or as 1`(
    minimum: Double, outcome: LabelFit.Outcome
  ) {
    #expect(TestLabel(width: 4).shrinking(to: minimum).fit("abcde").outcome == outcome)
  }
}

extension LabelCase {
  fileprivate mutating func style(
    _ property: WritableKeyPath<ParagraphStyle, Double>, _ value: Double
  ) {
    constraint.attributedText = constraint.attributedText ?? AttributedText()
    var style = constraint.attributedText?.paragraphStyle ?? ParagraphStyle()
    style.lineBreakMode = constraint.lineBreakMode
    style[keyPath: property] = value
    constraint.attributedText?.paragraphStyle = style
  }
}

extension AttributedText {
  fileprivate init(kern: Points) {
    self.init()
    self.kern = kern
  }

  fileprivate init(_ run: Run) {
    self.init()
    runs = [run]
  }
}
