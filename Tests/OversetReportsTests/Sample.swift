import Foundation
import Overset
import OversetConfiguration
import OversetModel
import OversetReports

/// The sample app of the repository.
enum Sample {
  static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func configuration() throws -> Configuration {
    let path = repository.appendingPathComponent("Catalogs/Wayfare/overset.yml").path
    return try ConfigurationFile.read(path).get()
  }
}
