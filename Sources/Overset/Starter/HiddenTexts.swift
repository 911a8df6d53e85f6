import OversetCatalogs
import OversetModel
import OversetSyntax
import OversetTexts

/// Texts that no label shows, judged by their names: those of property lists and tool tips, which the
/// system shows, and of accessibility, which it speaks.
package struct HiddenTexts: Sendable {
  /// The names of tables for property lists, each once.
  package private(set) var tables: [String] = []
  /// Keys of such a table that has the app's name, which the home screen shows in a known room.
  package private(set) var keysBesideName: [String] = []
  /// Globs of the other keys, each once.
  package private(set) var keys: [String] = []
  /// How many keys both are.
  package private(set) var count = 0

  /// Of an app's tables, in their order; `names` are the keys of apps' names below their icons.
  init(in tables: [CatalogTable], names: [TableKey] = []) {
    let names = Set(names.map { tables[$0.table].keys[$0.key].text })
    for table in tables {
      if table.name == SystemTexts.tableOfNames, !names.isEmpty {
        let others = table.keys.map(\.text).filter {
          !names.contains($0) && !SystemTexts.isNeverCut($0, in: table.name)
        }
        count += others.count
        keysBesideName += others.filter { !keysBesideName.contains($0) }
      } else if Self.isOfPropertyList(table) {
        if !self.tables.contains(table.name) { self.tables.append(table.name) }
        count += table.keys.count
      } else {
        let globs = table.keys.compactMap { Self.unseenKeys(like: $0.text) }
        count += globs.count
        for glob in globs where !keys.contains(glob) { keys.append(glob) }
      }
    }
  }

  /// What the configuration says of them.
  var settings: [HiddenKeys] {
    let besideName = HiddenKeys(
      keys: keysBesideName.map { Glob(Glob.escaped($0)) }, table: Glob(SystemTexts.tableOfNames))
    return (keysBesideName.isEmpty ? [] : [besideName])
      + tables.map { HiddenKeys(table: Glob(Glob.escaped($0))) }
      + (keys.isEmpty ? [] : [HiddenKeys(keys: keys.map { Glob($0) })])
  }

  /// By its name, or by the names that Apple gives the keys of `Info.plist`.
  private static func isOfPropertyList(_ table: CatalogTable) -> Bool {
    SystemTexts.areIn(tableNamed: table.name)
      || !table.keys.isEmpty
        && table.keys.allSatisfy { SystemTexts.isPropertyListKey($0.text) }
  }

  /// A glob of the keys that have the same sign of accessibility; nil where there is none.
  ///
  /// `settings.accessibility` is a screen of the app, and a word at the end names what is shown.
  static func unseenKeys(like key: String) -> String? {
    let parts = key.split(omittingEmptySubsequences: true) { "._/[]".contains($0) }
    guard parts.count > 1 else { return nil }
    for (index, part) in parts.enumerated() {
      let word = part.lowercased()
      if word.hasPrefix("setting") || word.hasPrefix("preference") { return nil }
      let isLast = index == parts.count - 1
      let isMeant =
        isAlwaysSpoken(word) || (isLast ? word.hasSuffix("tooltip") : word == "accessibility")
      guard isMeant else { continue }
      // With the separators around it.
      if isLast {
        return "*" + Glob.escaped(String(key[key.index(before: part.startIndex)...]))
      }
      return Glob.escaped(String(key[...part.endIndex])) + "*"
    }
    return nil
  }

  private static func isAlwaysSpoken(_ word: String) -> Bool {
    word.hasPrefix("a11y") || word.hasPrefix("voiceover")
      || ["accessibility", "ax"].contains { name in
        ["label", "hint", "value", "action", "description"].contains { word == name + $0 }
      }
  }
}
