import OversetModel
import OversetTexts

/// A translation takes other values of the app than its source.
enum FormatMismatch: AppRule {
  static let about = RuleDescription(
    .formatMismatch, .error, "the translation's specifiers differ from the source's",
    meaning: """
      The app passes the values that the source's text asks for. A translation that takes another \
      kind of value for an argument (an object for a number), or more of them, crashes or prints \
      garbage; one that changes their order must number them. Every variation of a key counts: a \
      plural case may leave out the number that selects it. An argument that no text of a translation \
      shows is one step less severe. Where nothing says that the app puts values into the source's text \
      at all, because its only signs of percent may be placeholders of the app's own (%date, %0), it is a \
      note. Sizes of whole numbers are not compared: on every Apple platform \
      each takes the same room.
      """,
    example: """
      "sent" = "%@ sent %d files";    "sent" = "%d Dateien von %@";
      error: 'sent' (de) takes %d as argument 1, its source %@
      """,
    remedy: """
      Use the source's specifiers; number them ('%2$d … %1$@') where their order changes, and write \
      '%%' for a sign of percent.
      """,
    sources: [
      .documented("String Programming Guide: Format Specifiers, positional arguments"),
      .measured("Core Foundation's format parser: kinds, numbering, the space as a flag"),
    ])

  static let looksAtTexts = true

  static func findings(in app: CheckedApp, severity: Severity) -> [Finding] {
    app.tables.flatMap { table -> [Finding] in
      if table.fallback == .documentText { return [] }
      return table.keys.indices.flatMap { key in
        findings(ofKey: key, in: table, app.locales, severity)
      }
    }
  }

  private static func findings(
    ofKey key: Int, in table: CatalogTable, _ locales: [LocaleIdentifier]?, _ severity: Severity
  ) -> [Finding] {
    if table.keys[key].kind != .code { return [] }
    let sourceMayBeFormat = mayBeFormat(key, in: table.source) || table.keys[key].text.mayBeFormat
    var source: Source??
    var sourceSpecifiers: [FormatPart]??
    return table.locales.compactMap { locale in
      guard locales?.contains(locale.identifier) != false,
        sourceMayBeFormat || mayBeFormat(key, in: locale), UserTexts.hasOwn(key, in: locale)
      else { return nil }
      if locale.identifier != table.sourceLocale {
        // Most translations take the same values in the same order: no more is to be compared.
        let wanted = sourceSpecifiers ?? specifiers(ofOnlyText: key, in: table.source)
        sourceSpecifiers = .some(wanted)
        if let wanted, specifiers(ofOnlyText: key, in: locale) == wanted { return nil }
      }
      let known = source ?? self.source(ofKey: key, in: table)
      source = .some(known)
      let isSource = locale.identifier == table.sourceLocale
      let entries = PluralEntries(range: locale.rangeOfKey[key], locale: locale)
      guard let problem = problem(of: entries, isSource ? nil : known) else { return nil }
      let entry = problem.entry ?? entries.formats.first ?? entries.range.lowerBound
      let name = table.keys[key].text
      return Finding(
        rule: .formatMismatch, severity: problem.severity(severity),
        subject: Finding.Subject(table: table.name, key: name, locale: locale.identifier),
        location: locale.location(ofEntry: entry),
        message: "'\(name)' (\(locale.identifier)) \(problem.message)",
        suggestion: problem.suggestion)
    }
  }

  /// The specifiers and placeholders of a key's only text, in order; nil for plurals and variables,
  /// for a text without any, and where the app reads more than is meant.
  private static func specifiers(
    ofOnlyText key: Int, in locale: CatalogTable.Locale?
  ) -> [FormatPart]? {
    guard let locale, locale.rangeOfKey[key].count == 1, let index = locale.rangeOfKey[key].first,
      locale.entries[index].variation == .none, UserTexts.hasOwn(key, in: locale)
    else { return nil }
    let text = locale.entries[index].value
    let meant = specifiers(of: text, strict: false)
    // A space behind a sign of percent is a flag to the app.
    let isAsMeant =
      !text.utf8.contains(UInt8(ascii: " ")) || meant == specifiers(of: text, strict: true)
    let isPlain = meant.allSatisfy {
      switch $0 {
      case .argument, .placeholder: true
      case .text, .variable, .ownArgument: false
      }
    }
    return isPlain && isAsMeant && !meant.isEmpty ? meant : nil
  }

  private static func specifiers(of text: String, strict: Bool) -> [FormatPart] {
    FormatPart.parts(of: text, strict: strict).filter {
      if case .text = $0 { false } else { true }
    }
  }

  private static func mayBeFormat(_ key: Int, in locale: CatalogTable.Locale?) -> Bool {
    guard let locale else { return false }
    return locale.rangeOfKey[key].contains { locale.entries[$0].value.mayBeFormat }
  }

  /// What the source's texts take; nil where there are none and the key is no format.
  private static func source(ofKey key: Int, in table: CatalogTable) -> Source? {
    let name = FormatSignature(of: table.keys[key].text, strict: false)
    if let source = table.source, UserTexts.hasOwn(key, in: source) {
      let entries = PluralEntries(range: source.rangeOfKey[key], locale: source)
      return Source(texts: FormatSignature(of: entries, strict: false), key: name)
    }
    if let text = table.keys[key].defaultText {
      return Source(texts: FormatSignature(of: text.value, strict: false), key: name)
    }
    return table.fallback == .key && !name.isEmpty ? Source(texts: name, key: name) : nil
  }

  private struct Source {
    /// What a translation has to show.
    var texts: FormatSignature
    /// What the app passes as well, where the key is a format: an English "liked your post" may
    /// leave out the number of `liked %lld`.
    var key: FormatSignature
  }

  // MARK: Comparing

  private struct Problem {
    var message: String
    /// The text at fault.
    var entry: Int?
    var suggestion: String?
    /// Whether the app shows less than it should, and nothing worse.
    var isHarmless = false
    /// Whether what it takes is written for nothing else.
    var isUnmistakable = false
    /// Whether the source's text may be no format.
    var isDoubtful = false

    func severity(_ severity: Severity) -> Severity {
      isDoubtful ? .note : isHarmless ? severity.lower : severity
    }
  }

  private static func problem(of entries: PluralEntries, _ source: Source?) -> Problem? {
    let own = FormatSignature(of: entries, strict: false)
    if let source {
      let isFormat = source.texts.isSurelyFormat || !source.key.isEmpty
      if var problem = problem(of: own, source) {
        if !isFormat, !source.texts.isEmpty, !problem.isUnmistakable {
          (problem.isDoubtful, problem.suggestion) = (true, nil)
        }
        return problem
      }
      // As the app reads it, a space behind the sign of percent is a flag. It reads nothing where
      // the source asks for no values.
      if !source.texts.isEmpty, isFormat,
        let problem = problem(of: FormatSignature(of: entries, strict: true), source),
        !problem.isHarmless
      {
        return Problem(
          message: problem.message, entry: problem.entry,
          suggestion: "write '%%' for a sign of percent")
      }
    } else if let problem = percentSignProblem(of: entries, own) {
      return problem
    }
    guard let mixed = own.mixed, source?.texts.mixed == nil else { return nil }
    return Problem(
      message: "has numbered arguments beside unnumbered ones", entry: mixed,
      suggestion: "number all of them")
  }

  /// A sign of percent with a space behind it that the app takes for a specifier, beside real ones:
  /// "Save 50% on %@" crashes in every locale.
  private static func percentSignProblem(
    of entries: PluralEntries, _ own: FormatSignature
  ) -> Problem? {
    if own.uses.isEmpty || !own.isSurelyFormat { return nil }
    let strict = FormatSignature(of: entries, strict: true)
    for (number, uses) in strict.uses.sorted(by: { $0.key < $1.key }) {
      let meant = (own.uses[number] ?? []).map(\.specifier.kind)
      if let use = uses.first(where: { !meant.contains($0.specifier.kind) }) {
        return Problem(
          message: "takes \(use.specifier) as argument \(number), where a sign of percent is meant",
          entry: use.entry, suggestion: "write '%%' for a sign of percent")
      }
    }
    return nil
  }

  private static func problem(of own: FormatSignature, _ source: Source) -> Problem? {
    for (number, uses) in own.uses.sorted(by: { $0.key < $1.key }) {
      let wanted = (source.texts.uses[number] ?? []) + (source.key.uses[number] ?? [])
      for use in uses where !wanted.contains(where: { $0.specifier.kind == use.specifier.kind }) {
        if let first = wanted.first?.specifier {
          return Problem(
            message: "takes \(use.specifier) as argument \(number), its source \(first)",
            entry: use.entry, suggestion: reordering(own, source.texts),
            isUnmistakable: use.specifier.isUnmistakable)
        }
        // Where the app passes nothing, what looks like a specifier may be words ("100%ig").
        if !source.texts.isEmpty || use.specifier.isUnmistakable {
          let count = source.texts.uses.count
          return Problem(
            message: "takes \(use.specifier) as argument \(number), its source "
              + (count == 0 ? "takes none" : "takes \(count)"),
            entry: use.entry, isUnmistakable: use.specifier.isUnmistakable)
        }
      }
    }
    for (number, uses) in source.texts.uses.sorted(by: { $0.key < $1.key })
    where own.uses[number] == nil && !source.texts.selectors.contains(number) {
      return Problem(
        message: "leaves out argument \(number) of its source, \(uses[0].specifier)",
        isHarmless: true)
    }
    return placeholderProblem(of: own, source.texts)
  }

  /// Where both take the same kinds, in another order.
  private static func reordering(
    _ own: FormatSignature, _ source: FormatSignature
  ) -> String? {
    func kinds(_ signature: FormatSignature) -> [String] {
      signature.uses.values.flatMap { $0 }.map(\.specifier.kind.rawValue).sorted()
    }
    let isNumbered = own.uses.values.joined().contains { $0.specifier.position != nil }
    return kinds(own) == kinds(source) && !isNumbered
      ? "number the arguments where their order changes: '%2$@ … %1$@'" : nil
  }

  private static func placeholderProblem(
    of own: FormatSignature, _ source: FormatSignature
  ) -> Problem? {
    let wanted = source.placeholders.map(\.name)
    if let extra = own.placeholders.first(where: { !wanted.contains($0.name) }) {
      return Problem(
        message: "has \(extra.name.spelling), which its source does not have", entry: extra.entry,
        // What code replaces does not make the app crash.
        isHarmless: extra.name.isInDoubleBraces, isUnmistakable: true)
    }
    let names = own.placeholders.map(\.name)
    return wanted.first { !names.contains($0) }.map {
      Problem(
        message: "leaves out \($0.spelling) of its source", isHarmless: true, isUnmistakable: true)
    }
  }
}

extension RuleID {
  /// The translation's specifiers differ from the source's.
  public static let formatMismatch = RuleID("format-mismatch")
}
