import UIKit

final class TitleOfAController: UIViewController, SurfaceController {
  static let expectation = Expectation(
    .cut,
    says: "can be cut: iOS 26: 1 line, at most screen - 32;"
      + " iOS up to 18: 1 line, at most screen - 32",
    because: "Apple, title: the navigation bar shows it, in one line")
  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("TitleOfAController", comment: "")
  }
}

final class TitleOfAnItem: UIViewController, SurfaceController {
  static let expectation = Expectation(
    .cut,
    says: "can be cut: iOS 26: 1 line, at most screen - 32;"
      + " iOS up to 18: 1 line, at most screen - 32",
    because: "Apple, UINavigationItem.title: the navigation bar shows it, in one line")
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = NSLocalizedString("TitleOfAnItem", comment: "")
  }
}

final class PromptOfAnItem: UIViewController, SurfaceController {
  static let expectation = Expectation(
    .cut, says: "unknown: how the system shows it (prompt)",
    because: "one line above the bar; no source for its room")
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.prompt = NSLocalizedString("PromptOfAnItem", comment: "")
  }
}

final class BackTitle: UIViewController, SurfaceController {
  static let expectation = Expectation(
    .depends, says: "cannot be cut: back button",
    because: "Apple, BackButtonDisplayMode: a shorter title, or none, instead of a cut one",
    needsTouch: true)
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.backButtonTitle = NSLocalizedString("BackTitle", comment: "")
  }
}

final class BackItem: UIViewController, SurfaceController {
  static let expectation = Expectation(
    .depends, says: "cannot be cut: back button",
    because: "Apple, BackButtonDisplayMode: a shorter title, or none, instead of a cut one",
    needsTouch: true)
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.backBarButtonItem = UIBarButtonItem(
      title: NSLocalizedString("BackItem", comment: ""), style: .plain, target: nil, action: nil)
  }
}

final class RightItem: UIViewController, SurfaceController {
  static let expectation = Expectation(
    .cut,
    says: "can be cut: iOS 26: 1 line, at most screen - 64;"
      + " iOS up to 18: 1 line, at most screen - 48",
    because: "openuikit, a dump: one line")
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: NSLocalizedString("RightItem", comment: ""), style: .plain, target: nil, action: nil)
  }
}

final class TitleOfAnItemSetLater: UIViewController, SurfaceController {
  static let expectation = Expectation(
    .cut,
    says: "can be cut: iOS 26: 1 line, at most screen - 64;"
      + " iOS up to 18: 1 line, at most screen - 48",
    because: "openuikit, a dump: one line")
  private let editItem = UIBarButtonItem()
  override func viewDidLoad() {
    super.viewDidLoad()
    editItem.title = NSLocalizedString("TitleOfAnItemSetLater", comment: "")
    navigationItem.leftBarButtonItem = editItem
  }
}

final class TitleOfATab: UIViewController, SurfaceController {
  static let expectation = Expectation(
    .cut, says: "can be cut in a room that is not known: tab item",
    because: "the number of tabs decides the width of each")
  override func viewDidLoad() {
    super.viewDidLoad()
    tabBarItem = UITabBarItem(
      title: NSLocalizedString("TitleOfATab", comment: ""), image: nil, tag: 0)
  }
}

final class SearchBarPrompt: UIViewController, SurfaceController {
  static let expectation = Expectation(
    .cut,
    says: "can be cut: iOS 26: 1 line, at most screen - 32;"
      + " iOS up to 18: 1 line, at most screen - 36",
    because: "openuikit, Flutter: one line")
  private let searchController = UISearchController()
  override func viewDidLoad() {
    super.viewDidLoad()
    searchController.searchBar.placeholder = NSLocalizedString("SearchBarPrompt", comment: "")
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
  }
}
