import OversetModel
import Yams

extension Setting {
  /// Reads one YAML document; nil for an empty one. Throws where the text is not YAML.
  static func yaml(_ text: String) throws(SettingProblem) -> Setting? {
    guard aliasCount(of: text) <= mostAliases else {
      throw SettingProblem(position: .start, path: "", message: "too many aliases")
    }
    do {
      guard let node = try Yams.compose(yaml: text) else { return nil }
      var budget = 200_000
      return try node.setting(at: "", budget: &budget)
    } catch let problem as SettingProblem {
      throw problem
    } catch let error as YamlError {
      throw SettingProblem(yaml: error)
    } catch {
      throw SettingProblem(position: .start, path: "", message: "not YAML")
    }
  }
}

extension Setting {
  /// So few aliases stand for at most some hundred thousand values, however they are nested; Yams
  /// expands them before anything of ours can count.
  private static let mostAliases = 32

  /// The places where `*name` may stand for another value.
  private static func aliasCount(of text: String) -> Int {
    zip(text.utf8, text.utf8.dropFirst()).count { before, sign in
      sign == UInt8(ascii: "*") && " \t\n[{,:?-".utf8.contains(before)
    }
  }
}

extension SettingProblem {
  fileprivate init(yaml error: YamlError) {
    path = ""
    switch error {
    case .scanner(_, let message, let mark, _), .parser(_, let message, let mark, _),
      .composer(_, let message, let mark, _):
      position = TextPosition(line: mark.line, column: mark.column)
      self.message = "not YAML: \(message.trimmed)"
    case .duplicatedKeysInMapping(let duplicates, let context):
      position = TextPosition(line: context.mark.line, column: context.mark.column)
      let names = duplicates.map { "'\($0)'" }.sorted().joined(separator: ", ")
      message = "a key is there twice: \(names)"
    default:
      position = .start
      message = "not YAML"
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace || $0 == "." }.reversed())
  }
}

extension Node {
  /// `budget` is how many nodes may still come: aliases can stand for more than memory holds.
  fileprivate func setting(at path: String, budget: inout Int) throws(SettingProblem) -> Setting {
    let position = mark.map { TextPosition(line: $0.line, column: $0.column) }
    budget -= 1
    guard budget > 0 else {
      throw SettingProblem(position: position, path: path, message: "too large for a configuration")
    }
    switch self {
    case .scalar(let scalar):
      let isPlain = scalar.style == .any || scalar.style == .plain
      let isNull = isPlain && ["", "~", "null", "Null", "NULL"].contains(scalar.string)
      return Setting(
        content: isNull ? .null : .scalar(scalar.string, isQuoted: !isPlain), position: position,
        path: path)
    case .sequence(let sequence):
      var elements: [Setting] = []
      for (index, node) in sequence.enumerated() {
        elements.append(try node.setting(at: "\(path)[\(index)]", budget: &budget))
      }
      return Setting(content: .list(elements), position: position, path: path)
    case .mapping(let mapping):
      var pairs: [(key: Setting, value: Setting)] = []
      for (keyNode, valueNode) in mapping {
        let key = try keyNode.setting(at: path, budget: &budget)
        let name = keyNode.string ?? "?"
        let place = path.isEmpty ? name : "\(path).\(name)"
        pairs.append((key, try valueNode.setting(at: place, budget: &budget)))
      }
      return Setting(content: .map(pairs), position: position, path: path)
    case .alias:
      throw SettingProblem(position: position, path: path, message: "an alias without an anchor")
    }
  }
}
