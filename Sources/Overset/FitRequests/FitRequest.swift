import OversetConfiguration
import OversetFits
import OversetLabels
import OversetModel
import OversetTexts
public import OversetTypesetting

/// One text and the label it is for: a line of `overset fit --stdin`.
public struct FitRequest: Sendable {
  /// What is to be shown.
  public var text: String
  /// The language of the text, which decides breaks, fonts and direction.
  public var locale: LocaleIdentifier
  /// What the request says about the text.
  public var constraint: LabelConstraint
  /// The label's, in points; infinitely high for no limit.
  public var bounds: Rect
  /// From the bounds to the room for text.
  public var insets: Insets
  /// Pixels in a point.
  public var displayScale: Double

  /// Of a text in a label with UILabel's defaults, on a usual display of its platform where `displayScale`
  /// is nil.
  public init(
    text: String, locale: LocaleIdentifier = .english,
    constraint: LabelConstraint = LabelConstraint(), bounds: Rect, insets: Insets = Insets(),
    displayScale: Double? = nil
  ) {
    self.text = text
    self.locale = locale
    self.constraint = constraint
    self.bounds = bounds
    self.insets = insets
    self.displayScale = displayScale ?? constraint.displayScale
  }

  /// Reads a JSON object; its `id` comes back even where the rest cannot be read.
  ///
  /// Only `text`, `label.bounds` and `label.font` are required, the rest has UILabel's defaults.
  public static func parse(_ line: String) -> (id: RequestID, request: Result<FitRequest, FitError>)
  {
    let setting: WrittenSetting
    do throws(SettingProblem) {
      setting = try WrittenSetting.json(line)
    } catch {
      return (.null, .failure(FitError(message: error.description)))
    }
    var reader = SettingReader()
    let known = ["id", "text", "locale", "displayScale", "platform", "legibilityWeight", "label"]
    let values = reader.map(setting, known: known)
    let id = RequestID(values["id"])
    let request = read(values, of: setting, with: &reader)
    if let problem = reader.problems.first {
      return (id, .failure(FitError(message: problem.description)))
    }
    return (id, request.map { .success($0) } ?? .failure(FitError(message: "not a request")))
  }

  /// Reads bytes, which are an error where they are not UTF-8; a whole `id` comes back all the same.
  public static func parse(
    utf8 bytes: [UInt8]
  ) -> (id: RequestID, request: Result<FitRequest, FitError>) {
    if let line = String(validating: bytes, as: UTF8.self) { return parse(line) }
    let (id, _) = parse(String(decoding: bytes, as: UTF8.self))
    return (id.isWhole ? id : .null, .failure(FitError(message: "not UTF-8")))
  }

  private static func read(
    _ values: [String: WrittenSetting], of setting: WrittenSetting, with reader: inout SettingReader
  ) -> FitRequest? {
    let textSetting = reader.required("text", in: values, of: setting)
    let labelSetting = reader.required("label", in: values, of: setting)
    guard let textSetting, let labelSetting else { return nil }
    let text = reader.quotedText(textSetting)
    var locale = LocaleIdentifier.english
    if let setting = values["locale"], let name = reader.text(setting) {
      if let known = LocaleIdentifier(name) {
        locale = known
      } else {
        reader.report("'\(name)' is not a locale identifier", at: setting)
      }
    }
    let displayScale = values["displayScale"].flatMap { reader.number($0, in: 0.01...1000) }
    let members = reader.map(labelSetting, known: FitLabel.known)
    var fonts = FontContext()
    fonts.platform = values["platform"].flatMap { reader.choice($0) } ?? .iOS
    fonts.displayScale = displayScale ?? fonts.platform.displayScale
    let label = FitLabel(members, with: &reader, fonts: fonts)
    _ = reader.required("font", in: members, of: labelSetting)
    _ = reader.required("bounds", in: members, of: labelSetting)
    guard let bounds = label.bounds, let text else { return nil }
    let weight =
      values["legibilityWeight"].flatMap { reader.choice($0) } ?? LegibilityWeight.regular
    return FitRequest(
      text: text, locale: locale, constraint: label.constraint.legible(weight), bounds: bounds,
      insets: label.insets, displayScale: displayScale)
  }
}

/// Why a request cannot be answered.
public struct FitError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One phrase without a full stop.
  public var message: String

  /// With one phrase without a full stop.
  public init(message: String) { self.message = message }

  public var description: String { message }
}

/// What a request calls itself, for its answer: a number or a text, as it was written.
public enum RequestID: Hashable, Sendable {
  case null
  case number(String)
  case text(String)

  init(_ setting: WrittenSetting?) {
    switch setting?.content {
    case .scalar(let text, isQuoted: true): self = .text(text)
    case .scalar(let text, isQuoted: false): self = .number(text)
    default: self = .null
    }
  }

  /// Whether nothing in it stands for a byte that is not UTF-8.
  fileprivate var isWhole: Bool {
    if case .text(let text) = self { !text.contains("\u{FFFD}") } else { true }
  }
}

extension FitRequest {
  /// The bounds inside of the insets, whose leading edge is where the layout begins.
  public var room: Rect {
    bounds.inset(by: insets, isRightToLeft: constraint.isRightToLeft(in: locale))
  }

  /// Lays the text out; an error where the font cannot be used.
  public func fit(with typesetter: Typesetter, fonts: FontBook) -> Result<LabelFit, FitError> {
    let constraint = constraint.withOwnContentSizes
    do throws(FontError) {
      let font = try fonts.font(constraint.font)
      let read = constraint.syntax(of: self.text).map { MarkdownText(self.text, as: $0) }
      let units = [UInt16](utf16Of: read?.text ?? self.text)
      let text = try LabelText(
        units, runs: (constraint.attributedText?.runs ?? []) + (read?.runs ?? []), in: font,
        for: constraint, locale: locale, typesetter: typesetter)
      let fitter = LabelFitter(
        constraint: constraint, bounds: room, insets: insets, displayScale: displayScale)
      var fit = fitter.fit(text)
      // In the label's bounds the room of the other direction begins elsewhere: insets change sides. A
      // plain label from right to left has its own text rect mirrored in its own room.
      if !fit.isRightToLeft || constraint.verticalAlignment != nil {
        let shift = insets.trailing - insets.leading
        fit.mirroredTextRect.x += fit.isRightToLeft ? -shift : shift
      }
      return .success(fit)
    } catch {
      return .failure(FitError(message: error.description))
    }
  }
}
