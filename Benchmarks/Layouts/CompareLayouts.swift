import Foundation
import OversetAutoLayout
import OversetInterfaces
import OversetModel

/// Solves documents at their own canvas with their own texts, and compares the frames with those
/// that Xcode stored in them.
///
/// `compare-layouts FOLDER [PART OF A PATH] [--misses]`. The folder has `layouts.jsonl` and
/// `documents`, and the same of macOS in `layouts_mac.jsonl` and `documents_mac`.
@main
enum CompareLayouts {
  static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    let showsMisses = arguments.contains("--misses")
    arguments.removeAll { $0 == "--misses" }
    guard let folder = arguments.first else {
      print("usage: compare-layouts FOLDER [PART OF A PATH] [--misses]")
      exit(2)
    }
    for (name, list, documents) in [
      ("iOS", "layouts.jsonl", "documents"), ("macOS", "layouts_mac.jsonl", "documents_mac"),
    ] {
      var rows = StoredView.read("\(folder)/\(list)")
      if let part = arguments.dropFirst().first { rows.removeAll { !$0.document.contains(part) } }
      if rows.isEmpty { continue }
      var comparison = Comparison(showsMisses: showsMisses)
      let clock = ContinuousClock()
      let time = clock.measure { comparison.run(rows, in: "\(folder)/\(documents)") }
      print("\(name): \(rows.count) views, \(time)")
      comparison.report()
    }
  }
}
