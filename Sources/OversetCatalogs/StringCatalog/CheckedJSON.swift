import OversetModel
import OversetSyntax

/// A JSON document, and the faults that its reader finds in it.
struct CheckedJSON {
  let document: JSONDocument
  var faults: [CatalogFault] = []
  /// What is being read, for the faults in it.
  var key: String?
  var locale: LocaleIdentifier?

  init(_ document: JSONDocument) { self.document = document }

  /// The value of an object's field, the last one where it has several; nil where it has none.
  mutating func field(_ name: StaticString, of object: JSONDocument.Index) -> JSONDocument.Index? {
    var value: JSONDocument.Index?
    for member in document.members(of: object) where document.isText(member.key, name) {
      if value != nil { noteDuplicate(member.key) }
      value = member.value
    }
    return value
  }

  /// The same, where the value must be of a kind; nil, and a fault, where it is of another.
  mutating func field(
    _ name: StaticString, of object: JSONDocument.Index, _ kind: JSONDocument.Kind
  ) -> JSONDocument.Index? {
    guard let value = field(name, of: object), expect(kind, value, "'\(name)'") else { return nil }
    return value
  }

  /// The text of an optional field.
  mutating func text(_ name: StaticString, of object: JSONDocument.Index) -> String? {
    field(name, of: object, .string).map { document.text($0) }
  }

  struct Member {
    var name: String
    var key: JSONDocument.Index
    var value: JSONDocument.Index
    /// The key of a later member with the same name: only the last one counts.
    var override: JSONDocument.Index?
  }

  /// An object's members in file order.
  func members(of object: JSONDocument.Index) -> [Member] {
    var members: [Member] = []
    var isAscending = true
    for (key, value) in document.members(of: object) {
      let member = Member(name: document.text(key), key: key, value: value)
      // Most objects are sorted, and need no other search for two members of one name.
      if let last = members.last, isAscending {
        isAscending = ExactText(last.name) < ExactText(member.name)
      }
      members.append(member)
    }
    if !isAscending { markOverridden(&members) }
    return members
  }

  private func markOverridden(_ members: inout [Member]) {
    var last: [ExactText: Int] = [:]
    for (index, member) in members.enumerated() {
      if let earlier = last.updateValue(index, forKey: ExactText(member.name)) {
        members[earlier].override = member.key
      }
    }
  }

  /// Only those members that count, with a fault for each that does not.
  mutating func lastMembers(of object: JSONDocument.Index) -> [Member] {
    members(of: object).filter { member in
      member.override.map { noteDuplicate($0) } == nil
    }
  }

  /// False, and a fault, where the value is of another kind.
  mutating func expect(
    _ kind: JSONDocument.Kind, _ index: JSONDocument.Index, _ what: @autoclosure () -> String
  ) -> Bool {
    if document.kind(index) == kind { return true }
    note(index, "\(what()) must be of type \(kind), not \(document.kind(index))")
    return false
  }

  mutating func noteDuplicate(_ key: JSONDocument.Index) {
    note(key, "'\(document.text(key))' occurs twice in one object, and only the last one counts")
  }

  mutating func note(
    _ index: JSONDocument.Index, losing extent: CatalogFault.Extent = .entry, _ message: String
  ) {
    faults.append(
      CatalogFault(
        extent: extent, position: position(index), message: message, key: key, locale: locale))
  }

  func fault(_ index: JSONDocument.Index, _ message: String) -> FileFault {
    FileFault(position: position(index), message: message)
  }

  func position(_ index: JSONDocument.Index) -> TextPosition {
    document.source.position(at: document.start(index))
  }
}
