import OversetModel
import OversetSyntax

/// The texts that a loader finds in the pairs of a property list.
struct PropertyListTexts {
  let file: PropertyListFile
  /// The texts that count.
  private(set) var entries: [CatalogEntry] = []
  /// The texts of pairs that another one of the same key replaces.
  private var overridden: [CatalogEntry] = []
  /// Whether the pairs that are being read are replaced.
  private(set) var isOverridden = false
  private(set) var faults: [CatalogFault] = []
  private let locale: LocaleIdentifier
  /// The key of the root's pair that is being read.
  private var key: String?
  /// What the comments of the last pair say: a pair may have many texts, which share it.
  private var note: (comments: Range<Int>, text: String?, directives: [Directive]) = (
    0..<0, nil, []
  )
  /// How many pairs may yet be looked at.
  private var budget: Int

  init(_ file: PropertyListFile, locale: LocaleIdentifier) {
    self.file = file
    self.locale = locale
    budget = file.readingLimit
  }

  /// Reads the pairs of a dictionary whose key is a text: first those that count, then those that
  /// another one of the same key replaces.
  mutating func read(
    _ pairs: [PropertyList.Pair],
    with readPair: (PropertyList.Pair, _ key: String, inout PropertyListTexts) -> Void
  ) {
    let replaced = RepeatedKeys.replacedPairs(of: pairs, firstCounts: !file.hasPositions)
    if entries.isEmpty {
      entries.reserveCapacity(pairs.count - replaced.count)
      overridden.reserveCapacity(replaced.count)
    }
    var nextReplaced = replaced[...]
    for index in pairs.indices where spend(on: pairs[index]) {
      if index == nextReplaced.first {
        nextReplaced.removeFirst()
      } else if let key = pairs[index].key {
        let outer = self.key
        self.key = outer ?? key
        readPair(pairs[index], key, &self)
        self.key = outer
      } else {
        report("a key must be a string", at: pairs[index].keyStart)
      }
    }
    let wasOverridden = isOverridden
    isOverridden = true
    for index in replaced where spend(on: pairs[index]) {
      if let key = pairs[index].key { readPair(pairs[index], key, &self) }
    }
    isOverridden = wasOverridden
  }

  /// Adds one text of a pair of the root.
  mutating func add(
    _ value: String, at start: Int, of key: String, in pair: PropertyList.Pair,
    variation: Variation = .none, argument: VariableArgument? = nil
  ) {
    if pair.comments != note.comments {
      note = (pair.comments, file.comment(of: pair), file.directives(of: pair))
    }
    let entry = CatalogEntry(
      key: key, locale: locale, value: value, variation: variation, argument: argument,
      comment: note.text, keyPosition: file.position(at: pair.keyStart),
      valuePosition: file.position(at: start))
    append(entry, directives: note.directives)
  }

  private mutating func append(_ entry: consuming CatalogEntry, directives: [Directive]) {
    if !directives.isEmpty { entry.directives = directives }
    if isOverridden { overridden.append(entry) } else { entries.append(entry) }
  }

  /// The overridden texts in file order, which they are in already where no rules are inside rules.
  var overriddenInOrder: [CatalogEntry] {
    let isInOrder = overridden.indices.dropFirst().allSatisfy {
      overridden[$0 - 1].valuePosition <= overridden[$0].valuePosition
    }
    return isInOrder ? overridden : overridden.sorted { $0.valuePosition < $1.valuePosition }
  }

  /// Reports what is wrong with a part of the list that counts.
  mutating func report(
    _ message: String, at start: Int, losing extent: CatalogFault.Extent = .entry
  ) {
    if isOverridden { return }
    faults.append(
      CatalogFault(
        extent: extent, position: file.position(at: start), message: message, key: key))
  }

  /// False where too much was read: a binary property list can refer to one part of itself from many
  /// others, and each reference counts.
  private mutating func spend(on pair: PropertyList.Pair) -> Bool {
    if budget < 0 { return false }
    switch pair.value.content {
    case .dictionary(let pairs): budget -= 1 + pairs.count
    case .text(let text): budget -= BinaryPropertyListReader.cost(of: text)
    default: budget -= 1
    }
    if budget < 0 {
      report("the file refers to its own parts too often to be read", at: 0, losing: .rest)
    }
    return budget >= 0
  }
}

extension PropertyListFile {
  /// What the comments of a pair say to this tool.
  fileprivate func directives(of pair: PropertyList.Pair) -> [Directive] {
    guard let source, !pair.comments.isEmpty else { return [] }
    return pair.comments.flatMap { DirectiveScanner.directives(in: comments[$0], of: source) }
  }
}

extension CatalogSource {
  /// The catalog of a property list file.
  ///
  /// `readTexts` adds the texts of one pair of the root.
  func propertyListCatalog(
    format: CatalogFormat,
    readTexts: (PropertyList.Pair, _ key: String, inout PropertyListTexts) -> Void
  ) -> Catalog {
    let file = PropertyListFile(bytes)
    let locale = localeFolder?.locale ?? defaultLocale
    var catalog = Catalog(
      path: path, format: format, table: table, encoding: file.encoding, locale: locale,
      faults: file.faults)
    catalog.hasPositions = file.hasPositions
    if let folder = localeFolder, folder.locale == nil, !folder.isBase {
      catalog.faults.append(
        CatalogFault(
          extent: .file, position: .start, message: "'\(folder.name)' does not name a locale"))
      return catalog
    }
    switch file.root?.content {
    case .dictionary(let pairs)?:
      var texts = PropertyListTexts(file, locale: locale)
      texts.read(pairs, with: readTexts)
      catalog.entries = texts.entries
      catalog.overridden = texts.overriddenInOrder
      catalog.faults += texts.faults
    case let content?:
      catalog.faults.append(
        CatalogFault(
          extent: .entry, position: file.position(at: file.root?.start ?? 0),
          message: "the property list must be a dictionary, not \(content.name)"))
    case nil: break
    }
    var lost = PropertyListTexts(file, locale: locale)
    for pair in file.lost {
      if let key = pair.key { readTexts(pair, key, &lost) }
    }
    catalog.lost = lost.entries
    catalog.faults.sort { $0.position < $1.position }
    return catalog
  }
}
