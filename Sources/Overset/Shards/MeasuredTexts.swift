import OversetModel
import OversetTexts

/// Which of a plan's texts are measured.
enum MeasuredTexts: Sendable {
  case all
  /// Those of one part of a check.
  case shard(Shard)
  /// Those that the parts of a check say something of.
  case noted(MergedShards)
}

extension CheckPlan {
  /// The work in parts of a few hundred keys, a locale at a time: words recur within a locale.
  func parts(of texts: MeasuredTexts) -> [TextChecker.Part] {
    tables.indices.flatMap { table in
      let locales = tables[table].locales.map(\.identifier).filter {
        self.locales?.contains($0) != false
      }
      // One array for all locales.
      let chunks =
        switch texts {
        case .all: Self.chunks(tables[table].keys.indices)
        case .shard(let shard):
          Self.chunks(
            tables[table].keys.indices.filter {
              shard.contains(tables[table].keys[$0], of: tables[table])
            })
        case .noted: [] as [[Int]]
        }
      return locales.flatMap { locale in
        let own =
          if case .noted(let shards) = texts {
            Self.chunks(shards.keys(ofTable: table, in: locale))
          } else {
            chunks
          }
        return own.map { TextChecker.Part(table: table, locale: locale, keys: $0) }
      }
    }
  }

  private static func chunks(_ keys: some RandomAccessCollection<Int>) -> [[Int]] {
    var (rest, chunks) = (keys[...], [] as [[Int]])
    while !rest.isEmpty {
      chunks.append(Array(rest.prefix(512)))
      rest = rest.dropFirst(512)
    }
    return chunks
  }
}
