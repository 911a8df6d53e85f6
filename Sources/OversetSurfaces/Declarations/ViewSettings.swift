import OversetSources

/// What code sets of views, found by the view.
struct ViewSettings {
  /// A view, and what is set of it.
  private struct Key: Hashable {
    var type: String
    var view: String
    var attribute: String
  }

  private var settings: [Key: [OutletAssignment]] = [:]
  /// What code sets of views through other values, by the view's name and the attribute:
  /// `cell.title.font`.
  private var outer: [String: Set<OutletTarget>] = [:]
  /// What classes of views set of themselves, and of their title labels, by the class.
  private var own: [Key: [OutletAssignment]] = [:]
  /// Attributes that types set of views without a name.
  private var unnamed: Set<Key> = []
  /// A function that gets a view.
  private struct Taker: Hashable {
    var name: String
    /// Whether it is a method of the view.
    var isMethod: Bool
  }

  /// By the view, without an attribute; nil for another object that keeps the view.
  private var takers: [Key: Set<Taker?>] = [:]
  /// The app's own functions that get views, and its methods of views.
  private var ownTakers: Set<String> = []
  /// What the app's methods of views call of the view itself, by the name of the method and by its type.
  private var calls: [String: [String: Set<String>]] = [:]
  /// What a function sets of how a view shows its text.
  private struct Styling: Hashable {
    var attribute: String
    /// The type that it is a function of.
    var type: String
  }

  /// By the name of the function.
  private var styling: [String: Set<Styling>] = [:]
  /// A label that cells come with, and a type whose code has it.
  struct CellLabel: Hashable {
    var type: String
    var name: String

    /// UITableViewCell reference.
    static let names: Set<String> = ["textLabel", "detailTextLabel"]
  }

  /// Where code says how many lines such a label has.
  private(set) var cellLineSetters: Set<CellLabel> = []
  /// Where it says how it shows its text, beside the font.
  private(set) var cellStylers: Set<CellLabel> = []
  /// Where it says the font.
  private(set) var cellFontSetters: Set<CellLabel> = []

  /// The views of a bar's items.
  private var barItems: Set<Key> = []

  /// More settings of a view than a person writes.
  private static let mostSettings = 64
  /// A view's name of which more code sets an attribute is a common one: it is not looked at.
  private static let mostOuter = 64

  mutating func add(_ assignment: OutletAssignment) {
    let target = assignment.target
    let attribute = target.attribute
    if let member = assignment.member, Self.stylingAttributes.contains(attribute) {
      styling[member, default: []].insert(Styling(attribute: attribute, type: target.type))
    }
    for name in Set(target.chain + [assignment.member ?? ""]) {
      let key = Key(type: target.type, view: name, attribute: attribute)
      if settings[key]?.count ?? 0 < Self.mostSettings {
        settings[key, default: []].append(assignment)
      }
    }
    let last = target.chain.last
    if let last, target.chain.count > 1,
      outer["\(last).\(attribute)"]?.count ?? 0 <= Self.mostOuter
    {
      outer["\(last).\(attribute)", default: []].insert(target)
    }
    if target.chain.isEmpty || target.chain == ["titleLabel"] {
      let key = Key(type: target.type, view: "", attribute: attribute)
      if own[key]?.count ?? 0 < Self.mostSettings { own[key, default: []].append(assignment) }
    }
    if last.map({ $0.hasPrefix("$") || $0.hasSuffix("()") }) ?? false {
      unnamed.insert(Key(type: target.type, view: "", attribute: attribute))
    }
    if let last, CellLabel.names.contains(last), Self.stylingAttributes.contains(attribute),
      attribute != "attributedText", !assignment.isFontOfCells
    {
      let label = CellLabel(type: target.type, name: last)
      switch attribute {
      case "font": cellFontSetters.insert(label)
      case "numberOfLines":
        cellLineSetters.insert(label)
        fallthrough
      default: cellStylers.insert(label)
      }
    }
  }

  /// What only lays a view out says nothing of its text.
  mutating func add(_ handover: OutletHandover) {
    let (target, name) = (handover.target, handover.target.attribute)
    let isLayout =
      UIKitMethods.contains(name) || UIKitMethods.layouts.contains(name)
      || Self.layoutCalls.contains(name)
    guard let view = target.chain.first else { return }
    let key = Key(type: target.type, view: view, attribute: "")
    if Self.barItemMakers.contains(name) { barItems.insert(key) }
    guard !isLayout || handover.isKept else { return }
    takers[key, default: []].insert(
      handover.isKept ? nil : Taker(name: name, isMethod: handover.argument == nil))
  }

  /// Whether code makes a bar's item of a view.
  func isBarItem(_ name: String, in type: String) -> Bool {
    barItems.contains(Key(type: type, view: name, attribute: ""))
  }

  private static let barItemMakers: Set<String> = ["UIBarButtonItem", "initWithCustomView"]

  mutating func add(ownTakers names: Set<String>) { ownTakers.formUnion(names) }

  /// `methods` are the app's methods of views, `calls` what they call of the view itself.
  mutating func add(methods: Set<String>, calling calls: [String: [String: Set<String>]]) {
    ownTakers.formUnion(methods)
    self.calls.merge(calls) { $0.merging($1) { $0.union($1) } }
  }

  /// Calls of UIKit and of Swift that take a view, beside the methods of views.
  private static let layoutCalls: Set<String> = [
    "addArrangedSubview", "insertArrangedSubview", "removeArrangedSubview", "setCustomSpacing",
    "NSLayoutConstraint", "UIBarButtonItem", "UIStackView", "constraint", "print", "append",
    "makeConstraints", "remakeConstraints", "equalTo",
    "bringSubview", "bringSubviewToFront", "sendSubview", "sendSubviewToBack",
    // SwifterSwift and its like.
    "addSubviews", "addArrangedSubviews",
    // PureLayout, TinyConstraints.
    "autoPinEdge", "autoAlignAxis", "autoMatch", "edgesToSuperview", "topToSuperview",
    "bottomToSuperview", "leadingToSuperview", "trailingToSuperview", "leftToSuperview",
    "rightToSuperview", "horizontalToSuperview", "verticalToSuperview", "centerInSuperview",
    "centerXToSuperview", "centerYToSuperview", "topToBottom", "bottomToTop", "leadingToTrailing",
    "trailingToLeading", "leftToRight", "rightToLeft",
  ]

  static let stylingAttributes: Set<String> = [
    "numberOfLines", "lineBreakMode", "font", "adjustsFontSizeToFitWidth", "minimumScaleFactor",
    "configuration", "isScrollEnabled", "attributedText",
  ]

  /// Whether code gives a view to another object, or calls a method of it, or gives it to a function, that
  /// sets one of some attributes of how it shows its text, or is not the app's. `mayInherit` answers whether
  /// the view may be of a type.
  func isGivenAway(
    _ name: String, in type: String, toSet attributes: Set<String>, mayInherit: (String) -> Bool
  ) -> Bool {
    takers[Key(type: type, view: name, attribute: "")]?.contains { taker in
      taker.map { maySet(attributes, $0, mostSteps: 4, mayInherit) } ?? true
    } ?? false
  }

  /// Whether one of these functions may get a view.
  func isGiven(_ name: String, in type: String, toOneOf functions: Set<String>) -> Bool {
    takers[Key(type: type, view: name, attribute: "")]?.contains { taker in
      taker.map { functions.contains($0.name) } ?? true
    } ?? false
  }

  /// What a function calls of something else than the view itself is not followed.
  private func maySet(
    _ attributes: Set<String>, _ taker: Taker, mostSteps: Int, _ mayInherit: (String) -> Bool
  ) -> Bool {
    if !ownTakers.contains(taker.name) { return true }
    let isSet = (styling[taker.name] ?? []).contains { styling in
      attributes.contains(styling.attribute) && (!taker.isMethod || mayInherit(styling.type))
    }
    if isSet { return true }
    let called = (calls[taker.name] ?? [:]).filter { !taker.isMethod || mayInherit($0.key) }
    return called.values.joined().contains { name in
      if UIKitMethods.contains(name) || name == taker.name { return false }
      return mostSteps == 0
        || maySet(attributes, Taker(name: name, isMethod: true), mostSteps: mostSteps - 1) {
          !taker.isMethod || mayInherit($0)
        }
    }
  }

  func settings(of attribute: String, ofView name: String, in type: String) -> [OutletAssignment] {
    settings[Key(type: type, view: name, attribute: attribute)] ?? []
  }

  /// What a class of views sets of itself.
  func ownSettings(of attribute: String, in type: String) -> [OutletAssignment] {
    own[Key(type: type, view: "", attribute: attribute)] ?? []
  }

  /// Whether code of other types may set it of a view of a type, or code of the type of views without a
  /// name.
  func isSetElsewhere(
    _ attribute: String, ofView name: String, in type: String, _ types: AppTypes
  ) -> Bool {
    if unnamed.contains(Key(type: type, view: "", attribute: attribute)) { return true }
    let targets = outer["\(name).\(attribute)"] ?? []
    return targets.count > Self.mostOuter
      || targets.contains { target in
        guard target.type != type else { return false }
        let owner = types.type(
          of: target.chain.dropLast(), first: target.receiverType, in: target.type)
        // What is of a type that is not known may be of this one.
        return owner.map {
          types.lineage(of: $0).contains(type) || types.lineage(of: type).contains($0)
        }
          ?? true
      }
  }

  /// Whether code sets the font of titles in all bars, or of their items.
  func setsFont(ofBarItems isOfItems: Bool) -> Bool {
    let attributes = outer["titleTextAttributes.font", default: []].contains { target in
      let part = target.chain.dropLast().last ?? ""
      return Self.statesOfItems.contains(part) == isOfItems
    }
    let classes: Set<String> =
      isOfItems ? ["UIBarButtonItem", "UITabBarItem", "UIBarItem"] : ["UINavigationBar"]
    return attributes
      || ["appearance()", "appearance"].contains {
        isSet("font", ofView: $0, throughOneOf: classes)
      }
  }

  /// UIBarButtonItemAppearance and UITabBarItemAppearance have attributes for each.
  private static let statesOfItems: Set<String> = [
    "normal", "highlighted", "disabled", "focused", "selected",
  ]

  /// Whether code sets it of a view of the name through one of these names.
  func isSet(_ attribute: String, ofView name: String, throughOneOf names: Set<String>) -> Bool {
    let targets = outer["\(name).\(attribute)"] ?? []
    return targets.count > Self.mostOuter
      || targets.contains { $0.chain.first.map(names.contains) ?? false }
  }
}

extension OutletAssignment {
  /// Whether it sets the font that the label of a cell comes with, in the standard size: another cell of the
  /// type keeps it.
  fileprivate var isFontOfCells: Bool {
    guard target.attribute == "font", case .unknown(let text?) = value else { return false }
    let plain = text.filter { $0 != " " }
    return [".systemFont(ofSize:17)", ".preferredFont(forTextStyle:.body)"].contains {
      plain == $0 || plain == "UIFont\($0)"
    }
  }
}
