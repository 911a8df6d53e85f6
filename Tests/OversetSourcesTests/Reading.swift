@testable import OversetSources
@testable import OversetSwiftSource

/// What is read of files with these texts.
func read(_ texts: [String], ending: String = "swift") -> ReadSources {
  let inputs = texts.enumerated().map { index, text in
    SourceInput(path: "\(index).\(ending)", bytes: Array(text.utf8))
  }
  return readSources(inputs, workers: 1)
}

/// A line a use: `key@table` where it has a table, and what is around it from the inside out.
func uses(of texts: String..., ending: String = "swift") -> [String] {
  read(texts, ending: ending).files.flatMap(\.uses).map(described)
}

func described(_ use: KeyUse) -> String {
  let table = use.key.table.map { "@" + $0 } ?? ""
  let constants = use.constants.map { "via " + $0 }
  return ([use.key.text + table] + constants + words(of: use.surface)).joined(separator: " < ")
}

/// `Text(_)`, `VStack{_}.padding`, `label.text =`.
func words(of surface: Surface) -> [String] {
  let value = surface.modifiers.map { "." + $0.name }
  return value
    + surface.steps.map { step in
      let name = step.names.joined(separator: ".")
      let label = step.label ?? (step.index == 0 ? "_" : "\(step.index)")
      let modifiers = step.modifiers.map { "." + $0.name }.joined()
      return switch step.kind {
      case .argument: "\(name)(\(label))\(modifiers)"
      case .closure: "\(name){\(label)}\(modifiers)"
      case .assignment: "\(name) ="
      case .declaration: "let \(name)"
      case .result: "-> \(name)"
      default: step.kind.rawValue + modifiers
      }
    }
}

/// A key that NSLocalizedString looks up in the app's own bundle.
func mainKey(_ text: String) -> SourceKey {
  var key = SourceKey(text)
  key.isOfMainBundle = true
  return key
}
