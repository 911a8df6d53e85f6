import OversetModel
import OversetSurfaces
import OversetSources

extension LabelConstraint {
  /// Takes what code sets of the properties that decide about a text's layout; answers with why the
  /// label may have others, and with whether its lines and its size are known: a value that is not written
  /// there may be any.
  ///
  /// What stands beside `text`, the code that sets the text, is set whenever the text is.
  mutating func apply(_ settings: [OutletSetting], beside text: OutletSetting?) -> (
    doubts: [String], isKnown: Bool
  ) {
    var doubts: [String] = []
    var isKnown = true
    let byAttribute = Dictionary(grouping: settings, by: \.reached.target.attribute)
    for (attribute, settings) in byAttribute.sorted(by: { $0.key < $1.key }) {
      guard Self.codeProperties.contains(attribute), let first = settings.first else { continue }
      // UILabel reference: a font is set for all of an attributed text that is there already.
      if attribute == "font", let styled = byAttribute["attributedText"]?.first {
        doubts.append(
          "code sets its 'font' and its 'attributedText', of which the later counts "
            + "(\(first.location.lineName), \(styled.location.lineName))")
        continue
      }
      let beside = settings.last { setting in text.map(setting.isBeside) ?? false }
      if case .unknown(let value?)? = beside?.assignment.value, set(attribute, value, first) {
        continue
      }
      let isOne = settings.allSatisfy { $0.assignment.value == first.assignment.value }
      let isAlways = settings.contains { !$0.assignment.isConditional && $0.reached.isOwnerKnown }
      if isOne, isAlways, case .unknown(let text?) = first.assignment.value,
        set(attribute, text, first)
      {
        continue
      }
      doubts.append("code sets its '\(attribute)' (\(first.location.lineName))")
      if attribute == "font" {
        let sizes = settings.map(\.pointSize)
        isKnown = isKnown && !sizes.contains(nil)
        if isOne, isAlways, let size = sizes.first ?? nil { font.size = .points(size) }
      } else if Self.decisiveProperties.contains(attribute), !settings.allSatisfy(isWritten) {
        isKnown = false
      }
    }
    self = usable
    return (doubts, isKnown)
  }

  /// Those that decide whether a line more, or a smaller text, fits.
  private static let decisiveProperties: Set<String> = [
    "numberOfLines", "maximumNumberOfLines", "adjustsFontSizeToFitWidth", "minimumScaleFactor",
    "textContainerInset",
  ]

  /// Whether code writes a value, or the values that it chooses from: `isWide ? 1 : 2`.
  private func isWritten(_ setting: OutletSetting) -> Bool {
    guard case .unknown(let text?) = setting.assignment.value else { return false }
    var copy = self
    return text.hasPrefix("? ") || copy.set(setting.reached.target.attribute, text, setting)
  }

  /// The names of the properties that it takes.
  static let codeProperties: Set<String> = [
    "numberOfLines", "maximumNumberOfLines", "lineBreakMode", "font", "adjustsFontSizeToFitWidth",
    "minimumScaleFactor", "allowsDefaultTighteningForTruncation", "preferredMaxLayoutWidth",
    "adjustsFontForContentSizeCategory", "textContainerInset",
  ]

  /// Sets a property to what is written in the code; false where that is no literal.
  private mutating func set(_ attribute: String, _ text: String, _ setting: OutletSetting) -> Bool {
    switch attribute {
    case "numberOfLines", "maximumNumberOfLines":
      guard let count = Int(text) else { return false }
      numberOfLines = max(0, count)
    case "minimumScaleFactor":
      guard let factor = Double(text) else { return false }
      minimumScaleFactor = factor
    case "preferredMaxLayoutWidth":
      guard let width = Double(text) else { return false }
      preferredMaxLayoutWidth = width
    case "font":
      guard let font = FontDescription(code: text) else { return false }
      self.font = font.on(self.font.platform)
    case "lineBreakMode":
      guard let mode = LineBreakMode(codeName: text) else { return false }
      lineBreakMode = mode
      // As in a document: a button's title that wraps has as many lines as it needs.
      if setting.reached.part == .titleLabel, mode.wraps { numberOfLines = 0 }
    case "adjustsFontSizeToFitWidth":
      guard let flag = Self.flag(text) else { return false }
      adjustsFontSizeToFitWidth = flag
    case "allowsDefaultTighteningForTruncation":
      guard let flag = Self.flag(text) else { return false }
      allowsDefaultTighteningForTruncation = flag
    case "adjustsFontForContentSizeCategory":
      guard let flag = Self.flag(text) else { return false }
      adjustsFontForContentSizeCategory = flag
    default: return false
    }
    return true
  }

  private static func flag(_ text: String) -> Bool? {
    switch text {
    case "true", "YES", "TRUE": true
    case "false", "NO", "FALSE": false
    default: nil
    }
  }
}

extension OutletSetting {
  /// Of a font of which only the size is written.
  fileprivate var pointSize: Points? {
    guard case .unknown(let text?) = assignment.value else { return nil }
    return FontDescription.pointSize(code: text)
  }

  /// Whether it is run together with another setting of the same object.
  fileprivate func isBeside(_ other: OutletSetting) -> Bool {
    location.path == other.location.path && assignment.block == other.assignment.block
      && reached.view == other.reached.view
  }
}

extension LineBreakMode {
  /// `.byWordWrapping`, `NSLineBreakMode.byWordWrapping` and `NSLineBreakByWordWrapping`.
  fileprivate init?(codeName text: String) {
    let name = text.split(separator: ".").last.map(String.init) ?? text
    self.init(rawValue: name.hasPrefix("NSLineBreakB") ? "b" + name.dropFirst(12) : name)
  }
}
