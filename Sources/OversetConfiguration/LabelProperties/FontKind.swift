/// What a font is named by.
enum FontKind: String, CaseIterable {
  case system, monospacedSystem, textStyle, name, file

  /// The keys that mean something beside it.
  var keys: [String] {
    let metrics = ["fontMetrics", "contentSize", "maximumPointSize"]
    let variants = ["monospacedDigits", "design", "width"]
    return switch self {
    case .system: ["weight", "italic"] + variants + metrics
    case .monospacedSystem: ["weight", "italic"] + metrics
    case .textStyle: ["weight", "italic", "contentSize"] + variants
    case .name: ["size", "weight", "italic"] + metrics
    case .file: ["size", "face", "weight", "italic"] + metrics
    }
  }

  /// Where the points are.
  var sizeKey: String {
    switch self {
    case .system, .monospacedSystem, .textStyle: rawValue
    case .name, .file: "size"
    }
  }

  /// What says nothing without `fontMetrics`, but beside a text style.
  static let scaledKeys = ["contentSize", "maximumPointSize"]
}
