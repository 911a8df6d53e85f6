import OversetModel

/// The texts that a loader finds in the pairs of a property list.
struct PropertyListTexts {
  let file: PropertyListFile
  /// The texts that count.
  private(set) var entries: [CatalogEntry] = []
  /// The texts in pairs that another one of the same key takes the place of.
  private(set) var overridden: [CatalogEntry] = []
  private(set) var faults: [CatalogFault] = []
  private let locale: LocaleIdentifier
  /// Whether what is being read is one of those.
  private(set) var isOverridden = false
  /// How many pairs and bytes of text may yet be looked at.
  private var budget: Int

  init(_ file: PropertyListFile, locale: LocaleIdentifier) {
    self.file = file
    self.locale = locale
    budget = file.readingLimit
  }

  /// Reads the pairs of a dictionary whose key is a text: first those that count, then those that
  /// another one of the same key takes the place of.
  mutating func read(
    _ pairs: [PropertyList.Pair],
    with readPair: (PropertyList.Pair, _ key: String, inout PropertyListTexts) -> Void
  ) {
    let (counting, replaced) = PropertyList.split(pairs, firstCounts: !file.hasPositions)
    for pair in counting where spend(on: pair) {
      if let key = pair.key {
        readPair(pair, key, &self)
      } else {
        note("a key must be a string", at: pair.keyStart)
      }
    }
    let wasOverridden = isOverridden
    isOverridden = true
    for pair in replaced where spend(on: pair) {
      if let key = pair.key { readPair(pair, key, &self) }
    }
    isOverridden = wasOverridden
  }

  /// Adds one text of a pair of the root.
  mutating func add(
    _ value: String, at start: Int, of key: String, in pair: PropertyList.Pair,
    variation: Variation = .none, argument: VariableArgument? = nil
  ) {
    var entry = CatalogEntry(
      key: key, locale: locale, value: value, variation: variation, argument: argument,
      comment: file.comment(of: pair), keyPosition: file.position(at: pair.keyStart),
      valuePosition: file.position(at: start))
    if !pair.comments.isEmpty { entry.directives = file.directives(of: pair) }
    if isOverridden { overridden.append(entry) } else { entries.append(entry) }
  }

  /// Notes what is wrong with a part of the list that counts.
  mutating func note(_ message: String, at start: Int) {
    if isOverridden { return }
    faults.append(
      CatalogFault(extent: .entry, position: file.position(at: start), message: message))
  }

  mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }

  /// False where the file has been read often enough: a binary property list can refer to one part
  /// of itself from many others, each of which counts anew.
  private mutating func spend(on pair: PropertyList.Pair) -> Bool {
    if budget < 0 { return false }
    switch pair.value.content {
    case .dictionary(let pairs): budget -= 1 + pairs.count
    case .text(let text): budget -= 1 + text.utf8.count
    default: budget -= 1
    }
    if budget < 0 { note("the file refers to its own parts too often to be read", at: 0) }
    return budget >= 0
  }
}

extension CatalogSource {
  /// The catalog of a property list file.
  ///
  /// `readTexts` adds the texts of one pair of the root.
  func propertyListCatalog(
    format: String,
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
      texts.reserveCapacity(pairs.count)
      texts.read(pairs, with: readTexts)
      catalog.entries = texts.entries
      catalog.overridden = texts.overridden.sorted { $0.valuePosition < $1.valuePosition }
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

extension PropertyList {
  /// The pairs that count, one a key, and those that another one of the same key replaces.
  ///
  /// In a text the last one counts, in a binary property list the first: CoreFoundation sets the
  /// pairs of the one and adds those of the other.
  static func split(
    _ pairs: [Pair], firstCounts: Bool
  ) -> (counting: [Pair], replaced: [Pair]) {
    var indices: [ExactText: Int] = [:]
    indices.reserveCapacity(pairs.count)
    var replaced: [Int] = []
    for (index, pair) in pairs.enumerated() {
      guard let key = pair.key.map(ExactText.init) else { continue }
      if firstCounts, indices[key] != nil {
        replaced.append(index)
      } else if let earlier = indices.updateValue(index, forKey: key) {
        replaced.append(earlier)
      }
    }
    if replaced.isEmpty { return (pairs, []) }
    replaced.sort()
    var counting: [Pair] = []
    counting.reserveCapacity(pairs.count - replaced.count)
    var next = replaced[...]
    for (index, pair) in pairs.enumerated() {
      if index == next.first { next.removeFirst() } else { counting.append(pair) }
    }
    return (counting, replaced.map { pairs[$0] })
  }
}
