import OversetModel
import OversetRules

/// Findings that a team has accepted, so that only new ones fail a check.
public struct Baseline: Sendable {
  /// In the order of the file.
  public var entries: [Entry]

  /// One accepted finding.
  public struct Entry: Hashable, Sendable {
    public var identity: FindingIdentity
    /// How many points it was over when it was accepted, in tenths; nil where that is no question.
    public var overflow: Points?
    /// The same of the locales that share it with the source locale, 0 where it is no question.
    public var others: [String: Points]
    /// The smallest size at which it was found; nil where the label does not follow Dynamic Type.
    public var contentSize: ContentSizeCategory?
    /// The line of the file that says it, from 1.
    public var line: Int

    init(
      _ identity: FindingIdentity, overflow: Points?, others: [String: Points] = [:],
      contentSize: ContentSizeCategory? = nil, line: Int = 1
    ) {
      self.identity = identity
      self.contentSize = contentSize
      self.overflow = overflow.map(Self.tenths)
      self.others = others.mapValues(Self.tenths)
      self.line = line
    }

    /// What accepts a finding.
    init(_ finding: Finding) {
      let identity = FindingIdentity(finding)
      let overflows = finding.overflows
      self.init(
        identity, overflow: overflows[identity.locale] ?? nil,
        others: overflows.reduce(into: [:]) { others, overflow in
          guard let locale = overflow.key, locale != identity.locale else { return }
          others[locale] = overflow.value ?? 0
        }, contentSize: finding.subject.variant.contentSize)
    }

    /// What is between two tenths is the larger one, so that a text is never over what it had.
    private static func tenths(_ points: Points) -> Points {
      (points * 10).roundedUpStably / 10
    }
  }

  /// The version of the file format that is read and written.
  public static let schemaVersion = 1

  /// Accepts findings, sorted so that a change of one text changes one line.
  public init(accepting findings: [Finding]) {
    entries = findings.map { Entry($0) }
      .sorted { $0.identity < $1.identity }
  }

  init(entries: [Entry]) { self.entries = entries }

  /// Each finding once: a merge may have taken the lines of both sides, and each was accepted.
  var unique: Baseline {
    let entries = Dictionary(
      entries.map { ($0.identity, $0) },
      uniquingKeysWith: { first, second in
        var entry = first
        entry.overflow = [first.overflow, second.overflow].compactMap { $0 }.max()
        entry.others.merge(second.others, uniquingKeysWith: max)
        return entry
      })
    return Baseline(entries: entries.values.sorted { $0.identity < $1.identity })
  }

  /// With what another baseline accepts elsewhere: entries that this one does not have, and in those
  /// that it has, locales.
  public func adding(_ others: [Entry]) -> Baseline {
    var byIdentity = Dictionary(
      entries.map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
    for other in others {
      guard var entry = byIdentity[other.identity] else {
        byIdentity[other.identity] = other
        continue
      }
      entry.overflow = entry.overflow ?? other.overflow
      entry.others.merge(other.others) { own, _ in own }
      byIdentity[other.identity] = entry
    }
    return Baseline(entries: byIdentity.values.sorted { $0.identity < $1.identity })
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
    let paddedDigits = String(repeating: "0", count: max(0, 9 - digits.utf8.count)) + digits
    return [
      file, table, key, label, locale, rule, variation.plural, variation.device, variation.width,
      variation.substitution, property, paddedDigits,
    ]
  }
}

extension Finding {
  /// How many points its texts lack by locale, its own and those that share it; of several texts of a
  /// locale the largest. Nil where that is no question.
  var overflows: [String?: Points?] {
    ([self] + others).reduce(into: [:]) { overflows, finding in
      let locale = finding.subject.locale?.identifier
      let overflow = finding.ownOverflow
      guard let known = overflows[locale] else {
        overflows[locale] = .some(overflow)
        return
      }
      overflows[locale] = .some([known, overflow].compactMap { $0 }.max())
    }
  }
}
