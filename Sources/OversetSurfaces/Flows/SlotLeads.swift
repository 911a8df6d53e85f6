import OversetSources

/// The code that has what a slot keeps.
struct SlotLeads: Sendable {
  var found: [ViewPath] = []
  /// Code that has values of a protocol of the app, of which any may be of the type.
  var held: [ViewPath] = []
  /// Code that asks a value for a member of the name, and the value may be of the type.
  var possible: [ViewPath] = []
  /// Slots with all that may be of the type.
  var wider: [TextSlot] = []

  var isEmpty: Bool { found.isEmpty && held.isEmpty && possible.isEmpty && wider.isEmpty }

  init(_ slot: TextSlot, _ declarations: AppDeclarations, _ references: ReferenceIndex) {
    let types = declarations.types
    switch slot {
    case .member(let name, let type):
      // What an extension of String answers with depends on the string.
      guard !SourceVocabulary.typesOfTexts.contains(type) else { return }
      // What a class shows of itself, its subclasses show of themselves.
      let ancestors = types.lineage(of: type)
      let uses = ancestors.flatMap { declarations.uses(ofProperty: name, ofType: $0) }
      found = uses.filter { $0.typeName != "View" }.map { ViewPath($0) }
      found += references.references(to: name, of: type).map { ViewPath($0) }
      held = references.references(to: name, ofProtocolsOf: type, types).map { ViewPath($0) }
      let errorNames =
        types.inherits(type, from: ["Error", "LocalizedError"]) ? Self.errorNames[name] : nil
      let inherited = references.references(
        to: name, ofOthersThatHold: type,
        except: errorNames == nil ? [] : ReferenceIndex.systemErrors, types)
      let isOfSelf = { (reference: MemberReference) in
        ancestors.contains(reference.type) && [[name], ["self", name]].contains(reference.names)
      }
      found += inherited.filter(isOfSelf).map { ViewPath($0) }
      possible = inherited.filter { !isOfSelf($0) }.map { ViewPath($0) }
      if let errorNames {
        found += errorNames.dropFirst().flatMap { references.references(to: $0, of: type) }
          .map { ViewPath($0) }
        wider = errorNames.filter { !references.references(toErrors: $0).isEmpty }.map {
          .error($0)
        }
      } else {
        possible += references.possibleReferences(to: name, of: type, types).map { ViewPath($0) }
      }
    case .parameter(let argument, let function, let type):
      found = declarations.uses(of: argument, ofFunction: function, in: type)
        .filter { !declarations.isInAnswer($0) }.map { ViewPath($0) }
    case .error(let name):
      found = references.references(toErrors: name).map { ViewPath($0) }
    }
  }

  /// What an error answers with its members (LocalizedError reference): what it says of itself is its
  /// `localizedDescription`, too.
  private static let errorNames = [
    "errorDescription": ["errorDescription", "localizedDescription"],
    "localizedDescription": ["localizedDescription"],
    "failureReason": ["failureReason", "localizedFailureReason"],
    "recoverySuggestion": ["recoverySuggestion", "localizedRecoverySuggestion"],
  ]
}
