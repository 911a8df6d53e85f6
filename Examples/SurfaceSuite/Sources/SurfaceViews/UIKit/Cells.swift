import UIKit

/// A table with one row.
class OneRowController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

final class LabelOfACell: OneRowController, SurfaceController {
  static let expectation = Expectation(
    .cut, says: "can be cut: 1 line, at most screen - 30",
    because: "two dumps: UILabel has one line unless its cell says otherwise")
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = NSLocalizedString("LabelOfACell", comment: "")
    return cell
  }
}

final class LabelOfACellWithAllLines: OneRowController, SurfaceController {
  static let expectation = Expectation(
    .kept, says: "unknown: how cell.textLabel.text is set up",
    because: "Apple, numberOfLines: 0 is no limit, and the row is as high as its cell")
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = NSLocalizedString("LabelOfACellWithAllLines", comment: "")
    return cell
  }
}

final class ContentOfACell: OneRowController, SurfaceController {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: list content configuration",
    because: "Apple, UIListContentConfiguration: numberOfLines is 0")
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = NSLocalizedString("ContentOfACell", comment: "")
    cell.contentConfiguration = content
    return cell
  }
}

final class ContentOfOneLine: OneRowController, SurfaceController {
  static let expectation = Expectation(
    .cut, says: "unknown: how content.text is set up",
    because: "Apple, UIListContentConfiguration.TextProperties.numberOfLines")
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = NSLocalizedString("ContentOfOneLine", comment: "")
    content.textProperties.numberOfLines = 1
    cell.contentConfiguration = content
    return cell
  }
}

final class HeaderOfATable: OneRowController, SurfaceController {
  static let expectation = Expectation(
    .kept, says: "unknown: how the system shows it (section of a table)",
    because: "a plain table gives it one line, a grouped one as many as it needs")
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { NSLocalizedString("HeaderOfATable", comment: "") }
}

final class FooterOfATable: OneRowController, SurfaceController {
  static let expectation = Expectation(
    .kept, says: "unknown: how the system shows it (section of a table)",
    because: "a plain table gives it one line, a grouped one as many as it needs")
  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { NSLocalizedString("FooterOfATable", comment: "") }
}

final class DeletionOfARow: OneRowController, SurfaceController {
  static let expectation = Expectation(
    .cut, says: "can be cut: 2 lines, 62 to 108",
    because: "the same button as a swipe action's", needsTouch: true)
  override func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { NSLocalizedString("DeletionOfARow", comment: "") }
}
