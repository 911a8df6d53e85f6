import OversetModel
import OversetSyntax

/// What to check and how: the content of `overset.yml`.
public struct Configuration: Sendable {
  /// The folder that every path is relative to.
  public var root: String
  /// The file that says it; nil where there is none.
  public var path: String?
  /// Paths and globs of catalogs; everything below the root by default.
  public var catalogs = ["."]
  /// Folder names and path globs to leave out.
  public var exclude: [String] = []
  /// Nil for the catalog's own, else `Base` or `en`.
  public var sourceLocale: LocaleIdentifier?
  /// Where the file says it.
  var sourceLocalePosition: TextPosition?
  /// Nil for every locale found.
  public var locales: [LocaleIdentifier]?
  /// What decides the sizes of text styles, and the smallest legible text.
  public var platform = Platform.iOS
  /// Where fonts are from.
  public var fonts = FontSettings()
  /// Pixels in a point.
  public var displayScale = 3.0
  /// The widths that `screen` stands for, in points.
  public var screens = [Screen(name: "standard", width: 393)]
  /// The Dynamic Type categories that labels in text styles are checked at.
  public var contentSizes = [ContentSizeCategory.large]
  /// Whether labels in the system font are checked without Bold Text, with it, or both.
  public var legibilityWeights = [LegibilityWeight.regular]
  /// The texts that no label shows, and that need none.
  public var notShown: [HiddenKeys] = []
  /// The labels of the app.
  public var labels: [ConfiguredLabel] = []
  /// Samples for the values in texts, where a label has none of its own; the first that fits counts.
  public var arguments: [ConfiguredValues] = []
  /// The groups whose labels share a width.
  public var groups: [ConfiguredGroup] = []
  /// Severities and thresholds.
  public var rules = RuleSettings()
  /// What makes a check fail.
  public var gate = Gate()
  /// Findings that are waved away.
  public var ignore: [IgnoreEntry] = []
  /// Findings that are accepted; nil for none.
  public var baseline: BaselineSettings?

  /// Of everything below a folder, without a label.
  public init(root: String) { self.root = root }

  /// A path of the configuration, from the root of the file system.
  func absolutePath(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(root)/\(path)"
  }

  /// Where fonts are from, beside those that the machine has.
  public struct FontSettings: Hashable, Sendable {
    /// Folders and files with fonts.
    public var search: [String] = []
    /// The family that lends its shapes to the system font in pictures.
    public var system = "Inter"
    /// Families by script code or language, before the built-in cascade.
    public var fallback: [String: String] = [:]
  }

  /// A width that labels are laid out on.
  public struct Screen: Hashable, Sendable {
    /// What findings call it.
    public var name: String
    /// In points.
    public var width: Points

    /// Of a width in points.
    public init(name: String, width: Points) {
      self.name = name
      self.width = width
    }
  }
}

/// A label of the app, and which texts it shows.
public struct ConfiguredLabel: Hashable, Sendable {
  /// What findings call it.
  public var id: String
  /// The keys that it shows; any of these.
  public var keys: [Glob]
  /// The tables that the keys are looked for in; nil for all.
  public var table: Glob?
  /// Whether it takes only what no other label took.
  public var isDefault = false
  /// What the label is told about its text.
  public var constraint: LabelConstraint
  /// In points, by itself or as a share of the screen.
  public var width: WidthExpression
  /// Nil where it is unlimited.
  public var height: Points?
  /// The room between the label's bounds and its text.
  public var insets = Insets()
  /// Samples for format specifiers, by argument number from 1.
  public var arguments: [Int: [String]] = [:]
  /// Samples for arguments that have names: of variables (`%#@name@`) and placeholders (`${name}`).
  public var namedArguments: [String: [String]] = [:]
  /// The labels that are seen beside this one: they should shrink alike, and may share a width.
  public var group: String?
  /// Where the configuration says it; nil where a label was given on the command line.
  public var position: TextPosition?
  /// Where it says the keys and the table.
  var namePositions = NamePositions()

  /// As high as its lines, without insets.
  public init(id: String, keys: [Glob], constraint: LabelConstraint, width: WidthExpression) {
    self.id = id
    self.keys = keys
    self.constraint = constraint
    self.width = width
  }

  /// The room for text on a screen; infinitely high without a limit.
  public func bounds(onScreen screen: Points) -> Rect {
    let width = width.points(onScreen: screen) - insets.leading - insets.trailing
    let height = height.map { max(0, $0 - insets.top - insets.bottom) } ?? .infinity
    return Rect(x: 0, y: 0, width: width, height: height)
  }
}
