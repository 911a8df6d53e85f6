import OversetFiles

/// The settings that build configurations take from files (`.xcconfig`).
extension XcodeProject {
  /// A setting of a build configuration: its own, else that of its file; nil where neither has it.
  func setting(_ name: String, of configuration: Object) -> String? {
    configuration["buildSettings"]?.object?[name]?.text
      ?? configuration["baseConfigurationReference"]?.text.flatMap { settingsOfFiles[$0]?[name] }
  }

  /// Reads the files that configurations name. One that is not there, as those of CocoaPods before its
  /// installation, sets nothing.
  mutating func readSettingsFiles() {
    let references = Set(objects.values.compactMap { $0["baseConfigurationReference"]?.text })
    if references.isEmpty { return }
    let paths = paths()
    for reference in references.sorted().prefix(Self.mostFiles) {
      guard let path = paths[reference] else { continue }
      var file = BuildSettingsFile()
      file.read(fileAt: CompiledFiles.normalized(path))
      settingsOfFiles[reference] = file.isThere ? file.settings : nil
    }
  }

  private static let mostFiles = 100
}

/// A configuration file with all that it includes (Xcode Help, "Build configuration file reference").
struct BuildSettingsFile {
  /// Those for one SDK, architecture or variant by the whole name: `SDKROOT[sdk=macosx*]`.
  private(set) var settings: [String: String] = [:]
  /// Whether it was read, or something that it includes.
  private(set) var isThere = false
  private var count = 0

  private static let mostFiles = 32

  /// Adds the settings of a file: of equal ones the last counts.
  mutating func read(fileAt path: String) {
    count += 1
    guard count <= Self.mostFiles, let bytes = ProjectSettings.text(ofFileAt: path) else { return }
    isThere = true
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let code = line.prefix(Self.mostOfLine).trimmingPrefix(while: \.isWhitespace)
      if code.hasPrefix("#include") {
        let parts = code.split(separator: "\"", omittingEmptySubsequences: false)
        if parts.count > 2 {
          read(fileAt: CompiledFiles.normalized("\(path)/../\(parts[1])"))
        }
      } else {
        add(code)
      }
    }
  }

  private static let mostOfLine = 10_000

  /// `NAME = value // comment`
  private mutating func add(_ line: Substring) {
    let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
    // `NAME[sdk=iphoneos*][arch=arm64] = value`
    var depth = 0
    let equals = code.indices.first { index in
      if code[index] == "[" { depth += 1 }
      if code[index] == "]" { depth -= 1 }
      return depth == 0 && code[index] == "="
    }
    guard let equals else { return }
    let name = code[..<equals].split(whereSeparator: \.isWhitespace)
    guard name.count == 1 else { return }
    let value = code[code.index(after: equals)...].split(whereSeparator: \.isWhitespace)
    settings[String(name[0])] = value.joined(separator: " ")
  }
}
