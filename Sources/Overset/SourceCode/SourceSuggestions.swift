import OversetModel
import OversetSources
import OversetSurfaces

/// What `sources` of overset.yml could say, so that more of an app's texts have a verdict.
package struct SourceSuggestions: Sendable {
  /// The app's own views and functions, by the call and the number of unknown keys that go to it.
  package internal(set) var components: [(text: String, count: Int)] = []
  /// Calls that seem to look texts up, with the number of keys that no use is found of.
  package internal(set) var helpers: [(text: String, count: Int)] = []
  /// The same of types whose members' names seem to be keys.
  package internal(set) var accessors: [(text: String, count: Int)] = []
  /// Calls that seem to log or to speak, with the number of unknown keys that go to them.
  package internal(set) var ignored: [(text: String, count: Int)] = []

  /// More are not worth reading.
  private static let most = 10

  init() {}

  init(unknown: [(part: UnknownPart, count: Int)], _ lookups: UnreadLookups?) {
    guard let lookups else { return }
    var seen: Set<String> = []
    // A case of an enumeration, or a member of what is not written, is no call that shows a text.
    for case (.component(let text), let count) in unknown where count > 1 && text.first != "." {
      guard let call = CallPattern(text), Self.isOwn(call, lookups.functions),
        seen.insert(call.description).inserted
      else { continue }
      if Self.logs(call) || text.contains("(accessibility") {
        ignored.append((text: call.description, count: count))
      } else {
        components.append((text: call.description, count: count))
      }
    }
    components = Array(components.prefix(Self.most))
    ignored = Array(ignored.prefix(Self.most))
    helpers = lookups.likelyHelpers.filter { LookupPattern($0.text) != nil }
      .prefix(Self.most).map { $0 }
    accessors = lookups.likelyAccessors.prefix(Self.most).map { $0 }
  }

  /// Whether a call is likely to be the app's own: a function that it declares, or a type, which may
  /// also come from a package, but not from the system.
  private static func isOwn(_ call: CallPattern, _ functions: Set<String>) -> Bool {
    guard call.name.first?.isUppercase ?? false else {
      return functions.contains(call.name) && !call.isOfClosure
        && !["map", "compactMap", "flatMap", "append", "insert"].contains(call.name)
    }
    let isSystems = ["NS", "UI", "UN", "CP", "IN"].contains { prefix in
      call.name.hasPrefix(prefix) && call.name.dropFirst(2).first?.isUppercase ?? false
    }
    return !isSystems
      && ![
        "ForEach", "Self", "State", "String", "Tab", "TableColumn", "MenuBarExtra", "Text",
        "Window",
      ].contains(call.name)
  }

  /// Whether a call has a name of those that log: `error(_:)`, `DDLogWarn(_:)`.
  private static func logs(_ call: CallPattern) -> Bool {
    logMethods.contains(call.name)
      || logMethods.contains { level in
        call.name.hasSuffix("Log\(level.prefix(1).uppercased())\(level.dropFirst())")
      }
  }

  private static let logMethods: Set<String> = [
    "log", "trace", "verbose", "debug", "info", "notice", "warn", "warning", "error", "fault",
    "critical", "track", "event", "record",
  ]

  package var isEmpty: Bool {
    components.isEmpty && helpers.isEmpty && accessors.isEmpty && ignored.isEmpty
  }

  /// The lines below `sources:`, with the number of keys behind each; widths and lines are guesses.
  package var lines: [String] {
    var lines: [String] = []
    if !components.isEmpty { lines.append("components:") }
    for (call, count) in components {
      let label = call.hasSuffix("()") ? "lines: 0" : "font: body, width: screen - 32, lines: 1"
      lines.append(
        "  - {call: \(YAMLText.quoted(call)), \(label)}   # CHANGE: it shows \(Self.keys(count))")
    }
    if !accessors.isEmpty { lines.append("accessors:") }
    for (type, count) in accessors {
      lines.append("  - {type: \(YAMLText.quoted(type))}   # \(Self.keys(count))")
    }
    lines += Self.list("helpers", helpers) + Self.list("ignore", ignored)
    return lines
  }

  /// A list on one line.
  private static func list(_ name: String, _ entries: [(text: String, count: Int)]) -> [String] {
    if entries.isEmpty { return [] }
    let list = entries.map { quoted($0.text) }.joined(separator: ", ")
    let counts = entries.map { keys($0.count) }.joined(separator: ", ")
    return ["\(name): [\(list)]   # \(counts)"]
  }

  /// In single quotation marks, so that those of the key stay readable.
  private static func quoted(_ pattern: String) -> String {
    let isPlain = pattern.utf8.allSatisfy { (0x20..<0x7F).contains($0) && $0 != 0x27 }
    return isPlain ? "'\(pattern)'" : YAMLText.quoted(pattern)
  }

  private static func keys(_ count: Int) -> String { count == 1 ? "1 key" : "\(count) keys" }
}
