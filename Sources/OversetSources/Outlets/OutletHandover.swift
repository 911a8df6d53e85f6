package import OversetModel

/// Code that gives a view to what may change it: to a method (`button.allowManyLines()`), to a function
/// (`style(titleLabel)`), to a layout in code (`titleLabel.pin.left(8)`) or to another object
/// (`controller.label = titleLabel`).
package struct OutletHandover: Hashable, Sendable {
  /// Whose attribute is the name of the method, function or property.
  package var target: OutletTarget
  /// Which argument of a function the view is; nil where it is asked itself.
  package var argument: CallArgument?
  package var isConditional: Bool
  /// Whether another object keeps the view in a property.
  package var isKept: Bool
  package var position: TextPosition

  package init(
    _ target: OutletTarget, argument: CallArgument?, isConditional: Bool, isKept: Bool = false,
    position: TextPosition
  ) {
    self.target = target
    self.argument = argument
    self.isConditional = isConditional
    self.isKept = isKept
    self.position = position
  }
}
