import Overset

extension Int {
  /// `1 key`, `1,203 keys`.
  func counted(_ noun: String) -> String { "\(grouped) \(noun)\(self == 1 ? "" : "s")" }
}
