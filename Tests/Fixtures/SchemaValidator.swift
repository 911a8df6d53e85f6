import Foundation

/// Validates JSON with a JSON Schema, by Python's jsonschema: an independent reader of both.
public enum SchemaValidator {
  /// What is wrong with each document, in order; nil where it is valid. Throws where the schema
  /// itself is no schema of the draft that it names, or of 2020-12 where it names none.
  public static func problems(of documents: [String], schema: String) throws -> [String?] {
    let folder = try TestFolder([
      "schema.json": schema, "documents.json": "[\(documents.joined(separator: ",\n"))]",
    ])
    let output = try Python.output(
      of: validate, [folder.path],
      requirement: "from jsonschema import Draft202012Validator", package: "python3-jsonschema")
    return try JSONDecoder().decode([String?].self, from: output)
  }

  private static let validate = """
    import json, sys
    from jsonschema.validators import validator_for
    schema = json.load(open(sys.argv[1] + "/schema.json", encoding="utf-8"))
    documents = json.load(open(sys.argv[1] + "/documents.json", encoding="utf-8"))
    validator = validator_for(schema, default=Draft202012Validator)
    validator.check_schema(schema)
    validator = validator(schema)
    errors = (next(validator.iter_errors(document), None) for document in documents)
    json.dump([error and error.json_path + ": " + error.message for error in errors], sys.stdout)
    """
}
