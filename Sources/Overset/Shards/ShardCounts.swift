import OversetModel
import OversetTexts
import OversetWorkers

/// How many layouts the plan has for the keys of each part of a check, found without laying a text out:
/// what the parts say is held against it.
struct ShardCounts: Sendable {
  /// By the shard's index, from 0.
  private var shards: [OfShard]
  private let labelCount: Int
  /// By table and key, from 0.
  private let shardsOfKeys: [[Int]]

  private struct OfShard {
    var keys = 0
    var layouts = 0
    /// Of the texts that the part has nothing to say of, by locale and label.
    var quiet: [LocaleIdentifier: [Int: Int]] = [:]
  }

  /// Of a plan without its texts.
  init(_ plan: CheckPlan, of count: Int) {
    shards = Array(repeating: OfShard(), count: count)
    labelCount = plan.labels.count
    shardsOfKeys = plan.tables.map { table in
      table.keys.map { Shard.index(of: $0, in: table, count: count) }
    }
    for shard in shardsOfKeys.joined() { shards[shard].keys += 1 }
  }

  /// Counts the layouts of some tables, whose texts the plan has; `noted` are the keys that parts have
  /// something to say of.
  mutating func add(
    _ tables: Range<Int>, of plan: CheckPlan, _ noted: MergedShards, workers: Int
  ) async {
    let parts = plan.parts(of: .all).filter { tables.contains($0.table) }
    let layouts = await concurrently(
      parts, workers: workers, prepare: { _ in PluralRulesBook() }
    ) { part, plurals in plan.layouts(of: part, plurals) }
    for (part, layouts) in zip(parts, layouts) {
      let shardOfKey = shardsOfKeys[part.table]
      let noted = Set(noted.keys(ofTable: part.table, in: part.locale))
      // A part names the locales of all of its keys.
      for shard in Set(part.keys.map { shardOfKey[$0] }) {
        shards[shard].quiet[part.locale] = shards[shard].quiet[part.locale] ?? [:]
      }
      for (key, label, count) in layouts {
        let shard = shardOfKey[key]
        shards[shard].layouts += count
        if !noted.contains(key) {
          shards[shard].quiet[part.locale, default: [:]][label, default: 0] += count
        }
      }
    }
  }

  /// Whether a part says the same.
  func agree(with part: ShardResult) -> Bool {
    let shard = shards[part.shard.index - 1]
    let quiet = shard.quiet.mapValues { counts in (0..<labelCount).map { counts[$0] ?? 0 } }
    return part.keys == shard.keys && part.layouts == shard.layouts
      && part.comfortable == ShardResult.ComfortableLayouts.all(quiet)
  }
}

extension CheckPlan {
  /// How many layouts there are of each key's texts in each of its labels.
  fileprivate func layouts(
    of part: TextChecker.Part, _ plurals: PluralRulesBook
  ) -> [(key: Int, label: Int, count: Int)] {
    let table = tables[part.table]
    let locale = table.locales.first { $0.identifier == part.locale }
    var layouts: [(key: Int, label: Int, count: Int)] = []
    for key in part.keys where !labelsOfKey[part.table][key].isEmpty {
      for text in UserTexts(of: key, in: table, locale: locale, plurals: plurals).texts {
        for label in labels(labelsOfKey[part.table][key], showing: text, in: part.locale) {
          layouts.append((key, label, labels[label].variants.count))
        }
      }
    }
    return layouts
  }
}
