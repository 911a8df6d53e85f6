import OversetModel
import OversetSyntax

extension WrittenSetting {
  /// Reads one JSON value (RFC 8259). Throws where the text is not JSON.
  package static func json(_ text: String) throws(SettingProblem) -> WrittenSetting {
    guard let tree = JSONTree.parse(text) else {
      throw SettingProblem(position: nil, path: "", message: "not a JSON object")
    }
    return WrittenSetting(tree, at: "")
  }

  private init(_ tree: JSONTree, at path: String) {
    switch tree {
    case .null: self.init(content: .null, path: path)
    case .scalar(let text, let isQuoted):
      self.init(content: .scalar(text, isQuoted: isQuoted), path: path)
    case .list(let elements):
      let settings = elements.enumerated().map {
        WrittenSetting($1, at: Self.path(of: $0, in: path))
      }
      self.init(content: .list(settings), path: path)
    case .map(let members):
      let pairs = members.map { name, value in
        (
          key: WrittenSetting(content: .scalar(name, isQuoted: true), path: path),
          value: WrittenSetting(value, at: Self.path(of: name, in: path))
        )
      }
      self.init(content: .map(pairs), path: path)
    }
  }
}
