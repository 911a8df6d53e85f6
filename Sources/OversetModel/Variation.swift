/// Which of several texts of one key this is; all nil for a plain text.
///
/// A reference to what it says, because there are hundreds of thousands, and nearly all say nothing.
public struct Variation: Hashable, Sendable {
  private var said: Said?

  /// A CLDR plural category: `zero one two few many other`.
  public var plural: String? {
    get { said?.plural }
    set {
      self = Variation(plural: newValue, device: device, width: width, substitution: substitution)
    }
  }
  /// A device: `iphone ipad mac …` or `other`.
  public var device: String? {
    get { said?.device }
    set {
      self = Variation(plural: plural, device: newValue, width: width, substitution: substitution)
    }
  }
  /// A width rule's number, as it is written.
  public var width: String? {
    get { said?.width }
    set {
      self = Variation(plural: plural, device: device, width: newValue, substitution: substitution)
    }
  }
  /// The substitution (`.xcstrings`) or variable (`.stringsdict`) that the text belongs to.
  public var substitution: String? {
    get { said?.substitution }
    set { self = Variation(plural: plural, device: device, width: width, substitution: newValue) }
  }

  /// A plain text, except for what is said.
  public init(
    plural: String? = nil, device: String? = nil, width: String? = nil, substitution: String? = nil
  ) {
    guard plural != nil || device != nil || width != nil || substitution != nil else { return }
    said = Said(plural: plural, device: device, width: width, substitution: substitution)
  }

  /// A plain text.
  public static let none = Variation()

  private final class Said: Hashable, Sendable {
    let plural: String?
    let device: String?
    let width: String?
    let substitution: String?

    init(plural: String?, device: String?, width: String?, substitution: String?) {
      self.plural = plural
      self.device = device
      self.width = width
      self.substitution = substitution
    }

    static func == (left: Said, right: Said) -> Bool {
      left === right
        || left.plural == right.plural && left.device == right.device && left.width == right.width
          && left.substitution == right.substitution
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(plural)
      hasher.combine(device)
      hasher.combine(width)
      hasher.combine(substitution)
    }
  }
}
