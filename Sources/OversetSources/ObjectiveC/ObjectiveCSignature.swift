/// The name and the parameters of a function or method of Objective-C that answers with a string.
struct ObjectiveCSignature {
  /// Of a method the first part of its selector.
  let name: String
  let isMethod: Bool
  /// Of no object.
  let isStatic: Bool
  /// By the name of the parameter.
  private(set) var parameters: [String: CallArgument] = [:]

  /// No person writes more words before a body.
  private static let mostTokens = 128

  /// `- (NSString *)text:(NSString *)key forLocale:(NSLocale *)locale {`; `index` is that of the sign.
  init?(ofMethodAt index: Int, in tokens: [ObjectiveCToken]) {
    let words = tokens[index...].prefix(Self.mostTokens)
    guard let close = words.firstIndex(where: { $0.isSign(")") }),
      words[..<close].contains(where: { $0.name == "NSString" }),
      let brace = words.firstIndex(where: { $0.isSign("{") || $0.isSign(";") }),
      tokens[brace].isSign("{"), close + 1 < brace, let name = tokens[close + 1].name
    else { return nil }
    self.name = name
    isMethod = true
    isStatic = tokens[index].isSign("+")
    var count = 0
    for colon in close + 1..<brace where tokens[colon].isSign(":") {
      let end = tokens[colon..<brace].firstIndex { $0.isSign(")") } ?? colon
      // A type of a block or function has parentheses of its own.
      guard end + 1 < brace, let parameter = tokens[end + 1].name,
        let part = tokens[colon - 1].name
      else { return nil }
      parameters[parameter] = CallArgument(label: count == 0 ? nil : part, index: count)
      count += 1
    }
  }

  /// `NSString *text(NSString *key) {`; `index` is that of the parenthesis.
  init?(ofFunctionWith index: Int, in tokens: [ObjectiveCToken]) {
    let words = tokens[index...].prefix(Self.mostTokens)
    guard index > 2, let name = tokens[index - 1].name, tokens[index - 2].isSign("*"),
      tokens[index - 3].name == "NSString", let close = words.firstIndex(where: { $0.isSign(")") }),
      close + 1 < tokens.count, tokens[close + 1].isSign("{")
    else { return nil }
    self.name = name
    (isMethod, isStatic) = (false, true)
    for (number, part) in tokens[(index + 1)..<close].split(whereSeparator: { $0.isSign(",") })
      .enumerated()
    {
      guard let parameter = part.last?.name else { continue }
      parameters[parameter] = CallArgument(label: nil, index: number)
    }
  }
}
