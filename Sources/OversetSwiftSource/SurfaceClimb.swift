internal import OversetSources
internal import SwiftSyntax

/// Goes outwards from an expression and notes what holds it.
///
/// No source text ends it late: what is nested or chained more deeply than any person writes is
/// left out, and `isComplete` is false.
struct SurfaceClimb {
  /// Where the value ends up.
  enum End {
    /// Further out than was asked for, or where nothing can be said.
    case unknown
    /// In a variable, constant or property.
    case binding(PatternBindingSyntax)
    /// In the variable of an `if let`.
    case optionalBinding(String)
    /// In what an assignment sets.
    case assignment(SequenceExprSyntax)
    /// In the answer of a function, an initialiser or a computed property.
    case result(Syntax)
  }

  var surface = Surface()
  /// The node of each step: the call, the sequence of an assignment.
  private(set) var nodes: [Syntax] = []
  private(set) var end = End.unknown
  private var current: Syntax
  private let mostSteps: Int
  private let keepsArguments: Bool

  /// Far more than nested views have.
  private static let mostNodes = 2000
  static let mostModifiers = 64
  private static let mostSteps = 48
  /// Longer lists hold data, and looking through them for each element would take too long.
  static let mostSiblings = 64

  /// All that is around a node.
  init(from node: some SyntaxProtocol) {
    self.init(from: Syntax(node), mostSteps: Self.mostSteps, keepsArguments: true)
  }

  /// The first steps, without other arguments.
  init(near node: some SyntaxProtocol, mostSteps: Int) {
    self.init(from: Syntax(node), mostSteps: mostSteps, keepsArguments: false)
  }

  private init(from node: Syntax, mostSteps: Int, keepsArguments: Bool) {
    current = node
    self.mostSteps = mostSteps
    self.keepsArguments = keepsArguments
    for _ in 0..<Self.mostNodes {
      guard surface.steps.count < mostSteps, let parent = current.parent else {
        surface.isComplete = surface.steps.count < mostSteps
        return
      }
      guard step(to: parent) else { return }
    }
    surface.isComplete = false
  }

  /// Goes to the parent; false where the climb ends.
  private mutating func step(to parent: Syntax) -> Bool {
    switch parent.as(SyntaxEnum.self) {
    case .memberAccessExpr(let member): return stepToMember(member)
    case .labeledExpr(let argument): return stepToCall(with: argument)
    case .functionCallExpr(let call):
      // The trailing closure; or the callee, as of `{ … }()`.
      if current.is(ClosureExprSyntax.self), current.id != Syntax(call.calledExpression).id {
        return add(.closure, of: call)
      }
    case .multipleTrailingClosureElement(let closure):
      if let list = closure.parent, let call = list.parent?.as(FunctionCallExprSyntax.self) {
        return add(.closure, of: call, label: plainName(closure.label))
      }
    case .macroExpansionExpr(let macro) where current.is(ClosureExprSyntax.self):
      // `#Preview { … }`
      add(SurfaceStep(kind: .closure, names: ["#" + plainName(macro.macroName)]), at: parent)
    case .sequenceExpr: break
    case .exprList(let list):
      if let sequence = list.parent?.as(SequenceExprSyntax.self) {
        return stepToSequence(sequence)
      }
    case .postfixIfConfigExpr(let condition): addModifiers(in: condition)
    case .arrayElement(let element):
      var step = SurfaceStep(kind: .element)
      step.count = element.parent?.as(ArrayElementListSyntax.self)?.count
      add(step, at: parent)
    case .dictionaryElement(let element):
      // What values are found by is not shown.
      let isKey = current.id == Syntax(element.key).id
      add(SurfaceStep(kind: isKey ? .comparison : .element), at: parent)
      if isKey { return false }
    case .initializerClause(let clause): return stepToInitialValue(clause)
    case .conditionElement, .switchCaseItem, .whereClause, .repeatStmt, .whileStmt, .forStmt:
      if !current.is(CodeBlockSyntax.self) {
        add(SurfaceStep(kind: .comparison), at: parent)
        return false
      }
    case .switchExpr(let expression):
      if current.id == Syntax(expression.subject).id {
        add(SurfaceStep(kind: .comparison), at: parent)
        return false
      }
    case .functionDecl(let function):
      return function.signature.returnClause != nil
        && stepToResult(plainName(function.name), of: parent)
    case .subscriptDecl: return stepToResult("subscript", of: parent)
    case .initializerDecl, .deinitializerDecl: return false
    case .accessorBlock(let block):
      if let binding = block.parent?.as(PatternBindingSyntax.self) {
        return stepToResult(bindingName(binding) ?? "_", of: Syntax(binding))
      }
    case .accessorDecl(let accessor) where accessor.accessorSpecifier.text != "get":
      // What a `didSet` computes is no answer.
      return false
    case .sourceFile, .memberBlockItem: return false
    default: break
    }
    current = parent
    return true
  }

  private mutating func stepToMember(_ member: MemberAccessExprSyntax) -> Bool {
    guard current.id == member.base.map({ Syntax($0).id }) else { return false }
    var modifier = SurfaceModifier(name: plainName(member.declName.baseName))
    current = Syntax(member)
    if let call = member.parent?.as(FunctionCallExprSyntax.self),
      Syntax(call.calledExpression).id == current.id
    {
      modifier.arguments = sourceArguments(of: call, except: nil)
      if keepsArguments { modifier.changes = changes(byClosuresOf: call) }
      current = Syntax(call)
    }
    return append(modifier)
  }

  /// False where there are too many.
  @discardableResult
  mutating func append(_ modifier: SurfaceModifier) -> Bool {
    let last = surface.steps.indices.last
    let count = last.map { surface.steps[$0].modifiers.count } ?? surface.modifiers.count
    guard count < Self.mostModifiers else {
      surface.isComplete = false
      return false
    }
    if let last {
      surface.steps[last].modifiers.append(modifier)
    } else {
      surface.modifiers.append(modifier)
    }
    return true
  }

  private mutating func stepToCall(with argument: LabeledExprSyntax) -> Bool {
    guard let list = argument.parent, let holder = list.parent else { return false }
    let label = argument.label.map(plainName)
    switch holder.as(SyntaxEnum.self) {
    case .functionCallExpr(let call):
      let kind: SurfaceStep.Kind = current.is(ClosureExprSyntax.self) ? .closure : .argument
      return add(kind, of: call, label: label, argument: argument)
    case .subscriptCallExpr(let call):
      var step = SurfaceStep(kind: .argument, names: namePath(of: call.calledExpression))
      step.names.append("[]")
      step.label = label
      add(step, at: holder)
    case .macroExpansionExpr(let macro):
      add(
        SurfaceStep(kind: .argument, names: ["#" + plainName(macro.macroName)], label: label),
        at: holder)
    case .attribute(let attribute):
      let name = typeName(attribute.attributeName) ?? "_"
      add(SurfaceStep(kind: .argument, names: ["@" + name], label: label), at: holder)
      return false
    case .expressionSegment: add(SurfaceStep(kind: .interpolation), at: holder)
    case .tupleExpr(let tuple):
      if tuple.elements.count > 1 {
        add(SurfaceStep(kind: .element, label: label), at: holder)
      }
    default: break
    }
    current = holder
    return true
  }

  private mutating func add(
    _ kind: SurfaceStep.Kind, of call: FunctionCallExprSyntax, label: String? = nil,
    argument: LabeledExprSyntax? = nil
  ) -> Bool {
    var step = SurfaceStep(kind: kind, names: namePath(of: call.calledExpression), label: label)
    if let argument, call.arguments.count <= Self.mostSiblings {
      step.index = call.arguments.count { $0.position < argument.position }
    }
    step.arguments = sourceArguments(of: call, except: argument)
    if let statements = current.as(ClosureExprSyntax.self)?.statements {
      step.count = viewCount(of: statements)
      step.spacers = spacerCount(of: statements)
      if step.name == "Button", let inside = nodes.last {
        step.textsBefore = textCount(of: statements, before: inside)
      }
    }
    add(step, at: Syntax(call))
    current = Syntax(call)
    return true
  }

  private mutating func stepToSequence(_ sequence: SequenceExprSyntax) -> Bool {
    guard sequence.elements.count <= Self.mostSiblings else {
      surface.isComplete = false
      return false
    }
    let elements = Array(sequence.elements)
    guard let index = elements.firstIndex(where: { Syntax($0).id == current.id }) else {
      return false
    }
    if let sign = elements[..<index].lastIndex(where: isAssignment),
      sign > 0
    {
      var step = SurfaceStep(kind: .assignment, names: namePath(of: elements[sign - 1]))
      if step.names.first == "_" { step.receiverType = castReceiver(of: elements[sign - 1]) }
      add(step, at: Syntax(sequence))
      end = .assignment(sequence)
      return false
    }
    // What is before a `?` is a condition, and `==` makes one of both its operands.
    let isCondition = elements[index...].contains { $0.is(UnresolvedTernaryExprSyntax.self) }
    let isThen = elements[index].is(UnresolvedTernaryExprSyntax.self)
    let isCompared = [index - 1, index + 1].contains {
      elements.indices.contains($0) && isComparison(elements[$0])
    }
    if isCondition && !isThen || isCompared {
      add(SurfaceStep(kind: .comparison), at: Syntax(sequence))
      return false
    }
    current = Syntax(sequence)
    return true
  }

  private mutating func stepToInitialValue(_ clause: InitializerClauseSyntax) -> Bool {
    guard let holder = clause.parent else { return false }
    switch holder.as(SyntaxEnum.self) {
    case .patternBinding(let binding):
      var step = SurfaceStep(kind: .declaration, names: [bindingName(binding) ?? "_"])
      step.label = binding.typeAnnotation.flatMap { typeName($0.type) }
      add(step, at: holder)
      end = .binding(binding)
    case .functionParameter(let parameter):
      let name = plainName(parameter.secondName ?? parameter.firstName)
      add(
        SurfaceStep(kind: .declaration, names: [name], label: typeName(parameter.type)), at: holder)
    case .enumCaseElement(let element):
      add(SurfaceStep(kind: .declaration, names: [plainName(element.name)]), at: holder)
    case .optionalBindingCondition(let condition):
      let pattern = condition.pattern.as(IdentifierPatternSyntax.self)
      let name = pattern.map { plainName($0.identifier) } ?? "_"
      add(SurfaceStep(kind: .declaration, names: [name]), at: holder)
      end = .optionalBinding(name)
    default: break
    }
    return false
  }

  private mutating func stepToResult(_ name: String, of holder: Syntax) -> Bool {
    var step = SurfaceStep(kind: .result, names: [name], label: resultType(of: holder))
    if let parameters = holder.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters {
      step.arguments = parameters.prefix(8).map { SourceArgument(label: plainName($0.firstName)) }
    }
    add(step, at: holder)
    end = .result(holder)
    return false
  }

  private mutating func add(_ step: SurfaceStep, at node: Syntax) {
    surface.steps.append(step)
    nodes.append(node)
  }

  func sourceArguments(
    of call: FunctionCallExprSyntax, except own: LabeledExprSyntax?
  ) -> [SourceArgument] {
    guard keepsArguments, call.arguments.count <= Self.mostSiblings else { return [] }
    return call.arguments.lazy.filter { $0.id != own?.id }.map(sourceArgument)
  }
}
