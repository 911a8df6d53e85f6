internal import OversetModel
internal import OversetSyntax

/// What the classes of a file of Objective-C declare: what they inherit, and the types of their properties,
/// of their variables and of what their methods without arguments answer with.
package func objectiveCDeclarations(_ input: SourceInput) -> SourceFile {
  var file = SourceFile(path: input.path)
  guard let text = try? SourceText(input.bytes, encoding: .utf8) else { return file }
  var scanner = ObjectiveCDeclarations(text: text, tokens: objectiveCWords(of: text.utf8).tokens)
  scanner.note(in: &file)
  return file
}

/// Finds the declarations in the words of a file (Apple, Programming with Objective-C, "Defining Classes").
struct ObjectiveCDeclarations {
  let text: SourceText
  let tokens: [ObjectiveCToken]
  private var index = 0
  private var type = ""
  /// How many braces are open: what functions and methods have in them is no declaration.
  private var depth = 0

  init(text: SourceText, tokens: [ObjectiveCToken]) {
    self.text = text
    self.tokens = tokens
  }

  mutating func note(in file: inout SourceFile) {
    while index < tokens.count {
      switch tokens[index].kind {
      case .name(let name) where isSign("@", at: index - 1): noteDirective(name, in: &file)
      case .sign(UInt8(ascii: "{")): depth += 1
      case .sign(UInt8(ascii: "}")): depth = max(0, depth - 1)
      case .sign(UInt8(ascii: "-")) where depth == 0 && !type.isEmpty: noteMethod(in: &file)
      default: break
      }
      index += 1
    }
  }

  private mutating func noteDirective(_ name: String, in file: inout SourceFile) {
    switch name {
    case "interface", "implementation", "protocol": enterType(name, in: &file)
    case "property" where !type.isEmpty:
      if isSign("(", at: index + 1) { skip(to: ")", from: index + 1) }
      index += 1
      noteVariables(in: &file)
      // What follows is looked at next.
      index -= 1
    case "end": (type, depth) = ("", 0)
    default: break
    }
  }

  /// `@interface Row : Cell <Themed> { … }`, `@implementation Row (Style)`; `@protocol Row;` declares nothing.
  private mutating func enterType(_ directive: String, in file: inout SourceFile) {
    guard let name = name(at: index + 1), !isSign(";", at: index + 2), !isSign(",", at: index + 2)
    else { return }
    let offset = tokens[index].offset
    (type, depth) = (name, 0)
    index += 1
    var declared = TypeDeclaration(
      name: name, inherited: [], isExtension: false, isProtocol: directive == "protocol",
      access: .module, position: text.position(at: offset), range: offset..<offset)
    if isSign("<", at: index + 1), directive == "interface" { skip(to: ">", from: index + 1) }
    if isSign("(", at: index + 1) {
      declared.isExtension = true
      skip(to: ")", from: index + 1)
    }
    if isSign(":", at: index + 1), let superclass = self.name(at: index + 2) {
      declared.inherited = [superclass]
      index += 2
    }
    if isSign("<", at: index + 1) {
      let start = index + 2
      skip(to: ">", from: index + 1)
      declared.inherited += tokens[min(start, index)..<index].compactMap(\.name)
    }
    if directive != "implementation" { file.types.append(declared) }
    if directive != "protocol", isSign("{", at: index + 1) {
      index += 2
      while index < tokens.count, !isSign("}", at: index) {
        if isSign("@", at: index) { index += 2 } else { noteVariables(in: &file) }
      }
    }
  }

  /// `- (UILabel *)titleLabel;`: only of a method without arguments.
  private mutating func noteMethod(in file: inout SourceFile) {
    guard isSign("(", at: index + 1) else { return }
    let start = index + 2
    skip(to: ")", from: index + 1)
    guard let name = name(at: index + 1), isSign(";", at: index + 2) || isSign("{", at: index + 2),
      let typeName = Variable(tokens[min(start, index)..<index]).typeName
    else { return }
    file.members.append(MemberDeclaration(type: type, name: name, typeName: typeName))
  }

  /// `IBOutlet UILabel *title, *subtitle;`, up to its end.
  private mutating func noteVariables(in file: inout SourceFile) {
    let start = index
    while index < tokens.count, !isSign(";", at: index), !isSign("}", at: index) { index += 1 }
    let variable = Variable(tokens[min(start, index)..<index])
    if !isSign("}", at: index) { index += 1 }
    guard let typeName = variable.typeName else { return }
    for name in variable.names {
      let plain = objectiveCPropertyName(name)
      file.members.append(MemberDeclaration(type: type, name: plain, typeName: typeName))
      if variable.isOutlet || ViewClassName.isView(typeName) {
        file.outlets.append(
          OutletDeclaration(
            type: type, name: plain, typeName: typeName, isOutlet: variable.isOutlet,
            isCollection: variable.isCollection,
            position: text.position(at: tokens[min(start, tokens.count - 1)].offset)))
      }
    }
  }

  /// The words of a declaration of variables, without its end.
  private struct Variable {
    /// Nil where it is none of a class.
    var typeName: String?
    var names: [String] = []
    var isOutlet = false
    var isCollection = false

    init(_ tokens: ArraySlice<ObjectiveCToken>) {
      // Of a block the name stands in parentheses.
      var index = tokens.startIndex
      var depth = 0
      var isPointer = false
      while index < tokens.endIndex {
        let token = tokens[index]
        index += 1
        if token.isSign("<") || token.isSign("(") { depth += 1 }
        if token.isSign(">") || token.isSign(")") { depth -= 1 }
        if token.isSign("*"), depth == 0 { isPointer = true }
        guard let name = token.name else { continue }
        switch name {
        case "IBOutlet": isOutlet = true
        case "IBOutletCollection": (isOutlet, isCollection) = (true, true)
        case _ where ObjectiveCDeclarations.qualifiers.contains(name) || name.hasPrefix("_N"): break
        case _ where isCollection && depth == 1: typeName = typeName ?? name
        // Of a list the elements count.
        case _ where depth == 1 && ObjectiveCDeclarations.lists.contains(typeName ?? ""):
          typeName = name
        case _ where depth > 0: break
        case _ where typeName == nil: typeName = name
        case _ where isPointer:
          names.append(name)
          // What stands behind it, up to a comma, are attributes.
          index = tokens[index...].firstIndex { $0.isSign(",") } ?? tokens.endIndex
        default: break
        }
      }
      if !isPointer { typeName = nil }
    }
  }

  private static let qualifiers: Set<String> = [
    "__block", "__kindof", "__strong", "__unsafe_unretained", "__weak", "const", "extern",
    "nonnull", "null_unspecified", "nullable", "static", "volatile", "IBInspectable",
  ]

  private static let lists: Set<String> = [
    "NSArray", "NSMutableArray", "NSOrderedSet", "NSSet", "NSMutableSet",
  ]

  private func name(at index: Int) -> String? {
    tokens.indices.contains(index) ? tokens[index].name : nil
  }

  private func isSign(_ sign: Unicode.Scalar, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].isSign(sign)
  }

  /// Goes to the sign that closes the one at an index; not further than a person writes.
  private mutating func skip(to closer: Unicode.Scalar, from start: Int) {
    let opener = tokens[start].kind
    var depth = 0
    for end in start..<min(start + 256, tokens.count) {
      if tokens[end].kind == opener { depth += 1 }
      if tokens[end].isSign(closer) { depth -= 1 }
      if depth == 0 {
        index = end
        return
      }
    }
    index = start
  }
}

/// The property of a property's variable: `label` of `_label`.
func objectiveCPropertyName(_ variable: String) -> String {
  variable.count > 1 && variable.hasPrefix("_") ? String(variable.dropFirst()) : variable
}
