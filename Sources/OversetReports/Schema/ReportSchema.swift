import Overset
import OversetConfiguration
import OversetFits
import OversetModel

/// The JSON Schema of the JSON report: what its names mean, and in which units its numbers are.
package enum ReportSchema {
  /// The schema as people read it, in UTF-8.
  package static var json: [UInt8] { SchemaJSON.text(of: schema) }

  static let schema = JSONSchema()
    .with("$schema", .text("https://json-schema.org/draft/2020-12/schema"))
    .with("$id", .text("overset-report-\(JSONReporter.schemaVersion).schema.json"))
    .with("title", .text("The JSON report of overset"))
    .and(
      .object(
        "What a check of an app's texts against its labels found out. Lengths are in points, text "
          + "offsets in UTF-16 code units; lines and columns count from 1.",
        [
          .required("schemaVersion", .constant(Double(JSONReporter.schemaVersion))),
          .required("tool", tool),
          .required("fonts", .list(of: font, "The font files that shaped text, by name.")),
          .required("verdict", verdict),
          .required("summary", SummarySchema.schema),
          .required(
            "findings",
            .list(of: .defined("finding"), "By file and position; what fails is among these.")),
          .required("suppressed", .list(of: suppressed, "What was found and is accepted.")),
          .required(
            "labels",
            .list(
              of: LabelReportSchema.label,
              "Every label that was checked, in the configuration's order, then those that notes "
                + "in catalogs ask for.")),
          .optional(
            "layouts", .list(of: .defined("layout"), "Every layout; only with --all.")),
        ])
    )
    .with(
      "$defs",
      .schemas([
        ("finding", FindingSchema.finding), ("variant", FindingSchema.variant),
        ("location", FindingSchema.location), ("clearance", LabelReportSchema.clearance),
        ("outcomes", SummarySchema.outcomes), ("layout", FitSchema.layout), ("fit", FitSchema.fit),
        ("size", FitSchema.size), ("rect", FitSchema.rect),
      ]))

  private static let tool = JSONSchema.object(
    "What a result depends on beside the fonts.",
    [
      .required("name", .constant("overset")),
      .required("version", .text()),
      .required("icu", .text("Its version: line breaks, directions, plurals, numbers.")),
      .required("unicode", .text("The version that ICU implements.")),
      .required("harfbuzz", .text("Its version: shaping.")),
      .required("freetype", .text("Its version: metrics and ink.")),
    ])

  private static let font = JSONSchema.object(
    nil,
    [
      .required("postScriptName", .text()),
      .required("file", .text("The file's name, without its folder.")),
      .required(
        "sha256",
        .text(
          "Of the file's bytes; empty where it could not be read any more.",
          matching: "^([0-9a-f]{64})?$")),
      .optional(
        "standsInFor", .text("The font of the system that it stands in for, which is not shipped.")),
    ])

  private static let verdict = JSONSchema.object(
    "The gate's answer.",
    [
      .required("outcome", .choices(["passed", "failed", "misused", "inconclusive"])),
      .required(
        "exitStatus", .choices([0, 1, 2, 3], "0 passed, 1 failed, 2 misused, 3 inconclusive.")),
      .required("reason", .text("In a phrase; null where it passed.").orNull),
    ])

  private static let suppressed = JSONSchema.object(
    nil,
    [
      .required("by", .choices(["baseline", "configuration", "note"], "What accepts it.")),
      .required("reason", .text("What the configuration's 'ignore' gives as the reason.").orNull),
      .required("finding", .defined("finding")),
    ])
}
