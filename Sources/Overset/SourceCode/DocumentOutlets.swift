import OversetInterfaces
import OversetModel
import OversetSources

/// The properties of an app's classes that hold objects of its storyboards and XIBs.
struct DocumentOutlets: Sendable {
  /// By the property: the classes that documents name, sorted.
  private let owners: [String: [String]]
  /// By the owner: its own name and those of the app's classes that it inherits.
  private let lineages: [String: Set<String>]
  /// By the path of a file: the owners that it mentions.
  private let mentioned: [String: Set<String>]
  /// Whether documents have cells with labels of UIKit's styles, which may say another font or more lines.
  var hasCellLabels = false

  /// More than a person writes: a made-up app could have millions.
  private static let mostOwners = 1000

  /// A property of a class that holds an object of a document.
  struct Outlet: Hashable, Sendable {
    var owner: String
    var property: String
  }

  /// None: the app has no documents, or its code is not known.
  init() { (owners, lineages, mentioned) = ([:], [:], [:]) }

  init(_ outlets: Set<Outlet>, in code: AppCode) {
    owners = Dictionary(grouping: outlets, by: \.property).mapValues { outlets in
      Array(outlets.map(\.owner).sorted().prefix(Self.mostOwners))
    }
    lineages = Dictionary(
      uniqueKeysWithValues: Set(outlets.map(\.owner)).map { ($0, code.lineages.lineage(of: $0)) })
    mentioned = code.mentioned
  }

  /// What code in a file may set by a target.
  func reached(by target: OutletTarget, inFileAt path: String) -> [ReachedOutlet] {
    ReachedOutlet.views(of: target).flatMap { names, part -> [ReachedOutlet] in
      guard let property = names.last, let owners = owners[property] else { return [] }
      let known = Self.type(of: names, target)
      return owners.filter { owner in
        known.map { lineages[owner]?.contains($0) ?? false }
          ?? (mentioned[path]?.contains(owner) ?? false)
      }.map { owner in
        ReachedOutlet(
          outlet: Outlet(owner: owner, property: property), part: part, target: target,
          isOwnerKnown: known != nil)
      }
    }
  }

  /// The same where code in any file may stand: only what surely is of the class.
  func surelyReached(by target: OutletTarget) -> [ReachedOutlet] {
    reached(by: target, inFileAt: "").filter(\.isOwnerKnown)
  }

  /// The type that has the outlet; nil where it is not written.
  private static func type(of names: ArraySlice<String>, _ target: OutletTarget) -> String? {
    switch names.count {
    case 1: lastName(target.type)
    case 2: target.receiverType.map(lastName)
    default: nil
    }
  }
}

/// An outlet whose object code sets something of.
struct ReachedOutlet: Sendable {
  let outlet: DocumentOutlets.Outlet
  let part: Part
  let target: OutletTarget
  /// False where the code may mean another class with such a property.
  let isOwnerKnown: Bool

  /// What of the object it is set of.
  enum Part: String, Sendable {
    case whole
    /// A button's label.
    case titleLabel
    /// A button's configuration.
    case configuration
  }

  /// The names that lead to a view, and the part of it that is set: `button.titleLabel` is a part of a
  /// button, or an outlet itself.
  fileprivate static func views(
    of target: OutletTarget
  ) -> [(names: ArraySlice<String>, part: Part)] {
    let names = target.chain[...]
    let part = names.last.flatMap(Part.init) ?? .whole
    return part == .whole ? [(names, .whole)] : [(names, .whole), (names.dropLast(), part)]
  }

  /// The names that lead to the object, without the part of it that is set.
  var view: ArraySlice<String> { part == .whole ? target.chain[...] : target.chain.dropLast() }

  /// Whether the text of a property of an object is set.
  func sets(_ property: String) -> Bool {
    let attribute = target.attribute
    switch part {
    case .whole where property.hasPrefix("segmentTitles["):
      return attribute == "setTitle" && segment.map { property == "segmentTitles[\($0)]" } ?? false
    case .whole:
      guard Self.attributes[property]?.contains(attribute) ?? false else { return false }
      return !attribute.hasSuffix("Title") || !attribute.hasPrefix("set") || isNormalState
    case .titleLabel:
      return property.hasPrefix("normal") && ["text", "attributedText"].contains(attribute)
    case .configuration:
      return property.hasPrefix("configuration.") && attribute == lastName(property)
    }
  }

  /// What code calls the properties of documents.
  private static let attributes: [String: Set<String>] = {
    let texts: Set = ["text", "attributedText", "setText", "setAttributedText"]
    let titles: Set = ["setTitle", "setAttributedTitle"]
    return [
      "text": texts, "attributedText": texts,
      "placeholder": ["placeholder", "attributedPlaceholder", "setPlaceholder"],
      "normalTitle": titles, "normalAttributedTitle": titles,
      "configuration.title": titles, "configuration.attributedTitle": titles,
      // AppKit's fields and buttons.
      "title": OutletAttributes.controlValues.union(["title", "attributedTitle"]),
      "placeholderString": ["placeholderString", "placeholderAttributedString"],
    ]
  }()

  /// The segment whose title is set, where a number says it (UISegmentedControl.setTitle(_:forSegmentAt:)).
  private var segment: Int? {
    target.arguments.first { ["forSegmentAt", "forSegmentAtIndex"].contains($0.label) }?.text
      .flatMap { Int($0) }
  }

  /// Whether a button's title is set for the state that it is mostly in.
  private var isNormalState: Bool {
    let states = target.arguments.filter { ["for", "forState"].contains($0.label) }
    return states.allSatisfy { state in
      guard let text = state.text else { return true }
      return !["highlighted", "selected", "disabled", "focused", "application", "reserved"]
        .contains { text.lowercased().hasSuffix($0) }
    }
  }
}
