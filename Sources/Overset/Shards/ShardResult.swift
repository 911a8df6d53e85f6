import OversetModel

/// What came of one part of a check: which texts there is something to say of, and how many there are
/// of the others.
///
/// A merge lays out the few that there is something to say of once more, so that its report cannot be
/// another one than that of a check in one run.
package struct ShardResult: Sendable, Hashable, Codable {
  /// Of this form of the file.
  package static let schemaVersion = 2

  package var schemaVersion = Self.schemaVersion
  /// What was checked, with which program: the same for all parts.
  package var origin: ShardOrigin
  package var shard: Shard
  /// The font files that set its texts.
  var fonts: [Font]
  /// The layouts of texts that there is nothing to say of: they fit with room to spare.
  var comfortable: [ComfortableLayouts]
  /// The other texts.
  var texts: [NotedTexts]
  /// How many keys it has, and how many layouts of their texts were made.
  package var keys: Int
  package var layouts: Int

  /// A font file, with a digest of its bytes in hexadecimal digits.
  struct Font: Sendable, Hashable, Codable {
    var font: UsedFont
    var sha256: String
  }

  /// Layouts in one locale: for each of the labels, by their indices in the plan, how many.
  struct ComfortableLayouts: Sendable, Hashable, Codable {
    var locale: String
    var labels: [Int]
    var counts: [Int]

    /// Of the layouts of every label, by locale.
    static func all(_ counts: [LocaleIdentifier: [Int]]) -> [Self] {
      counts.sorted { $0.key < $1.key }.map { locale, counts in
        let labels = counts.indices.filter { counts[$0] > 0 }
        return Self(locale: locale.identifier, labels: labels, counts: labels.map { counts[$0] })
      }
    }
  }

  /// Keys of one table whose texts there is something to say of in one locale.
  struct NotedTexts: Sendable, Hashable, Codable {
    /// In the plan's tables.
    var table: Int
    var locale: String
    /// In the table's keys, in their order.
    var keys: [Int]
  }
}

/// What was checked, and with what: parts go together where all of it is the same.
package struct ShardOrigin: Sendable, Hashable, Codable {
  /// The versions of the program and of its libraries.
  package var versions: [String]
  package var options: ShardOptions
  /// The configuration, and the catalogs and documents that were read, by path.
  var files: [File]
  /// A digest of the labels that were found, and of which keys they show.
  var plan: String

  /// A file that was read.
  struct File: Sendable, Hashable, Codable {
    /// From the configuration's folder.
    var path: String
    /// Of its bytes, in hexadecimal digits.
    var sha256: String
  }
}
