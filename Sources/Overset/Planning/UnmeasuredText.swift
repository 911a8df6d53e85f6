import OversetModel

/// A text in a label in which it could not be measured.
struct UnmeasuredText: Sendable {
  let label: String
  let table: String
  let key: String
  let locale: LocaleIdentifier
  let path: String
  let isFallback: Bool
  /// At how many sizes and on how many screens.
  let layouts: Int
}
