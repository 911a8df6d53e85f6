import OversetSources

/// What code does with the members of types, found by the type and the name.
final class ReferenceIndex: Sendable {
  private struct Member: Hashable {
    var type: String
    var name: String
  }

  private struct Unresolved {
    var reference: MemberReference
    var file: String
  }

  private let references: [Member: [MemberReference]]
  /// Without those of types that inherit the type.
  private let ownReferences: [Member: [MemberReference]]
  /// Members of values whose types are not known, by their names.
  private let unresolved: [String: [Unresolved]]
  private let placements: [String: [MemberReference]]
  /// The types whose screens may have something else in the place of a title: what views of SwiftUI put into
  /// the toolbar is in the bar around them (Apple, `toolbar(content:)`), as far as they are three views inside.
  let typesWithoutTitle: Set<String>
  /// The types whose views say the title of their screen themselves.
  let typesWithTitle: Set<String>

  /// Finds the owner of every reference once.
  init(_ files: some Sequence<SourceFile>, _ declarations: AppDeclarations) {
    let types = declarations.types
    var references: [Member: [MemberReference]] = [:]
    var ownReferences: [Member: [MemberReference]] = [:]
    var unresolved: [String: [Unresolved]] = [:]
    var placements: [String: [MemberReference]] = [:]
    for (path, reference) in files.lazy.flatMap({ file in
      file.references.lazy.map { (file.path, $0) }
    }) {
      guard let last = reference.names.last else { continue }
      let name = last.hasSuffix("()") ? String(last.dropLast(2)) : last
      if name.unicodeScalars.first?.properties.isUppercase ?? false {
        let written = reference.names.joined(separator: ".")
        let type = types.type(named: written, in: reference.type)
        if let type { placements[type, default: []].append(reference) }
        continue
      }
      let owner = reference.names.dropLast()
      let isOwn = owner.isEmpty && reference.receiverType == nil
      let type =
        isOwn
        ? types.owner(of: name, visibleIn: reference.type)
        : types.type(of: owner, first: reference.receiverType, in: reference.type)
      guard let type, type != "Any" else {
        if !isOwn, !types.isForeign(owner), unresolved[name]?.count ?? 0 <= Self.mostUnresolved {
          unresolved[name, default: []].append(Unresolved(reference: reference, file: path))
        }
        continue
      }
      // A parameter of a generic type may have several protocols.
      for type in type.split(separator: "&").map(String.init) {
        ownReferences[Member(type: type, name: name), default: []].append(reference)
        for type in types.lineage(of: type) {
          references[Member(type: type, name: name), default: []].append(reference)
        }
      }
    }
    self.references = references
    self.ownReferences = ownReferences
    self.unresolved = unresolved
    self.placements = placements
    var found = declarations.typesWithoutTitle
    var inner = found
    for _ in 0..<3 {
      inner = Set(inner.flatMap { placements[$0] ?? [] }.filter(\.isInBarAround).map(\.type))
        .subtracting(found)
      found.formUnion(inner)
    }
    typesWithoutTitle = found
    typesWithTitle = files.reduce(into: []) { types, file in
      types.formUnion(file.uses.lazy.filter(\.surface.isNavigationTitle).map(\.type))
      types.formUnion(file.references.lazy.filter(\.surface.isNavigationTitle).map(\.type))
    }
  }

  /// What code does with a member of a type.
  func references(to name: String, of type: String) -> [MemberReference] {
    references[Member(type: type, name: name)] ?? []
  }

  /// What code does with the member of values of the app's protocols that ask the type for it.
  func references(
    to name: String, ofProtocolsOf type: String, _ types: AppTypes
  ) -> [MemberReference] {
    references(to: name, ofInheritedBy: type, types) { types.isProtocol($0, with: name) }
  }

  /// The same of all else that the type inherits, but for some.
  func references(
    to name: String, ofOthersThatHold type: String, except names: [String], _ types: AppTypes
  ) -> [MemberReference] {
    references(to: name, ofInheritedBy: type, types) {
      !types.isProtocol($0, with: name) && !names.contains($0)
    }
  }

  /// Where code asks a value of an unknown type for a member of the name, and the value may be of the
  /// type.
  func possibleReferences(
    to name: String, of type: String, _ types: AppTypes
  ) -> [MemberReference] {
    let unresolved = unresolved[name] ?? []
    guard unresolved.count <= Self.mostUnresolved else { return unresolved.map(\.reference) }
    return unresolved.filter { found in
      let reference = found.reference
      return types.mayBe(type, askedFor: name, and: reference.siblings, in: found.file)
        && types.mayLead(
          reference.names.dropLast(),
          first: reference.names.first == "self" ? reference.type : reference.receiverType,
          in: reference.type, to: type)
    }.map(\.reference)
  }

  /// Where code asks errors for a member, and values of unknown types.
  func references(toErrors name: String) -> [MemberReference] {
    Self.systemErrors.flatMap {
      ownReferences[Member(type: $0, name: name)] ?? []
    } + (unresolved[name] ?? []).map(\.reference)
  }

  /// The types of values that may be any error.
  static let systemErrors = ["Error", "LocalizedError", "NSError"]

  private func references(
    to name: String, ofInheritedBy type: String, _ types: AppTypes, where isMeant: (String) -> Bool
  ) -> [MemberReference] {
    types.lineage(of: type).dropFirst().filter(isMeant).flatMap {
      ownReferences[Member(type: $0, name: name)] ?? []
    }
  }

  /// Of a name that values of unknown types are asked for more often, any may be meant.
  private static let mostUnresolved = 512

  /// Where views of a type are made.
  func placements(of type: String) -> [MemberReference] { placements[type] ?? [] }
}

extension Surface {
  fileprivate var isNavigationTitle: Bool {
    steps.first.map {
      $0.kind == .argument && ["navigationTitle", "navigationBarTitle"].contains($0.name)
    } ?? false
  }
}

extension MemberReference {
  /// Whether a view that is made there has the bar of the view around it, and no bar of its own.
  fileprivate var isInBarAround: Bool {
    !surface.steps.contains {
      $0.label == "destination" || Self.screens.contains($0.calledName)
    }
  }

  private static let screens: Set<String> = [
    "NavigationLink", "NavigationStack", "NavigationView", "navigationDestination", "sheet",
    "fullScreenCover", "popover",
  ]
}
