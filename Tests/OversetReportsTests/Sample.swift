import Foundation
import Overset
import OversetConfiguration
import OversetModel
import OversetReports

/// The sample app of the repository.
enum Sample {
  static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Its check with pictures of its screens: once for all tests.
  static let result = Task {
    await Check(try configuration(), workers: 2, keepsRegions: true).run()
  }

  /// The page of that: once for all tests.
  static let page = Task {
    let result = try await Self.result.value
    return HTMLReporter(
      fonts: result.fonts, shapes: try configuration().fonts.system, workers: 2
    ).bytes(of: result.report)
  }

  static func configuration() throws -> Configuration {
    let path = repository.appendingPathComponent("Catalogs/Wayfare/overset.yml").path
    return try ConfigurationFile.read(path).get()
  }
}
