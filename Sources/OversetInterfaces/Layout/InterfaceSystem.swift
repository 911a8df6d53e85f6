import OversetAutoLayout
import OversetModel

/// The views of one constraint system: what they contain, and what is solved.
struct InterfaceSystem {
  /// The root's index in the tree.
  let root: Int
  /// Indices in the tree, by layout index.
  let views: [Int]
  let contents: [ViewContent]
  var scene = LayoutScene(views: [], constraints: [])
  /// The first of the scene's, as the document has them.
  var constraints: [InterfaceConstraint] = []
  /// Nil where the scene cannot be solved.
  var solver: LayoutSystem?
}
