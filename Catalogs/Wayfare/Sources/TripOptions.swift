import UIKit

/// The rows of the scene Options in `Trip.storyboard`, one for each prototype.
final class TripOptions: NSObject, UITableViewDataSource {
  private let rows = ["alerts", "seat"]

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: rows[indexPath.row], for: indexPath)
  }
}

extension UIViewController {
  /// Shows the scene Options, from the scene of a trip.
  func showTripOptions() { performSegue(withIdentifier: "options", sender: nil) }
}
