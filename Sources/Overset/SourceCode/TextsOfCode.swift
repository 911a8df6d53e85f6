import OversetConfiguration
import OversetModel
import OversetSources
import OversetTexts

/// The texts that only an app's code has: it looks up what no catalog has a text for, and shows what it
/// asked with, in every language (Bundle reference, localizedString(forKey:value:table:); SwiftUI's
/// `LocalizedStringKey`).
///
/// Not those of code that has other texts for what it does not find, or of keys that are only names of texts.
func textsOfCode(
  _ code: AppCode, besides tables: [CatalogTable], _ configuration: Configuration
) -> [CatalogTable] {
  let keys = CodeKeys(tables)
  let hidden = Set(tables.flatMap { $0.keys.lazy.filter { !$0.isShown }.map(\.text) })
  // Nobody knows where these look.
  let others = Set(
    code.files.lazy.flatMap(\.functions).filter(\.hasOtherText).map(\.name)
      + code.assumed.functions.map(\.name))
  let texts = code.files.flatMap { file in
    file.uses.compactMap { use -> UncataloguedText? in
      let key = use.key.text
      guard use.isShownAsItIs, !others.contains(use.construct), !keys.has(use.key),
        !hidden.contains(key),
        !configuration.notShown.contains(where: { $0.contains(key, in: use.table) })
      else { return nil }
      return UncataloguedText(
        key: key, value: use.defaultText?.text ?? key, table: use.table,
        at: FileLocation(path: file.path, position: use.position))
    }
  }
  return CatalogTable.tables(
    of: texts,
    sourceLocale: configuration.sourceLocale ?? tables.lazy.compactMap(\.sourceLocale).first
      ?? .english)
}

extension KeyUse {
  fileprivate var table: String { key.table ?? SourceKey.defaultTable }

  /// Whether a user sees the code's own text where no file has the key.
  fileprivate var isShownAsItIs: Bool {
    if isUnused || unreached != nil { return false }
    if let defaultText { return !defaultText.text.isEmpty }
    // A table that is named and not there is made by something else.
    return key.table == nil && UncataloguedText.isText(key.text)
  }
}
