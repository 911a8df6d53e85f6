import Foundation

/// Reads the YAML of files that other programs read, by Python's PyYAML.
public enum YAMLReader {
  /// Throws where the text is no YAML, or has not the values of the type.
  public static func decode<Value: Decodable>(
    _ type: Value.Type = Value.self, from text: String
  ) throws -> Value {
    let json = try Python.output(
      of: "json.dump(yaml.safe_load(sys.stdin.buffer), sys.stdout, default=str)", input: text,
      requirement: "import json, sys, yaml", package: "python3-yaml")
    return try JSONDecoder().decode(type, from: json)
  }

  /// Throws where the text is no YAML.
  public static func check(_ text: String) throws { _ = try decode(Anything.self, from: text) }

  /// A value of which only matters that it is there.
  public struct Anything: Decodable {
    public init(from decoder: any Decoder) {}
  }
}
