internal import SwiftSyntax

/// Whether the children of a node are visited, and the node once more after them.
enum WalkChoice {
  case visitChildren
  case visitChildrenAndLeave
  case skipChildren
}

/// Visits a tree in source order.
///
/// A visitor that calls itself would end the program where source is nested very deeply: chains of
/// 100,000 calls are, which the parser's own limit does not count.
func walk(_ root: Syntax, entering: (Syntax) -> WalkChoice, leaving: (Syntax) -> Void) {
  var rest: [(node: Syntax, isLeft: Bool)] = [(root, false)]
  while let (node, isLeft) = rest.popLast() {
    if isLeft {
      leaving(node)
      continue
    }
    let choice = entering(node)
    if choice == .skipChildren { continue }
    if choice == .visitChildrenAndLeave { rest.append((node, true)) }
    for child in node.children(viewMode: .sourceAccurate).reversed()
    where !child.is(TokenSyntax.self) {
      rest.append((child, false))
    }
  }
}
