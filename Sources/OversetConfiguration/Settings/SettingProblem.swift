package import OversetModel

/// Something wrong with a setting.
package struct SettingProblem: Error, Hashable {
  package var position: TextPosition?
  package var path: String
  /// One phrase without a full stop.
  package var message: String

  package init(position: TextPosition? = nil, path: String, message: String) {
    self.position = position
    self.path = path
    self.message = message
  }

  /// The phrase with the setting's name before it, where it has one.
  package var description: String { path.isEmpty ? message : "\(path): \(message)" }
}
