import Overset
import OversetConfiguration
import OversetFits
import OversetModel

/// The schema of layouts and fits.
enum FitSchema {
  static let layout = JSONSchema.object(
    "One text in one label at one size and on one screen.",
    [
      .required("label", .text()), .required("table", .text()), .required("key", .text()),
      .required("locale", FindingSchema.locale), .required("variant", .defined("variant")),
      .required("location", .defined("location")),
      .required("text", .text("The text that was measured, with its arguments in place.")),
      .required(
        "isFallback", .flag("Whether the locale has no translation, and the app shows this.")),
      .required(
        "bounds",
        .object("The label's room: what is left for the text inside its insets.", extent)),
      .optional(
        "frame",
        .object("The label's own size; left out where it has no insets, and is its room.", extent)),
      .required("fit", .defined("fit")),
    ])

  private static let extent: [JSONSchema.Member] = [
    .required("width", .number()),
    .required("height", JSONSchema.number("Null where there is no limit.").orNull),
  ]

  static let size = JSONSchema.object(
    nil, [.required("width", .number()), .required("height", .number())])

  static let rect = JSONSchema.object(
    "In the bounds' coordinates, from the top left.",
    [
      .required("x", .number()), .required("y", .number()), .required("width", .number()),
      .required("height", JSONSchema.number().orNull),
    ])

  static let fit = JSONSchema.object(
    "What the label does with the text; the same in an answer of `overset fit`.",
    [
      .required("outcome", .choice(LabelFit.Outcome.self)),
      .required("confidence", FindingSchema.confidence),
      .required("reasons", .list(of: .text(), "Why there is a doubt.")),
      .required("scale", .number("The share of the font's size that the text is drawn at.")),
      .required("kern", .number("What is added behind every cluster to make the line fit.")),
      .required("intrinsicContentSize", .defined("size")),
      .required("sizeThatFits", .defined("size", "Of the bounds' size.")),
      .required(
        "sizeDoubt",
        JSONSchema.text(
          "Why both sizes may be lower than the label's own; null where they are known."
        )
        .orNull),
      .required("textRect", .defined("rect")),
      .required(
        "mirroredTextRect", .defined("rect", "In a locale of the other direction.")),
      .required(
        "inkBounds", .defined("rect", "The box around all paint, where it was asked for.").orNull),
      .required("clipsInk", .flag("Whether paint is cut off at the label's edges.")),
      .required(
        "missingHeight",
        .number("How much higher the only line is than the label; 0 for less than a point.")),
      .required("lines", .list(of: line, "What is seen, from top to bottom.")),
      .required("shown", .text("The text that a person sees, the ellipsis included.")),
      .required("lost", .text("The text that is gone.")),
      .required("lostClusters", .count("How many grapheme clusters are gone.")),
      .required(
        "brokenWords", .list(of: .text(), "Words wider than the label that were broken inside.")),
      .required(
        "recovery",
        JSONSchema.choice(LabelFit.Recovery.self, "How a person may still read what is lost.")
          .orNull
      ),
      .required(
        "used",
        .object(
          "The share of the room that the text needs; null where there is no limit, or no size that "
            + "would do.",
          [
            .required("width", JSONSchema.number().orNull),
            .required("height", JSONSchema.number().orNull),
          ])),
      .required(
        "needs",
        .object(
          "What it would take to show everything, without the label's insets: each of these alone.",
          [
            .required(
              "width",
              JSONSchema.number(
                "The least in which the text shows in no more lines than the label has. What it is over "
                  + "the label's width is not what the text is too long by, where it has several lines."
              ).orNull),
            .required("lines", .count("In the label's own width.")),
            .required("height", .number("Of those lines.")),
            .required("scale", JSONSchema.number().orNull),
          ])),
      .required("fonts", .list(of: font, "Which font set which part of the text.")),
      .required("missing", .list(of: .text(), "The clusters that no font has.")),
    ])

  private static let line = JSONSchema.object(
    nil,
    [
      .required("start", .count("Of the text that the line stands for, in UTF-16 code units.")),
      .required("end", .count("Not included.")),
      .required("shown", .text()),
      .required(
        "ellipsis",
        JSONSchema.object(
          "Its range in `shown`.", [.required("start", .count()), .required("end", .count())]
        ).orNull),
      .required("width", .number()),
      .required("baseline", .number("The distance from the top of the bounds.")),
      .required("rect", .defined("rect")),
    ])

  private static let font = JSONSchema.object(
    nil,
    [
      .required("name", .text("The PostScript name; `system` for the system font's own numbers.")),
      .required("start", .count()), .required("end", .count()),
      .required(
        "standsIn", .flag("Whether it stands in for a font of the system that is not shipped.")),
    ])
}
