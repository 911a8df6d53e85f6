/// The types that members of a name have, in whatever type of the app they are.
struct TypesByName: Sendable {
  private var types: [String: Set<String>] = [:]
  /// Of which one may have any type.
  private var open: Set<String> = []

  /// `type` is nil where it is not known, `isOwn` whether the app declares it.
  mutating func add(_ type: String?, toMembersNamed name: String, isOwn: Bool) {
    if let type, isOwn {
      types[name, default: []].insert(type)
    } else if type.map({ !Self.isOfSystem($0) }) ?? true {
      open.insert(name)
    }
  }

  /// The app's types among them; nil where one may have any type, and where none has one of the app's.
  subscript(name: String) -> Set<String>? {
    open.contains(name) || Self.ofGenericTypes.contains(name) ? nil : types[name]
  }

  /// Members of generic types, whose values are of the app's types: of Swift, Combine and SwiftUI.
  private static let ofGenericTypes: Set<String> = [
    "element", "elements", "key", "value", "values", "first", "last", "wrappedValue",
    "projectedValue", "object", "objects", "root", "rootView", "base", "output", "success",
    "failure", "result", "get", "item", "content", "data", "state", "body", "self", "init",
    "subscript", "load", "fetch", "decode", "keys", "indices",
  ]

  /// Whether no member of a type of the system has a type of the app.
  static func isOfSystem(_ type: String) -> Bool {
    systemTypes.contains(type) || classes.contains(type)
  }

  /// The same of those whose names apps give no types of their own, and no parameters of generic types.
  static func isClassOfSystem(_ type: String) -> Bool { classes.contains(type) }

  private static let systemTypes: Set<String> = [
    "String", "Substring", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8",
    "UInt16", "UInt32", "UInt64", "Double", "Float", "Bool", "CGFloat", "CGPoint", "CGSize",
    "CGRect", "Void", "Never", "Date", "DateInterval", "DateComponents", "TimeInterval", "Calendar",
    "Locale", "TimeZone", "Data", "Decimal", "UUID", "URL", "URLRequest", "URLError", "Bundle",
    "IndexPath", "IndexSet", "AttributedString", "LocalizedStringKey", "LocalizedStringResource",
    "Image", "Color", "Font", "Text", "Edge", "Angle",
  ]

  private static let classes: Set<String> = [
    "URLComponents", "URLResponse", "HTTPURLResponse", "UserDefaults", "FileManager", "ProcessInfo",
    "DateFormatter", "NumberFormatter", "ByteCountFormatter", "RelativeDateTimeFormatter",
    "NSString", "NSMutableString", "NSAttributedString", "NSMutableAttributedString", "NSNumber",
    "NSDate", "NSURL", "NSData", "NSError", "NSUserDefaults", "NSBundle", "NSFileManager",
    "NSLocale", "NSCalendar", "NSImage", "NSColor", "NSFont", "NSScreen", "UIImage", "UIColor",
    "UIFont", "UIDevice", "UIScreen", "UIAlertController", "UIAlertAction", "UILabel",
    "UITextField", "UITextView", "UIButton", "UIImageView", "UISwitch", "CLLocation", "CLPlacemark",
    "CNContact", "EKEvent", "EKCalendar", "EKReminder", "PHAsset", "PHAssetCollection", "MKMapItem",
    "MKPlacemark", "SKProduct", "AVAsset", "AVMetadataItem", "AVCaptureDevice", "MPMediaItem",
    "UNNotification", "UNNotificationSettings",
  ]
}
