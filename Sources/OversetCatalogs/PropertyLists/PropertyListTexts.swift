import OversetModel

/// The texts that a loader finds in the pairs of a property list.
struct PropertyListTexts {
  let file: PropertyListFile
  private let locale: LocaleIdentifier
  private(set) var entries: [CatalogEntry] = []
  private(set) var faults: [CatalogFault] = []

  init(_ file: PropertyListFile, locale: LocaleIdentifier) {
    self.file = file
    self.locale = locale
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
    entries.append(entry)
  }

  /// Notes what is wrong with a part of the list.
  mutating func note(_ message: String, at start: Int) {
    faults.append(
      CatalogFault(extent: .entry, position: file.position(at: start), message: message))
  }

  mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }
}

extension CatalogSource {
  /// The catalog of a property list file.
  ///
  /// `readTexts` adds the texts of one pair of the root, whose key is a text. It is called for the
  /// pairs that count, and on their own for those that another of the same key takes the place of,
  /// and for those that the app does not see.
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
    func texts(of pairs: [PropertyList.Pair]) -> PropertyListTexts {
      var texts = PropertyListTexts(file, locale: locale)
      texts.reserveCapacity(pairs.count)
      for pair in pairs {
        if let key = pair.key {
          readTexts(pair, key, &texts)
        } else {
          texts.note("a key must be a string", at: pair.keyStart)
        }
      }
      return texts
    }
    switch file.root?.content {
    case .dictionary(let pairs)?:
      let (counting, overridden) = PropertyList.split(pairs, firstCounts: !file.hasPositions)
      let seen = texts(of: counting)
      catalog.entries = seen.entries
      catalog.faults += seen.faults
      catalog.overridden = texts(of: overridden).entries
    case let content?:
      catalog.faults.append(
        CatalogFault(
          extent: .entry, position: file.position(at: file.root?.start ?? 0),
          message: "the property list must be a dictionary, not \(content.name)"))
    case nil: break
    }
    catalog.lost = texts(of: file.lost).entries
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
      guard let key = pair.key else { continue }
      if firstCounts {
        if indices[ExactText(key)] == nil {
          indices[ExactText(key)] = index
        } else {
          replaced.append(index)
        }
      } else if let earlier = indices.updateValue(index, forKey: ExactText(key)) {
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
