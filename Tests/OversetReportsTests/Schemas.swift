import Fixtures
import Foundation
import Testing

/// The published schemas that reports are held against.
enum Schemas {
  private static func path(_ name: String) throws -> String {
    try #require(Bundle.module.path(forResource: name, ofType: nil, inDirectory: "Schemas"))
  }

  /// What is wrong with a JSON document; nil where it is valid.
  static func problem(with json: [UInt8], schema name: String) throws -> String? {
    let schema = try String(contentsOfFile: path(name), encoding: .utf8)
    let document = String(decoding: json, as: UTF8.self)
    return try SchemaValidator.problems(of: [document], schema: schema).first ?? "no answer"
  }

  /// What is wrong with an XML document, in xmllint's words; nil where it is valid.
  static func problem(withXML xml: [UInt8], schema name: String) throws -> String? {
    let run = try ToolRun(
      "xmllint", ["--noout", "--nonet", "--schema", path(name), "-"],
      input: String(decoding: xml, as: UTF8.self))
    return run.status == 0 ? nil : run.errors
  }
}
