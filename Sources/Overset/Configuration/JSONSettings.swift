import Foundation
import OversetModel

extension Setting {
  /// Reads one JSON value (RFC 8259).
  ///
  /// Throws where the text is not JSON.
  static func json(_ text: String) throws(SettingProblem) -> Setting {
    do {
      let value = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
      return value.setting(at: "")
    } catch {
      throw SettingProblem(position: nil, path: "", message: "not a JSON object")
    }
  }
}

private enum JSONValue: Decodable {
  case null
  case scalar(String, isQuoted: Bool)
  case list([JSONValue])
  case map([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let text = try? container.decode(String.self) {
      self = .scalar(text, isQuoted: true)
    } else if let flag = try? container.decode(Bool.self) {
      self = .scalar(String(flag), isQuoted: false)
    } else if let number = try? container.decode(Int.self) {
      self = .scalar(String(number), isQuoted: false)
    } else if let number = try? container.decode(Double.self) {
      self = .scalar(String(number), isQuoted: false)
    } else if let list = try? container.decode([JSONValue].self) {
      self = .list(list)
    } else {
      self = .map(try container.decode([String: JSONValue].self))
    }
  }

  func setting(at path: String) -> Setting {
    switch self {
    case .null: return Setting(content: .null, path: path)
    case .scalar(let text, let isQuoted):
      return Setting(content: .scalar(text, isQuoted: isQuoted), path: path)
    case .list(let elements):
      let settings = elements.enumerated().map { $1.setting(at: "\(path)[\($0)]") }
      return Setting(content: .list(settings), path: path)
    case .map(let values):
      let pairs = values.sorted { $0.key < $1.key }.map { name, value in
        let place = path.isEmpty ? name : "\(path).\(name)"
        return (
          key: Setting(content: .scalar(name, isQuoted: true), path: path),
          value: value.setting(at: place)
        )
      }
      return Setting(content: .map(pairs), path: path)
    }
  }
}
