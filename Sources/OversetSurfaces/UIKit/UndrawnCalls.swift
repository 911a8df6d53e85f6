import OversetSources

/// Calls and properties whose texts nobody sees.
enum UndrawnCalls {
  /// Why a call does not show its argument; nil where it may.
  static func reason(_ step: SurfaceStep) -> UndrawnReason? {
    let name = step.calledName
    if name.hasPrefix("accessibility") || name.hasPrefix("UIAccessibility")
      || name.hasPrefix("setAccessibility") || step.label?.hasPrefix("accessibility") ?? false
    {
      return .accessibility
    }
    if step.names.contains("UIAccessibility") || step.names.contains("AccessibilityNotification") {
      return .accessibility
    }
    if logFunctions.contains(name) || step.isLogged { return .log }
    if searches[name]?.contains(step.label) ?? false || name.hasPrefix("XCTAssert")
      || step.label == name && messages.contains(name)
    {
      return .compared
    }
    if isData(step) { return .data }
    if addresses[name]?.contains(step.label) ?? false { return .address }
    if speechCalls.contains(name) || step.label == "dialog"
      || name == "AppShortcut" && step.label == "phrases"
    {
      return .speech
    }
    return nil
  }

  /// The same of a property that is set.
  static func reason(settingProperty name: String) -> UndrawnReason? {
    if name.hasPrefix("accessibility") { return .accessibility }
    return name == "suggestedInvocationPhrase" ? .speech : nil
  }

  private static let logFunctions: Set<String> = [
    "print", "debugPrint", "NSLog", "os_log", "fatalError", "assert", "assertionFailure",
    "precondition", "preconditionFailure", "dump", "NSAssert", "NSCAssert", "NSParameterAssert",
    "NSCParameterAssert", "NSAssert1", "NSAssert2", "NSAssert3", "NSAssert4", "NSAssert5",
  ]

  /// Calls of Foundation, SwiftUI and of the standard library that look for a text, compare it, or read a number in it.
  private static let searches: [String: Set<String?>] = [
    "NSPredicate": [nil, "format"], "NSRegularExpression": ["pattern"],
    "range": ["of"], "ranges": ["of"], "firstIndex": ["of"], "lastIndex": ["of"], "index": ["of"],
    "contains": [nil], "localizedStandardContains": [nil],
    "localizedCaseInsensitiveContains": [nil], "localizedStandardRange": ["of"],
    "hasPrefix": [nil], "hasSuffix": [nil], "isEqual": [nil, "to"],
    "compare": [nil], "caseInsensitiveCompare": [nil], "localizedCompare": [nil],
    "localizedCaseInsensitiveCompare": [nil], "localizedStandardCompare": [nil],
    "components": ["separatedBy"], "replacingOccurrences": ["of"], "replacing": [nil],
    "animation": ["value"], "onChange": ["of"], "task": ["id"], "sensoryFeedback": ["trigger"],
    "matchedGeometryEffect": ["id"], "Int": [nil], "Double": [nil], "Float": [nil],
    "Range": ["in"], "NSRange": ["in"], "addAttribute": ["range"], "addAttributes": ["range"],
  ]

  /// The same of Objective-C, and what is asked of lists and dictionaries by a text (NSString, NSArray and
  /// NSDictionary references).
  private static let messages: Set<String> = [
    "rangeOfString", "isEqualToString", "isEqual", "containsString", "hasPrefix", "hasSuffix",
    "compare", "caseInsensitiveCompare", "localizedCompare", "localizedCaseInsensitiveCompare",
    "localizedStandardCompare", "localizedStandardContainsString",
    "componentsSeparatedByString", "stringByReplacingOccurrencesOfString", "indexOfObject",
    "containsObject", "objectForKey", "removeObjectForKey", "removeObject", "predicateWithFormat",
  ]

  /// What makes the address of a page or a file, or has the name of one.
  private static let addresses: [String: Set<String?>] = [
    "URL": ["string", "fileURLWithPath"], "NSURL": ["string", "fileURLWithPath"],
    "URLWithString": ["URLWithString"], "fileURLWithPath": ["fileURLWithPath"],
    "pathForResource": ["pathForResource", "ofType", "inDirectory"],
    "URLForResource": ["URLForResource", "withExtension", "subdirectory"],
    "stringByAppendingPathComponent": ["stringByAppendingPathComponent"],
    "imageNamed": ["imageNamed"],
    "path": ["forResource", "ofType", "inDirectory"],
    "url": ["forResource", "withExtension", "subdirectory"],
    "appendingPathComponent": [nil], "appendingPathExtension": [nil],
    "Image": ["systemName"], "UIImage": ["named", "systemName"], "NSImage": ["named"],
  ]

  /// Whether it is written to what is stored or sent (Encodable, NSCoder, URLQueryItem, URLRequest).
  private static func isData(_ step: SurfaceStep) -> Bool {
    func has(_ label: String) -> Bool { step.arguments.contains { $0.label == label } }
    switch step.calledName {
    case "encode", "encodeIfPresent": return step.label == nil && has("forKey")
    case "encodeObject": return step.label == step.name
    case "URLQueryItem": return step.label == "value"
    case "setValue", "addValue": return step.label == nil && has("forHTTPHeaderField")
    default: return false
    }
  }

  private static let speechCalls: Set<String> = ["IntentDialog", "needsValueError"]
}
