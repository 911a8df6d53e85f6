import OversetModel
import OversetSources

/// What methods and functions of the app set of the views that they get.
struct HandoverEffects {
  /// By the name of the method or function.
  private var assignments: [String: [OutletAssignment]] = [:]
  /// By the name of a property: its types in the app's classes.
  private var types: [String: Set<String>] = [:]
  /// By the name of a method of a view: it, and what it calls of the view in its turn.
  private var chains: [String: [String]] = [:]

  /// More than a person writes in one function.
  private static let most = 64

  init(_ code: AppCode) {
    let names = Set(code.files.flatMap { $0.handovers.map(\.target.attribute) })
    if names.isEmpty { return }
    let calls = code.files.reduce(into: [String: Set<String>]()) { calls, file in
      for (method, called) in file.viewCalls {
        calls[method, default: []].formUnion(called.values.joined())
      }
    }
    for name in names {
      var chain = [name]
      var next = 0
      while next < chain.count, chain.count < Self.most {
        chain += (calls[chain[next]] ?? []).subtracting(chain).sorted()
        next += 1
      }
      chains[name] = chain
    }
    let all = names.union(chains.values.joined())
    for file in code.files {
      for outlet in file.outlets { types[outlet.name, default: []].insert(outlet.typeName) }
      for assignment in file.assignments {
        guard let member = assignment.member, all.contains(member) else { continue }
        assignments[member, default: []].append(assignment)
      }
    }
  }

  /// The same as if code set it of the outlet's object itself, at the line that gives it away.
  ///
  /// What a method of the view calls of the view in its turn counts. Of a function that gets the view only one step
  /// is followed.
  func settings(
    of handover: OutletHandover, _ reached: ReachedOutlet, at location: FileLocation
  ) -> [OutletSetting] {
    let name = handover.target.attribute
    let members = handover.argument == nil ? chains[name] ?? [name] : [name]
    let found = members.flatMap { assignments[$0] ?? [] }
    return found.prefix(Self.most).compactMap { assignment in
      guard var part = part(of: assignment.target, handover) else { return nil }
      // Of a button's label, what is set of the label.
      if part == .whole { part = reached.part }
      var assignment = assignment
      assignment.isConditional = assignment.isConditional || handover.isConditional
      return OutletSetting(
        assignment: assignment,
        reached: ReachedOutlet(
          outlet: reached.outlet, part: part, target: assignment.target,
          isOwnerKnown: reached.isOwnerKnown),
        location: location)
    }
  }

  /// Nil where it sets another view.
  private func part(
    of target: OutletTarget, _ handover: OutletHandover
  ) -> ReachedOutlet.Part? {
    var rest = target.chain[...]
    if let argument = handover.argument {
      guard let parameter = target.parameter,
        parameter.matches(label: argument.label, index: argument.index)
      else { return nil }
      rest = rest.dropFirst()
    } else {
      let type = lastName(target.type)
      let held = handover.target.chain.last.flatMap { types[$0] } ?? []
      let isOwn = held.contains(type)
      // A category of another class of UIKit says nothing of a view whose class is known.
      let isOfOther =
        !held.isEmpty && held.isSubset(of: Self.classes) && !isOwn && !Self.bases.contains(type)
      let isOfLabel = handover.target.chain.last == "titleLabel"
      let classes = isOfLabel ? ["UIResponder", "UIView", "UILabel"] : Self.classes
      if target.parameter != nil || !isOwn && !classes.contains(type) { return nil }
      if isOfOther, !isOfLabel { return nil }
    }
    if rest.isEmpty { return .whole }
    return rest.count == 1 ? rest.first.flatMap(ReachedOutlet.Part.init) : nil
  }

  /// What all views with texts inherit.
  private static let bases: Set<String> = [
    "UIResponder", "UIView", "UIControl", "NSView", "NSControl",
  ]

  /// Of views with texts, and what they inherit.
  private static let classes: Set<String> = [
    "UIResponder", "UIView", "UIControl", "UILabel", "UIButton", "UITextField", "UITextView",
    "UISegmentedControl", "NSView", "NSControl", "NSTextField", "NSButton",
  ]
}
