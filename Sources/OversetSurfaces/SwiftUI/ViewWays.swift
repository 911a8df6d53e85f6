internal import OversetSources

extension AppDeclarations {
  /// The ways from where a view shows something to its body, through members that make parts of it
  /// and properties that its initialiser stores parts in.
  func ways(from use: ParameterUse) -> [[ParameterUse]] {
    var ways = [[use]]
    for _ in 0..<3 {
      guard ways.contains(where: { !($0.last?.endsInAnswer ?? true) }) else { return ways }
      ways = ways.flatMap { way -> [[ParameterUse]] in
        guard let last = way.last, !last.endsInAnswer, let name = last.partName else {
          return [way]
        }
        let outer = uses(ofProperty: name, ofType: last.type).filter {
          ViewCall.viewTypes.contains($0.typeName)
        }
        return outer.isEmpty ? [way] : outer.map { way + [$0] }
      }
      if ways.count > FollowBudget.mostWays { return [[use]] }
    }
    return ways
  }

  /// Whether what shows it is part of what its function or view answers with.
  func isInAnswer(_ use: ParameterUse) -> Bool {
    ways(from: use).contains { $0.last?.endsInAnswer ?? false }
  }
}

extension ParameterUse {
  /// The member of the view's type that is the part of the view with it.
  fileprivate var partName: String? {
    guard let last = surface.steps.last else { return nil }
    switch last.kind {
    case .result: return last.label == "View" ? last.name : nil
    case .assignment:
      let isOwn = last.names.count == 1 || last.names.count == 2 && last.names.first == "self"
      // What stores the text itself is no view.
      return isOwn && function == "init" && surface.steps.count > 1 ? last.name : nil
    default: return nil
    }
  }
}
