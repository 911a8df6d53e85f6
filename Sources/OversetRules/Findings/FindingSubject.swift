import OversetModel

extension Finding {
  /// Which text in which label, or group of labels; everything is nil where it does not apply.
  public struct Subject: Hashable, Sendable {
    /// What the configuration calls it.
    public var label: String?
    /// The table of the catalog.
    public var table: String?
    /// The key in the table.
    public var key: String?
    /// The locale of the text.
    public var locale: LocaleIdentifier?
    /// Of several at fault the first: the smallest size, there the narrowest screen.
    public var variant = LayoutVariant()
    /// The label's property, where it is about one.
    public var property: String?

    /// About what is given, and nothing else.
    public init(
      label: String? = nil, table: String? = nil, key: String? = nil,
      locale: LocaleIdentifier? = nil, variant: LayoutVariant = LayoutVariant(),
      property: String? = nil
    ) {
      self.label = label
      self.table = table
      self.key = key
      self.locale = locale
      self.variant = variant
      self.property = property
    }
  }
}
