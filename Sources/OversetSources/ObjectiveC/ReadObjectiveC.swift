internal import OversetModel
internal import OversetSyntax

/// What an Objective-C file uses: the macros and the method of Foundation and what the app makes of them,
/// in assignments, messages and calls, and what it sets of views.
///
/// `vocabulary` has the app's own functions, methods and macros that look texts up. `outlets` are the
/// names of properties that hold objects of documents: what is done to others is not noted.
package func readObjectiveC(
  _ bytes: [UInt8], path: String, vocabulary: SourceVocabulary = SourceVocabulary(),
  outlets: Set<String> = []
) -> SourceFile {
  var file = SourceFile(path: path)
  let text: SourceText
  do {
    text = try SourceText(
      bytes, encoding: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? .utf8WithMark : .utf8)
  } catch {
    file.notices = [unreadable(path, error)]
    return file
  }
  let (tokens, macros) = objectiveCWords(of: text.utf8)
  var reader = ObjectiveCReader(
    text: text, tokens: tokens, vocabulary: vocabulary, outlets: outlets, file: file)
  reader.note(macros)
  reader.noteNumbers(macros)
  reader.findViews()
  file = reader.read()
  var declarations = ObjectiveCDeclarations(text: text, tokens: tokens)
  declarations.note(in: &file)
  return file
}

/// What looks texts up in Objective-C: a file with none of these names has no use of a key.
package let objectiveCLookups = Set(ObjectiveCReader.macros.keys).union([ObjectiveCReader.lookup])

/// Reads the words of a file from its beginning, with what is open around them.
struct ObjectiveCReader {
  let text: SourceText
  let tokens: [ObjectiveCToken]
  let vocabulary: SourceVocabulary
  /// The names of properties that hold objects of documents.
  let outlets: Set<String>
  var file: SourceFile

  var type = ""
  var member: String?
  /// The function or method around it, if it may answer with the text of a key that it gets.
  var signature: ObjectiveCSignature?
  /// The parameters of the method around it that may be texts, by their names.
  var parameters: [String: CallArgument] = [:]
  /// Its variables that hold texts, by their names: the last is the innermost.
  var variables: [String: [Variable]] = [:]
  /// Those of which not every use is read.
  var unreadVariables: Set<String> = []
  /// The names of all of them, in the order of their declarations.
  var variableNames: [(name: String, block: Int)] = []
  /// Where a statement, a message or a call began: the index of its first word, from the outermost.
  var open: [Opening] = []
  var statementStart = 0
  /// The types that variables of the file are declared with.
  var types: [String: String] = [:]
  var views = ObjectiveCViews()
  /// How many there are up to here.
  var commas = 0
  /// The statement of the last of `file.assignments`.
  var assignmentStart: Int?

  /// With what stands in it up to now: to look back at every word would take forever in a long one.
  struct Opening {
    var first: Int
    var closer: Unicode.Scalar
    /// Whether a condition decides that it, or a block around it, is run.
    var isConditional = false
    /// Where in `open` it is, or the innermost block around it; nil where there is none.
    var block: Int?
    /// How many commas are before it in the file.
    var commasBefore = 0
    /// Whether it is a literal: `@[first, second]`.
    var isArray = false
    /// The names in it before the first part of a selector.
    var receiver: [String] = []
    var firstPart: String?
    var lastPart: String?
  }

  init(
    text: SourceText, tokens: [ObjectiveCToken], vocabulary: SourceVocabulary,
    outlets: Set<String>, file: SourceFile
  ) {
    self.text = text
    self.tokens = tokens
    self.vocabulary = vocabulary
    self.outlets = outlets
    self.file = file
  }

  mutating func read() -> SourceFile {
    for index in tokens.indices {
      switch tokens[index].kind {
      case .name(let name):
        read(name, at: index)
        notePart(name, at: index)
      case .sign(let sign): read(Unicode.Scalar(sign), at: index)
      default: break
      }
    }
    settleVariables()
    return file
  }

  func token(_ index: Int) -> ObjectiveCToken? {
    tokens.indices.contains(index) ? tokens[index] : nil
  }

  private mutating func read(_ sign: Unicode.Scalar, at index: Int) {
    switch sign {
    case ",": commas += 1
    case "[":
      enter("]", at: index)
      open[open.count - 1].isArray = token(index - 1)?.isSign("@") ?? false
    case "(":
      if open.isEmpty, let found = ObjectiveCSignature(ofFunctionWith: index, in: tokens) {
        signature = found
      }
      enter(")", at: index)
    case "]", ")":
      if let last = open.last, last.closer == sign {
        open.removeLast()
        noteReceiver(last)
      }
    case "{", "}", ";":
      // A block inside of a message has statements of its own.
      if sign == "{" {
        enter("}", at: index, isConditional: isCondition(before: index))
      } else if sign == "}", let block = open.last?.block {
        leaveVariables(ofBlock: block)
        open.removeSubrange(block...)
      }
      if open.isEmpty, sign == "}" {
        (member, signature, parameters) = (nil, nil, [:])
        views.locals = [:]
      }
      statementStart = index + 1
    case "-", "+":
      guard open.isEmpty, token(index + 1)?.isSign("(") ?? false else { return }
      let end = tokens[(index + 1)...].prefix(64).firstIndex { $0.isSign(")") }
      member = end.flatMap { token($0 + 1)?.name }
      if let member, ViewClassName.isView(type) { file.viewMethods.insert(member) }
      signature = ObjectiveCSignature(ofMethodAt: index, in: tokens)
      parameters = textParameters(ofMethodAt: index)
    default: break
    }
  }

  private mutating func enter(
    _ closer: Unicode.Scalar, at index: Int, isConditional: Bool = false
  ) {
    var opening = Opening(first: index + 1, closer: closer)
    opening.isConditional = isConditional || open.last?.isConditional ?? false
    opening.block = closer == "}" ? open.count : open.last?.block
    opening.commasBefore = commas
    open.append(opening)
  }

  /// The most names of a receiver or a chain: people write a few.
  static let mostNames = 64

  /// Notes that a message was what another one is sent to: `[[UIAlertView alloc] initWithTitle:…]` and
  /// `[[self button] setTitle:…]`.
  private mutating func noteReceiver(_ inner: Opening) {
    guard let last = open.indices.last, open[last].closer == "]", !open[last].isArray,
      open[last].receiver.isEmpty, open[last].firstPart == nil,
      inner.closer == "]", !inner.isArray, inner.firstPart == nil, inner.receiver.count == 2
    else { return }
    if inner.receiver[1] == "alloc" {
      open[last].receiver = [inner.receiver[0]]
    } else if inner.receiver[0] == "self" {
      open[last].receiver = inner.receiver
    }
  }

  /// Notes a name of the message that it stands in.
  private mutating func notePart(_ name: String, at index: Int) {
    guard let last = open.indices.last, open[last].closer == "]", !open[last].isArray else {
      return
    }
    if token(index + 1)?.isSign(":") ?? false {
      if open[last].firstPart == nil { open[last].firstPart = name }
      open[last].lastPart = name
    } else if open[last].firstPart == nil, open[last].receiver.count < Self.mostNames {
      open[last].receiver.append(name)
    }
  }

  /// Whether a statement begins with a condition, up to an index.
  func isCondition(before index: Int) -> Bool {
    tokens[min(statementStart, index)..<index].prefix(3).contains {
      ["if", "else", "switch", "case", "default"].contains($0.name)
    }
  }

  private mutating func read(_ name: String, at index: Int) {
    noteType(of: name, at: index)
    noteView(name, at: index)
    noteAssignment(to: name, at: index)
    noteHandover(of: name, at: index)
    noteViewCall(name, at: index)
    noteTag(name, at: index)
    noteOverride(name, at: index)
    noteVariable(name, at: index)
    noteParameterUse(of: name, at: index)
    noteReference(to: name, at: index)
    if token(index - 1)?.isSign("@") ?? false {
      switch name {
      case "implementation": enterImplementation(at: index)
      case "end": (type, member) = ("", nil)
      default: break
      }
      return
    }
    if let tableIndex = Self.tableIndex(of: name), token(index + 1)?.isSign("(") ?? false {
      guard case .string(let key) = token(index + 2)?.kind else {
        noteFunction(lookingUp: nameOfArgument(index + 2))
        return
      }
      let table = tableIndex == 0 ? nil : literalArgument(tableIndex, from: index + 2)
      let text = name.hasSuffix("WithDefaultValue") ? literalArgument(3, from: index + 2) : nil
      var found = SourceKey(key, table: table)
      found.isOfMainBundle = Self.mainMacros.contains(name)
      note(found, construct: name, defaultText: text, at: index, keyIndex: index + 2)
    } else if name == Self.lookup, token(index + 1)?.isSign(":") ?? false {
      guard case .string(let key) = token(index + 2)?.kind else {
        noteFunction(lookingUp: nameOfArgument(index + 2))
        return
      }
      let words = tokens[index...].prefix(32)
      func literal(_ label: String) -> String? {
        guard let index = words.firstIndex(where: { $0.name == label }),
          case .string(let text) = token(index + 2)?.kind
        else { return nil }
        return text
      }
      noteMessage(
        SourceKey(key, table: literal("table")), name, defaultText: literal("value"),
        keyIndex: index + 2)
    } else {
      readOwnLookup(name, at: index)
    }
  }

  /// The name that is an argument, which may have parentheses around it.
  func nameOfArgument(_ index: Int) -> String? {
    token(token(index)?.isSign("(") ?? false ? index + 1 : index)?.name
  }

  /// Of a class, or of a category of one: `@implementation Row (Colors)`.
  private mutating func enterImplementation(at index: Int) {
    type = token(index + 1)?.name ?? ""
    if type.isEmpty { return }
    let offset = tokens[index].offset
    file.types.append(
      TypeDeclaration(
        name: type, inherited: [], isExtension: token(index + 2)?.isSign("(") ?? false,
        access: .module, position: text.position(at: offset), range: offset..<offset))
  }

  mutating func note(
    _ key: SourceKey, construct: String, defaultText: String? = nil, at index: Int, keyIndex: Int,
    constants: [String] = [], isWhole: Bool = true
  ) {
    let surface = surface(at: index)
    var use = KeyUse(
      key: key, construct: construct, defaultText: defaultText.map { SourceKey($0) },
      position: text.position(at: tokens[keyIndex].offset), type: type, member: member,
      surface: surface, constants: constants)
    use.isConditional = open.contains(where: \.isConditional) || isCondition(before: index)
    file.uses.append(use)
    if isWhole {
      noteAssignment(of: key, surface)
      if surface.steps.map(\.kind) == [.result] { noteConstant(key, constants, at: keyIndex) }
    }
  }
}
