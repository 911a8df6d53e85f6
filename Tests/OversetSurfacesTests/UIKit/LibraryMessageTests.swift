import OversetSources
import Testing

/// What libraries do with the short messages that they show, and which functions only log.
struct LibraryMessageTests {
  @Test(arguments: [
    ("view.makeToast(KEY)", "cannot be cut: Toast wraps it"),
    ("view.makeToast(message, title: KEY)", "unknown"),
    ("SVProgressHUD.showInfo(withStatus: KEY)", "cannot be cut: SVProgressHUD wraps it"),
    ("SVProgressHUD.showProgress(0.5, status: KEY)", "cannot be cut: SVProgressHUD wraps it"),
    ("hud.detailsLabel.text = KEY", "cannot be cut: MBProgressHUD wraps it"),
    ("progressHUD.label.text = KEY", "can be cut in a room that is not known: 1 line"),
    ("logError(KEY)", "never drawn: log or analytics"),
    ("DDLogInfo(KEY)", "never drawn: log or analytics"),
    ("showDialogError(KEY)", "unknown"),
  ])
  func `a message is shown as the library shows it`(code: String, verdict: String) {
    let key = #"NSLocalizedString("k", comment: "")"#
    let found = verdicts(of: [
      "import UIKit\nclass V: UIViewController { func f() { \(code.replacing("KEY", with: key)) } }"
    ])
    #expect(found.map(\.description).allSatisfy { $0.hasPrefix(verdict) }, "\(found)")
  }

  @Test(arguments: ["let n = Int(KEY)", "if (KEY as NSString).length > 3 {}"])
  func `what only reads a text shows nothing`(code: String) {
    let key = #"NSLocalizedString("k", comment: "")"#
    let found = verdicts(of: [
      "import UIKit\nclass V: UIViewController { func f() { \(code.replacing("KEY", with: key)) } }"
    ])
    #expect(
      found.map(\.description) == ["never drawn: compared, or a key of a dictionary"], "\(found)")
  }

  /// UITableViewCell has a label of that name; so may a view of the app.
  @Test func `a view's own label of a cell's name is its own`() {
    let found = verdicts(of: [
      """
      import UIKit
      class V: UIView {
        let textLabel = UILabel()
        func f() { textLabel.text = NSLocalizedString("k", comment: "") }
      }
      """
    ])
    #expect(found.map(\.description) == ["can be cut: 1 line, at most screen"])
  }
}
