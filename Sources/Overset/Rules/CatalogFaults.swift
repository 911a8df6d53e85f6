import OversetModel

/// A file that fails to load, or loses entries silently.
enum CatalogFaults {
  static func findings(_ catalogs: [Catalog], _ settings: RuleSettings) -> [Finding] {
    guard let severity = settings.severity(of: .catalogFault) else { return [] }
    return catalogs.flatMap { catalog in
      catalog.faults.map { fault in
        Finding(
          rule: .catalogFault, severity: severity,
          subject: Finding.Subject(table: catalog.table, locale: catalog.locale),
          location: FileLocation(path: catalog.path, position: fault.position),
          message: fault.message + consequence(of: fault.extent))
      }
    }
  }

  private static func consequence(of extent: CatalogFault.Extent) -> String {
    switch extent {
    case .file: ": the app reads nothing of this file"
    case .rest: ": the app reads nothing behind this place, and says nothing"
    case .entry: ""
    }
  }
}
