import OversetFits
import OversetModel

extension Finding {
  /// How the source locale's text fares in the same label.
  public struct SourceState: Hashable, Sendable {
    /// The source locale.
    public var locale: LocaleIdentifier
    /// How much of its text is seen.
    public var outcome: LabelFit.Outcome
    /// The source's text, with its arguments in place.
    public var text: String?
    /// Which of the source's texts it is.
    package var variation = Variation.none
    /// Where it is written; nil where that is not known.
    package var path: String?

    /// Of a text that was laid out.
    public init(locale: LocaleIdentifier, outcome: LabelFit.Outcome) {
      self.locale = locale
      self.outcome = outcome
    }

    /// Whether text is lost in the source locale already.
    public var losesText: Bool { outcome.losesText }
  }
}

/// How the source's text fares in a label, which the findings of all locales refer to.
package final class SharedSourceState: Sendable {
  package let state: Finding.SourceState

  package init(_ state: Finding.SourceState) { self.state = state }
}
