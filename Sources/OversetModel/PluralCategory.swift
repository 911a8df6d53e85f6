/// One of CLDR's classes of numbers, by which a language chooses the form of a noun.
public enum PluralCategory: String, CaseIterable, Sendable {
  // In the order of `cuni_plural`.
  case zero, one, two, few, many, other
}
