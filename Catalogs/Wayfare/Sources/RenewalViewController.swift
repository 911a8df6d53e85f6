import MessageUI
import UIKit

/// Renews a season ticket. It is from before SwiftUI.
final class RenewalViewController: UIViewController {
  private let priceLabel = UILabel()
  private let payButton = UIButton(configuration: .filled())

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("pass.renew", tableName: "Settings", comment: "")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: NSLocalizedString("Done", comment: ""), style: .done, target: self,
      action: #selector(close))
    priceLabel.numberOfLines = 1
    priceLabel.text = NSLocalizedString("checkout.taxes", comment: "")
  }

  @objc private func close() { dismiss(animated: true) }

  private func failed(_ reference: String) {
    let alert = UIAlertController(
      title: nil, message: NSLocalizedString("refund.failed", tableName: "Booking", comment: ""),
      preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: NSLocalizedString("Try Again", comment: ""), style: .default))
    alert.addAction(UIAlertAction(title: NSLocalizedString("Cancel", comment: ""), style: .cancel))
    present(alert, animated: true)
  }

  private func mail(_ reference: String) {
    let mail = MFMailComposeViewController()
    mail.setSubject(
      String(
        format: NSLocalizedString("email.subject", tableName: "Booking", comment: ""), reference))
    present(mail, animated: true)
  }
}
