public import OversetModel
public import OversetRules
import OversetSyntax
public import OversetTexts

/// What to check and how: the content of `overset.yml`.
public struct Configuration: Sendable {
  /// The folder that every path is relative to.
  public var root: String
  /// The file that says it; nil where there is none.
  public var path: String?
  /// Paths and globs of catalogs; everything below the root by default.
  public var catalogs = ["."]
  /// Where the file names each of them.
  package var catalogPositions: [String: TextPosition] = [:]
  /// Folder names and path globs to leave out.
  public var exclude: [String] = []
  /// Nil for the catalog's own, else `Base` or `en`.
  public var sourceLocale: LocaleIdentifier?
  /// Where the file says it.
  package var sourceLocalePosition: TextPosition?
  /// Nil for every locale found.
  public var locales: [LocaleIdentifier]?
  /// Where the file says them.
  package var localesPosition: TextPosition?
  /// What decides the sizes of text styles, and the smallest legible text.
  public var platform = Platform.iOS
  /// Whether the file says it.
  package var statesPlatform = false
  /// Where fonts are from.
  public var fonts = FontSettings()
  /// Pixels in a point; `platform:` in a file sets those of the platform.
  public var displayScale = 3.0
  /// The widths that `screen` stands for, in points.
  public var screens = [Screen(name: "standard", width: 393)]
  /// Whether somebody chose the screens: else those of Interface Builder documents have their own.
  package var namesScreens = false
  /// The Dynamic Type categories that labels in text styles are checked at.
  public var contentSizes = [ContentSizeCategory.large]
  /// Whether labels in the system font are checked without Bold Text, with it, or both.
  public var legibilityWeights = [LegibilityWeight.regular]
  /// The texts that no label shows, and that need none.
  public var notShown: [HiddenKeys] = []
  /// The labels of the app.
  public var labels: [AppLabel] = []
  /// The label that takes their place, whatever the file says; nil for none.
  package internal(set) var singleLabel: SingleLabel?
  /// Samples for the values in texts, where a label has none of its own; the first that fits counts.
  public var arguments: [ConfiguredValues] = []
  /// The groups whose labels share a width.
  public var groups: [LabelGroup] = []
  /// The keys that objects of documents show, where nothing else says so.
  package var objectKeys: [ObjectKeys] = []
  /// Whether labels are read from storyboards and XIBs.
  public var readsInterfaces = true
  /// What is read of source code.
  public var sources = SourceSettings()
  /// Where Swift is parsed: no file says it.
  public var parsing = SwiftParsing.here
  /// Severities and thresholds.
  public var rules = RuleSettings()
  /// What makes a check fail.
  public var gate = Gate()
  /// Findings that are suppressed.
  public var ignore: [IgnoreEntry] = []
  /// Findings that are accepted; nil for none.
  public var baseline: BaselineSettings?

  /// Of everything below a folder, without a label.
  public init(root: String) { self.root = root }

  /// A path of the configuration, from the root of the file system.
  package func absolutePath(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(root)/\(path)"
  }

  /// Pixels in a point of the display that a label is on: those of an app for iOS say nothing of the
  /// labels that it has on a Mac.
  package func displayScale(of label: LabelConstraint) -> Double {
    label.kind == .nsTextField && platform != .macOS ? label.displayScale : displayScale
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
}
