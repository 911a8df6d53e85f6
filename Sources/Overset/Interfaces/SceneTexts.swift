import OversetConfiguration
import OversetInterfaces
import OversetModel
import OversetTexts

/// A text of a scene that has keys, with the view that shows it.
struct SceneText: Sendable {
  let text: InterfaceText
  /// At least one: the scene is laid out with the text of the first.
  let links: [TextLink]
  /// Why it may show other texts, or be set in another way.
  let doubts: [String]
  /// More links, whose code sets the text in another way.
  let alternatives: [ShownTexts.Alternative]
  /// False where code sets a font, lines or a scale whose value it does not write there.
  let isSettingKnown: Bool
  /// Why it has another room than the document says, or one that is not known; nil where the document says it.
  let roomDoubt: LayoutDoubt?
  /// The id of the view that shows it.
  let view: String
  /// On the document's own canvas; nil where only other size classes have it.
  let canvasView: Int?
  /// The object's path, and its id behind it: what findings call the label.
  let name: String
  /// Whether the document hides it, and code shows it.
  let isShownByCode: Bool
  /// The ids of the views that code hides where it shows the text.
  let hiddenBeside: Set<String>
  /// Where code may hide its view, or make it transparent; nil where it does not.
  let hiding: FileLocation?
  /// Where code may hide the view, or one around it; nil where it does not.
  let hidingAround: FileLocation?
  /// Whether the configuration excludes the object: its text takes room, and is not checked.
  let isExcluded: Bool

  var allLinks: [TextLink] { links + alternatives.flatMap(\.links) }
}

/// The texts of linked keys in a locale: scratch of one worker.
final class SceneStrings {
  private let tables: [CatalogTable]
  private let plurals = PluralRulesBook()
  private var values: (locale: LocaleIdentifier, samples: SampleValues)?

  init(_ tables: [CatalogTable]) { self.tables = tables }

  /// What the app shows for a key; nil where the document's own text is shown. Of several texts the
  /// first, with usual values in it.
  func text(of key: TableKey, in identifier: LocaleIdentifier) -> String? {
    let table = tables[key.table]
    let texts = UserTexts(
      of: key.key, in: table, locale: table.locale(identifier), plurals: plurals)
    guard let text = texts.texts.first else { return nil }
    guard text.isFormat else { return text.value }
    return FormatExpander(samples: ConfiguredSamples(byNumber: [:], byName: [:])).text(
      of: text, upTo: nil, size: .usual, samples(identifier))
  }

  private func samples(_ locale: LocaleIdentifier) -> SampleValues {
    if let values, values.locale == locale { return values.samples }
    let samples = SampleValues(locale: locale)
    values = (locale, samples)
    return samples
  }
}
