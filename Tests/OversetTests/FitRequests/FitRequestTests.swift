import Fixtures
import OversetFits
import OversetModel
import OversetTypesetting
import Testing

@testable import Overset

struct FitRequestTests {
  private static let label =
    #""label": {"bounds": {"width": 100, "height": 20}, "font": {"system": 17}}"#

  @Test func `a request says everything of a label`() throws {
    let (id, result) = FitRequest.parse(
      """
      {"id": 7, "text": "Hallo", "locale": "de_AT", "displayScale": 2, "label": {
        "bounds": {"x": 1, "y": 2.5, "width": 100, "height": 20},
        "font": {"textStyle": "body", "contentSize": "AX1"}, "numberOfLines": 0,
        "lineBreakMode": "byClipping", "adjustsFontSizeToFitWidth": true,
        "minimumScaleFactor": 0.5, "textAlignment": "center", "verticalAlignment": "top",
        "semanticContentAttribute": "forceRightToLeft", "preferredMaxLayoutWidth": 50}}
      """)
    #expect(id == .number("7"))
    let request = try result.get()
    #expect(request.text == "Hallo")
    #expect(request.locale.identifier == "de-AT")
    #expect(request.displayScale == 2)
    #expect(request.bounds == Rect(x: 1, y: 2.5, width: 100, height: 20))
    #expect(
      request.constraint.font
        == .textStyle(.body, contentSize: .accessibilityMedium).on(.iOS, displayScale: 2))
    #expect(request.constraint.numberOfLines == 0)
    #expect(request.constraint.lineBreakMode == .byClipping)
    #expect(request.constraint.adjustsFontSizeToFitWidth)
    #expect(request.constraint.minimumScaleFactor == 0.5)
    #expect(request.constraint.textAlignment == .center)
    #expect(request.constraint.verticalAlignment == .top)
    #expect(request.constraint.semanticContentAttribute == .forceRightToLeft)
    #expect(request.constraint.preferredMaxLayoutWidth == 50)
  }

  @Test func `a request says the rarer properties by UIKit's names`() throws {
    let request = try FitRequest.parse(
      """
      {"text": "Hallo", "label": {
        "bounds": {"width": 100, "height": 20}, "font": {"system": 17},
        "minimumFontSize": 9, "allowsDefaultTighteningForTruncation": true,
        "baselineAdjustment": "alignCenters", "sizingRule": "oversize", "clipsToBounds": true,
        "shadowColor": "#00000080", "shadowOffset": {"width": 2, "height": -3},
        "enablesMarqueeWhenAncestorFocused": true, "showsExpansionTextWhenTruncated": true,
        "adjustsFontForContentSizeCategory": true, "markdown": true, "isEnabled": false,
        "isHighlighted": true, "textColor": "secondaryLabel", "highlightedTextColor": "#FF0000",
        "attributedText": {"kern": 0.5,
          "runs": [{"start": 0, "end": 2, "bold": true}, {"text": "lo", "kern": -1}],
          "paragraphStyle": {"lineSpacing": 2, "lineBreakMode": "byClipping"}}}}
      """
    ).request.get()
    var expected = LabelConstraint()
    expected.minimumFontSize = 9
    expected.allowsDefaultTighteningForTruncation = true
    expected.baselineAdjustment = .alignCenters
    expected.sizingRule = .oversize
    expected.clipsToBounds = true
    expected.shadowOffset = Size(width: 2, height: -3)
    expected.enablesMarqueeWhenAncestorFocused = true
    expected.showsExpansionTextWhenTruncated = true
    expected.adjustsFontForContentSizeCategory = true
    expected.markdown = true
    expected.appearance.isEnabled = false
    expected.appearance.isHighlighted = true
    expected.appearance.textColor = .level(.secondaryLabel)
    expected.appearance.highlightedTextColor = .rgb(red: 255, green: 0, blue: 0, alpha: 255)
    expected.appearance.shadowColor = .rgb(red: 0, green: 0, blue: 0, alpha: 128)
    var text = AttributedText()
    text.kern = 0.5
    text.runs = [
      AttributedText.Run(.range(0..<2), traits: .bold),
      AttributedText.Run(.text("lo"), kern: -1),
    ]
    var style = ParagraphStyle()
    style.lineSpacing = 2
    style.lineBreakMode = .byClipping
    text.paragraphStyle = style
    expected.attributedText = text
    #expect(request.constraint == expected)
  }

  /// The leading edge is where the layout begins: the locale decides, unless the label does.
  /// "Hello" is 39 points wide. A plain label reports its text rect at the left of its room.
  @Test(arguments: [
    ("en", "", 30.0, 131.0), ("he", "", 0, 131),
    ("en", #", "verticalAlignment": "top""#, 30, 131),
    ("he", #", "verticalAlignment": "top""#, 131, 30),
  ])
  func `insets change sides in a locale of the other direction`(
    locale: String, more: String, left: Points, mirrored: Points
  ) throws {
    let request = try FitRequest.parse(
      """
      {"text": "Hello", "locale": "\(locale)", "label": {"bounds": {"width": 200, "height": 44},
        "font": {"system": 17}, "insets": {"leading": 30}\(more)}}
      """
    ).1.get()
    let fonts = FontBook()
    let fit = try request.fit(with: Typesetter(fonts: fonts), fonts: fonts).get()
    #expect(fit.textRect.x == left)
    #expect(fit.mirroredTextRect.x == mirrored)
  }

  @Test(arguments: [
    ("en", "unspecified", 13.0), ("ar", "unspecified", 15), ("en", "forceRightToLeft", 15),
    ("ar", "forceLeftToRight", 13), ("ar", "playback", 13),
  ])
  func `insets leave the room that the layout's direction says`(
    locale: String, attribute: String, x: Points
  ) throws {
    let request = try FitRequest.parse(
      """
      {"text": "a", "locale": "\(locale)", "label": {
        "bounds": {"x": 10, "y": 20, "width": 100, "height": 40}, "font": {"system": 17},
        "semanticContentAttribute": "\(attribute)",
        "insets": {"leading": 3, "trailing": 5, "top": 7, "bottom": 11}}}
      """
    ).request.get()
    #expect(request.room == Rect(x: x, y: 27, width: 92, height: 22))
    let fonts = FontBook()
    let fit = try request.fit(with: Typesetter(fonts: fonts), fonts: fonts).get()
    #expect(fit.textRect.x == x && fit.textRect.y == 27)
  }

  @Test(arguments: [(-1.0, LabelFit.Outcome.shrunk), (1.5, .truncated), (0, .shrunk)])
  func `a scale factor that UIKit ignores is no mistake of the request`(
    factor: Double, outcome: LabelFit.Outcome
  ) throws {
    let fonts = FontBook()
    let request = try FitRequest.parse(
      """
      {"text": "Continue with your account", "label": {
        "bounds": {"width": 50, "height": 20}, "font": {"system": 17},
        "adjustsFontSizeToFitWidth": true, "minimumScaleFactor": \(factor)}}
      """
    ).request.get()
    let fit = try request.fit(with: Typesetter(fonts: fonts), fonts: fonts).get()
    #expect(fit.outcome == outcome && (fit.scale == 1) == (outcome == .truncated))
  }

  @Test func `a label by itself needs none of its properties`() throws {
    let label = try FitLabel.parse(
      #"{"insets": {"top": 4}, "numberOfLines": 2, "bounds": {"width": 7, "height": 8}}"#
    ).get()
    #expect(label.insets == Insets(top: 4))
    #expect(label.constraint.numberOfLines == 2)
    #expect(label.bounds == Rect(x: 0, y: 0, width: 7, height: 8))
    #expect(try FitLabel.parse("{}").get().bounds == nil)
    let style = #"{"font": {"textStyle": "body"}}"#
    #expect(try FitLabel.parse(style, platform: .macOS).get().constraint.font.pointSize == 13)
    #expect(try FitLabel.parse(style).get().constraint.font.pointSize == 17)
    #expect(try FitLabel.parse(#"{"lines": 3}"#).get().constraint.numberOfLines == 3)
    #expect(throws: FitError(message: "unknown key 'line'; did you mean 'lines'?")) {
      try FitLabel.parse(#"{"line": 1}"#).get()
    }
    #expect(throws: FitError(message: "not a JSON object")) { try FitLabel.parse("{").get() }
    #expect(throws: FitError.self) { try FitLabel.parse("[]").get() }
  }

  /// Human Interface Guidelines, Images: macOS has one or two pixels in a point.
  @Test(arguments: [
    (#""platform": "macOS","#, "", 2.0), ("", #""kind": "NSTextField","#, 2), ("", "", 3),
    (#""platform": "macOS", "displayScale": 1,"#, "", 1),
    (#""displayScale": 3,"#, #""kind": "NSTextField","#, 3),
  ])
  func `a label of a Mac is on its display unless the request says another`(
    request: String, label: String, scale: Double
  ) throws {
    let line = """
      {"text": "Save", \(request) "label": {\(label) "bounds": {"width": 100, "height": 20}, "font": {"system": 13}}}
      """
    let request = try FitRequest.parse(line).request.get()
    #expect(request.displayScale == scale)
    let fit = try request.constraint.fit("Save", width: 100)
    let width = fit.intrinsicContentSize.width * request.constraint.displayScale
    #expect((width - width.rounded()).magnitude < 1e-9)
  }

  @Test func `what a request leaves out is UILabel's default`() throws {
    let request = try FitRequest.parse("{\"text\": \"\", \(Self.label)}").request.get()
    #expect(request.locale == .english)
    #expect(request.displayScale == 3)
    #expect(request.constraint.numberOfLines == 1)
    #expect(request.constraint.lineBreakMode == .byTruncatingTail)
    #expect(request.constraint.verticalAlignment == nil)
  }

  @Test(arguments: [
    (#""id": "a b","#, RequestID.text("a b")), (#""id": 1,"#, .number("1")),
    (#""id": -2.5,"#, .number("-2.5")), (#""id": null,"#, .null), ("", .null),
  ])
  func `the id comes back as it was written`(member: String, expected: RequestID) {
    let good = FitRequest.parse("{\(member) \"text\": \"\", \(Self.label)}")
    #expect(good.id == expected)
    let bad = FitRequest.parse("{\(member) \"text\": \"\"}")
    #expect(bad.id == expected)
    #expect(throws: FitError(message: "'label' is missing")) { try bad.request.get() }
  }

  @Test(arguments: [
    (#""id": 7,"#, RequestID.number("7")), (#""id": "a","#, .text("a")),
    (#""id": "\#u{7F}","#, .null),
  ])
  func `bytes that are not UTF-8 are an error of their request`(
    member: String, id: RequestID
  ) throws {
    let line = "{\(member) \"text\": \"caf\u{7F}\", \(Self.label)}"
    let answer = FitRequest.parse(utf8: line.utf8.map { $0 == 0x7F ? 0xE9 : $0 })
    #expect(answer.id == id)
    #expect(throws: FitError(message: "not UTF-8")) { try answer.request.get() }
    let whole = FitRequest.parse(utf8: Array(line.utf8)).request
    #expect(try whole.get().text == "caf\u{7F}")
  }

  struct Mistake: Sendable, CustomStringConvertible {
    var line: String
    var message: String

    var description: String { line }
  }

  private static func request(label: String) -> String {
    #"{"id": 1, "text": "a", "label": {\#(label)}}"#
  }

  private static let bounds = #""bounds": {"width": 1, "height": 1}"#

  @Test(arguments: [
    Mistake(line: #"{"id": 1, "label": {}}"#, message: "'text' is missing"),
    Mistake(line: #"{"id": 1, "text": "a"}"#, message: "'label' is missing"),
    Mistake(line: #"{"id": 1, "text": null, "label": {}}"#, message: "'text' is missing"),
    Mistake(
      line: #"{"id": 1, "txt": "a"}"#, message: "unknown key 'txt'; did you mean 'text'?"),
    Mistake(line: request(label: bounds), message: "label: 'font' is missing"),
    Mistake(
      line: request(label: #""font": {"system": 17}"#), message: "label: 'bounds' is missing"),
    Mistake(
      line: request(label: bounds + #", "font": {"system": "17"}"#),
      message: "label.font.system: expected a number"),
    Mistake(
      line: request(label: bounds + #", "font": {"system": -1}"#),
      message: "label.font.system: expected a number from 0.1 to 10000, not -1"),
    Mistake(
      line: request(label: bounds + #", "font": {}"#),
      message:
        "label.font: expected one of 'system', 'monospacedSystem', 'textStyle', 'name' and 'file'"),
    Mistake(
      line: request(label: bounds + #", "font": {"system": 17}, "numberOfLines": -1"#),
      message: "label.numberOfLines: expected a whole number from 0 to 1000000"),
    Mistake(
      line: request(label: bounds + #", "font": {"system": 17}, "numberOfLines": true"#),
      message: "label.numberOfLines: expected a whole number from 0 to 1000000"),
    Mistake(
      line: request(
        label: bounds + #", "font": {"system": 17}, "adjustsFontSizeToFitWidth": 1"#),
      message: "label.adjustsFontSizeToFitWidth: expected true or false"),
    Mistake(
      line: request(label: bounds + #", "font": {"system": 17}, "textAlignment": "centre""#),
      message: "label.textAlignment: unknown value 'centre'; did you mean 'center'?"),
    Mistake(
      line: request(label: #""bounds": {"width": 1}, "font": {"system": 17}"#),
      message: "label.bounds: 'height' is missing"),
    Mistake(
      line: request(label: #""bounds": {"width": -1, "height": 1}, "font": {"system": 17}"#),
      message: "label.bounds.width: expected a number from 0 to 1000000, not -1"),
    Mistake(
      line: request(label: #""bounds": [1, 2], "font": {"system": 17}"#),
      message: "label.bounds: expected keys and values"),
    Mistake(
      line: request(
        label: bounds + #", "font": {"system": 17}, "attributedText": {"runs": [{"start": 1}]}"#),
      message: "label.attributedText.runs[0]: expected 'start' and 'end', or 'text'"),
    Mistake(
      line: request(label: bounds + #", "font": {"system": 17}, "insets": {"top": -1}"#),
      message: "label.insets.top: expected a number from 0 to 10000, not -1"),
    Mistake(
      line: #"{"id": 1, "text": ["a"], \#(label)}"#, message: "text: expected a text"),
    Mistake(
      line: #"{"id": 1, "text": "a", "locale": "e", \#(label)}"#,
      message: "locale: 'e' is not a locale identifier"),
    Mistake(
      line: #"{"id": 1, "text": "a", "displayScale": 0, \#(label)}"#,
      message: "displayScale: expected a number from 0.01 to 1000, not 0"),
  ])
  func `a mistake is reported and the id kept`(_ mistake: Mistake) {
    let (id, result) = FitRequest.parse(mistake.line)
    #expect(id == .number("1"))
    #expect(throws: FitError(message: mistake.message)) { try result.get() }
  }

  @Test(arguments: ["{", "", "nonsense", "\u{0}", "{\"id\": 1} x"])
  func `what is not JSON has no id`(line: String) {
    let (id, result) = FitRequest.parse(line)
    #expect(id == .null)
    #expect(throws: FitError(message: "not a JSON object")) { try result.get() }
  }

  @Test(arguments: ["[]", "1", "\"a\"", "null"])
  func `what is no JSON object has no id`(line: String) {
    let (id, result) = FitRequest.parse(line)
    #expect(id == .null)
    #expect(throws: FitError.self) { try result.get() }
  }

  @Test func `a font that cannot be used is an error of the request`() {
    let fonts = FontBook()
    for font in [FontDescription.named("No Such Font", size: 17), .file("/nowhere.ttf", size: 17)] {
      var constraint = LabelConstraint()
      constraint.font = font
      let request = FitRequest(
        text: "a", constraint: constraint, bounds: Rect(x: 0, y: 0, width: 10, height: 10))
      #expect(throws: FitError.self) {
        try request.fit(with: Typesetter(fonts: fonts), fonts: fonts).get()
      }
    }
  }

  @Test func `a request is answered with a fit`() throws {
    let fonts = FontBook()
    let request = try FitRequest.parse(
      #"{"text": "Continue with your account", "label": {"bounds": {"width": 209, "height": 21}, "font": {"system": 17}}}"#
    ).request.get()
    let fit = try request.fit(with: Typesetter(fonts: fonts), fonts: fonts).get()
    #expect(fit.outcome == .fits)
    #expect(fit.intrinsicContentSize.width == 209)
  }
}
