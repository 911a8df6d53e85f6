import OversetModel
import OversetRules
import OversetTexts

/// The JSON Schema of `overset.yml`: what an editor offers and checks while somebody writes it.
///
/// Keys, enumerations, rules and thresholds come from what reads them. What only a whole
/// configuration shows, such as the name of a style that there is not, is the reader's alone.
package enum ConfigurationSchema {
  package static let schema = JSONSchema()
    .with("$schema", .text("https://json-schema.org/draft/2020-12/schema"))
    .with("title", .text("overset.yml"))
    .says("What to check and how: which texts of an app stand in which labels.")
    .and(object)
    .with("$defs", .schemas(definitions))

  private static let standard = Configuration(root: "")

  private static var object: JSONSchema {
    .settings(
      ConfigurationReader.known,
      [
        "catalogs": .scalars.says(
          "Paths and globs of catalogs from this file's folder: ** is any folders, * and ? stay "
            + "within a name."
        )
        .standard(.texts(standard.catalogs)),
        "exclude": .scalars.says(
          "What to leave out: names of files and folders at any depth, globs from this file's "
            + "folder, and objects of storyboards and XIBs, by id or by a glob of paths."),
        "sourceLocale": .defined("locale").says(
          "The locale that the others are translated from. Default: the catalog's own, else "
            + "Base or en."),
        "locales": .list(of: .defined("locale"))
          .says("The locales to check. Default: all that are found."),
        "platform": .choice(Platform.self)
          .says("Decides the sizes of text styles and the least legible size.")
          .standard(.text(standard.platform.rawValue)),
        "fonts": fonts,
        "displayScale": .number(in: 0.01...1000).says("Pixels in a point.")
          .standard(.number(standard.displayScale)),
        "screens": .map(of: .number(in: 1...100_000)).with("minProperties", .number(1))
          .says("The widths that 'screen' stands for, in points, by name.")
          .standard(.map(standard.screens.map { ($0.name, .number($0.width)) })),
        "contentSizes": .list(of: .choice(ContentSizeCategory.self), atLeast: 1)
          .says("The Dynamic Type categories that labels in text styles are checked at.")
          .standard(.texts(standard.contentSizes.map(\.rawValue))),
        "legibilityWeight": .anyOf([weight, .list(of: weight, atLeast: 1)])
          .says("Whether labels in the system font are checked with Bold Text (bold) as well.")
          .standard(.texts(standard.legibilityWeights.map(\.rawValue))),
        "notShown": .anyOf([.scalar, .list(of: .anyOf([.scalar, hidden]))])
          .says("Texts that no label shows, because the system shows or speaks them."),
        "styles": .map(of: LabelKeys.styleSchema)
          .says("Properties for several labels, by a name that 'style' takes."),
        "labels": .list(of: LabelKeys.labelSchema)
          .says("The labels of the app, and which texts they show."),
        "arguments": .list(of: values)
          .says("Samples for the values in texts, where a label has none of its own."),
        "groups": .map(of: group)
          .says("Labels side by side that share a width, by the name that 'group' takes."),
        "interfaces": .flag(
          "Whether labels are read from storyboards and XIBs, and their layouts solved."
        )
        .standard(.flag(standard.readsInterfaces)),
        "sources": SourceSchema.sources,
        "rules": rules,
        "gate": gate,
        "ignore": .list(of: IgnoreSchema.element).says("Findings to suppress."),
        "baseline": .anyOf([.scalar, baseline])
          .says("Findings that are accepted: the file that 'overset baseline write' writes."),
      ])
  }

  private static var definitions: [(name: String, schema: JSONSchema)] {
    [
      (
        "locale",
        .text(
          matching:
            "^([A-Za-z]{2,3}|[A-Za-z]{5,}( [A-Za-z]+)?|[Xx](?=[-_]))([-_][A-Za-z0-9]{1,8})*$")
      ),
      ("width", FrameProperties.width),
      ("color", LabelColor.schema),
      ("paragraphStyle", ParagraphStyleProperties.schema),
      ("font", FontProperties.schema),
      ("rule", .choices(RuleID.allCases.map(\.rawValue))),
    ]
  }

  private static var fonts: JSONSchema {
    .settings(
      DisplayReader.fontKeys,
      [
        "search": .scalars.says("Folders and files with the app's own fonts (.ttf, .otf, .ttc)."),
        "system": .scalar.says(
          "The family that lends its shapes to the system font in pictures; widths do not depend "
            + "on it."
        )
        .standard(.text(standard.fonts.system)),
        "fallback": .map(of: .scalar).says(
          "Families by script or language (Arab, ja), before the built-in cascade."),
      ]
    ).says("The app's own fonts, and what stands in for the system's.")
  }

  private static let weight = JSONSchema.choice(LegibilityWeight.self)

  private static var hidden: JSONSchema {
    JSONSchema.settings(
      HiddenKeysSettings.known,
      [
        "keys": .scalars.says("Globs of keys. Default: every key."),
        "table": .scalar.says("A glob of tables. Default: every table."),
      ]
    ).with("anyOf", .list(HiddenKeysSettings.known.map { .schema(.requires([$0])) }))
  }

  private static var group: JSONSchema {
    .settings(
      GroupSettings.known, required: ["width"],
      [
        "width": .defined("width")
          .says("What the labels and the space between them must fit in."),
        "spacing": .number(in: 0...10_000).says("Between one label and the next, in points.")
          .standard(.number(0)),
      ])
  }

  private static var values: JSONSchema {
    .settings(
      ArgumentSettings.known, required: ["values"],
      [
        "keys": .scalars.says("The keys of the texts: globs with * and ?. Default: all."),
        "table": .scalar.says("A glob of the tables that the keys are looked for in."),
        "values": ArgumentSettings.samples,
      ])
  }

  private static var rules: JSONSchema {
    let rules = RuleDescription.all.map { ($0.id.rawValue, schema(of: $0)) }
    return JSONSchema.settings(
      rules.map(\.0), Dictionary(rules, uniquingKeysWith: { first, _ in first })
    ).says("The severity of each rule, and the thresholds of those that have one.")
  }

  private static func schema(of rule: RuleDescription) -> JSONSchema {
    let severity = JSONSchema.choice(RuleSeverity.self).standard(.text(rule.severity.rawValue))
    var properties = ["severity": severity.says("How bad a finding is, or off.")]
    for threshold in rule.thresholds {
      properties[threshold.name] = .number(in: threshold.range)
        .says(threshold.meaning.capitalizedSentence).standard(.number(threshold.standard))
    }
    return JSONSchema.anyOf([
      severity, .settings(["severity"] + rule.thresholds.map(\.name), properties),
    ]).says(rule.summary.capitalizedSentence)
  }

  private static var baseline: JSONSchema {
    .settings(
      BaselineSettings.known, required: ["file"],
      [
        "file": .scalar.says("From this file's folder."),
        "mayGrow": .number(in: 0...10_000)
          .says("By how many points an accepted overflow may grow.")
          .standard(.number(BaselineSettings.standardGrowth)),
      ])
  }

  private static var gate: JSONSchema {
    .settings(
      GateReader.known,
      [
        "failOn": .choice(GateThreshold.self).says("The least severity that fails a check.")
          .standard(.text(standard.gate.failOn?.rawValue ?? "never")),
        "maxWarnings": .whole.says("More warnings than this fail, too. Default: any number."),
        "inconclusive": .choice(GatePolicy.self)
          .says("Whether a layout that could not be measured fails a check.")
          .standard(.text(GatePolicy.fail.rawValue)),
        "minCoverage": .number(in: GateReader.shares).says(
          "The least share of keys that are checked or proved safe. Default: any share."),
      ]
    ).says("What makes a check fail.")
  }
}

extension String {
  /// With a capital and a full stop.
  fileprivate var capitalizedSentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
