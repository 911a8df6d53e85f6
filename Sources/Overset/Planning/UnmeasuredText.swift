import OversetModel
import OversetRules

/// A text in a label in which it could not be measured.
struct UnmeasuredText: Hashable, Sendable {
  /// Where it stands and what shows it.
  var identity: FindingIdentity
  /// Another number for another text, and for a label that is another one: only in this run of the program.
  private let content: Int
  /// At how many sizes and on how many screens.
  let layouts: Int

  init(
    _ text: String, of key: String, in table: String, _ locale: LocaleIdentifier, at path: String,
    _ label: AppLabel, layouts: Int
  ) {
    identity = FindingIdentity(file: path, label: label.id, table: table, key: key, locale)
    var label = label
    label.position = nil
    label.namePositions = NamePositions()
    var hasher = Hasher()
    hasher.combine(text)
    hasher.combine(label)
    content = hasher.finalize()
    self.layouts = layouts
  }
}
