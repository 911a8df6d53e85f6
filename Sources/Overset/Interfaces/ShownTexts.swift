import OversetInterfaces
import OversetModel
import OversetTexts

/// What an object may show in the place of a text: how much room it leaves others depends on it.
enum OtherText: Sendable {
  /// Nothing, at times: code clears it, or takes its view away.
  case nothing
  /// One of these.
  case texts([TableKey])
  /// Something that is not known before the app runs; code sets it there.
  case unknown(FileLocation)
}

/// The texts that one object of a document shows.
struct ShownTexts: Sendable {
  /// None where the document's own text is shown in every locale, or where nothing is known.
  var links: [TextLink] = []
  /// Why other texts may be shown; empty where it is certain.
  var doubts: [String] = []
  /// Those of the links whose code sets the text in another way than the others, with how it is set.
  var alternatives: [Alternative] = []
  /// Why the document's own text is not shown; nil where it is.
  var replacement: CodeReplacement?
  /// What code may show in the place of the first link's text; nil where that is shown.
  var other: OtherText?
  /// False where code sets a font, lines or a scale whose value it does not write there.
  var isSettingKnown = true
  /// Whether code hides it, whatever happens.
  var isAlwaysHidden = false
  /// Where code may hide it, or make it transparent.
  var hiding: FileLocation?
  /// Where code may hide it, or a view around it.
  var hidingAround: FileLocation?
  /// The views that the document hides, itself or around it, where code shows every one of them.
  var shownViews: [InterfaceObject] = []
  /// The ids of the views in its row that code hides where it shows the text.
  var hiddenBeside: Set<String> = []
  /// Why it has another room than the document says, or one that is not known; nil where the document says it.
  var roomDoubt: LayoutDoubt?

  var allLinks: [TextLink] { links + alternatives.flatMap(\.links) }

  struct Alternative: Sendable {
    var label: LabelConstraint
    var links: [TextLink]
    var doubts: [String]
  }
}
