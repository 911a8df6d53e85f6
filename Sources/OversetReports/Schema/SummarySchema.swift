import Overset
import OversetConfiguration
import OversetFits
import OversetModel

/// The schema of a report's counts.
enum SummarySchema {
  static let schema = JSONSchema.object(
    nil,
    [
      .required("catalogs", .count("Files that were read.")),
      .required("locales", .list(of: .text(), "By identifier.")),
      .required("entries", .count("Keys, counted in each table.")),
      .required("strings", .count("Texts over all locales, each variation by itself.")),
      .required("keys", .count("Keys that the app's code asks for.")),
      .required("constrainedKeys", .count("Those of them that a label shows.")),
      .required(
        "coverage",
        .object(
          "What becomes of the keys that the app's code asks for: each is counted once.",
          [
            .required("checked", .count("A label that is known for them shows them.")),
            .required(
              "byDefault",
              .count("Only a 'default' label shows them, which takes what no other label took.")),
            .required("safe", .count("Source code says that they cannot be cut.")),
            .required(
              "neverDrawn",
              .count(
                "Nobody sees them, or the system wraps or speaks them, as reasons for permissions.")
            ),
            .required("unknown", .count("Nothing is known of them.")),
          ])),
      .required("interfaceKeys", .count("Keys of objects in Interface Builder documents.")),
      .required("constrainedInterfaceKeys", .count("Those of them that a label shows.")),
      .required(
        "hiddenKeys",
        .count("Other keys that no label shows, as 'notShown' says: they are not among 'keys'.")),
      .required("labels", .count()),
      .required("layouts", .count("Label × text × size × screen.")),
      .required("outcomes", .defined("outcomes")),
      .required("borderline", .count("Layouts whose verdict a rounding could turn.")),
      .required("inconclusive", .count("Layouts that could not be measured.")),
      .required(
        "unreadSources", .count("Files of source code that are not read, or not to their end.")),
      .required(
        "findings",
        .object(
          "By severity; without what is accepted.",
          Severity.allCases.reversed().map { .required($0.rawValue, .count()) })),
      .required("accepted", .count("Findings that the baseline accepts.")),
      .required(
        "ignored", .count("Findings that the configuration or notes for translators ignore.")),
      .required(
        "unchanged",
        .count(
          "Findings that the revision that was asked for has too; they are nowhere else in the "
            + "report.")),
      .required(
        "leftOut",
        .count("Those of 'findings' that the report does not have: --max-findings asks for fewer.")),
    ])

  static let outcomes = JSONSchema.object(
    "How many layouts ended how.",
    LabelFit.Outcome.allCases.map { .required($0.rawValue, .count()) })
}
