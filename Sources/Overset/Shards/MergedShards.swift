import OversetModel
import OversetTexts
import OversetTypesetting

/// All parts of a check: which texts there is something to say of, and how many there are of the others.
struct MergedShards: Sendable {
  /// What the texts add that there is nothing to say of.
  private(set) var quiet = TextChecker.Outcome()
  /// The keys of the others, by table and locale.
  private var noted: [TableLocale: [Int]] = [:]

  private struct TableLocale: Hashable {
    var table: Int
    var locale: LocaleIdentifier
  }

  /// In the table's order.
  func keys(ofTable table: Int, in locale: LocaleIdentifier) -> [Int] {
    noted[TableLocale(table: table, locale: locale)] ?? []
  }

  /// Throws where parts are missing, twice there, damaged, or of another check than the one that is
  /// asked for.
  init(
    _ parts: [ShardFile], of origin: ShardOrigin, _ plan: CheckPlan, workers: Int
  ) async throws(ShardFailure) {
    try Self.requireAll(parts)
    for part in parts { try Self.require(part, of: origin) }
    let fonts = Set(parts.flatMap { $0.result.fonts.map(\.font) })
    let digests = await UsedFont.digests(
      of: fonts, from: plan.fonts, workers: workers)
    for part in parts {
      for font in part.result.fonts where digests[font.font.path] != font.sha256 {
        throw ShardFailure(
          "'\(part.path)' was measured with another font '\(font.font.postScriptName)' than the one "
            + "here: all parts and the merge need the same fonts")
      }
      try note(part, in: plan)
    }
    for (place, keys) in noted { noted[place] = keys.sorted() }
  }

  /// Takes what the parts say of texts that there is nothing to say of; throws where a part says something
  /// else than the plan.
  mutating func add(_ parts: [ShardFile], agreeingWith counts: ShardCounts) throws(ShardFailure) {
    for part in parts {
      guard counts.agree(with: part.result) else { throw .contradicting(part) }
      add(part.result)
    }
  }

  private static func requireAll(_ parts: [ShardFile]) throws(ShardFailure) {
    guard let first = parts.first else { throw ShardFailure("there is no part to merge") }
    let count = first.result.shard.count
    var pathOfIndex: [Int: String] = [:]
    for part in parts {
      let shard = part.result.shard
      guard shard.count == count else {
        throw ShardFailure(
          "'\(part.path)' is one of \(shard.count) parts, and '\(first.path)' one of \(count)")
      }
      if let other = pathOfIndex.updateValue(part.path, forKey: shard.index) {
        throw ShardFailure("'\(other)' and '\(part.path)' are both part \(shard)")
      }
    }
    let missing = (1...count).filter { pathOfIndex[$0] == nil }
    if !missing.isEmpty {
      let names = missing.prefix(8).map { "\($0)/\(count)" }.joined(separator: ", ")
      throw ShardFailure(
        "\(missing.count) of \(count) parts \(missing.count == 1 ? "is" : "are") missing: \(names)"
          + (missing.count > 8 ? " …" : ""))
    }
  }

  private static func require(
    _ part: ShardFile, of origin: ShardOrigin
  ) throws(ShardFailure) {
    let other = part.result.origin
    func foreign(_ reason: String) -> ShardFailure {
      ShardFailure("'\(part.path)' is part of another check: \(reason)")
    }
    guard other.versions == origin.versions else {
      throw foreign("it was made by another version of overset or of its libraries")
    }
    guard other.options == origin.options else {
      throw foreign("its options were '\(other.options.words)'")
    }
    let files = Dictionary(
      origin.files.map { ($0.path, $0.sha256) }, uniquingKeysWith: { first, _ in first })
    if let file = other.files.first(where: { files[$0.path] != $0.sha256 }) {
      throw foreign(
        files[file.path] == nil
          ? "'\(file.path)' is not here" : "'\(file.path)' is another one here")
    }
    guard other.files == origin.files, other.plan == origin.plan else {
      throw foreign("other files or labels are here")
    }
  }

  /// Throws where a part notes what the plan does not have, what is another part's, or a text twice.
  private mutating func note(_ part: ShardFile, in plan: CheckPlan) throws(ShardFailure) {
    let shard = part.result.shard
    var own: [TableLocale: [Int]] = [:]
    for texts in part.result.texts {
      guard plan.tables.indices.contains(texts.table) else { throw .contradicting(part) }
      let table = plan.tables[texts.table]
      let locale = LocaleIdentifier(canonical: texts.locale)
      guard table.locales.contains(where: { $0.identifier == locale }),
        texts.keys.allSatisfy({
          table.keys.indices.contains($0) && shard.contains(table.keys[$0], of: table)
        })
      else { throw .contradicting(part) }
      own[TableLocale(table: texts.table, locale: locale), default: []] += texts.keys
    }
    for (place, keys) in own {
      guard Set(keys).count == keys.count else { throw .contradicting(part) }
      noted[place, default: []] += keys
    }
  }

  private mutating func add(_ part: ShardResult) {
    quiet.fonts.formUnion(part.fonts.map(\.font))
    for layouts in part.comfortable {
      let locale = LocaleIdentifier(canonical: layouts.locale)
      for (label, count) in zip(layouts.labels, layouts.counts) {
        quiet.add(comfortable: count, in: label, locale)
      }
    }
  }
}

extension ShardFailure {
  fileprivate static func contradicting(_ part: ShardFile) -> ShardFailure {
    ShardFailure(
      "'\(part.path)' says something else than the app that it names: run its shard again")
  }
}
