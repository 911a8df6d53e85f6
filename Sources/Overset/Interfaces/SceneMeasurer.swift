package import OversetInterfaces
import OversetLabels
package import OversetModel
package import OversetTypesetting

/// Measures the texts of scenes in one locale, at one content size and weight: scratch of one worker.
///
/// `contentSize` is nil where nothing follows Dynamic Type.
package final class SceneMeasurer: TextMeasuring {
  private let typesetter: Typesetter
  private let locale: LocaleIdentifier
  private let contentSize: ContentSizeCategory?
  private let weight: LegibilityWeight
  private var texts: [Question: SetText?] = [:]
  private var sizes: [SizeQuestion: MeasuredText] = [:]

  package init(
    _ typesetter: Typesetter, _ locale: LocaleIdentifier, _ contentSize: ContentSizeCategory?,
    _ weight: LegibilityWeight
  ) {
    self.typesetter = typesetter
    self.locale = locale
    self.contentSize = contentSize
    self.weight = weight
  }

  private struct Question: Hashable {
    var text: String
    var font: FontDescription
    var attributes: AttributedText?
  }

  private struct SizeQuestion: Hashable {
    var question: Question
    var lines: Int
    var mode: LineBreakMode
    var width: Points?
  }

  private struct SetText {
    var text: LabelText
    var constraint: LabelConstraint
  }

  package func measure(_ text: String, in label: LabelConstraint, width: Points?) -> MeasuredText? {
    let question = Question(text: text, font: label.font, attributes: label.attributedText)
    let sized = SizeQuestion(
      question: question, lines: label.numberOfLines, mode: label.lineBreakMode, width: width)
    if let known = sizes[sized] { return known }
    guard let set = set(question, in: label) else { return nil }
    var constraint = set.constraint
    constraint.numberOfLines = label.numberOfLines
    constraint.lineBreakMode = label.lineBreakMode
    let size = set.text.linesSize(wrappedAt: width ?? .infinity, in: constraint)
    let font = set.text.font
    let measured = MeasuredText(
      width: size.width, height: size.height, ascent: font.lineAscent,
      descent: font.lineHeight - font.lineAscent)
    sizes[sized] = measured
    return measured
  }

  private func set(_ question: Question, in label: LabelConstraint) -> SetText? {
    if let known = texts[question] { return known }
    let set = shape(question.text, in: label)
    texts[question] = .some(set)
    return set
  }

  /// Nil where the font is not to be had. A label in a font that is nowhere is as wide as in the system's.
  private func shape(_ text: String, in label: LabelConstraint) -> SetText? {
    var constraint = (contentSize.map { label.scaled(to: $0) } ?? label).legible(weight)
    if case .named(let name) = constraint.font.typeface,
      (try? typesetter.fonts.font(constraint.font)) == nil
    {
      constraint.font = constraint.font.inSystemFont(insteadOf: name)
    }
    guard let font = try? typesetter.fonts.font(constraint.font),
      let shaped = try? LabelText(
        [UInt16](utf16Of: text), runs: constraint.attributedText?.runs ?? [], in: font,
        for: constraint, locale: locale, typesetter: typesetter)
    else { return nil }
    return SetText(text: shaped, constraint: constraint)
  }
}
