/// What a type's superclass or protocol can call, which code of the app does not name.
///
/// A class of UIKit or AppKit calls only what its subclass overrides, which `override` says. A protocol calls
/// what it asks for (the references of SwiftUI, UIKit, Swift and Foundation). Of what is not in the tables
/// nothing is known.
enum CallbackNames {
  /// How the names that a protocol or a class asks for begin; nil where that is not known. A member of
  /// another name has to be called by it.
  static func beginnings(of inherited: String) -> [String]? {
    if let requirements = protocols[inherited] { return requirements }
    return classes.contains(inherited) ? [] : nil
  }

  private static let classes: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController",
    "UINavigationController", "UITabBarController", "UIPageViewController", "UISplitViewController",
    "UIAlertController", "UIView", "UIControl", "UIButton", "UILabel", "UITextField", "UITextView",
    "UIImageView", "UIScrollView", "UITableView", "UICollectionView", "UIStackView",
    "UITableViewCell",
    "UICollectionViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView", "UIWindow",
    "UIVisualEffectView", "UIBarButtonItem", "NSObject", "NSViewController", "NSWindowController",
    "NSTabViewController", "NSSplitViewController", "NSView", "NSControl", "NSButton",
    "NSTextField",
    "NSTableCellView", "NSTableRowView", "NSWindow", "NSPanel", "NSMenu", "NSMenuItem",
    "AnyObject", "class", "Int", "String", "Double", "UInt", "UInt8", "Int16", "Int32",
  ]

  private static let protocols: [String: [String]] = [
    "View": ["body"], "ViewModifier": ["body"], "App": ["body"], "Scene": ["body"],
    "ToolbarContent": ["body"], "Commands": ["body"], "Sendable": [], "Error": [],
    "Identifiable": ["id"], "ObservableObject": ["objectWillChange"], "Hashable": ["hash"],
    "Equatable": [], "Comparable": [], "CaseIterable": ["allCases"],
    "RawRepresentable": ["rawValue"], "Encodable": ["encode"], "Decodable": [],
    "Codable": ["encode"], "CodingKey": ["stringValue", "intValue"],
    "CustomStringConvertible": ["description"],
    "LocalizedError": ["errorDescription", "failureReason", "recoverySuggestion", "helpAnchor"],
    "UIViewRepresentable": ["make", "update", "dismantle", "sizeThatFits"],
    "UIViewControllerRepresentable": ["make", "update", "dismantle", "sizeThatFits"],
    "NSViewRepresentable": ["make", "update", "dismantle", "sizeThatFits"],
    "ButtonStyle": ["makeBody"], "PrimitiveButtonStyle": ["makeBody"], "ToggleStyle": ["makeBody"],
    "LabelStyle": ["makeBody"], "EnvironmentKey": ["defaultValue"],
    "PreferenceKey": ["defaultValue", "reduce"], "Shape": ["path"],
    "UITableViewDelegate": table, "UITableViewDataSource": table,
    "UICollectionViewDelegate": collection, "UICollectionViewDataSource": collection,
    "UICollectionViewDelegateFlowLayout": collection, "UIScrollViewDelegate": scrolling,
    "UITextFieldDelegate": ["textField"], "UITextViewDelegate": ["textView"] + scrolling,
    "UISearchBarDelegate": ["searchBar", "position"],
    "UISearchResultsUpdating": ["updateSearchResults"],
    "UISearchControllerDelegate": [
      "willPresentSearch", "didPresentSearch", "willDismissSearch", "didDismissSearch",
      "presentSearch", "searchController",
    ],
    "UIGestureRecognizerDelegate": ["gestureRecognizer"],
    "UIPickerViewDelegate": ["pickerView"],
    "UIPickerViewDataSource": ["pickerView", "numberOfComponents"],
    "UINavigationControllerDelegate": ["navigationController"],
    "UITabBarControllerDelegate": ["tabBarController"],
    "UIImagePickerControllerDelegate": ["imagePickerController"],
    "MFMailComposeViewControllerDelegate": ["mailComposeController"],
    "MFMessageComposeViewControllerDelegate": ["messageComposeViewController"],
    "CLLocationManagerDelegate": ["locationManager"], "WKNavigationDelegate": ["webView"],
    "WKUIDelegate": ["webView"],
  ]

  private static let scrolling = ["scrollView", "viewForZooming"]
  private static let table =
    ["tableView", "numberOfSections", "sectionIndexTitles", "indexPathForPreferred"] + scrolling
  private static let collection =
    ["collectionView", "numberOfSections", "indexTitles", "indexPathForPreferred"] + scrolling
}
