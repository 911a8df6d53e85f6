import OversetModel

/// Findings that a team has accepted, so that only new ones fail a check.
public struct Baseline: Sendable {
  /// In the order of the file.
  public var entries: [Entry]

  /// One accepted finding.
  public struct Entry: Hashable, Sendable {
    /// Which fault it is.
    public var identity: FindingIdentity
    /// How many points it was over when it was accepted, in tenths; nil where that is no question.
    public private(set) var overflow: Points?
    /// The line of the file that says it, from 1.
    public var line: Int

    /// What is between two tenths is the larger one, so that a text is never over what it had.
    init(_ identity: FindingIdentity, overflow: Points?, line: Int = 1) {
      self.identity = identity
      self.overflow = overflow.map { ($0 * 10 - 1e-6).rounded(.up) / 10 }
      self.line = line
    }
  }

  /// The version of the file format that is read and written.
  public static let schemaVersion = 1

  /// Accepts findings, sorted so that a change of one text changes one line.
  public init(accepting findings: [Finding]) {
    entries = findings.map { Entry(FindingIdentity($0), overflow: $0.overflow) }
      .sorted { $0.identity < $1.identity }
  }

  init(entries: [Entry]) { self.entries = entries }

  /// With the entries that another check has accepted.
  public func adding(_ others: [Entry]) -> Baseline {
    Baseline(entries: (entries + others).sorted { $0.identity < $1.identity })
  }
}

extension FindingIdentity: Comparable {
  /// By file, then by what stands in it.
  public static func < (left: FindingIdentity, right: FindingIdentity) -> Bool {
    let (left, right) = (left.parts, right.parts)
    return left.lexicographicallyPrecedes(right) {
      ($0 ?? "").utf8.lexicographicallyPrecedes(($1 ?? "").utf8)
    }
  }

  private var parts: [String?] {
    // A number of as many digits as any has sorts as text does.
    let digits = String(occurrence)
    let place = String(repeating: "0", count: max(0, 9 - digits.utf8.count)) + digits
    return [
      file, table, key, label, locale, rule, variation.plural, variation.device, variation.width,
      variation.substitution, property, place,
    ]
  }
}
