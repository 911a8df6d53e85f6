package import OversetModel
import OversetTexts

/// Reads `arguments`: of a label, and of all labels by the keys of their texts.
enum ArgumentSettings {
  static let known = ["keys", "table", "values"]

  /// `[{keys: ["*.price"], table: Store, values: {1: ["$1,234.56"]}}]`.
  static func read(_ setting: WrittenSetting, with reader: inout SettingReader)
    -> [ConfiguredValues]
  {
    reader.list(setting).compactMap { element in
      let values = reader.map(element, known: known)
      guard case .map = element.content,
        let samples = reader.required("values", in: values, of: element)
      else { return nil }
      let names = reader.names(keys: values["keys"], table: values["table"])
      let (byNumber, byName) = self.samples(samples, with: &reader)
      var configured =
        values["keys"] == nil ? ConfiguredValues() : ConfiguredValues(keys: names.keys)
      configured.table = names.table
      configured.arguments = byNumber
      configured.namedArguments = byName
      configured.namePositions = names.positions
      return configured
    }
  }

  static var samples: JSONSchema {
    .map(of: .scalars).with("propertyNames", .schema(.text(matching: argument)))
      .says("Samples for format specifiers, by number from 1, or by a variable's name.")
  }

  /// 1 to 99, or what does not begin like a number.
  private static let argument = "^(\\+?0*[1-9][0-9]?|[^0-9+-].*|[+-]([^0-9].*)?)$"

  /// By number, by a variable's name, or by a placeholder's, with or without `${}` or `{{}}`.
  static func samples(
    _ setting: WrittenSetting, with reader: inout SettingReader
  ) -> (byNumber: [Int: [String]], byName: [String: [String]]) {
    var byNumber: [Int: [String]] = [:]
    var byName: [String: [String]] = [:]
    for (key, name, value) in reader.pairs(setting) {
      if let number = Int(name) {
        if (1...99).contains(number) {
          byNumber[number] = reader.texts(value)
          continue
        }
      } else if let first = name.unicodeScalars.first, !("0"..."9").contains(first) {
        var bare = name
        if name.hasPrefix("${"), name.hasSuffix("}") { bare = String(name.dropFirst(2).dropLast()) }
        if name.hasPrefix("{{"), name.hasSuffix("}}") {
          bare = String(name.dropFirst(2).dropLast(2))
        }
        byName[bare] = reader.texts(value)
        continue
      }
      reader.report("expected the number of an argument, from 1 on, or its name", at: key)
    }
    return (byNumber, byName)
  }
}

extension SettingReader {
  /// The patterns of `keys` and `table`, with their places.
  package mutating func names(
    keys: WrittenSetting?, table: WrittenSetting?
  ) -> (keys: [Glob], table: Glob?, positions: NamePositions) {
    var patterns: [Glob] = []
    var positions = NamePositions()
    for setting in keys.map({ elements($0) }) ?? [] {
      guard let name = text(setting) else { continue }
      patterns.append(Glob(name))
      positions.keys.append(setting.position)
    }
    positions.table = table?.position
    return (patterns, table.flatMap { text($0) }.map { Glob($0) }, positions)
  }
}
