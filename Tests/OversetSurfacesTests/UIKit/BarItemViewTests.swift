import OversetSources
import Testing

/// Views that are items of bars.
struct BarItemViewTests {
  /// From iOS 11 on a bar gives the view of an item the size that it asks for.
  @Test(arguments: [
    ("view.addSubview(b)", "can be cut: 1 line, at most 8"),
    ("item = UIBarButtonItem(customView: b)", "can be cut: 1 line, at most screen"),
  ])
  func `a frame does not limit the view of a bar's item`(use: String, verdict: String) {
    let found = verdicts(of: [
      """
      import UIKit
      class A: UIViewController { override func viewDidLoad() {
        let b = UIButton(frame: CGRect(x: 0, y: 0, width: 8, height: 15))
        b.setTitle(NSLocalizedString("k", comment: ""), for: .normal)
        \(use)
      } }
      """
    ])
    #expect(found.map(\.description) == [verdict])
  }
}
