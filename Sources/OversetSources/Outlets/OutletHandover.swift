package import OversetModel

/// Code that gives a view to what may change it: to a method (`button.allowManyLines()`), to a function
/// (`style(titleLabel)`) or to a layout in code (`titleLabel.pin.left(8)`).
package struct OutletHandover: Hashable, Sendable {
  /// Whose attribute is the name of the method or function.
  package var target: OutletTarget
  /// Which argument of a function the view is; nil where it is asked itself.
  package var argument: CallArgument?
  package var isConditional: Bool
  package var position: TextPosition

  package init(
    _ target: OutletTarget, argument: CallArgument?, isConditional: Bool, position: TextPosition
  ) {
    self.target = target
    self.argument = argument
    self.isConditional = isConditional
    self.position = position
  }
}
