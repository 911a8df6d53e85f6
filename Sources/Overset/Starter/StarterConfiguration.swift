import OversetModel
import OversetSyntax
import OversetTexts

/// The first `overset.yml` of an app: what was found, and what there is to say.
package struct StarterConfiguration {
  private let survey: AppSurvey

  /// Of what was found in an app's folder.
  package init(_ survey: AppSurvey) { self.survey = survey }

  /// The file.
  package var text: String {
    [heading, catalogs, environment, hidden, styles, labels, judgement].joined(separator: "\n")
  }

  private var heading: String {
    """
    # Which texts of the app stand in which labels: `overset check` tells which do not fit.
    # Names of properties are UIKit's, lengths are points.
    #
    # For completion in an editor run `overset schema > overset.schema.json`, and take one # away:
    ## yaml-language-server: $schema=overset.schema.json

    """
  }

  private var catalogs: String {
    var lines: [String] = []
    if survey.tables.isEmpty {
      lines += [
        "# No catalog was found. Without this list everything below this folder is looked at.",
        "# catalogs: [\"App/**/*.xcstrings\", \"App/**/*.strings\", \"App/**/*.stringsdict\"]",
      ]
    } else {
      lines += tables + ["catalogs:"] + survey.catalogs.map { "  - \(YAMLText.quoted($0))" }
    }
    if survey.storeTexts > 0 {
      lines.append(
        "# The .txt files are what fastlane uploads to the App Store: its limits are checked.")
    }
    if survey.excluded.isEmpty {
      lines.append("# exclude: [Pods, \"*/Tests/**\"]   # names, or globs from here")
    } else {
      lines += [
        "# Folders with texts that the app's labels do not show: of tests, of the store, of others.",
        "exclude: \(YAMLText.list(survey.excluded))",
      ]
    }
    if let source = survey.sourceLocale {
      lines.append("sourceLocale: \(YAMLText.scalar(source.identifier))")
    } else {
      lines.append("# sourceLocale: en   # what the others are translated from")
    }
    if survey.locales.isEmpty {
      lines.append("# locales: [de, fr]   # only these")
    } else {
      lines.append("# Only some of the locales:")
      lines += wrapped(
        "locales: \(YAMLText.list(survey.locales.map(\.identifier)))", indent: "  ")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var tables: [String] {
    let tablesOfName = Dictionary(grouping: survey.tables, by: \.name)
    let shown = survey.tables.prefix(20).map { table in
      let isAlone = tablesOfName[table.name]?.count == 1 || table.folder.isEmpty
      return "#   \(YAMLText.comment(table.name)) (\(table.formats.joined(separator: " + ")))"
        + (isAlone ? "" : " in \(YAMLText.comment(table.folder))") + ": " + keyCount(table.keys)
    }
    let others = survey.tables.count - shown.count
    return ["# Found:"] + shown + (others > 0 ? ["#   and \(others) others"] : [])
  }

  private var environment: String {
    let isForMac = survey.platform == .macOS
    let ground =
      isForMac
      ? """
      # The app is for macOS, as its files say: it decides the sizes of text styles.
      platform: macOS
      displayScale: 2                  # pixels in a point
      # What 'screen' stands for in a width, where a label is as wide as a window.
      # screens: {least: 480, standard: 800, full: 1440}
      # contentSizes: [L]                # macOS has one
      """
      : """
      # What 'screen' stands for in a width: every label is checked on each. These are the phones that a check
      # takes without this line.
      screens: {\(screens)}
      # screens: {se: 320, standard: 393, max: 430}   # with names of your own
      # contentSizes: [L, xxxL, AX1]     # Dynamic Type sizes that labels in text styles are checked at
      # legibilityWeight: [regular, bold]  # with Bold Text, too
      # displayScale: 3                  # pixels in a point
      # platform: iOS                    # or macOS, tvOS, watchOS, visionOS: the sizes of text styles
      """
    return ground + """

      # fonts:                           # the app's own
      #   search: [App/Fonts]
      #   fallback: {ja: Noto Sans CJK JP}

      """
  }

  private var screens: String {
    survey.screens.map { "\(YAMLText.quoted($0.name)): \($0.width)" }.joined(separator: ", ")
  }

  private var hidden: String {
    let (tables, keys) = (survey.hidden.tables, survey.hidden.keys)
    let besideName = survey.hidden.keysBesideName.map { YAMLText.quoted(Glob.escaped($0)) }
    guard survey.hidden.count > 0 else {
      return """
        # Texts that no label shows, because the system shows or speaks them.
        # notShown: [{table: InfoPlist}, "accessibility.*"]

        """
    }
    let entries =
      (besideName.isEmpty
        ? []
        : ["{table: \(SystemTexts.tableOfNames), keys: [\(besideName.joined(separator: ", "))]}"])
      + tables.map { "{table: \(YAMLText.quoted(Glob.escaped($0)))}" } + keys.map(YAMLText.quoted)
    return
      ([
        "# Texts that no label shows, as their names tell: the system shows those of property lists",
        "# and tool tips, and speaks those of accessibility (\(keyCount(survey.hidden.count))).",
        "notShown:",
      ] + entries.map { "  - \($0)" } + [""]).joined(separator: "\n")
  }

  private var styles: String {
    """
    # What several labels have in common, for 'style: button' in a label.
    # styles:
    #   button: {font: {textStyle: headline}, height: 44, insets: {leading: 12, trailing: 12}}

    """
  }

  private var labels: String {
    var ids: Set<String> = ["rest", "interface", "long"]
    var groups = survey.groups.map { group in
      var id = String(group.prefix.dropLast())
      while !ids.insert(id).inserted { id += group.prefix.suffix(1) }
      return label(group, id: id, keys: Glob.escaped(group.prefix) + "*")
    }
    if survey.interface.count > 0 {
      groups.append(
        "  # Objects of storyboards and XIBs: the documents say how wide each is.\n"
          + label(survey.interface, id: "interface", keys: "???-??-???.*"))
    }
    var rest = survey.rest
    let long = rest.takeLongTexts()
    if !long.isEmpty { groups.append(self.long(long)) }
    if survey.found.isEmpty || rest.count > 0 {
      groups.append("  # What no other label took.\n" + label(rest, id: "rest", keys: "*"))
    }
    // Guesses are comments where more than guesses is to be had.
    let list = "labels:\n" + groups.joined(separator: "\n")
    let explanation = """
      # What is marked CHANGE is a guess. Give each label of the app an entry of its own: the keys that it
      # shows (globs, * is any run of characters), its font, its width, its lines (0: as many as it takes).
      # With 'default: true' a label takes what no other label took, and a report counts its keys apart; without
      # it they count as checked, whatever else is found of them.

      """
    if survey.found.isEmpty { return explanation + list }
    return found + (groups.isEmpty ? "" : explanation + commentedOut(list))
  }

  /// What needs no entry.
  private var found: String {
    let (found, left) = (survey.found, survey.found.code.unknown)
    return """
      # Storyboards, XIBs and source code say in which labels \(keyCount(found.labelled)) are shown, that \
      \(keyCount(found.code.safe)) cannot
      # be cut and \(keyCount(found.code.neverDrawn)) are never drawn. A check reads that itself.\
      \(left > 0 ? " It knows nothing of \(keyCount(left)) more." : "")

      """
  }

  /// Lines as one comment.
  private func commentedOut(_ text: String) -> String {
    text.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "#\n" : "# \($0)\n" }.joined()
  }

  /// A guess, so that what is found of a key that the globs match, too, comes first.
  private func label(_ group: KeyGroup, id: String, keys: String) -> String {
    """
      - id: \(YAMLText.scalar(id))
        default: true
        keys: [\(YAMLText.quoted(keys))]   # \(keyCount(group.count))
    \(look)
        numberOfLines: \(group.lines)          # CHANGE

    """
  }

  /// Texts that take more lines than a label has.
  private func long(_ keys: [String]) -> String {
    """
      # Texts as long as a text view's.
      - id: long
        default: true
        keys:
    \(keys.map { "      - \(YAMLText.quoted(Glob.escaped($0)))" }.joined(separator: "\n"))
    \(look)
        numberOfLines: 0          # CHANGE

    """
  }

  private var look: String {
    let label = StarterLabel(on: survey.platform)
    let font = "font: {system: \(Int(label.pointSize))}"
    let width = "width: \(label.width)"
    let blanks = { (text: String) in String(repeating: " ", count: 26 - text.count) }
    return "    \(font)\(blanks(font))# CHANGE, or {textStyle: body}\n"
      + "    \(width)\(blanks(width))# CHANGE"
  }

  private var judgement: String {
    """
    # What the app puts into texts, by the place in the text or by name; the rest is made up.
    # arguments: [{keys: ["*"], values: {userName: ["Alexandra Konstantinopoulou"]}}]

    # Labels side by side, with 'group: toolbar' in each, share a width.
    # groups: {toolbar: {width: screen - 32, spacing: 8}}

    # Labels of storyboards and XIBs are found without configuration, their layouts solved.
    # interfaces: false

    # So is what shows texts in source code, as far as the code says it.
    \(sources)

    # error, warning, note or off for each rule: `overset rules` lists them.
    # rules: {crowded: {severity: warning, from: 0.95}, untranslated: off}

    # Findings to suppress, with the reason.
    # ignore:
    #   - {rule: truncated, key: "news.*", locales: [fi], reason: the server shortens them}

    # Findings that are accepted until they grow: `overset baseline write`.
    # baseline: overset-baseline.json

    # What fails a check.
    # gate: {failOn: error, maxWarnings: 20, inconclusive: fail, minCoverage: 0.6}

    """
  }

  /// What would settle most of the texts that code does not say enough of.
  private var sources: String {
    let lines = survey.suggestions.lines
    if lines.isEmpty { return "# sources: false" }
    return
      (["# Where it does not, this would settle most keys, with widths and lines that are right:"]
      + ["# sources:"] + lines.map { "#   \($0)" }).joined(separator: "\n")
  }

  private func keyCount(_ count: Int) -> String { "\(count) \(count == 1 ? "key" : "keys")" }

  /// A list in a comment over as many lines as it takes.
  private func wrapped(_ text: String, indent: String) -> [String] {
    var lines: [String] = []
    var line = "#"
    for word in text.split(separator: " ") {
      if line.utf8.count + word.utf8.count > 96 {
        lines.append(line)
        line = "# " + indent
      }
      line += (line.hasSuffix(" ") ? "" : " ") + word
    }
    return lines + [line]
  }
}
