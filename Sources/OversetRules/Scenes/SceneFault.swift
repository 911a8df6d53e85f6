package import OversetModel

/// What a locale's texts do to the layout of a scene, at some sizes and on some screens.
package struct SceneFault: Sendable {
  package var kind: Kind
  /// The document and the scene: `Settings ▸ Account`.
  package var scene: String
  /// The text that is named for it.
  package var text: Text
  /// The objects that it concerns too, as people find them.
  package var others: [String]
  /// How wide they would be, at the first variant at fault; nil where that is not known.
  package var widths: [Points?]
  /// How wide the text would be there; nil where the fault is not about that.
  package var asked: Points?
  /// In points, at the first variant at fault.
  package var amount: Points
  /// What a person may change in the document, in a phrase.
  package var suggestion: String
  /// Why the layout that a user sees may be another one; empty where it is certain.
  package var doubts: [String]
  /// Whether the document says nothing of the room that the app gives it: worth a note.
  package var isSupposed: Bool
  package var variants: Variants

  package enum Kind: Hashable, Sendable, CaseIterable {
    /// A text is drawn over another one.
    case overlap
    /// A text ends outside of the screen.
    case offScreen
    /// A text ends outside of a view around it, which cuts it off there.
    case outsideOfView
    /// Required constraints contradict each other.
    case unsatisfiable
    /// Texts in a row want more than there is, and nothing says which of them gives way.
    case rowOverflow
  }

  /// A text of the scene, with the label that shows it.
  package struct Text: Sendable {
    package var label: String
    package var table: String
    package var key: String
    package var locale: LocaleIdentifier
    package var location: FileLocation

    package init(
      label: String, table: String, key: String, locale: LocaleIdentifier, location: FileLocation
    ) {
      self.label = label
      self.table = table
      self.key = key
      self.locale = locale
      self.location = location
    }
  }

  /// Where the scene was laid out, and where it is at fault.
  package struct Variants: Sendable {
    package var weights: [LegibilityWeight]
    /// One nil where nothing follows Dynamic Type.
    package var contentSizes: [ContentSizeCategory?]
    /// The names of the screens; one nil where nothing depends on them.
    package var screens: [String?]
    /// By weight, then by size, then by screen: at least one.
    package var isFaulty: [Bool]

    package init(
      weights: [LegibilityWeight], contentSizes: [ContentSizeCategory?], screens: [String?],
      isFaulty: [Bool]
    ) {
      self.weights = weights
      self.contentSizes = contentSizes
      self.screens = screens
      self.isFaulty = isFaulty
    }

    /// The smallest size at fault, there the narrowest screen.
    fileprivate var first: LayoutVariant {
      let index = isFaulty.firstIndex(of: true) ?? 0
      let size = index / screens.count
      return LayoutVariant(
        contentSize: contentSizes[size % contentSizes.count],
        screen: screens[index % screens.count],
        legibilityWeight: weights[size / contentSizes.count])
    }

    fileprivate var phrase: String? {
      FaultyVariants(
        sizes: contentSizes, screens: screens, isFaulty: isFaulty, showsAll: isFaulty.map { !$0 },
        comparesBoldText: weights.count > 1
      ).phrase(withLargestFit: true)
    }
  }

  package init(
    _ kind: Kind, in scene: String, of text: Text, others: [String] = [], widths: [Points?] = [],
    asked: Points? = nil, amount: Points = 0, suggestion: String, doubts: [String],
    isSupposed: Bool = false, at variants: Variants
  ) {
    self.kind = kind
    self.scene = scene
    self.text = text
    self.others = others
    self.widths = widths
    self.asked = asked
    self.amount = amount
    self.suggestion = suggestion
    self.doubts = doubts
    self.isSupposed = isSupposed
    self.variants = variants
  }

  /// The other objects in quotation marks, each with its width where that is known: those that are
  /// named by their text have some.
  var othersPhrase: String {
    others.enumerated().map { index, name in
      let width = widths.indices.contains(index) ? widths[index] : nil
      return (name.hasPrefix("‘") ? name : "'\(name)'")
        + (width.map { " (\($0.tenths) pt)" } ?? "")
    }.joined(separator: " and ")
  }

  /// `what` says what the text does. A layout that is not certain makes a finding of the severity
  /// below, as a frame that is not certain does; one that is not for several reasons a note.
  func finding(_ rule: RuleID, _ severity: Severity, _ what: String) -> Finding {
    let variant = variants.first
    let conditions = [text.locale.identifier, variant.description].filter { !$0.isEmpty }
    var message = "'\(text.key)' (\(conditions.joined(separator: ", "))) \(what) in '\(scene)'"
    if let phrase = variants.phrase { message += ", \(phrase)" }
    if !doubts.isEmpty {
      message += "; the layout is not certain: " + doubts.joined(separator: ", ")
    }
    return Finding(
      rule: rule,
      severity: isSupposed || doubts.count > 1 ? .note : doubts.isEmpty ? severity : severity.lower,
      subject: Finding.Subject(
        label: text.label, table: text.table, key: text.key, locale: text.locale, variant: variant),
      location: text.location, message: message, suggestion: suggestion)
  }
}
