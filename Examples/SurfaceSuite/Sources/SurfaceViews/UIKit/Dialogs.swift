import UIKit

final class AlertWithATitle: UIViewController, SurfaceController {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: alert title", because: "it wraps, and scrolls")
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let alert = UIAlertController(
      title: NSLocalizedString("AlertWithATitle", comment: ""), message: nil,
      preferredStyle: .alert)
    present(alert, animated: false)
  }
}

final class AlertWithAMessage: UIViewController, SurfaceController {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: alert message", because: "it wraps, and scrolls")
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let alert = UIAlertController(
      title: nil, message: NSLocalizedString("AlertWithAMessage", comment: ""),
      preferredStyle: .alert)
    present(alert, animated: false)
  }
}

final class MessageSetLater: UIViewController, SurfaceController {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: alert message", because: "it wraps, and scrolls")
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    alert.message = NSLocalizedString("MessageSetLater", comment: "")
    present(alert, animated: false)
  }
}

final class AlertWithAButton: UIViewController, SurfaceController {
  static let expectation = Expectation(
    .cut, says: "can be cut: iOS 26: 1 line, 264 to screen - 24",
    because: "openuikit: one line, which may shrink first; up to iOS 18 a sheet could have it")
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let alert = UIAlertController(title: "title", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: NSLocalizedString("AlertWithAButton", comment: ""), style: .default))
    present(alert, animated: false)
  }
}

final class SheetWithATitle: UIViewController, SurfaceController {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: action sheet title", because: "it wraps as an alert's message")
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let sheet = UIAlertController(
      title: NSLocalizedString("SheetWithATitle", comment: ""), message: nil,
      preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "1", style: .default))
    present(sheet, animated: false)
  }
}

final class MenuOfAButton: UIViewController, SurfaceController {
  static let expectation = Expectation(
    .cut, says: "can be cut: iOS 26: 2 lines, 162 to 194; iOS up to 18: 2 lines, 190 to 218",
    because: "Flutter, on iOS 18.5: two lines; openuikit: it wraps from iOS 26", needsTouch: true)
  private let button = UIButton(type: .system)
  override func viewDidLoad() {
    super.viewDidLoad()
    button.menu = UIMenu(children: [
      UIAction(title: NSLocalizedString("MenuOfAButton", comment: "")) { _ in }
    ])
    view.addSubview(button)
  }
}

final class ActionOfAButton: UIViewController, SurfaceController {
  static let expectation = Expectation(
    .kept, says: "unknown: where UIAction takes it",
    because: "Apple, UIButton(primaryAction:): its title becomes the button's")
  override func viewDidLoad() {
    super.viewDidLoad()
    let action = UIAction(title: NSLocalizedString("ActionOfAButton", comment: "")) { _ in }
    let button = UIButton(configuration: .plain(), primaryAction: action)
    fill(with: button)
  }
}

final class SwipeOfARow: UITableViewController, SurfaceController {
  static let expectation = Expectation(
    .cut, says: "can be cut: 2 lines, 62 to 108",
    because: "a dump: 74 wide; square/Listable issue 519: two lines, shrinks first",
    needsTouch: true)
  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let action = UIContextualAction(
      style: .normal, title: NSLocalizedString("SwipeOfARow", comment: "")
    ) { _, _, done in done(true) }
    return UISwipeActionsConfiguration(actions: [action])
  }
}

extension UIViewController {
  /// Puts a view at the top, as wide as the screen allows, and as high as it likes.
  func fill(with subview: UIView) {
    subview.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(subview)
    NSLayoutConstraint.activate([
      subview.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      subview.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      subview.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }
}
