internal import OversetModel
internal import OversetSources
internal import SwiftSyntax

/// Frames that code gives to views it makes (UIView.frame).
extension SwiftFileReader {
  /// Notes what an assignment says of the size of a view, or of the items of a collection view
  /// (UICollectionViewFlowLayout.itemSize). `value` is nil of a choice.
  func noteSizes(_ chain: [String], _ value: ExprSyntax?, at node: Syntax) {
    noteFrame(chain, value)
    noteKeptView(value, in: chain, at: node)
    if chain.last == "itemSize" { appendItem(value) }
  }

  /// Notes `label.frame = CGRect(x: 20, y: 80, width: view.bounds.width - 40, height: 30)`, and that the width
  /// is not read where code sets a part of the frame, or lets something else set it.
  private func noteFrame(_ chain: [String], _ value: ExprSyntax?) {
    guard let index = chain.firstIndex(where: Self.sizing.contains), index > 0,
      let view = madeView(Array(chain[..<index]))
    else { return }
    let part = chain[index...].dropFirst()
    if part.last.map(Self.places.contains) ?? false { return }
    guard chain[index] == "frame", part.isEmpty else { return append(width: nil, of: view) }
    appendFrame(value, of: view)
  }

  /// Notes `let label = UILabel(frame: CGRect(…))`: a view without a frame has none to note.
  func noteFrame(madeBy value: ExprSyntax, of name: String) {
    guard let call = value.as(FunctionCallExprSyntax.self), let argument = call.arguments.first,
      argument.label.map(plainName) == "frame", let size = frameSize(argument.expression)
    else { return }
    if let width = number(size.width), width <= 0 { return }
    appendFrame(argument.expression, of: [name])
  }

  /// Notes that a property gets the view of a variable: they are one.
  private func noteKeptView(_ value: ExprSyntax?, in chain: [String], at node: Syntax) {
    let names = chain.first == "self" ? chain.dropFirst() : chain[...]
    guard names.count == 1, let property = names.first,
      scopes.local(property) == nil || chain.count > 1,
      let variable = value?.as(DeclReferenceExprSyntax.self).map({ plainName($0.baseName) }),
      scopes.local(variable)?.typeName.map(ViewClassName.isView) ?? false,
      let view = viewNames([variable]), view != [property]
    else { return }
    let isSure = holds(node)
    for attribute in [ViewConstraint.Attribute.leading, .trailing, .left, .right] {
      append(
        ViewConstraint.Anchor([property], attribute), .equal,
        ViewConstraint.Anchor(view, attribute), constant: isSure ? 0 : nil)
    }
  }

  /// Notes the sizes that a type gives the items of a collection view
  /// (UICollectionViewDelegateFlowLayout.collectionView(_:layout:sizeForItemAt:)).
  func noteItemSizes(of function: FunctionDeclSyntax) {
    guard function.name.text == "collectionView", let body = function.body,
      function.signature.parameterClause.parameters.map({ plainName($0.firstName) })
        == ["_", "layout", "sizeForItemAt"]
    else { return }
    for value in ReturnedValues(of: body).values { appendItem(value) }
  }

  private func appendItem(_ value: ExprSyntax?) {
    var width: FrameWidth?
    if let call = value?.as(FunctionCallExprSyntax.self), let size = call.arguments.first,
      ["CGSize", "init", "CGSizeMake"].contains(calledName(call)), call.arguments.count == 2
    {
      width = self.width(size.expression)
    }
    append(width: width, of: [ViewConstraint.item])
  }

  /// Notes `label.sizeToFit()`.
  func noteFittedSize(by call: FunctionCallExprSyntax) {
    guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
      let view = madeView(namePath(of: base))
    else { return }
    append(width: nil, of: view)
  }

  /// Properties that say how large a view is, or that something else says it (UIView reference).
  private static let sizing: Set<String> = [
    "frame", "bounds", "autoresizingMask", "translatesAutoresizingMaskIntoConstraints", "width",
    "size",
  ]

  /// Parts of a frame that say only where it is, or how high.
  private static let places: Set<String> = [
    "origin", "x", "y", "height", "midX", "midY", "minX", "minY",
  ]

  /// The name of a view that code makes; nil of anything else.
  private func madeView(_ path: [String]) -> [String]? {
    let names = path.first == "self" ? path.dropFirst() : path[...]
    guard names.count == 1, let name = names.first else { return nil }
    let view = scopes.local(name)?.property ?? name
    return madeViews.contains(view) ? [view] : nil
  }

  private func appendFrame(_ value: ExprSyntax?, of view: [String]) {
    guard let size = value.flatMap(frameSize) else { return append(width: nil, of: view) }
    append(width: width(size.width), of: view)
    if let height = number(size.height) {
      file.constraints.appendHeight(
        height, of: view, in: scopes.context.type, scopes.context.member)
    }
  }

  /// Nil where it is not read.
  private func append(width: FrameWidth?, of view: [String]) {
    file.constraints.appendWidth(width, of: view, in: scopes.context.type, scopes.context.member)
  }

  /// The width and the height of `CGRect(x: 0, y: 0, width: 100, height: 30)`; nil of anything else.
  private func frameSize(_ value: ExprSyntax) -> (width: ExprSyntax, height: ExprSyntax)? {
    guard let call = value.as(FunctionCallExprSyntax.self), let name = calledName(call) else {
      return nil
    }
    let values = call.arguments.map(\.expression)
    switch (name, call.arguments.map { $0.label.map(plainName) }) {
    case ("CGRect", ["x", "y", "width", "height"]), ("NSRect", ["x", "y", "width", "height"]),
      ("init", ["x", "y", "width", "height"]), ("CGRectMake", [nil, nil, nil, nil]):
      return (values[2], values[3])
    case ("CGRect", ["origin", "size"]):
      guard let size = values[1].as(FunctionCallExprSyntax.self), calledName(size) == "CGSize",
        size.arguments.count == 2
      else { return nil }
      let sides = size.arguments.map(\.expression)
      return (sides[0], sides[1])
    default: return nil
    }
  }

  /// `120`, `view.bounds.width - 40`, `UIScreen.main.bounds.size.width / 2 - 2 * 16`; nil of anything else.
  private func width(_ value: ExprSyntax, constants: Int = 2) -> FrameWidth? {
    if let points = number(value) { return FrameWidth(points: points) }
    if let tuple = value.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { width($0.expression, constants: constants) }
    }
    if constants > 0, let known = valueOfConstant(value, at: Syntax(value)) {
      return width(known, constants: constants - 1)
    }
    guard let sequence = value.as(SequenceExprSyntax.self) else {
      return FrameWidth.isWidth(namePath(of: value)) ? .screen : nil
    }
    let elements = Array(sequence.elements.prefix(Self.mostElements))
    guard elements.count % 2 == 1, sequence.elements.count == elements.count else { return nil }
    let signs = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    return FrameWidth.result(
      of: stride(from: 0, to: elements.count, by: 2).map {
        width(elements[$0], constants: constants)
      }, signs)
  }

  private static let mostElements = 16
}
