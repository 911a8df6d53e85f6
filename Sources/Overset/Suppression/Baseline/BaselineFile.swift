import OversetConfiguration
import OversetFiles
import OversetModel
import OversetRules

/// Reads the file of a baseline.
public enum BaselineFile {
  /// Where a baseline is written by default.
  public static let name = "overset-baseline.json"

  /// Why a baseline cannot be read, with its path and the position in it.
  public struct Failure: Error {
    /// What is wrong, and where.
    public var notice: Notice
  }

  /// Reads a baseline; `path` is absolute or relative to the working directory, and `name` what a
  /// message calls it.
  package static func read(_ path: String, as name: String) throws(Failure) -> Baseline {
    let content: String?
    do throws(SystemError) {
      content = try readText(at: path)
    } catch {
      throw Failure(
        notice: Notice(
          .error,
          "cannot read the baseline '\(name)': \(error.reason); 'overset baseline write' makes one",
          isMisuse: true))
    }
    do throws(SettingProblem) {
      guard let text = content else {
        throw SettingProblem(position: .start, path: "", message: "not UTF-8")
      }
      return try parse(text)
    } catch {
      throw Failure(
        notice: Notice(
          .error, error.description,
          at: FileLocation(path: path, position: error.position ?? .start), isMisuse: true))
    }
  }

  /// Whether a new baseline may take the place of a file: of a baseline, whatever its version and
  /// however damaged, or of an empty file. False for a file that cannot be read.
  package static func isReplaceable(_ path: String) -> Bool {
    guard let text = (try? readText(at: path)).flatMap({ $0 }) else { return false }
    if let setting = try? WrittenSetting.json(text) {
      guard case .map(let pairs) = setting.content else { return false }
      // The JSON report has both members, and more.
      let names = Set(pairs.map(\.value.path))
      return names.contains("schemaVersion") && names.isSubset(of: members)
    }
    let words = lines(of: text).filter { !isConflictMarker($0) }.joined()
      .prefix(1000).filter { !$0.isWhitespace }
    return words.isEmpty || words.hasPrefix("{\"schemaVersion\"")
  }

  private static let members = ["schemaVersion", "findings"]

  /// Reads the text of a baseline.
  static func parse(_ text: String) throws(SettingProblem) -> Baseline {
    let lines = lines(of: text)
    try refuseConflicts(in: lines)
    let setting: WrittenSetting
    do throws(SettingProblem) {
      setting = try WrittenSetting.json(text)
    } catch {
      throw SettingProblem(
        position: firstFault(in: lines), path: "", message: "not JSON, as a baseline is")
    }
    var reader = SettingReader()
    let values = reader.map(setting, known: members)
    if let version = values["schemaVersion"], let number = reader.integer(version) {
      guard number == Baseline.schemaVersion else {
        throw SettingProblem(
          position: .start, path: "",
          message: "a baseline of version \(number); this overset reads version "
            + "\(Baseline.schemaVersion): 'overset baseline write' makes one")
      }
    } else if reader.problems.isEmpty {
      throw SettingProblem(
        position: .start, path: "", message: "no baseline: 'schemaVersion' is missing")
    }
    let findings = values["findings"].map { reader.list($0) } ?? []
    // Written with an entry a line; a file that somebody has laid out anew has no places.
    let entryLines = lines.indices.filter { lines[$0].drop { $0 == " " }.hasPrefix("{\"file\"") }
    let hasLines = entryLines.count == findings.count
    var entries: [Baseline.Entry] = []
    for (index, finding) in findings.enumerated() {
      let line = hasLines ? entryLines[index] + 1 : 1
      if let entry = entry(finding, line: line, with: &reader) { entries.append(entry) }
      if var problem = reader.problems.first {
        problem.position = TextPosition(line: line, column: 1)
        throw problem
      }
    }
    if let problem = reader.problems.first { throw problem }
    return Baseline(entries: entries)
  }

  private static func entry(
    _ setting: WrittenSetting, line: Int, with reader: inout SettingReader
  ) -> Baseline.Entry? {
    let values = reader.map(
      setting,
      known: [
        "file", "table", "key", "label", "locale", "rule", "plural", "device", "width",
        "substitution", "property", "occurrence", "overflow", "others",
        "contentSize",
      ])
    guard case .map = setting.content,
      let file = reader.required("file", in: values, of: setting).flatMap({ reader.text($0) }),
      let rule = reader.required("rule", in: values, of: setting).flatMap({ reader.text($0) })
    else { return nil }
    var identity = FindingIdentity(rule: rule, file: file)
    func text(_ name: String) -> String? { values[name].flatMap { reader.text($0) } }
    identity.table = text("table")
    identity.key = text("key")
    identity.label = text("label")
    identity.locale = text("locale")
    identity.variation.plural = text("plural")
    identity.variation.device = text("device")
    identity.variation.width = text("width")
    identity.variation.substitution = text("substitution")
    identity.property = text("property")
    if let occurrence = values["occurrence"] {
      identity.occurrence = reader.integer(occurrence, in: 1...1_000_000) ?? 1
    }
    let overflow = values["overflow"].flatMap { reader.number($0, in: 0...1e9) }
    var others: [String: Points] = [:]
    if let setting = values["others"] {
      for pair in reader.pairs(setting) {
        others[pair.name] = reader.number(pair.value, in: 0...1e9)
      }
    }
    let contentSize = values["contentSize"].flatMap {
      reader.choice($0, ContentSizeCategory.self)
    }
    return Baseline.Entry(
      identity, overflow: overflow, others: others, contentSize: contentSize, line: line)
  }

  /// An unfinished merge.
  private static func refuseConflicts(in lines: [Substring]) throws(SettingProblem) {
    for (index, line) in lines.enumerated() where isConflictMarker(line) {
      throw SettingProblem(
        position: TextPosition(line: index + 1, column: 1), path: "",
        message: "a merge conflict: take the lines of both sides, or run 'overset baseline write'")
    }
  }

  /// By bytes: a carriage return and a line feed are one character, and not the line feed's.
  private static func lines(of text: String) -> [Substring] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0) }
  }

  private static func isConflictMarker(_ line: Substring) -> Bool {
    ["=======", "=======\r"].contains(line)
      || ["<<<<<<< ", ">>>>>>> ", "||||||| "].contains { line.hasPrefix($0) }
  }

  /// The first line that looks like an entry and is none; the file's start where none does.
  private static func firstFault(in lines: [Substring]) -> TextPosition {
    for (index, line) in lines.enumerated() {
      var entry = line.drop { $0 == " " || $0 == "\t" }
      guard entry.hasPrefix("{\"file\"") else { continue }
      while let last = entry.last, last == "," || last == "\r" || last == " " {
        entry.removeLast()
      }
      if (try? WrittenSetting.json(String(entry))) == nil {
        return TextPosition(line: index + 1, column: 1)
      }
    }
    return .start
  }
}
