import OversetModel

/// Texts that the app's property lists name, by the names that Apple gives their tables and keys: the
/// system shows or speaks them, and no label of the app.
package enum SystemTexts {
  /// How the names of their tables end: an app may have `Widget-InfoPlist` too.
  private static let tables = ["InfoPlist", "AppShortcuts", "ServicesMenu", "InternetAccessPolicy"]

  /// The only table that the system reads the app's own names from.
  package static let tableOfNames = "InfoPlist"

  package static func areIn(tableNamed name: String) -> Bool {
    tables.contains(where: name.hasSuffix)
  }

  /// Whether a key is one of `Info.plist`, whatever its table is called.
  package static func isPropertyListKey(_ key: String) -> Bool {
    key.hasPrefix("CFBundle") || isPermissionReason(key)
  }

  /// Whether a key of a table is one of `Info.plist`: what its localized files lack has the value
  /// there (Apple, "Information Property List": localized values override those of the file).
  static func isPropertyListKey(_ key: String, in table: String) -> Bool {
    table.hasSuffix(tableOfNames) && (key.hasPrefix("CFBundle") || key.hasPrefix("NS"))
  }

  /// Whether no screen cuts a text: the alert that asks for a permission wraps its message, and the
  /// phrases of App Shortcuts are spoken.
  package static func isNeverCut(_ key: String, in table: String) -> Bool {
    isSpoken(in: table) || table.hasSuffix("InfoPlist") && isPermissionReason(key)
  }

  package static func isSpoken(in table: String) -> Bool { table.hasSuffix("AppShortcuts") }

  /// The keys of tables whose texts no screen cuts, in their order.
  package static func neverCut(in tables: [CatalogTable]) -> [TableKey] {
    tables.indices.flatMap { index in
      let table = tables[index]
      guard areIn(tableNamed: table.name) else { return [TableKey]() }
      return table.keys.indices.filter {
        table.keys[$0].kind == .code && isNeverCut(table.keys[$0].text, in: table.name)
      }.map { TableKey(table: index, key: $0) }
    }
  }

  /// `NSCameraUsageDescription`.
  private static func isPermissionReason(_ key: String) -> Bool {
    key.hasPrefix("NS") && key.hasSuffix("UsageDescription")
  }
}

extension CatalogTable {
  /// Whether the system shows the value in `Info.plist` where a locale has no text for a key.
  package func hasPropertyListValue(_ key: Int) -> Bool {
    fallback == .key && SystemTexts.isPropertyListKey(keys[key].text, in: name)
  }
}
