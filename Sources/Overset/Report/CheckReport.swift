import OversetFits
import OversetModel
import OversetRules

/// Everything that a check found out: what reporters write down.
public struct CheckReport: Sendable {
  /// The numbers.
  public var summary: Summary
  /// In the order of files, lines, labels and variants.
  public var findings: [Finding]
  /// What was found and is accepted, in the same order.
  public var suppressed: [SuppressedFinding] = []
  /// Every label, in the configuration's order, then those that catalogs ask for.
  public var labels: [LabelReport] = []
  /// Every layout, in the same order; empty unless it was asked for.
  public var layouts: [CheckedLayout]
  /// The parts of screens around the labels of interfaces; empty unless they were asked for.
  package var regions = SceneRegions()
  /// Where source code uses keys; empty where none was read.
  package var code: [CodeFile] = []
  /// The font files that were used, by name.
  public var fonts: [ReportedFont]
  /// What it was found with.
  public var tool: ToolVersions
  /// What makes the check fail.
  public var gate: Gate = Gate()
  /// Whether the findings pass, and the exit status.
  public var verdict: Verdict

  /// The counts of a check.
  public struct Summary: Sendable, Equatable {
    /// Files of texts.
    public var catalogs = 0
    /// The locales that were checked, by identifier.
    public var locales: [LocaleIdentifier] = []
    /// Keys, counted in each table.
    public var entries = 0
    /// Texts over all locales, each variation by itself.
    public var strings = 0
    /// Keys that the app's code asks for, to show them.
    public var keys = 0
    /// Those of them that a label shows.
    public var constrainedKeys = 0
    /// What becomes of each of them.
    public var coverage = KeyCoverage()
    /// Keys of objects in Interface Builder documents, whose labels are in the documents.
    public var interfaceKeys = 0
    /// Those of them that a label of the configuration shows all the same.
    public var constrainedInterfaceKeys = 0
    /// Keys that no label shows, as the configuration says: they are not among `keys`.
    public var hiddenKeys = 0
    /// Labels of the configuration, and those that catalogs ask for.
    public var labels = 0
    /// Texts of the App Store, which no label shows.
    public var storeTexts = 0
    /// Label × text × size × screen.
    public var layouts = 0
    /// Layouts by how much of the text is seen.
    public var outcomes: [LabelFit.Outcome: Int] = [:]
    /// Layouts whose verdict is not certain.
    public var borderline = 0
    /// Layouts that could not be measured.
    public var inconclusive = 0
    /// Files of source code that are not read, or not to their end.
    public var unreadSources = 0
    /// Those of them whose finding is a warning.
    var unreadWarnings = 0
    /// Findings by severity; without the severities that there are none of.
    public var findings: [Severity: Int] = [:]
    /// Findings that the configuration or notes for translators suppress: they are not among the
    /// others.
    public var ignored = 0
    /// Findings that the baseline accepts: they are not among the others.
    public var accepted = 0
    /// Findings that the revision that was asked for has too: they are not among the others, and only
    /// labels show them.
    public var unchanged = 0

    /// Those of `findings` that the report does not have, because it was asked for fewer.
    public var leftOut = 0

    /// Whether the only labels are the system's own, such as that of the app's name.
    var hasOnlySystemLabels = false

    /// Whether no label was needed: the App Store's texts were checked, and there are no others.
    var hasOnlyStoreTexts: Bool { storeTexts > 0 && entries == 0 }

    /// Whether other texts of the app were left out, because only the system has labels.
    package var leavesOutTexts: Bool { hasOnlySystemLabels && coverage.unknown > 0 }

    /// Whether there are texts of the app, and no label of its own to check them in.
    package var lacksLabels: Bool {
      labels == 0 && !hasOnlyStoreTexts && !isProved || leavesOutTexts
    }

    /// Whether source code proves that no text can be cut, so that there is nothing to lay out.
    var isProved: Bool { coverage.safe > 0 && coverage.safe == coverage.drawn }

    /// Of nothing.
    public init() {}
  }

  /// A font file that shaped text.
  public struct ReportedFont: Sendable, Hashable, Comparable {
    /// The font's own name for programs.
    public var postScriptName: String
    /// The file's name, without its folder.
    public var file: String
    /// Of the file's bytes, in hexadecimal digits.
    public var sha256 = ""
    /// What it stands in for, where the system's own font cannot be shipped.
    public var standsInFor: String?

    public static func < (left: ReportedFont, right: ReportedFont) -> Bool {
      (left.postScriptName, left.file, left.sha256, left.standsInFor ?? "")
        < (right.postScriptName, right.file, right.sha256, right.standsInFor ?? "")
    }
  }

  /// The versions that a result depends on.
  public struct ToolVersions: Sendable, Hashable {
    /// Of this package.
    public var version: String
    /// Of ICU.
    public var icu: String
    /// Of the Unicode Standard that ICU implements.
    public var unicode: String
    /// Of HarfBuzz.
    public var harfbuzz: String
    /// Of FreeType.
    public var freetype: String
  }
}

/// The gate's answer, and the exit status that goes with it.
public enum Verdict: Sendable, Hashable {
  case passed
  /// A finding is at or above the gate, or there are too many warnings. The reason is one phrase.
  case failed(String)
  /// Nothing was checked, or something could not be measured.
  case inconclusive(String)
  /// The configuration or a named path is wrong.
  case misused(String)

  /// 0, 1, 2 or 3, the same for every format.
  public var exitStatus: Int32 {
    switch self {
    case .passed: 0
    case .failed: 1
    case .misused: 2
    case .inconclusive: 3
    }
  }
}
