import OversetTexts
public import OversetModel

/// What makes a finding the same fault in another run: names and the catalog's path, no numbers, no
/// lines, no absolute paths.
public struct FindingIdentity: Hashable, Sendable {
  /// The rule's name.
  public var rule: String
  /// What the configuration calls it.
  public var label: String?
  /// The catalog's path from the configuration's folder.
  public var file: String
  /// The table of the catalog.
  public var table: String?
  /// The key in the table.
  public var key: String?
  /// Canonically spelled.
  public var locale: String?
  /// Plural category, device, width, substitution.
  public var variation = WrittenVariation(.none)
  /// The label's property, where it is about one.
  public var property: String?
  /// Which of several that are alike in all of the above, from 1.
  public var occurrence = 1

  /// An overflow that the source locale has already is the source text's, whichever locales were
  /// checked.
  package init(_ finding: Finding) {
    self.init(
      finding.rule, finding.subject, finding.location.path, shared: finding.sharedSource,
      occurrence: finding.occurrence)
  }

  /// Of the same fault in the source's text; nil where there is none to compare with.
  package init?(ofSourceOf finding: Finding) {
    guard finding.clears != nil, let source = finding.comparedSource else { return nil }
    self.init(
      finding.rule, finding.subject, finding.location.path, shared: source,
      occurrence: finding.occurrence)
  }

  /// `shared` is the state of the source's text, where the fault is that one's.
  package init(
    _ rule: RuleID, _ subject: Finding.Subject, _ file: String, shared: Finding.SourceState?,
    occurrence: Int
  ) {
    self.rule = rule.rawValue
    label = subject.label.map(Self.lasting)
    table = subject.table
    key = subject.key
    property = subject.property
    self.occurrence = occurrence
    self.file = shared?.path ?? file
    locale = shared?.locale.identifier ?? subject.locale?.identifier
    variation = WrittenVariation((shared?.variation ?? subject.variant.text).identifying)
  }

  /// Of a text in a label, whatever is found in it.
  package init(file: String, label: String, table: String, key: String, _ locale: LocaleIdentifier)
  {
    self.init(rule: "", file: file)
    (self.label, self.table, self.key) = (Self.lasting(label), table, key)
    self.locale = locale.identifier
  }

  private static func lasting(_ label: String) -> String {
    ObjectLabelName(label)?.lasting ?? label
  }

  /// For the entries of a baseline.
  package init(rule: String, file: String) {
    self.rule = rule
    self.file = file
  }

  /// The same for the same identity in every run.
  package var digest: IdentityHash {
    IdentityHash(
      rule: rule, label: label, file: file, table: table, key: key, locale: locale,
      variation: variation, property: property, occurrence: occurrence)
  }
}

extension Variation {
  /// As far as it makes a text another one: which of several combinations is the worst changes with
  /// every word.
  var identifying: Variation {
    guard isCombination else { return self }
    var variation = self
    variation.plurals = []
    return variation
  }
}

/// FNV-1a over texts with a separator behind each, as 16 hexadecimal digits.
package struct IdentityHash: Hashable {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  /// Of the parts of an identity, without a copy of them.
  init(
    rule: String, label: String? = nil, file: String, table: String?, key: String?, locale: String?,
    variation: WrittenVariation? = nil, property: String? = nil, occurrence: Int
  ) {
    add(rule)
    add(label)
    add(file)
    add(table)
    add(key)
    add(locale)
    add(variation?.plural)
    add(variation?.device)
    add(variation?.width)
    add(variation?.substitution)
    add(property)
    if occurrence > 1 { add(String(occurrence)) }
  }

  package var number: UInt64 { hash }

  package mutating func add(_ text: String?) {
    if var text { text.withUTF8 { for byte in $0 { mix(byte) } } }
    mix(0x1F)
  }

  private mutating func mix(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }

  package var description: String {
    String(unsafeUninitializedCapacity: 16) { digits in
      for index in 0..<16 {
        let digit = UInt8(truncatingIfNeeded: hash >> (60 - 4 * UInt64(index))) & 0xF
        digits[index] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
      }
      return 16
    }
  }
}
