import OversetSources

/// Functions and types of which the declaration is not read, or not understood, and that surely look texts up:
/// nearly all literals that code gives them are keys of the app's catalogs.
struct AssumedLookups: Sendable {
  private(set) var functions: [LocalizingFunction] = []
  private(set) var accessors: [KeyAccessor] = []
  /// Each as a configuration writes it, with the number of keys that it names.
  private(set) var texts: [(text: String, count: Int)] = []

  /// So many different keys no other call gets by chance, if nearly all that it gets are keys.
  static let leastKeys = 10

  init() {}

  init(_ lookups: UnreadLookups) {
    let helpers = lookups.helpers.filter { isSure($0.value) && $0.value.isTaken }
    for (pattern, found) in helpers.sorted(by: { $0.key < $1.key }) {
      guard var function = LookupPattern(pattern)?.function,
        Self.mayLookUp(function, declared: lookups.functions)
      else { continue }
      function.isAssumed = true
      functions.append(function)
      texts.append((text: pattern, count: found.unread.count))
    }
    // A type that the code declares is read: only one that a build makes is not there.
    let types = lookups.accessors.filter { type, found in
      isSure(found) && !lookups.types.contains(String(type.prefix { $0 != "." }))
    }
    for (type, found) in types.sorted(by: { $0.key < $1.key }) {
      accessors.append(KeyAccessor(type: type))
      texts.append((text: type, count: found.unread.count))
    }
  }

  /// What they declare, as a file of the app would; nil where there is none.
  var declarations: SourceFile? {
    if texts.isEmpty { return nil }
    var file = SourceFile(path: "")
    file.functions = functions
    file.accessors = accessors
    return file
  }

  /// What Foundation and UIKit declare takes names, too; and a view of the app shows what it gets.
  private static func mayLookUp(_ function: LocalizingFunction, declared: Set<String>) -> Bool {
    let name = function.name
    if name.first?.isUppercase ?? false, name != name.uppercased(), !declared.contains(name) {
      return false
    }
    return !systemNames.contains(name) && !systemPrefixes.contains(where: name.hasPrefix)
  }

  private static let systemPrefixes = ["init", "set", "add", "is", "has", "string", "image", "NS"]

  /// Of NSString, NSDictionary, NSUserDefaults and the like: what takes names and is asked for something.
  private static let systemNames: Set<String> = [
    "appending", "colorNamed", "components", "componentsSeparatedByString", "contains",
    "containsString", "containsObject", "firstIndex", "index", "objectForKey", "object", "print",
    "range", "rangeOfString", "replacingOccurrences", "split", "value", "valueForKey",
    "localizedStringForKey", "dateFromString", "predicateWithFormat", "append", "insert", "remove",
    "debugPrint", "fatalError", "assert", "precondition",
  ]
}

/// Whether nearly all that it gets are keys, and enough of them that no use is found of. Of many keys the
/// catalogs may lack more.
private func isSure(_ found: UnreadLookups.Literals) -> Bool {
  let (keys, all) = (found.keys.count, found.all.count)
  return found.unread.count >= AssumedLookups.leastKeys && keys * 20 >= all * 19
    || found.unread.count >= 5 * AssumedLookups.leastKeys && keys * 4 >= all * 3
}

extension UnreadLookups.Literals {
  /// Whether something takes what the call answers: else it shows the text itself.
  fileprivate var isTaken: Bool { takenCount > 0 && statementCount * 10 <= takenCount }
}
