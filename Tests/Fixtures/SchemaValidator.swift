import Foundation

/// Holds JSON against a JSON Schema, with Python's jsonschema: somebody else's reading of both.
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
  /// itself is no schema of draft 2020-12.
  public static func problems(of documents: [String], schema: String) throws -> [String?] {
    let folder = try TestFolder([
      "schema.json": schema, "documents.json": "[\(documents.joined(separator: ",\n"))]",
    ])
    // The system's Python first: that is the one that the package is for.
    for python in ["/usr/bin/python3", "python3"] where try run(python, ["-c", check]).status == 0 {
      let (status, output, errors) = try run(python, ["-c", validate, folder.path])
      guard status == 0 else { throw Failure.failed(errors) }
      return try JSONDecoder().decode([String?].self, from: output)
    }
    throw Failure.missing
  }

  private static let check = "from jsonschema import Draft202012Validator"

  private static let validate = """
    import json, sys
    from jsonschema import Draft202012Validator
    schema = json.load(open(sys.argv[1] + "/schema.json", encoding="utf-8"))
    documents = json.load(open(sys.argv[1] + "/documents.json", encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    errors = (next(validator.iter_errors(document), None) for document in documents)
    json.dump([error and error.json_path + ": " + error.message for error in errors], sys.stdout)
    """

  private static func run(
    _ program: String, _ arguments: [String]
  ) throws -> (status: Int32, output: Data, errors: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let output = Pipe()
    let folder = try TestFolder(["errors": ""])
    let errorFile = folder.path + "/errors"
    process.standardOutput = output
    process.standardError = FileHandle(forWritingAtPath: errorFile)
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let message = FileManager.default.contents(atPath: errorFile) ?? Data()
    return (process.terminationStatus, bytes, String(decoding: message, as: UTF8.self))
  }
}
