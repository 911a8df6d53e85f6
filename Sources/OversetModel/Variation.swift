/// Which of several texts of one key this is; all empty for a plain text.
///
/// A reference to its values, because there are hundreds of thousands, and nearly all have none.
public struct Variation: Hashable, Sendable {
  private var said: Said?

  /// The plural category of a text in a file; of a text that a user can see the first one.
  public var plural: PluralCategory? {
    get { said?.plurals.first }
    set { plurals = newValue.map { [$0] } ?? [] }
  }
  /// The categories that numbers have chosen: first the format's own, where it is a case itself, then
  /// one of each of `variables`.
  public var plurals: [PluralCategory] {
    get { said?.plurals ?? [] }
    set { self = Variation(plurals: newValue, device: device, width: width, variables: variables) }
  }
  /// A device: `iphone ipad mac …` or `other`.
  public var device: String? {
    get { said?.device }
    set { self = Variation(plurals: plurals, device: newValue, width: width, variables: variables) }
  }
  /// A width rule's number, as it is written.
  public var width: String? {
    get { said?.width }
    set {
      self = Variation(plurals: plurals, device: device, width: newValue, variables: variables)
    }
  }
  /// The substitution (`.xcstrings`) or variable (`.stringsdict`) that a text in a file belongs to.
  public var substitution: String? {
    get { said?.variables.first }
    set { variables = newValue.map { [$0] } ?? [] }
  }
  /// The variables by which numbers have chosen the text.
  public var variables: [String] {
    get { said?.variables ?? [] }
    set { self = Variation(plurals: plurals, device: device, width: width, variables: newValue) }
  }

  /// Makes the variation of a plain text, except for what is given.
  public init(
    plural: PluralCategory? = nil, device: String? = nil, width: String? = nil,
    substitution: String? = nil
  ) {
    self.init(
      plurals: plural.map { [$0] } ?? [], device: device, width: width,
      variables: substitution.map { [$0] } ?? [])
  }

  /// A text that a user can see, as numbers have chosen it.
  public init(
    plurals: [PluralCategory], device: String?, width: String?, variables: [String]
  ) {
    guard !plurals.isEmpty || device != nil || width != nil || !variables.isEmpty else { return }
    said = Said(plurals: plurals, device: device, width: width, variables: variables)
  }

  /// A plain text.
  public static let none = Variation()

  private final class Said: Hashable, Sendable {
    let plurals: [PluralCategory]
    let device: String?
    let width: String?
    let variables: [String]

    init(plurals: [PluralCategory], device: String?, width: String?, variables: [String]) {
      self.plurals = plurals
      self.device = device
      self.width = width
      self.variables = variables
    }

    static func == (left: Said, right: Said) -> Bool {
      left === right
        || left.plurals == right.plurals && left.device == right.device
          && left.width == right.width && left.variables == right.variables
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(plurals)
      hasher.combine(device)
      hasher.combine(width)
      hasher.combine(variables)
    }
  }
}
