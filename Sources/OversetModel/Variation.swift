/// Which of several texts of one key this is; all nil for a plain text.
public struct Variation: Hashable, Sendable {
  /// A CLDR plural category: `zero one two few many other`.
  public var plural: String?
  /// A device: `iphone ipad mac …` or `other`.
  public var device: String?
  /// A width rule's number, as it is written.
  public var width: String?
  /// The substitution (`.xcstrings`) or variable (`.stringsdict`) that the text belongs to.
  public var substitution: String?

  /// A plain text, but for what is said.
  public init(
    plural: String? = nil, device: String? = nil, width: String? = nil, substitution: String? = nil
  ) {
    self.plural = plural
    self.device = device
    self.width = width
    self.substitution = substitution
  }

  /// A plain text.
  public static let none = Variation()
}
