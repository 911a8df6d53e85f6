/// What a layout does not meet.
struct MissedRelations {
  /// Smaller errors are rounding.
  private static let tolerance = 0.01

  let list: EquationList
  let system: LinearSystem
  /// By relation of the list, in points.
  let errors: [Double]

  /// Required relations that were left out, and that the frames do break.
  var dropped: [LayoutRequirement] {
    var dropped: [LayoutRequirement] = []
    for index in errors.indices
    where system.isRefused[index] && errors[index] > Self.tolerance {
      if case .hiding = list.requirements[index] { continue }
      if dropped.last != list.requirements[index] { dropped.append(list.requirements[index]) }
    }
    return dropped
  }

  /// Of what a person asked for; a stack view's own wishes are always in part unmet.
  var violations: [LayoutViolation] {
    let missed = errors.indices.filter { index in
      errors[index] > Self.tolerance && list.priorities[index] < LayoutConstraint.required
        && list.requirements[index].isAskedFor
    }
    let sorted = missed.sorted {
      (-list.priorities[$0], $0) < (-list.priorities[$1], $1)
    }
    return sorted.map {
      LayoutViolation(
        requirement: list.requirements[$0], priority: list.priorities[$0], amount: errors[$0])
    }
  }

  /// Views of one superview whose lengths are open, and that miss their intrinsic length with one priority.
  func ties(in scene: LayoutScene) -> [LayoutTie] {
    var ties: [LayoutTie] = []
    var places: [TiePlace: Int] = [:]
    for index in errors.indices {
      let (view, axis, kind): (Int, LayoutAxis, LayoutTie.Kind)
      switch list.requirements[index] {
      case .hugging(let one, let along): (view, axis, kind) = (one, along, .hugging)
      case .compressionResistance(let one, let along):
        (view, axis, kind) = (one, along, .compressionResistance)
      default: continue
      }
      let length = 4 * view + (axis == .horizontal ? 2 : 3)
      guard !system.isDetermined[length], let parent = scene.views[view].parent
      else { continue }
      let priority = list.priorities[index]
      let place = TiePlace(parent: parent, axis: axis, kind: kind, priority: priority)
      if let found = places[place] {
        ties[found].views.append(view)
        ties[found].amount += errors[index]
      } else {
        places[place] = ties.count
        ties.append(
          LayoutTie(
            views: [view], axis: axis, kind: kind, priority: priority, amount: errors[index]))
      }
    }
    return ties.filter { $0.views.count > 1 && $0.amount > Self.tolerance }
  }

  private struct TiePlace: Hashable {
    var parent: Int
    var axis: LayoutAxis
    var kind: LayoutTie.Kind
    var priority: Double
  }
}

extension LayoutRequirement {
  fileprivate var isAskedFor: Bool {
    switch self {
    case .constraint, .hugging, .compressionResistance: true
    case .stack, .autoresizing, .hiding, .storedSize, .contentSize, .rootSize: false
    }
  }
}
