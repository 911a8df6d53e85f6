internal import OversetModel
internal import OversetSources
internal import OversetSyntax
internal import SwiftParser
internal import SwiftSyntax

/// Reads one Swift file: what it uses and what it declares.
final class SwiftFileReader {
  let text: SourceText
  let vocabulary: SourceVocabulary
  /// The names of properties that hold objects of documents.
  let outlets: Set<String>
  /// The names of the properties before a line that hold views which code makes.
  var madeViews: Set<String> = []
  var viewIndices = ViewIndices()
  var file: SourceFile
  /// The hashes of the names of which `vocabulary.constants` was asked.
  var askedNames: Set<UInt64> = []
  var scopes = SourceScopes()
  /// The types of the properties of the file's types: by type, then by name.
  var propertyTypes: [String: [String: String]] = [:]
  /// The parameters of generic types that are views: `Content` of `Card<Content: View>`.
  var genericViews: [String: Set<String>] = [:]
  /// What the functions of the file's types answer with: by type, then by the call `name()`; nil where
  /// two are different.
  var resultTypes: [String: [String: String?]] = [:]
  /// What code asks values for, by a name of the value.
  var askedMembers: [String: Set<String>] = [:]
  /// The values whose members `file.references` are, by index.
  var valuesOfReferences: [Int: String] = [:]
  /// What initialisers get, by the type and by the parameter's name inside of them.
  var initArguments: [String: [String: CallArgument]] = [:]
  /// Those of `file.parameters` whose values code looks up.
  var lookedUpParameters: Set<LocalizedParameter> = []
  /// The functions and properties that look a key up.
  var lookupHolders: Set<SyntaxIdentifier> = []
  /// What is said of the code around: by the node that says it, from the outermost.
  var branches: [(id: SyntaxIdentifier, branch: Branch)] = []
  /// Which platform the code is for.
  var platform: CompiledPlatform?
  /// The constants of types and of the file that are numbers, by their names; nil where two differ.
  var numbers: [String: Double?] = [:]
  /// Where functions may first end: see `holds`.
  var firstExits: [SyntaxIdentifier: AbsolutePosition] = [:]
  /// How many uses came through constants.
  var followedCount = 0
  /// Where in `file.assignments` a sequence or a call is.
  var assignmentIndices: [SyntaxIdentifier: Int] = [:]

  init(path: String, text: SourceText, vocabulary: SourceVocabulary, outlets: Set<String>) {
    self.text = text
    self.vocabulary = vocabulary
    self.outlets = outlets
    file = SourceFile(path: path)
  }

  func read(_ tree: SourceFileSyntax) -> SourceFile {
    platform = CompiledPlatform(path: file.path, tree)
    noteExtensions(in: tree)
    noteGlobals(in: tree)
    walk(Syntax(tree), entering: enter, leaving: leave)
    noteSiblings()
    leaveOutLocalViews()
    return file
  }

  func position(of node: some SyntaxProtocol) -> TextPosition {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return text.position(at: min(offset, text.utf8.count))
  }

  private func enter(_ node: Syntax) -> WalkChoice {
    switch node.as(SyntaxEnum.self) {
    case .structDecl(let type):
      enterBranch(node)
      return enterType(type)
    case .classDecl(let type): return enterType(type)
    case .enumDecl(let type):
      enterBranch(node)
      let choice = enterType(type)
      noteRawCases(of: type)
      return choice
    case .actorDecl(let type): return enterType(type)
    case .protocolDecl(let type): return enterType(type)
    case .extensionDecl(let type):
      scopes.enterExtension(of: typeName(type.extendedType) ?? "_", access(type.modifiers))
      noteType(Syntax(type), inherits: type.inheritanceClause)
      noteProperties(of: type.memberBlock)
      return .visitChildrenAndLeave
    case .ifConfigClause(let clause):
      enterBranch(node)
      platform?.enter(clause)
      return .visitChildrenAndLeave
    case .enumCaseElement(let element): noteParameters(of: element)
    case .typeAliasDecl(let alias): noteAlias(alias)
    case .functionDecl(let function):
      declareLocalFunction(function)
      noteMethod(function)
      enterMember(plainName(function.name), modifiers: function.modifiers)
      noteItemSizes(of: function)
      enterParameters(
        function.signature.parameterClause, of: plainName(function.name),
        constraints(function.genericParameterClause, function.genericWhereClause))
      return .visitChildrenAndLeave
    case .initializerDecl(let initializer):
      enterMember("init", modifiers: initializer.modifiers)
      enterParameters(
        initializer.signature.parameterClause, of: lastName(scopes.context.type),
        constraints(initializer.genericParameterClause, initializer.genericWhereClause))
      return .visitChildrenAndLeave
    case .subscriptDecl(let function):
      enterMember("subscript", modifiers: function.modifiers)
      enterParameters(function.parameterClause, of: nil)
      return .visitChildrenAndLeave
    case .variableDecl(let variable) where !isLocal(variable):
      let name = variable.bindings.first.flatMap(bindingName) ?? "_"
      enterMember(name, modifiers: variable.modifiers)
      scopes.enterBlock()
      noteOutlets(variable)
      noteRawText(of: variable)
      noteOverride(name, variable)
      return .visitChildrenAndLeave
    case .codeBlock(let block):
      enterBranch(node)
      leaveConditions(before: block)
      scopes.enterBlock()
      return .visitChildrenAndLeave
    case .ifExpr, .unresolvedTernaryExpr:
      enterBranch(node)
      scopes.enterBlock()
      return .visitChildrenAndLeave
    case .switchCase, .forStmt, .whileStmt, .catchClause, .accessorBlock:
      scopes.enterBlock()
      return .visitChildrenAndLeave
    case .accessorDecl(let accessor):
      scopes.enterBlock()
      declareNewValue(of: accessor)
      return .visitChildrenAndLeave
    case .closureExpr(let closure):
      enterClosure(closure)
      return .visitChildrenAndLeave
    case .identifierPattern(let pattern):
      declareLocal(pattern)
      return .skipChildren
    case .initializerClause(let clause):
      scopes.enterInitialiser(of: declaredName(clause))
      return .visitChildrenAndLeave
    case .stringLiteralExpr(let literal): readLiteral(literal)
    case .memberAccessExpr(let member):
      noteLayout(member)
      noteLookedUpName(askedFor: member)
      readMember(member)
    case .declReferenceExpr(let reference):
      readName(reference)
      noteLocalView(namedBy: reference)
      return .skipChildren
    case .functionCallExpr(let call):
      noteAssignment(by: call)
      noteConstraints(by: call)
      noteHandover(by: call)
      noteLocalizingFunction(calling: call)
      noteLookedUpNames(by: call)
    case .sequenceExpr(let sequence): noteAssignment(sequence)
    case .macroExpansionExpr, .macroExpansionDecl:
      enterBranch(node)
      scopes.enterBlock()
      return .visitChildrenAndLeave
    case .importDecl, .declModifierList, .inheritanceClause, .genericParameterClause,
      .genericWhereClause, .genericArgumentClause, .typeAnnotation, .returnClause, .identifierType,
      .memberType, .optionalType, .arrayType, .dictionaryType, .stringSegment:
      // No expression is in these.
      return .skipChildren
    default: break
    }
    return .visitChildren
  }

  private func leave(_ node: Syntax) {
    leaveBranch(node)
    switch node.kind {
    case .ifConfigClause: platform?.leave()
    case .initializerClause: scopes.leaveInitialiser()
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
      scopes.leaveContext()
    case .functionDecl, .initializerDecl, .subscriptDecl, .variableDecl:
      scopes.leaveContext()
      scopes.leaveBlock()
    default: scopes.leaveBlock()
    }
  }

  private func enterType(_ type: some NamedDeclSyntax & DeclGroupSyntax) -> WalkChoice {
    scopes.enterType(plainName(type.name), access(type.modifiers))
    noteType(Syntax(type), inherits: type.inheritanceClause)
    noteConstraints(of: type)
    noteProperties(of: type.memberBlock)
    noteInitArguments(of: type.memberBlock)
    if type.is(StructDeclSyntax.self) { noteMemberwiseParameters(of: type.memberBlock) }
    return .visitChildrenAndLeave
  }

  private func enterMember(_ name: String, modifiers: DeclModifierListSyntax) {
    let isStatic = modifiers.contains { ["static", "class"].contains($0.name.text) }
    scopes.enterMember(name, isStatic: isStatic, access(modifiers))
  }

  private func enterParameters(
    _ clause: FunctionParameterClauseSyntax, of function: String?,
    _ constraints: [String: String] = [:]
  ) {
    scopes.enterBlock()
    let views = genericViews[scopes.context.type] ?? []
    for (index, parameter) in clause.parameters.enumerated() {
      let type =
        typeName(parameter.type).map { constraints[$0] ?? (views.contains($0) ? "View" : $0) }
        ?? viewMaker(parameter.type, views.union(constraints.filter { $0.value == "View" }.keys))
      let name = plainName(parameter.secondName ?? parameter.firstName)
      let label = plainName(parameter.firstName)
      let argument = CallArgument(label: label == "_" ? nil : label, index: index)
      scopes.declare(name, typeName: type, argument: argument)
      if let member = scopes.context.member, let type, isUppercase(type) {
        // The type of what a call gives it.
        noteMember(argument.memberName(of: member), type)
      }
      if let function, let type, LocalizingCalls.keyTypes.contains(type) {
        file.parameters.append(LocalizedParameter(function: function, argument: argument))
      }
    }
  }
}

/// What a declaration says of who sees it; `private(set)` says nothing of that.
func access(_ modifiers: DeclModifierListSyntax) -> NameAccess? {
  modifiers.lazy.compactMap { modifier -> NameAccess? in
    if modifier.detail != nil { return nil }
    return switch modifier.name.tokenKind {
    case .keyword(.private), .keyword(.fileprivate): .file
    case .keyword(.internal): .module
    case .keyword(.package), .keyword(.public), .keyword(.open): .anywhere
    default: nil
    }
  }.first
}

/// Whether a variable is declared inside of a function.
func isLocal(_ variable: VariableDeclSyntax) -> Bool {
  guard let item = variable.parent else { return false }
  if item.is(MemberBlockItemSyntax.self) { return false }
  return !(item.parent?.parent?.is(SourceFileSyntax.self) ?? false)
}
