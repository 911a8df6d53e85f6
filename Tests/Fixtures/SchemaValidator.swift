import Foundation

/// Validates JSON with a JSON Schema, by Python's jsonschema: an independent reader of both.
public enum SchemaValidator {
  public enum Failure: Error, CustomStringConvertible {
    case missing
    case failed(String)

    public var description: String {
      switch self {
      case .missing:
        "Python has no jsonschema 4: Scripts/install-dependencies.sh installs python3-jsonschema"
      case .failed(let message): "the validator failed: \(message)"
      }
    }
  }

  /// What is wrong with each document, in order; nil where it is valid. Throws where the schema
  /// itself is no schema of the draft that it names, or of 2020-12 where it names none.
  public static func problems(of documents: [String], schema: String) throws -> [String?] {
    let folder = try TestFolder([
      "schema.json": schema, "documents.json": "[\(documents.joined(separator: ",\n"))]",
    ])
    // The system's Python first: that is the one that the package is for.
    for python in ["/usr/bin/python3", "python3"]
    where try ToolRun(python, ["-c", check]).status == 0 {
      let run = try ToolRun(python, ["-c", validate, folder.path])
      guard run.status == 0 else { throw Failure.failed(run.errors) }
      return try JSONDecoder().decode([String?].self, from: Data(run.output.utf8))
    }
    throw Failure.missing
  }

  private static let check = "from jsonschema import Draft202012Validator"

  private static let validate = """
    import json, sys
    from jsonschema import Draft202012Validator
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
