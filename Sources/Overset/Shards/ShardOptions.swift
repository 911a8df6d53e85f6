/// The options of the command line that choose what is checked: the same for all parts and their merge.
package struct ShardOptions: Sendable, Hashable, Codable {
  /// Catalogs, or folders of them, in place of the configuration's own.
  package var paths: [String] = []
  package var locales: [String] = []
  package var config: String?
  /// Of one label for every text, as its height in points.
  package var width: Double?
  package var height: Double?
  package var lines: Int?
  package var font: String?

  package init() {}

  /// As the command line has them.
  var words: String {
    func option(_ name: String, _ value: (some CustomStringConvertible)?) -> [String] {
      value.map { ["--\(name)", $0.description] } ?? []
    }
    let label =
      option("width", width) + option("lines", lines) + option("height", height)
      + option("font", font)
    let all =
      option("config", config) + locales.flatMap { option("locale", $0) } + label
      + (paths.isEmpty ? [] : ["--"] + paths)
    return all.joined(separator: " ")
  }
}
