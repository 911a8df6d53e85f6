/// One table of texts of a file, with the positions of its keys and values.
///
/// Most files hold one table; an XLIFF has one for each file that its texts were exported from.
public struct Catalog: Sendable {
  /// The path it was read from, relative to where the reading began.
  public var path: String
  public var format: CatalogFormat
  /// The table's name: the file's base name, or that of the `original`.
  public var table: String
  /// The project's file that the texts were exported from, where the format says so (XLIFF).
  public var original: String?
  /// The format of that file, where it is known.
  package var originalFormat: CatalogFormat?
  /// The character encoding, as IANA spells it, with `+bom` where the file has one; `binary` for a
  /// binary property list.
  public var encoding: String
  /// The locale of a table that has one locale; nil where every entry has its own.
  public var locale: LocaleIdentifier?
  /// The locale that the others are translated from, where the file says so.
  public var sourceLocale: LocaleIdentifier?
  /// Every text that the app can see, in file order.
  public var entries: [CatalogEntry]
  /// The texts that a later one of the same key replaces, in file order.
  public var overridden: [CatalogEntry] = []
  /// The texts that the app does not see, as far as they can be read: behind a silent end of the
  /// file or in a comment that is never closed, all of them where the file fails.
  public var lost: [CatalogEntry] = []
  /// What is wrong with the file, in file order.
  public var faults: [CatalogFault]
  /// False where a file has no lines (a binary property list): every position is `.start`.
  public var hasPositions = true
  /// The object ids of an Interface Builder document; nil for other files.
  public var objectIDs: Set<String>?

  /// Makes a table with these entries and faults.
  public init(
    path: String, format: CatalogFormat, table: String, encoding: String, locale: LocaleIdentifier?,
    sourceLocale: LocaleIdentifier? = nil, entries: [CatalogEntry] = [],
    faults: [CatalogFault] = []
  ) {
    self.path = path
    self.format = format
    self.table = table
    self.encoding = encoding
    self.locale = locale
    self.sourceLocale = sourceLocale
    self.entries = entries
    self.faults = faults
  }

  /// What the app shows for a key that a locale has no text for.
  package var fallback: CatalogFormat.Fallback { (originalFormat ?? format).fallback }

  /// How much of a file the app reads.
  public enum Outcome: String, Sendable {
    /// All of it, apart from single entries among the faults.
    case read
    /// What is before a fault at which the app stops without a message.
    case cut
    /// Nothing.
    case failed
  }

  /// How much of the file the app reads.
  public var outcome: Outcome {
    if faults.contains(where: { $0.extent == .file }) { return .failed }
    return faults.contains { $0.extent == .rest } ? .cut : .read
  }
}

/// One text of one key in one locale.
public struct CatalogEntry: Hashable, Sendable {
  /// What the app asks for.
  public var key: String
  /// The text's locale.
  public var locale: LocaleIdentifier
  /// The text, with its specifiers and without escapes.
  public var value: String
  /// Which of the key's texts it is.
  public var variation: Variation
  /// The argument of the variable that `variation.substitution` names.
  public var argument: VariableArgument?
  /// `translated`, `new` …, where the format has states.
  public var state: String?
  /// The note for translators.
  public var comment: String?
  /// The instructions to this tool in the note.
  public var directives: [Directive] = []
  /// The room that the file itself gives the text.
  public var widthLimit: WidthLimit?
  /// False where the format says that the text is the same in every locale.
  public var shouldTranslate: Bool
  /// False for a text of the source locale that the file does not write as an entry: the key is the
  /// text, or an XLIFF repeats it.
  public var isWritten: Bool
  /// The first character of the key, its quotation mark included.
  public var keyPosition: TextPosition
  /// The first character of the value, its quotation mark included (in XML of what the element
  /// contains); the key's where there is no value.
  public var valuePosition: TextPosition

  /// Makes an entry of a plain text, except for what is given.
  public init(
    key: String, locale: LocaleIdentifier, value: String, variation: Variation = .none,
    argument: VariableArgument? = nil, state: String? = nil, comment: String? = nil,
    shouldTranslate: Bool = true, isWritten: Bool = true, keyPosition: TextPosition,
    valuePosition: TextPosition
  ) {
    self.key = key
    self.locale = locale
    self.value = value
    self.variation = variation
    self.argument = argument
    self.state = state
    self.comment = comment
    self.shouldTranslate = shouldTranslate
    self.isWritten = isWritten
    self.keyPosition = keyPosition
    self.valuePosition = valuePosition
  }
}

/// The argument of a format that a variable (`%#@name@`) takes its number from.
///
/// A class, because few entries have one, and every entry has room for it.
public final class VariableArgument: Hashable, Sendable {
  /// From 1 (`argNum`); nil where the order of the variables in the format decides.
  public let number: Int?
  /// Without the percent sign: `lld`, `d` (`formatSpecifier`, `NSStringFormatValueTypeKey`).
  public let specifier: String?

  /// Makes one from its number, its type, or both.
  public init(number: Int? = nil, specifier: String? = nil) {
    self.number = number
    self.specifier = specifier
  }

  public static func == (left: VariableArgument, right: VariableArgument) -> Bool {
    left.number == right.number && left.specifier == right.specifier
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(number)
    hasher.combine(specifier)
  }
}

/// An instruction to this tool in a note for translators: what follows `overset:` in a line.
public struct Directive: Hashable, Sendable {
  /// `width=120 lines=1`, `ignore de,fi - reason`; not yet parsed.
  public var text: String
  /// The first character of `text`.
  public var position: TextPosition

  /// Makes one from its text and position.
  public init(text: String, position: TextPosition) {
    self.text = text
    self.position = position
  }
}

/// The room that a file gives a text: XLIFF's `maxwidth`, `size-unit` and `font`.
///
/// A class, because one entry in a thousand has it, and every entry has room for it.
public final class WidthLimit: Hashable, Sendable {
  /// In `unit`s.
  public let width: Double
  /// `pixel` where the file says nothing (XLIFF 1.2 §2.3).
  public let unit: String
  /// `Helvetica;17;bold`.
  public let font: String?
  /// The attribute in the file.
  public let position: TextPosition

  /// Makes a limit in pixels, except for what is given.
  public init(width: Double, unit: String = "pixel", font: String? = nil, position: TextPosition) {
    self.width = width
    self.unit = unit
    self.font = font
    self.position = position
  }

  public static func == (left: WidthLimit, right: WidthLimit) -> Bool {
    left.width == right.width && left.unit == right.unit && left.font == right.font
      && left.position == right.position
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(position)
  }
}

/// A fact about a catalog file that makes the app see less than its author wrote, or is likely to.
public struct CatalogFault: Hashable, Sendable {
  /// How much is lost.
  public enum Extent: String, Sendable {
    /// The whole file: the app reads nothing of it.
    case file
    /// What is behind the fault: the app stops reading there, without a message.
    case rest
    /// One entry, or a part of it.
    case entry
    /// Nothing: the file breaks the format's rules, but the app reads it.
    case nothing
    /// Nothing, because the extra characters are not text.
    case superfluous
  }

  /// How much is lost.
  public var extent: Extent
  /// Where it is in the file.
  public var position: TextPosition
  /// One phrase without a full stop.
  public var message: String
  /// The key of the entry with the fault; nil where no entry has it.
  public var key: String?
  /// The locale of the text with the fault, where a file has several locales.
  public var locale: LocaleIdentifier?

  /// Makes a fault at a position in the file.
  public init(
    extent: Extent, position: TextPosition, message: String, key: String? = nil,
    locale: LocaleIdentifier? = nil
  ) {
    self.extent = extent
    self.position = position
    self.message = message
    self.key = key
    self.locale = locale
  }
}
