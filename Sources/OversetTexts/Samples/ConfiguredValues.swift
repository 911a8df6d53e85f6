import OversetCatalogs
public import OversetModel

/// Samples for the values in many texts: an entry of `arguments`.
public struct ConfiguredValues: Hashable, Sendable {
  /// The keys of the texts; any of these.
  public var keys: [Glob]
  /// The tables that the keys are looked for in; nil for all.
  public var table: Glob?
  /// By argument number from 1.
  public var arguments: [Int: [String]] = [:]
  /// Of arguments that have names.
  public var namedArguments: [String: [String]] = [:]
  /// Where the configuration says the keys and the table.
  package var namePositions = NamePositions()

  /// Without any samples.
  public init(keys: [Glob] = [Glob("*")]) { self.keys = keys }

  package func applies(toKey key: String, table name: String) -> Bool {
    table?.matches(name) != false && keys.contains { $0.matches(key) }
  }
}
