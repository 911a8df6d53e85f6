import Fixtures
import OversetModel
import Testing
@testable import Overset
@testable import OversetConfiguration

struct ConfigurationTests {
  @Test(arguments: [
    ("platform: macOS", LabelKind.uiLabel, 2.0), ("platform: visionOS", .uiLabel, 2),
    ("platform: iOS", .uiLabel, 3), ("labels: []", .uiLabel, 3), ("labels: []", .nsTextField, 2),
    ("displayScale: 1.5", .nsTextField, 2), ("displayScale: 1\nplatform: macOS", .nsTextField, 1),
  ])
  func `a label has the pixels of its platform's display`(
    yaml: String, kind: LabelKind, scale: Double
  ) throws {
    let folder = try TestFolder(["overset.yml": yaml + "\n"])
    let configuration = try Configuration(contentsOf: folder.path + "/overset.yml")
    var label = LabelConstraint()
    label.kind = kind
    #expect(configuration.displayScale(of: label) == scale)
  }

  @Test func `every key is read`() throws {
    let configuration = try ConfigurationReader.read(
      """
      catalogs: ["App/**/*.xcstrings", App/en.lproj]
      exclude: [Pods, .build]
      sourceLocale: en
      locales: [de, zh_CN, no]
      platform: macOS
      fonts:
        search: [App/Fonts]
        system: Roboto
        fallback: {Arab: Noto Sans Arabic, ja: Noto Sans CJK JP}
      displayScale: 2
      screens: {se: 320, max: 430}
      contentSizes: [L, AX3]
      styles:
        button:
          font: {textStyle: headline}
          numberOfLines: 1
          adjustsFontSizeToFitWidth: true
          minimumScaleFactor: 0.8
          width: screen - 32
      labels:
        - id: checkout.pay
          keys: [checkout.pay, "checkout.pay.*"]
          table: Shop
          style: button
          group: bar
          minimumScaleFactor: 0.7
          height: 44
          insets: {leading: 8, trailing: 4, top: 1, bottom: 2}
          verticalAlignment: middle
          arguments: {1: ["$1,234.56", x], 2: y, files: [12], "${name}": Ann}
        - id: rest
          default: true
          keys: "*"
          font: {system: 15, weight: semibold}
          width: {max: 200}
          lines: 2
          lineBreakMode: byWordWrapping
          lineBreakStrategy: pushOut
          textAlignment: right
          semanticContentAttribute: forceLeftToRight
          preferredMaxLayoutWidth: 150
      groups:
        bar: {width: screen - 20, spacing: 8}
      rules:
        truncated: warning
        crowded: {severity: error, from: 0.95, sourceFrom: 0.8}
        shrunk-below-threshold: {scale: 0.85, pointSize: 12}
        untranslated: off
      gate: {failOn: warning, maxWarnings: 20, inconclusive: allow, minCoverage: 0.6}
      sources: {paths: [App, "Modules/*/Sources"]}
      """, root: "/app")
    #expect(configuration.root == "/app")
    #expect(configuration.catalogs == ["App/**/*.xcstrings", "App/en.lproj"])
    #expect(configuration.exclude == ["Pods", ".build"])
    #expect(configuration.sourceLocale == .english)
    #expect(configuration.locales?.map(\.identifier) == ["de", "zh-Hans", "nb"])
    #expect(configuration.fonts.search == ["App/Fonts"])
    #expect(configuration.fonts.system == "Roboto")
    #expect(
      configuration.fonts.fallback == ["Arab": "Noto Sans Arabic", "ja": "Noto Sans CJK JP"])
    #expect(configuration.platform == .macOS)
    #expect(configuration.displayScale == 2)
    #expect(configuration.screens.map(\.name) == ["se", "max"])
    #expect(configuration.screens.map(\.width) == [320, 430])
    #expect(configuration.contentSizes == [.large, .accessibilityExtraLarge])
    #expect(configuration.rules.severity(of: .truncated) == .warning)
    #expect(configuration.rules.severity(of: .crowded) == .error)
    #expect(configuration.rules.severity(of: .untranslated) == nil)
    #expect(configuration.rules.severity(of: .clipped) == .error, "its default")
    #expect(configuration.rules.crowdedFrom == 0.95)
    #expect(configuration.rules.crowdedSourceFrom == 0.8)
    #expect(configuration.rules.leastScale == 0.85)
    #expect(configuration.rules.leastPointSize == 12)
    #expect(configuration.gate.failOn == .warning)
    #expect(configuration.gate.maxWarnings == 20)
    #expect(!configuration.gate.failsOnInconclusive)
    #expect(configuration.gate.minCoverage == 0.6)
    #expect(configuration.sources.isRead)
    #expect(configuration.sources.paths == ["App", "Modules/*/Sources"])

    try #require(configuration.labels.map(\.id) == ["checkout.pay", "rest"])
    let pay = configuration.labels[0]
    #expect(pay.keys.count == 2)
    #expect(pay.table?.matches("Shop") == true && pay.table?.matches("Other") == false)
    #expect(!pay.isDefault)
    #expect(pay.constraint.font == .textStyle(.headline).on(.macOS, displayScale: 2))
    #expect(pay.constraint.adjustsFontSizeToFitWidth)
    #expect(pay.constraint.minimumScaleFactor == 0.7, "the label's own comes before the style's")
    #expect(pay.constraint.verticalAlignment == .middle)
    #expect(pay.arguments == [1: ["$1,234.56", "x"], 2: ["y"]])
    #expect(pay.namedArguments == ["files": ["12"], "name": ["Ann"]])
    #expect(pay.room(onScreen: 320) == Rect(x: 0, y: 0, width: 320 - 32 - 12, height: 41))
    #expect(pay.position == TextPosition(line: 21, column: 5))

    #expect(pay.group == "bar")
    #expect(configuration.groups.map(\.name) == ["bar"])
    #expect(configuration.groups.map { $0.width.points(onScreen: 320) } == [300])
    #expect(configuration.groups.map(\.spacing) == [8])
    #expect(configuration.groups.map(\.position) == [TextPosition(line: 43, column: 3)])

    let rest = configuration.labels[1]
    #expect(rest.group == nil)
    #expect(rest.isDefault)
    #expect(
      rest.constraint.font
        == .system(size: 15, weight: .semibold).on(.macOS, displayScale: 2))
    #expect(rest.constraint.numberOfLines == 2)
    #expect(rest.constraint.lineBreakMode == .byWordWrapping)
    #expect(rest.constraint.lineBreakStrategy == .pushOut)
    #expect(rest.constraint.textAlignment == .right)
    #expect(rest.constraint.semanticContentAttribute == .forceLeftToRight)
    #expect(rest.constraint.preferredMaxLayoutWidth == 150)
    #expect(rest.room(onScreen: 320) == Rect(x: 0, y: 0, width: 200, height: .infinity))
  }

  @Test func `a label says everything that UIKit's has`() throws {
    let configuration = try ConfigurationReader.read(
      """
      styles: {quiet: {textColor: tertiaryLabel, isEnabled: false, clipsToBounds: true}}
      labels:
        - id: a
          keys: "*"
          width: 100
          style: quiet
          isEnabled: true
          kind: NSTextField
          minimumScaleFactor: 1.5
          minimumFontSize: 9.5
          allowsDefaultTighteningForTruncation: true
          baselineAdjustment: none
          sizingRule: oversize
          shadowColor: "#01020304"
          shadowOffset: {width: 1, height: 2}
          enablesMarqueeWhenAncestorFocused: true
          showsExpansionTextWhenTruncated: true
          adjustsFontForContentSizeCategory: true
          markdown: true
          isHighlighted: true
          highlightedTextColor: quaternaryLabel
          limitedToNumberOfLines: 3
          attributedText:
            kern: -0.5
            tracking: 0.25
            runs:
              - {start: 0, end: 0, font: {system: 9}, kern: 1}
              - {text: Wayfare, font: {file: Fonts/A.ttf, size: 12}, bold: true, italic: true}
              - {text: code, monospaced: true, bold: false}
              - text: ":star:"
                tracking: 0
                baselineOffset: -2
                attachment: {width: 20, height: 16}
                foregroundColor: secondaryLabel
                backgroundColor: "#01020304"
                paragraphStyle: {baseWritingDirection: leftToRight}
            paragraphStyle:
              lineSpacing: 1
              paragraphSpacing: 2
              minimumLineHeight: 3
              maximumLineHeight: 4
              lineHeightMultiple: 1.5
              firstLineHeadIndent: 5
              headIndent: 6
              tailIndent: -7
              alignment: right
              lineBreakMode: byTruncatingMiddle
              lineBreakStrategy: [pushOut, hangulWordPriority]
              paragraphSpacingBefore: 8
              baseWritingDirection: rightToLeft
              hyphenationFactor: 0.5
              tabStops: [40, 80]
              defaultTabInterval: 20
      """, root: "/app")
    let constraint = try #require(configuration.labels.first).constraint
    var expected = LabelConstraint()
    expected.limitedToNumberOfLines = 3
    expected.minimumScaleFactor = 1.5
    expected.minimumFontSize = 9.5
    expected.allowsDefaultTighteningForTruncation = true
    expected.baselineAdjustment = .none
    expected.kind = .nsTextField
    expected.sizingRule = .oversize
    expected.clipsToBounds = true
    expected.shadowOffset = Size(width: 1, height: 2)
    expected.enablesMarqueeWhenAncestorFocused = true
    expected.showsExpansionTextWhenTruncated = true
    expected.adjustsFontForContentSizeCategory = true
    expected.markdown = true
    expected.appearance.isHighlighted = true
    expected.appearance.textColor = .level(.tertiaryLabel)
    expected.appearance.highlightedTextColor = .level(.quaternaryLabel)
    expected.appearance.shadowColor = .rgb(red: 1, green: 2, blue: 3, alpha: 4)
    var text = AttributedText()
    text.kern = -0.5
    text.tracking = 0.25
    var leftToRight = ParagraphStyle()
    leftToRight.baseWritingDirection = .leftToRight
    text.runs = [
      AttributedText.Run(.range(0..<0), font: .system(size: 9, weight: .regular), kern: 1),
      AttributedText.Run(
        .text("Wayfare"), font: .file("/app/Fonts/A.ttf", size: 12), traits: [.bold, .italic]),
      AttributedText.Run(.text("code"), traits: .monospaced),
      AttributedText.Run(
        .text(":star:"), tracking: 0, baselineOffset: -2,
        attachment: AttributedText.Attachment(width: 20, height: 16),
        foregroundColor: .level(.secondaryLabel),
        backgroundColor: .rgb(red: 1, green: 2, blue: 3, alpha: 4), paragraphStyle: leftToRight),
    ]
    var style = ParagraphStyle()
    style.lineSpacing = 1
    style.paragraphSpacing = 2
    style.minimumLineHeight = 3
    style.maximumLineHeight = 4
    style.lineHeightMultiple = 1.5
    style.firstLineHeadIndent = 5
    style.headIndent = 6
    style.tailIndent = -7
    style.alignment = .right
    style.lineBreakMode = .byTruncatingMiddle
    style.lineBreakStrategy = [.pushOut, .hangulWordPriority]
    style.paragraphSpacingBefore = 8
    style.baseWritingDirection = .rightToLeft
    style.hyphenationFactor = 0.5
    style.tabStops = [40, 80]
    style.defaultTabInterval = 20
    text.paragraphStyle = style
    expected.attributedText = text
    #expect(constraint == expected)
  }

  @Test(arguments: ["", "\n", "# nothing\n", "---\n", "labels:\n"])
  func `an empty file says nothing`(text: String) throws {
    let configuration = try ConfigurationReader.read(text, root: "/app")
    #expect(configuration.labels.isEmpty)
    #expect(configuration.catalogs == ["."])
    #expect(configuration.rules.crowdedFrom == 0.9)
    #expect(configuration.gate.failOn == .error)
  }

  /// A label that grows shows what it has room for at its largest.
  @Test(
    arguments: [
      ("width: {max: 200}", WidthExpression.points(200), nil),
      ("width: {min: 80, max: 200}", .points(200), nil),
      ("width: {min: 80, max: screen}", .screen, nil),
      ("width: {min: 80}", .screen, nil),
      ("width: 9, height: 44", .points(9), 44),
      ("width: 9, height: {max: 44}", .points(9), 44),
      ("width: 9, height: {min: 20, max: 44}", .points(9), 44),
      ("width: 9, height: {min: 20}", .points(9), nil),
    ] as [(String, WidthExpression, Points?)])
  func `a label may grow with its text`(
    yaml: String, width: WidthExpression, height: Points?
  ) throws {
    let label = try ConfigurationReader.read("labels: [{id: a, keys: x, \(yaml)}]", root: "/app")
      .labels.first
    #expect(label?.width == width && label?.height == height)
  }
}
