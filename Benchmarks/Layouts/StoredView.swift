import Foundation
import OversetModel

/// A line of `layouts.jsonl`: a view with the frame that Xcode stored.
struct StoredView: Decodable {
  var document: String
  var id: String
  var `class`: String
  /// x, y, width and height in the superview; y counts from the top.
  var frame: [Double]
  /// The style of the cell whose label it is, where UIKit places it.
  var defaultCell: String?
  /// Which of x, y, w and h another solver computed from the document alone.
  var reproduced: String?
  /// The same, with sizes of texts taken from the frame.
  var proved: String?
  /// On macOS: the control and its kind.
  var kind: [String]?

  /// Whether it shows a text in one line or several, by itself.
  var isText: Bool { ["label", "button"].contains(`class`) }

  static func read(_ path: String) -> [StoredView] {
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    let decoder = JSONDecoder()
    return data.split(separator: UInt8(ascii: "\n")).compactMap {
      try? decoder.decode(StoredView.self, from: $0)
    }
  }
}
