import OversetModel
import OversetSources

/// What the app's code sets of the objects that outlets hold.
struct OutletSettings: Sendable {
  private var settings: [Outlet: [OutletSetting]] = [:]

  /// More than a person writes: a made-up app could have millions.
  private static let mostOwners = 1000
  private static let mostSettings = 64

  /// A property of a class that holds an object of a document.
  struct Outlet: Hashable, Sendable {
    var owner: String
    var property: String
  }

  /// None: the code is not known.
  init() {}

  var isEmpty: Bool { settings.isEmpty }

  /// `outlets` are those of the documents.
  init(_ code: AppCode, of outlets: Set<Outlet>) {
    let owners = Dictionary(grouping: outlets, by: \.property).mapValues { outlets in
      outlets.map(\.owner).sorted().prefix(Self.mostOwners)
    }
    let lineages = Dictionary(
      uniqueKeysWithValues: Set(outlets.map(\.owner)).map { ($0, code.lineage(of: $0)) })
    for file in code.files {
      for assignment in file.assignments {
        for (names, part) in Self.targets(of: assignment) {
          guard let property = names.last, let owners = owners[property] else { continue }
          let known = Self.type(of: names, assignment)
          let meant = owners.filter { owner in
            known.map { lineages[owner]?.contains($0) ?? false }
              ?? (code.mentioned[file.path]?.contains(owner) ?? false)
          }
          let setting = OutletSetting(
            assignment, part: part, isOwnerKnown: known != nil, inFileAt: file.path)
          for owner in meant {
            let outlet = Outlet(owner: owner, property: property)
            if settings[outlet]?.count ?? 0 < Self.mostSettings {
              settings[outlet, default: []].append(setting)
            }
          }
        }
      }
    }
  }

  /// Everything that code sets of the object of an outlet, in the order of files.
  func settings(of outlet: Outlet) -> [OutletSetting] { settings[outlet] ?? [] }

  /// The names that lead to an outlet, and the part of its object that is set: `button.titleLabel`
  /// is a part of a button, or an outlet itself.
  private static func targets(
    of assignment: OutletAssignment
  ) -> [(names: ArraySlice<String>, part: OutletSetting.Part)] {
    let names = assignment.chain[...]
    let part = names.last.flatMap(OutletSetting.Part.init) ?? .whole
    return part == .whole ? [(names, .whole)] : [(names, .whole), (names.dropLast(), part)]
  }

  /// The type that has the outlet; nil where it is not written.
  private static func type(of names: ArraySlice<String>, _ assignment: OutletAssignment) -> String?
  {
    switch names.count {
    case 1: lastName(assignment.type)
    case 2: assignment.receiverType.map(lastName)
    default: nil
    }
  }
}

/// Something that code sets of an object that an outlet holds.
struct OutletSetting: Sendable {
  let assignment: OutletAssignment
  let part: Part
  /// False where the code may mean another class with such a property.
  let isOwnerKnown: Bool
  let location: FileLocation

  /// What of the object it is set of.
  enum Part: String, Sendable {
    case whole
    /// A button's label.
    case titleLabel
    /// A button's configuration.
    case configuration
  }

  init(
    _ assignment: OutletAssignment, part: Part, isOwnerKnown: Bool, inFileAt path: String
  ) {
    self.assignment = assignment
    self.part = part
    self.isOwnerKnown = isOwnerKnown
    location = FileLocation(path: path, position: assignment.position)
  }
}
