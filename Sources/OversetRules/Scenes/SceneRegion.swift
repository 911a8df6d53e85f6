package import OversetModel

/// The part of a screen around a text, as a locale's texts lay it out: what a page draws.
///
/// All rectangles are in one space, that of the scene; x grows to the right in every locale.
package struct SceneRegion: Sendable {
  package var locale: LocaleIdentifier
  /// The size and the screen that the scene was laid out at.
  package var variant: LayoutVariant
  /// What a picture shows.
  package var window: Rect
  /// The view that holds everything: a screen, a window or a cell.
  package var surface: Rect
  /// The edges of the screen lie at 0 and here; nil for a window of macOS.
  package var screenWidth: Points?
  /// Those that the window shows, from back to front.
  package var items: [Item]
  /// What is at fault: where texts are drawn over each other, what lies outside of the screen, and
  /// the room that a row lacks, behind its end.
  package var marks: [Rect]

  /// A view of the region.
  package struct Item: Sendable {
    package var frame: Rect
    package var kind: Kind
    /// What the view shows, in its own coordinates; nil for no text, and for one whose place in the
    /// view is not known.
    package var text: CheckedLayout?
    /// Whether the picture is about it.
    package var isSubject: Bool
    package var isAtFault: Bool

    package init(
      frame: Rect, kind: Kind, text: CheckedLayout? = nil, isSubject: Bool = false,
      isAtFault: Bool = false
    ) {
      self.frame = frame
      self.kind = kind
      self.text = text
      self.isSubject = isSubject
      self.isAtFault = isAtFault
    }
  }

  /// What a view looks like.
  package enum Kind: Int, Sendable {
    case label, button, field, image, toggle, other
  }

  package init(
    locale: LocaleIdentifier, variant: LayoutVariant, window: Rect, surface: Rect,
    screenWidth: Points?, items: [Item], marks: [Rect]
  ) {
    self.locale = locale
    self.variant = variant
    self.window = window
    self.surface = surface
    self.screenWidth = screenWidth
    self.items = items
    self.marks = marks
  }
}

/// The regions around the texts of findings, each once.
package struct SceneRegions: Sendable {
  package private(set) var regions: [SceneRegion] = []
  private var pairs: [Key: Pair] = [:]

  /// A text with the source locale's texts and with those of its locale, as indices in `regions`.
  package struct Pair: Hashable, Sendable {
    /// Nil for a text of the source locale.
    package var source: Int?
    package var own: Int

    package init(source: Int? = nil, own: Int) {
      self.source = source
      self.own = own
    }
  }

  /// What the findings that share a pair have in common.
  package struct Key: Hashable, Sendable {
    package let label: String
    package let locale: LocaleIdentifier
    package let variant: LayoutVariant

    /// Nil for a finding that is about no text in a label.
    package init?(_ finding: Finding) {
      let subject = finding.subject
      guard let label = subject.label, let locale = finding.locale else { return nil }
      self.label = label
      self.locale = locale
      variant = subject.variant
    }
  }

  package init() {}

  /// Adds regions that were made together; `pairs` are indices among them.
  package mutating func add(_ regions: [SceneRegion], _ pairs: [(key: Key, pair: Pair)]) {
    let start = self.regions.count
    self.regions += regions
    for (key, pair) in pairs {
      self.pairs[key] = Pair(source: pair.source.map { $0 + start }, own: pair.own + start)
    }
  }

  /// Nil for a finding about no label of an interface, and beyond the most that a report has.
  package func pair(of finding: Finding) -> Pair? {
    Key(finding).flatMap { pairs[$0] }
  }
}
