package import Overset
package import OversetModel
import OversetTexts

/// What was read, for a person at a terminal: the tables of each app, framework and extension, what
/// is wrong with their files, and the numbers.
package struct CatalogsText {
  private let width: Int

  /// Columns of the terminal.
  package init(width: Int = 80) { self.width = width }

  /// Lines, the last with a line break.
  package func text(of inventory: CatalogInventory) -> TerminalText {
    var text: TerminalText = ""
    for (bundle, tables) in Self.bundles(of: inventory) {
      text += "\(bundle.isEmpty ? "." : bundle)\n"
      let nameWidth = tables.map(\.name.printable.count).max() ?? 0
      for table in tables { text += line(of: table, nameWidth: min(nameWidth, 32)) }
      text += "\n"
    }
    for file in inventory.files {
      for catalog in file.catalogs {
        for fault in catalog.faults { text += line(of: fault, in: catalog) }
      }
    }
    if !text.isEmpty, inventory.catalogs.contains(where: { !$0.faults.isEmpty }) { text += "\n" }
    return text + summary(of: inventory)
  }

  // MARK: Tables

  /// The files of one name in one bundle.
  fileprivate struct Table {
    var name: String
    var formats: Set<String> = []
    var encodings: Set<String> = []
    var locales: Set<LocaleIdentifier> = []
    var texts = 0
    var isContext = false
  }

  private static func bundles(
    of inventory: CatalogInventory
  ) -> [(bundle: String, tables: [Table])] {
    var bundles: [(bundle: String, tables: [Table])] = []
    var indexOfBundle: [String: Int] = [:]
    var indexOfTable: [[String]: Int] = [:]
    for file in inventory.files {
      for catalog in file.catalogs {
        let index = indexOfBundle[file.bundle] ?? bundles.count
        if index == bundles.count {
          indexOfBundle[file.bundle] = index
          bundles.append((file.bundle, []))
        }
        let name = catalog.original ?? catalog.table
        let tableIndex = indexOfTable[[file.bundle, name]] ?? bundles[index].tables.count
        if tableIndex == bundles[index].tables.count {
          indexOfTable[[file.bundle, name]] = tableIndex
          bundles[index].tables.append(Table(name: name))
        }
        bundles[index].tables[tableIndex].add(catalog)
      }
    }
    return bundles
  }

  private func line(of table: Table, nameWidth: Int) -> TerminalText {
    var words = [
      table.name.printable.padding(to: nameWidth), table.formats.sorted().joined(separator: " + "),
    ]
    if !table.locales.isEmpty { words.append(table.locales.count.counted("locale")) }
    if table.texts > 0 || !table.locales.isEmpty { words.append(table.texts.counted("text")) }
    if !table.encodings.isEmpty, table.encodings != ["UTF-8"] {
      words.append(table.encodings.sorted().joined(separator: ", "))
    }
    if table.isContext { words.append("for translators, not checked") }
    return "  \(words.joined(separator: "  "))\n"
  }

  // MARK: Faults

  private func line(of fault: CatalogFault, in catalog: Catalog) -> TerminalText {
    let position = catalog.hasPositions ? ":\(fault.position.line):\(fault.position.column)" : ""
    var message = fault.message
    if fault.extent == .file { message += catalog.consequenceOfLoss }
    if fault.extent == .rest, !catalog.lost.isEmpty {
      message += " (\(catalog.lost.count.counted("text")) behind it)"
    }
    return "\(catalog.path)\(position): \(message)\n"
  }

  // MARK: Numbers

  private func summary(of inventory: CatalogInventory) -> TerminalText {
    let files = inventory.files
    if files.isEmpty { return "no catalogs found\n" }
    let formats = Dictionary(grouping: files, by: \.format.name).sorted { $0.key < $1.key }
    let locales = Set(
      inventory.catalogs.flatMap { catalog in
        catalog.isDocument ? [] : catalog.locale.map { [$0] } ?? catalog.entries.map(\.locale)
      })
    let faults = inventory.catalogs.map(\.faults.count).reduce(0, +)
    let cut = files.count { $0.outcome == .cut }
    let failed = files.count { $0.outcome == .failed }
    let counts = formats.map { "\($1.count.grouped) \($0)" }.joined(separator: ", ")
    var text: TerminalText = "\(files.count.counted("file")): \(counts)\n"
    if !locales.isEmpty {
      let names = locales.sorted().map(\.identifier).joined(separator: " ")
      text += wrapped("\(locales.count.counted("locale")): \(names)")
    }
    let texts = inventory.catalogs.map(\.writtenTextCount).reduce(0, +)
    text += "\(texts.counted("text")), \(faults.counted("fault"))"
    if cut > 0 { text += ", \(cut.counted("file")) cut off" }
    if failed > 0 { text += ", \(failed.counted("file")) not read" }
    return text + "\n"
  }

  /// Broken at spaces to the terminal's width, what follows the first line indented.
  private func wrapped(_ words: String) -> TerminalText {
    var lines = [""]
    for word in words.split(separator: " ") {
      let last = lines[lines.count - 1]
      if !last.isEmpty, last.count + 1 + word.count > max(20, width) {
        lines.append("  \(word)")
      } else {
        lines[lines.count - 1] += (last.isEmpty ? "" : " ") + word
      }
    }
    return lines.map { "\($0)\n" as TerminalText }.joined()
  }
}

extension CatalogsText.Table {
  fileprivate mutating func add(_ catalog: Catalog) {
    formats.insert(catalog.format.name)
    // A file that cannot be opened has none.
    if !catalog.encoding.isEmpty { encodings.insert(catalog.encoding) }
    if !catalog.isDocument {
      locales.formUnion(catalog.locale.map { [$0] } ?? catalog.entries.map(\.locale))
    }
    texts += catalog.writtenTextCount
    isContext = isContext || catalog.isContext
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
