import OversetModel

/// Reads `.strings` files, which are property lists in the old style.
package struct StringsLoader: CatalogLoader {
  package let format = "strings"
  package let fileExtensions = ["strings"]

  package init() {}

  package func load(_ source: CatalogSource) -> [Catalog] {
    let encoding = TextEncoding(of: source.bytes)
    var catalog = Catalog(
      path: source.path, format: format, table: source.table, encoding: encoding.rawValue,
      locale: source.localeFolder?.locale ?? source.defaultLocale)
    do {
      try rejectBinary(source.bytes)
      let text = try SourceText(source.bytes, encoding: encoding)
      try rejectXML(text)
      try rejectUnknownLocale(of: source.localeFolder)
      var parser = StringsParser(text, locale: catalog.locale ?? source.defaultLocale)
      defer { catalog.faults += parser.faults }
      try parser.parse()
      catalog.entries = parser.entries
    } catch {
      catalog.faults.append(error.catalogFault)
    }
    catalog.faults.sort { $0.position < $1.position }
    return [catalog]
  }

  private func rejectBinary(_ bytes: [UInt8]) throws(FileFault) {
    guard !bytes.starts(with: "bplist00".utf8) else {
      throw unsupported("a binary property list", at: .start)
    }
  }

  private func rejectXML(_ text: SourceText) throws(FileFault) {
    let start = text.utf8.firstIndex { $0 != 0x20 && !(0x09...0x0D).contains($0) }
    let beginning = text.utf8[(start ?? 0)...]
    guard !["<?xml", "<!DOCTYPE", "<plist"].contains(where: { beginning.starts(with: $0.utf8) })
    else {
      throw unsupported("an XML property list", at: text.position(at: beginning.startIndex))
    }
  }

  private func unsupported(_ what: String, at position: TextPosition) -> FileFault {
    FileFault(
      position: position, message: "the file is \(what), which this version does not read")
  }

  private func rejectUnknownLocale(of folder: LocaleFolder?) throws(FileFault) {
    guard let folder, folder.locale == nil, !folder.isBase else { return }
    throw FileFault(position: .start, message: "'\(folder.name)' does not name a locale")
  }
}
