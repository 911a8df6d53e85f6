import OversetModel
import OversetSources
import OversetSurfaces
import OversetTexts

/// What the app's code sets of the objects that outlets hold.
struct OutletSettings: Sendable {
  private var settings: [DocumentOutlets.Outlet: [OutletSetting]] = [:]
  /// By class: where code first sets what all its labels look like, with the property.
  private var appearances: [String: (property: String, location: FileLocation)] = [:]
  private var texts: [DocumentOutlets.Outlet: [FollowedText]] = [:]
  /// By class: what the class itself sets of how its text is laid out.
  private var own: [String: [OutletSetting]] = [:]
  /// The same of extensions of UIKit's classes.
  private var ownOfExtensions: [String: [OutletSetting]] = [:]
  /// By class: the properties of cells whose texts it sets, `cell.textLabel.text = …`, with the first line.
  private var cellTexts: [String: [String: FileLocation]] = [:]
  private var handovers: [DocumentOutlets.Outlet: [ReachedHandover]] = [:]
  /// What the app's own classes do in the place of UIKit's.
  private(set) var classes = ViewClasses()
  /// The controllers whose code says how wide their view is.
  private var sizers: Set<String> = []
  /// What documents and scenes are loaded by; nil where not all of the app's code is known.
  var reached: ReachedNames?

  /// More than a person writes, of one outlet.
  private static let most = 256

  /// None: the code is not known.
  init() {}

  var isEmpty: Bool { settings.isEmpty }

  init(_ code: AppCode, of documents: DocumentOutlets) {
    // A function of an extension of UIKit's class overrides nothing: what it sets is set where code calls it.
    let declared = Set(
      code.files.lazy.flatMap(\.types).filter { !$0.isExtension }.map { lastName($0.name) })
    for file in code.files {
      sizers.formUnion(file.constraints.lazy.filter(\.isWidthOfOwnView).map { lastName($0.type) })
      for assignment in file.assignments {
        if let name = assignment.target.appearanceClass, appearances[name] == nil {
          appearances[name] = (
            assignment.target.attribute,
            FileLocation(path: file.path, position: assignment.position)
          )
        }
        if let setting = OutletSetting(ownOf: assignment, inFileAt: file.path) {
          let name = setting.reached.outlet.owner
          if !file.path.hasSuffix(".swift") || declared.contains(name) {
            own[name, default: []].append(setting)
          } else {
            ownOfExtensions[name, default: []].append(setting)
          }
        }
        if let (type, property) = assignment.target.cellText,
          cellTexts[type]?[property] == nil
        {
          cellTexts[type, default: [:]][property] = FileLocation(
            path: file.path, position: assignment.position)
        }
        for reached in documents.reached(by: assignment.target, inFileAt: file.path)
        where settings[reached.outlet]?.count ?? 0 < Self.most {
          settings[reached.outlet, default: []].append(
            OutletSetting(
              assignment: assignment, reached: reached,
              location: FileLocation(path: file.path, position: assignment.position)))
        }
      }
    }
    classes = ViewClasses(code)
    let effects = HandoverEffects(code)
    for file in code.files {
      for handover in file.handovers {
        for reached in documents.reached(by: handover.target, inFileAt: file.path)
        where handovers[reached.outlet]?.count ?? 0 < Self.most {
          let location = FileLocation(path: file.path, position: handover.position)
          let found =
            handover.isKept ? [] : effects.settings(of: handover, reached, at: location)
          let room = Self.most - (settings[reached.outlet]?.count ?? 0)
          settings[reached.outlet, default: []] += found.prefix(max(0, room))
          handovers[reached.outlet, default: []].append(
            ReachedHandover(handover: handover, location: location))
        }
      }
    }
    noteSharedLists()
  }

  /// Says of the texts of a list that several objects show which of them each shows is not known:
  /// `cell.title.text = titles[row]` for cells of several classes. Measured: three of four were shown in another
  /// one.
  private mutating func noteSharedLists() {
    var objects: [[SourceKey]: Int] = [:]
    for settings in settings.values {
      for list in Set(settings.compactMap(\.list)) { objects[list, default: 0] += 1 }
    }
    for (outlet, found) in settings {
      for (index, setting) in found.enumerated()
      where setting.list.map({ objects[$0] ?? 0 > 1 }) ?? false {
        settings[outlet]?[index].isOfSharedList = true
      }
    }
  }

  /// Adds the texts that reach outlets through members and functions of the code.
  mutating func add(_ survey: SourceSurvey, of documents: DocumentOutlets) {
    for key in survey.keys {
      for use in key.uses {
        for verdict in use.verdicts {
          guard case .inDocument = verdict.outcome, let target = verdict.target else { continue }
          for reached in documents.surelyReached(by: target)
          where texts[reached.outlet]?.count ?? 0 < Self.most {
            texts[reached.outlet, default: []].append(
              FollowedText(
                key: key.id, reached: reached,
                location: use.location))
          }
        }
      }
    }
  }

  /// Why a label of these classes may look otherwise than it is set; nil where code says nothing of all
  /// of them.
  func appearanceDoubt(ofLabelsOf classes: [String]) -> String? {
    classes.lazy.compactMap { name in
      appearances[name].map {
        "code sets \(name).appearance()'s '\($0.property)' (\($0.location.lineName))"
      }
    }.first
  }

  /// Everything that code sets of the object of an outlet, in the order of files.
  func settings(of outlet: DocumentOutlets.Outlet) -> [OutletSetting] { settings[outlet] ?? [] }

  /// What a class of the app and those that it inherits set of how their own text is laid out; with `calls`, what
  /// extensions of UIKit's classes set where code calls them, too.
  func settings(ofClass name: String, orInCalls calls: Bool) -> [OutletSetting] {
    if own.isEmpty && (!calls || ownOfExtensions.isEmpty) { return [] }
    return classes.lineage(of: name).sorted().flatMap { name in
      ((own[name] ?? []) + (calls ? ownOfExtensions[name] ?? [] : [])).prefix(Self.most)
    }
  }

  /// Whether code of a controller's class, or of what it inherits, says how wide the controller's view is.
  func sizesView(_ name: String) -> Bool { !sizers.isDisjoint(with: classes.lineage(of: name)) }

  /// Where a class or what it inherits sets the text of a property of cells; nil where it does not.
  func setsText(of property: String, inCellsOf type: String) -> FileLocation? {
    classes.lineage(of: type).sorted().lazy.compactMap { self.cellTexts[$0]?[property] }.first
  }

  /// To what code gives the object of an outlet, in the order of files.
  func handovers(of outlet: DocumentOutlets.Outlet) -> [ReachedHandover] {
    handovers[outlet] ?? []
  }

  /// The texts that reach it through names of the code, in the order of keys.
  func texts(of outlet: DocumentOutlets.Outlet) -> [FollowedText] { texts[outlet] ?? [] }
}

/// Something that code sets of an object that an outlet holds.
struct OutletSetting: Sendable {
  let assignment: OutletAssignment
  let reached: ReachedOutlet
  let location: FileLocation
  /// Whether other objects show texts of the same list.
  fileprivate(set) var isOfSharedList = false

  init(assignment: OutletAssignment, reached: ReachedOutlet, location: FileLocation) {
    (self.assignment, self.reached, self.location) = (assignment, reached, location)
  }

  /// The keys of a text that is one of more than two.
  fileprivate var list: [SourceKey]? {
    guard case .keys(let keys) = assignment.value, keys.count > 2 else { return nil }
    return keys
  }

  private static let attributedTexts: Set<String> = ["attributedText", "attributedPlaceholder"]

  /// What a class sets of itself: `numberOfLines = 0`, `titleLabel?.lineBreakMode = …`. Nil of its plain texts,
  /// and where it is another object's.
  fileprivate init?(ownOf assignment: OutletAssignment, inFileAt path: String) {
    let target = assignment.target
    guard
      LabelConstraint.codeProperties.contains(target.attribute)
        || Self.attributedTexts.contains(target.attribute), !target.type.isEmpty,
      let part = target.chain.isEmpty
        ? ReachedOutlet.Part.whole : target.chain == ["titleLabel"] ? .titleLabel : nil
    else { return nil }
    self.init(
      assignment: assignment,
      reached: ReachedOutlet(
        outlet: DocumentOutlets.Outlet(owner: lastName(target.type), property: "self"), part: part,
        target: target, isOwnerKnown: true),
      location: FileLocation(path: path, position: assignment.position))
  }

  /// The platform that the code is for; nil where it may be iOS.
  var platform: Platform? { assignment.platform }
}

/// A method, a function or a layout in code that gets an object that an outlet holds.
struct ReachedHandover: Sendable {
  let handover: OutletHandover
  let location: FileLocation

  /// Whether a function gets it of which nothing is among the settings.
  func isUnread(in settings: [OutletSetting]) -> Bool {
    handover.argument != nil && !UIKitMethods.contains(handover.target.attribute)
      && !settings.contains { $0.location == location }
  }
}

/// The text of a key that code gives on, through members and functions, to an object that an outlet
/// holds.
struct FollowedText: Sendable {
  let key: TableKey
  let reached: ReachedOutlet
  /// Where the code asks for the key.
  let location: FileLocation
}

extension OutletTarget {
  /// The class whose objects all get it: `UILabel.appearance().font`, also in some containers (UIAppearance).
  fileprivate var appearanceClass: String? {
    guard chain.count == 2, let name = chain.first, let last = chain.last else { return nil }
    return ["appearance", "appearance()"].contains(last) ? name : nil
  }
}

extension OutletTarget {
  /// The class that sets it, and the property of a cell that it is the text of: `cell.textLabel?.text`.
  fileprivate var cellText: (type: String, property: String)? {
    guard ["text", "attributedText"].contains(attribute), chain.count > 1, let name = chain.last,
      ["textLabel", "detailTextLabel"].contains(name)
    else { return nil }
    return (lastName(type), name)
  }
}

extension ViewConstraint {
  /// `view.widthAnchor.constraint(equalToConstant: 600)`
  fileprivate var isWidthOfOwnView: Bool {
    first == Anchor(["view"], .width) && second == nil
  }
}
