import OversetTexts
import OversetModel

/// A file that fails to load, or loses entries silently.
enum CatalogFaults: AppRule {
  static let about = RuleDescription(
    .catalogFault, .error, "the file fails to load, or loses entries silently",
    meaning: """
      The app reads less of the file than its author wrote: nothing at all, nothing behind the \
      fault, or not one entry. The app says nothing of it, and shows keys or other texts instead. \
      What is merely not as the format wants it is one step less severe, and an extra ';' \
      at the end of a file two.
      """,
    example: """
      "pay" = "Payer";;
      "cancel" = "Annuler";
      error: no key can begin with ';', so the app reads nothing from here on and says nothing: it \
      never sees 'cancel'
      """,
    remedy: "Correct the file at the line that the finding names.",
    sources: [
      .measured("what CoreFoundation's property-list reader takes, loses and refuses")
    ])

  static let looksAtTexts = true

  static func findings(in app: CheckedApp, severity: Severity) -> [Finding] {
    let shadowed = app.tables.flatMap { table in
      table.shadowedFiles.map { file in
        Finding(
          rule: .catalogFault, severity: severity.lower,
          subject: Finding.Subject(table: table.name),
          location: FileLocation(path: file.path, position: .start),
          message:
            "'\(file.other)' is of the same locale and takes the place of this file: the app "
            + "reads nothing of it")
      }
    }
    return shadowed
      + (app.catalogs + app.storeTexts).flatMap { catalog in
        catalog.faults.map { fault in
          Finding(
            rule: .catalogFault, severity: Self.severity(of: fault, severity),
            subject: Finding.Subject(
              table: catalog.table, key: fault.key, locale: fault.locale ?? catalog.locale),
            location: FileLocation(path: catalog.path, position: fault.position),
            message: entryName(of: fault, in: catalog) + fault.message
              + consequence(of: fault, in: catalog))
        }
      }
  }

  private static func severity(of fault: CatalogFault, _ severity: Severity) -> Severity {
    switch fault.extent {
    case .file, .rest, .entry: severity
    case .nothing: severity.lower
    case .superfluous: severity.lower.lower
    }
  }

  /// `'pay' (de): `, where it is in one entry and does not name it.
  private static func entryName(of fault: CatalogFault, in catalog: Catalog) -> String {
    guard let key = fault.key, !fault.message.contains("'\(key)'") else { return "" }
    let locale = fault.locale ?? catalog.locale
    return "'\(key.excerpt)'\(locale.map { " (\($0))" } ?? ""): "
  }

  private static func consequence(of fault: CatalogFault, in catalog: Catalog) -> String {
    switch fault.extent {
    case .file: catalog.consequenceOfLoss
    case .rest: " and says nothing\(lostKeys(of: catalog))"
    case .entry, .nothing, .superfluous: ""
    }
  }

  /// `: it never sees 'a', 'b', 'c' and 10 more`.
  private static func lostKeys(of catalog: Catalog) -> String {
    if catalog.lost.isEmpty { return "" }
    var keys: [String] = []
    for entry in catalog.lost where keys.last != entry.key { keys.append(entry.key) }
    let named = keys.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    return ": it never sees \(named)" + (keys.count > 3 ? " and \(keys.count - 3) more" : "")
  }
}

extension Catalog {
  /// What follows from a fault by which the whole file is lost.
  package var consequenceOfLoss: String {
    format.isReadByApp ? ": the app reads nothing of this file" : ": this file is not read"
  }
}

extension RuleID {
  /// The file fails to load, or loses entries silently.
  public static let catalogFault = RuleID("catalog-fault")
}
