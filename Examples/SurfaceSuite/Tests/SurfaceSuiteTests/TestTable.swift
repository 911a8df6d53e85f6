import Foundation

/// The main bundle, with one text for every key: that of the case.
///
/// SwiftUI looks a literal up in the main bundle, and a test cannot add a table to it. Apps that
/// change their language while they run do the same.
final class TestTable: Bundle, @unchecked Sendable {
  /// Only the main actor sets and reads it.
  nonisolated(unsafe) static var text = ""

  /// Makes `Bundle.main` answer with `text`.
  static func install() { object_setClass(Bundle.main, TestTable.self) }

  override func localizedString(
    forKey key: String, value: String?, table tableName: String?
  ) -> String {
    // Keys of the suite are names of types: the system's own texts stay.
    let isOwn = key.count > 5 && key.allSatisfy { $0.isLetter } && (key.first?.isUppercase ?? false)
    return isOwn ? Self.text : super.localizedString(forKey: key, value: value, table: tableName)
  }
}
