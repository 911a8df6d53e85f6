import Fixtures
import OversetModel
@testable import Overset
@testable import OversetConfiguration
@testable import OversetRules

/// A folder with an `overset.yml` and catalogs, checked.
struct SmallApp {
  let folder: TestFolder

  /// `pay` is what the texts of `L.strings` are, by locale; more files come after it.
  init(_ yaml: String, pay: [String: String] = [:], files: [String: String] = [:]) throws {
    var all = files
    all["overset.yml"] = yaml
    for (locale, text) in pay { all["\(locale).lproj/L.strings"] = "\"pay\" = \"\(text)\";\n" }
    folder = try TestFolder(all)
  }

  func configuration() throws -> Configuration {
    try ConfigurationFile.read(folder.path + "/overset.yml").get()
  }

  func check(
    paths: [String]? = nil, locales: [String]? = nil, since: String? = nil, workers: Int = 1
  ) async throws -> Check.Result {
    await Check(
      try configuration(), paths: paths.map { $0.map { "\(folder.path)/\($0)" } },
      locales: locales.map { $0.compactMap { LocaleIdentifier($0) } }, since: since,
      workers: workers
    ).run()
  }
}

extension Finding {
  /// `de.lproj/L.strings:1 truncated de`.
  var line: String {
    "\(location.path):\(location.position.line) \(rule.rawValue)"
      + (subject.locale.map { " \($0)" } ?? "")
  }
}
