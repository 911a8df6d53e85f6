import OversetModel
import OversetSyntax

/// Texts that no label shows, because the system shows or speaks them: an entry of `notShown`.
public struct HiddenKeys: Hashable, Sendable {
  /// Any of these; nil for every key.
  public var keys: [Glob]?
  /// Nil for all tables.
  public var table: Glob?

  /// Every key of every table, unless a list or a table narrows that.
  public init(keys: [Glob]? = nil, table: Glob? = nil) {
    self.keys = keys
    self.table = table
  }

  func contains(_ key: String, in table: String) -> Bool {
    self.table?.matches(table) != false && keys?.contains { $0.matches(key) } != false
  }

  static let known = ["keys", "table"]

  /// Reads `notShown: ["accessibility.*", {table: InfoPlist}]`.
  static func read(_ setting: Setting, with reader: inout SettingReader) -> [HiddenKeys] {
    reader.elements(setting).compactMap { element in
      if case .scalar(let key, _) = element.content { return HiddenKeys(keys: [Glob(key)]) }
      let values = reader.map(element, known: known)
      guard case .map = element.content else { return nil }
      if values.isEmpty { reader.report("expected 'keys' or 'table'", at: element) }
      return HiddenKeys(
        keys: values["keys"].map { reader.texts($0).map { Glob($0) } },
        table: values["table"].flatMap { reader.text($0) }.map { Glob($0) })
    }
  }
}
