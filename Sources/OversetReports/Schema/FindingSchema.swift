import Overset
import OversetConfiguration
import OversetFits
import OversetModel
import OversetRules

/// The schema of findings and their parts.
enum FindingSchema {
  static let finding = JSONSchema.object(
    "A fact about a text in a label, a catalog or a label.",
    [
      .required(
        "id",
        .text(
          "The same for the same fault in every run, and of no other finding of the report.",
          matching: "^[0-9a-f]{16}$")),
      .required("rule", .choices(RuleID.allCases.map(\.rawValue), "See `overset rules`.")),
      .required("severity", severity),
      .required("label", .text("Its id, or a group's; null where it is about none.").orNull),
      .required("table", .text().orNull),
      .required("key", .text().orNull),
      .required("locale", locale.orNull),
      .required("variant", .defined("variant")),
      .optional("property", .text("The label's property that it is about.")),
      .required("location", .defined("location")),
      .required("message", .text("A phrase with the names and the numbers.")),
      .optional(
        "use",
        .object(
          "Where source code shows the text.",
          [
            .required("location", .defined("location")),
            .required("surface", .text("What shows it.")),
            .optional("systems", .text("The versions of the system that have this room.")),
            .required("room", .text("How much room that has.")),
            .required("source", .text("How that is known, and who says it.")),
          ])),
      .optional("text", .text("The text that was measured, with its arguments in place.")),
      .optional("fit", .defined("fit")),
      .optional("confidence", confidence),
      .optional(
        "source",
        .object(
          "What the same label does with the source locale's text.",
          [.required("locale", locale), .required("outcome", .choice(LabelFit.Outcome.self))])),
      .required("suggestion", .text("What would help, in a phrase.").orNull),
      .optional(
        "overflow", .number("The points of width that its texts lack at most, `others` included.")),
      .optional("clears", .defined("clearance")),
      .optional(
        "others",
        .list(
          of: .object(
            nil,
            [
              .required("locale", locale.orNull),
              .required("variant", .defined("variant")),
              .required("location", .defined("location")),
              .required("message", .text()),
              .optional("overflow", .number("The points of width that its text lacks.")),
            ]),
          "The same fault in other locales, where the source locale has it already: they have no "
            + "findings of their own.")),
    ])

  static let severity = JSONSchema.choice(Severity.self)

  static let locale = JSONSchema.text("A locale identifier, as the catalog has it.")

  static let confidence = JSONSchema.choices(
    ["certain", "borderline", "inconclusive"],
    "How sure the verdict is: the layout, and that the text is shown there; what could not be measured is "
      + "inconclusive, and no pass.")

  static let variant = JSONSchema.object(
    "Which of the texts of a key, at which size and on which screen; what does not apply is left "
      + "out.",
    [
      .optional("plural", .text("A plural category, or several variables with theirs.")),
      .optional("device", .text()),
      .optional("width", .text("Of a width variation, not of the label.")),
      .optional("substitution", .text()),
      .optional("contentSize", .choice(ContentSizeCategory.self)),
      .optional("screen", .text("By its name in the configuration.")),
      .optional("legibilityWeight", .choices(["bold"], "With Bold Text.")),
    ])

  static let location = JSONSchema.object(
    nil,
    [
      .required("file", .text("A path relative to the configuration's folder.")),
      .required("line", .count(from: 1)),
      .required("column", .count("In UTF-16 code units.", from: 1)),
    ])
}
