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
  /// The types whose code sets an attribute of a view through another value, by the view's name and
  /// the attribute; two are enough to know that there is another one.
  private var outerTypes: [String: Set<String>] = [:]
  /// Attributes that types set of views without a name.
  private var unnamed: Set<Key> = []
  /// The types whose code says how many lines the label of a cell has.
  private(set) var cellLineSetters: Set<String> = []

  /// More settings of a view than a person writes.
  private static let mostSettings = 64

  mutating func add(_ assignment: OutletAssignment) {
    let target = assignment.target
    let attribute = target.attribute
    for name in Set(target.chain + [assignment.member ?? ""]) {
      let key = Key(type: target.type, view: name, attribute: attribute)
      if settings[key]?.count ?? 0 < Self.mostSettings {
        settings[key, default: []].append(assignment)
      }
    }
    let last = target.chain.last
    if let last, target.chain.count > 1, outerTypes["\(last).\(attribute)"]?.count ?? 0 < 2 {
      outerTypes["\(last).\(attribute)", default: []].insert(target.type)
    }
    if last.map({ $0.hasPrefix("$") || $0.hasSuffix("()") }) ?? true {
      unnamed.insert(Key(type: target.type, view: "", attribute: attribute))
    }
    if attribute == "numberOfLines", last == "textLabel" {
      cellLineSetters.insert(target.type)
    }
  }

  func settings(of attribute: String, ofView name: String, in type: String) -> [OutletAssignment] {
    settings[Key(type: type, view: name, attribute: attribute)] ?? []
  }

  func isSetElsewhere(_ attribute: String, ofView name: String, in type: String) -> Bool {
    unnamed.contains(Key(type: type, view: "", attribute: attribute))
      || outerTypes["\(name).\(attribute)"]?.contains { $0 != type } ?? false
  }
}
