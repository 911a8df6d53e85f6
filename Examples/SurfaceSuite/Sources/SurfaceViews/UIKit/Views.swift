import UIKit

final class LabelOfOneLine: UIViewController, SurfaceController {
  static let expectation = Expectation(
    .cut, says: "can be cut: 1 line, at most screen", because: "Apple, numberOfLines")
  private let label = UILabel()
  override func viewDidLoad() {
    super.viewDidLoad()
    label.numberOfLines = 1
    label.text = NSLocalizedString("LabelOfOneLine", comment: "")
    fill(with: label)
  }
}

final class LabelOfTwoLines: UIViewController, SurfaceController {
  static let expectation = Expectation(
    .cut, says: "can be cut: 2 lines, at most screen",
    because: "Apple, numberOfLines, adjustsFontSizeToFitWidth: it shrinks, and is cut then")
  private let label = UILabel()
  override func viewDidLoad() {
    super.viewDidLoad()
    label.numberOfLines = 2
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.8
    label.text = NSLocalizedString("LabelOfTwoLines", comment: "")
    fill(with: label)
  }
}

final class LabelOfAllLines: UIViewController, SurfaceController {
  static let expectation = Expectation(
    .kept, says: "unknown: how label is set up",
    because: "Apple, numberOfLines: 0 is no limit; its constraints decide the height")
  private let label = UILabel()
  override func viewDidLoad() {
    super.viewDidLoad()
    label.numberOfLines = 0
    label.text = NSLocalizedString("LabelOfAllLines", comment: "")
    fill(with: label)
  }
}

final class LabelAsItIsMade: UIViewController, SurfaceController {
  static let expectation = Expectation(
    .cut, says: "can be cut: 1 line, at most screen", because: "Apple, numberOfLines is 1")
  private let label = UILabel()
  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = NSLocalizedString("LabelAsItIsMade", comment: "")
    fill(with: label)
  }
}

final class LabelMadeByAClosure: UIViewController, SurfaceController {
  static let expectation = Expectation(
    .cut, says: "can be cut: 1 line, at most screen", because: "Apple, numberOfLines")
  private let label: UILabel = {
    let label = UILabel()
    label.numberOfLines = 1
    label.lineBreakMode = .byTruncatingMiddle
    return label
  }()
  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = NSLocalizedString("LabelMadeByAClosure", comment: "")
    fill(with: label)
  }
}

final class ButtonOfUIKit: UIViewController, SurfaceController {
  static let expectation = Expectation(
    .cut, says: "can be cut: 1 line, at most screen",
    because: "Apple, UIButton: one line where the mode truncates")
  private let button = UIButton()
  override func viewDidLoad() {
    super.viewDidLoad()
    button.titleLabel?.lineBreakMode = .byTruncatingTail
    button.setTitle(NSLocalizedString("ButtonOfUIKit", comment: ""), for: .normal)
    fill(with: button)
  }
}

final class ButtonThatWraps: UIViewController, SurfaceController {
  static let expectation = Expectation(
    .depends, says: "unknown: how button is set up",
    because: "its title may have all lines, its own height is that of one")
  private let button = UIButton()
  override func viewDidLoad() {
    super.viewDidLoad()
    button.titleLabel?.numberOfLines = 0
    button.setTitle(NSLocalizedString("ButtonThatWraps", comment: ""), for: .normal)
    fill(with: button)
  }
}

final class ConfiguredButton: UIViewController, SurfaceController {
  static let expectation = Expectation(
    .kept, says: "unknown: how much room a title of a button configuration has",
    because: "Apple, titleLineBreakMode: wraps; the height is the constraints'")
  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UIButton.Configuration.filled()
    configuration.title = NSLocalizedString("ConfiguredButton", comment: "")
    fill(with: UIButton(configuration: configuration))
  }
}

final class PlaceholderOfUIKit: UIViewController, SurfaceController {
  static let expectation = Expectation(
    .cut, says: "can be cut: 1 line, at most screen", because: "a text field has one line")
  private let field = UITextField()
  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = NSLocalizedString("PlaceholderOfUIKit", comment: "")
    fill(with: field)
  }
}

final class SegmentsOfUIKit: UIViewController, SurfaceController {
  static let expectation = Expectation(
    .cut,
    says: "can be cut: iOS 26: 1 line, screen * 0.5 - 4;"
      + " iOS up to 18: 1 line, at most screen * 0.5",
    because: "Signal-iOS issue 3096: one line, truncated")
  override func viewDidLoad() {
    super.viewDidLoad()
    fill(
      with: UISegmentedControl(items: [NSLocalizedString("SegmentsOfUIKit", comment: ""), "2"]))
  }
}

final class SegmentSetLater: UIViewController, SurfaceController {
  static let expectation = Expectation(
    .cut, says: "can be cut in a room that is not known: segment",
    because: "the number of segments decides the width of each")
  private let control = UISegmentedControl(items: ["1", "2"])
  override func viewDidLoad() {
    super.viewDidLoad()
    control.setTitle(NSLocalizedString("SegmentSetLater", comment: ""), forSegmentAt: 0)
    fill(with: control)
  }
}

final class AccessibilityOfUIKit: UIViewController, SurfaceController {
  static let expectation = Expectation(
    .undrawn, says: "never drawn: accessibility", because: "VoiceOver reads it")
  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityLabel = NSLocalizedString("AccessibilityOfUIKit", comment: "")
  }
}
