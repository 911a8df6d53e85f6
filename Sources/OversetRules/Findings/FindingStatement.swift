import OversetFits
import OversetModel

/// Everything about a finding, put into words: of a rule about the app, or of several findings that
/// became one.
final class FindingStatement: Sendable {
  let subject: Finding.Subject
  let location: FileLocation
  let message: String
  let suggestion: String?
  let layout: CheckedLayout?
  let source: Finding.SourceState?
  let others: [Finding]
  let clears: Clearance?
  /// How many points of width its text lacks at most, over all sizes and screens; nil where that is
  /// what `layout` lacks.
  let lack: Points?
  let textInLabel: TextInLabel?
  /// Over all combinations and sizes; nil where no shorter text would fit.
  let cut: TextCut?
  /// Where code shows the text.
  let use: CodeUse?
  /// Whether it is one of many that are reported by their number.
  let isCounted: Bool

  init(
    subject: Finding.Subject, location: FileLocation, message: String, suggestion: String?,
    layout: CheckedLayout?, source: Finding.SourceState?, others: [Finding] = [],
    clears: Clearance? = nil, lack: Points? = nil, textInLabel: TextInLabel? = nil,
    cut: TextCut? = nil, use: CodeUse? = nil, isCounted: Bool = false
  ) {
    self.subject = subject
    self.location = location
    self.message = message
    self.suggestion = suggestion
    self.layout = layout
    self.source = source
    self.others = others
    self.clears = clears
    self.lack = lack
    self.textInLabel = textInLabel
    self.cut = cut
    self.use = use
    self.isCounted = isCounted
  }
}
