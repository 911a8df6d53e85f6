import Overset
import OversetConfiguration
import OversetFits
import OversetModel

/// The schema of labels, each over all locales.
enum LabelReportSchema {
  static let label = JSONSchema.object(
    nil,
    [
      .required("id", .text()),
      .required("location", .defined("location").orNull),
      .required("triage", triage.orNull),
      .required("locales", .list(of: locale, "Where the label showed a text, by identifier.")),
    ])

  static let clearance = JSONSchema.object(
    "What shows all of the texts: a width, or lines with the height that they need, or a scale; "
      + "with everything else as it is. Null where none would.",
    [
      .required("width", .number("The label's width in points.").orNull),
      .required(
        "lines",
        .count("At the label's width; null where its own number is enough.").orNull),
      .required(
        "height",
        .number("The label's height in points, for all lines; null where its own is enough.")
          .orNull),
      .required(
        "scale",
        .number("The share of the font's size; null also where UIKit does not shrink.").orNull),
    ])

  private static let triage = JSONSchema.object(
    "Whether the label or its translations are at fault; null where every text fits.",
    [
      .required("cause", .choice(LabelTriage.Cause.self)),
      .required("locales", locales("Where a text is cut off, worst first.")),
      .required("checkedLocales", .count("In how many locales these texts were laid out.")),
      .required(
        "newIn", locales("Where a text is cut off that the source locale shows whole.")),
      .required("isInSource", .flag("Whether a text is cut off in the source locale already.")),
      .required("keys", .count("How many have a text that is cut off.")),
      .required("layoutKeys", .count("How many of them are the layout's fault.")),
      .required("clears", .defined("clearance")),
      .required("worst", text("The text that lacks most.")),
      .required(
        "overflow",
        .number(
          "How many points wider the label has to be, in its own lines; null where width is not wanting. "
            + "A locale's room is over all lines."
        ).orNull),
    ])

  private static let locale = JSONSchema.object(
    nil,
    [
      .required("locale", FindingSchema.locale),
      .required("layouts", .count("Text × size × screen.")),
      .required("outcomes", .defined("outcomes")),
      .required("borderline", .count()),
      .required("inconclusive", .count()),
      .required("tightest", tightest.orNull),
    ])

  private static let tightest = JSONSchema.object(
    "The text that uses most of the label's room; null where all fit with room to spare.",
    [
      .required("text", text(nil)),
      .required(
        "use",
        .number(
          "The share of the width, 1 where it just fits; of the lines or the height where no width "
            + "would do.")
      ),
      .required(
        "room",
        JSONSchema.object(
          "What is left for a longer translation, over all of the label's lines; negative by what has to "
            + "be cut.",
          [
            .required("points", .number()),
            .required(
              "clusters",
              JSONSchema.number(
                "About as many grapheme clusters, as wide as the text's are on average.")),
          ]
        ).orNull),
    ])

  private static func locales(_ description: String) -> JSONSchema {
    .list(of: FindingSchema.locale, description)
  }

  private static func text(_ description: String?) -> JSONSchema {
    .object(
      description,
      [
        .required("table", .text()), .required("key", .text()),
        .required("locale", FindingSchema.locale), .required("variant", .defined("variant")),
        .required("location", .defined("location")),
      ])
  }
}
