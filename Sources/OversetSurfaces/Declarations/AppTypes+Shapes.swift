import OversetSources

/// Whether a value of an unknown type can be of a type of the app.
extension AppTypes {
  /// Whether code of a file may ask a value of a type for a member, and for others as well: the type or
  /// one that inherits it has all of them, or inherits what this does not read.
  func mayBe(_ type: String, askedFor name: String, and others: [String], in file: String) -> Bool {
    // What is declared outside of types is no value's.
    guard !type.isEmpty, sees(name, of: type, in: file) else { return false }
    return ([type] + heirs(of: type)).contains { heir in
      let lineage = lineage(of: heir)
      return others.allSatisfy { other in
        Self.membersOfAll.contains(other)
          || lineage.contains { type in
            hasMember(other, of: type)
              || !isOwn(type) && Self.systemMembers[lastName(type)]?.contains(other) ?? true
          }
      }
    }
  }

  /// Whether a value that names lead to may be of a type. Members have types of the app that are known where
  /// all members of the name have them, and what is of a class of the system is of none of the app's.
  ///
  /// `first` is the type of the first name, where that is a local variable. Of elements, and of what a tuple or a
  /// type of a library has, nothing is known.
  func mayLead(
    _ names: ArraySlice<String>, first: String?, in context: String, to type: String
  ) -> Bool {
    let root = first ?? names.first.map(Self.plain) ?? ""
    if TypesByName.isClassOfSystem(root), self.type(named: root, in: context) == nil {
      return !lineage(of: type).allSatisfy(isOwn)
    }
    guard names.count > 1, let last = names.last, !last.hasSuffix("[]"),
      self.type(of: names.dropLast(), first: first, in: context) == nil
    else { return true }
    let name = Self.plain(last)
    guard !Self.passing.contains(name), let types = typesByName[name] else { return true }
    let lineage = lineage(of: type)
    return types.contains { found in
      found.split(separator: "&").contains { part in
        let part = String(part)
        return lineage.contains(part) || self.lineage(of: part).contains(type)
      }
    }
  }

  /// What every value can be asked for, also as an Optional.
  private static let membersOfAll: Set<String> = [
    "self", "map", "flatMap", "some", "none", "hashValue", "hash", "unsafelyUnwrapped",
  ]

  /// The members of protocols that types of their own mostly have.
  private static let systemMembers: [String: Set<String>] = [
    "Equatable": [], "Hashable": [], "Sendable": [], "Comparable": [], "Identifiable": ["id"],
    "Codable": ["encode"], "Decodable": [], "Encodable": ["encode"], "CaseIterable": ["allCases"],
    "CustomStringConvertible": ["description"], "RawRepresentable": ["rawValue"],
    "CustomDebugStringConvertible": ["debugDescription"],
    "String": ["rawValue"], "Int": ["rawValue"], "Error": ["localizedDescription"],
    "LocalizedError": [
      "localizedDescription", "errorDescription", "failureReason", "recoverySuggestion",
      "helpAnchor",
    ],
    "ObservableObject": ["objectWillChange"], "AnyObject": [],
  ]
}
