import OversetModel

/// The references `%#@name@` between a format and its variables.
struct StringsDictReferences {
  private let key: String
  private let variables: [StringsDictVariable]
  /// The indices of the variables in the list, by their names.
  private let indices: [ExactText: Int]

  init(key: String, variables: [StringsDictVariable]) {
    self.key = key
    self.variables = variables
    indices = Dictionary(
      variables.enumerated().map { (ExactText($1.name), $0) }, uniquingKeysWith: { $1 })
  }

  /// Reports references to nothing, those that lead back to themselves, and variables that the format
  /// does not lead to.
  func check(_ format: String, at start: Int, into texts: inout PropertyListTexts) {
    let roots = targets(of: [(format, start)], into: &texts)
    let edges = variables.map { targets(of: $0.cases, into: &texts) }
    var states = [State](repeating: .unseen, count: variables.count)
    // Not recursive: a chain of variables may be as long as the file.
    var path: [(variable: Int, rest: ArraySlice<Int>)] = []
    for root in roots where states[root] == .unseen {
      states[root] = .onPath
      path = [(root, edges[root][...])]
      while let last = path.indices.last {
        guard let target = path[last].rest.popFirst() else {
          states[path.removeLast().variable] = .done
          continue
        }
        if states[target] == .onPath {
          let name = variables[target].name
          texts.report("the variable '\(name)' refers to itself", at: variables[target].start)
        } else if states[target] == .unseen {
          states[target] = .onPath
          path.append((target, edges[target][...]))
        }
      }
    }
    for (variable, state) in zip(variables, states) where state == .unseen {
      texts.report(
        "no text of '\(key)' uses the variable '\(variable.name)'", at: variable.start,
        losing: .nothing)
    }
  }

  private enum State {
    case unseen, onPath, done
  }

  /// The variables that texts refer to, each once.
  private func targets(
    of references: [(text: String, start: Int)], into texts: inout PropertyListTexts
  ) -> [Int] {
    var targets: [Int] = []
    var seen: Set<ExactText> = []
    for (text, start) in references {
      for reference in VariableReferences(in: text) {
        guard seen.insert(ExactText(reference.name)).inserted else { continue }
        if reference.lacksDollar {
          texts.report(
            "a reference to the variable '\(reference.name)' needs '$' behind its number",
            at: start, losing: .nothing)
        }
        if let target = indices[ExactText(reference.name)] {
          targets.append(target)
        } else {
          texts.report("the variable '\(reference.name)' is not defined", at: start)
        }
      }
    }
    return targets
  }
}
