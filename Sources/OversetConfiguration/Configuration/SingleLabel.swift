package import OversetModel
import OversetSyntax

extension Configuration {
  /// Replaces the labels by one that shows every text.
  package mutating func setSingleLabel(
    width: Points, lines: Int, height: Points?, font: FontDescription
  ) {
    var constraint = LabelConstraint()
    constraint.numberOfLines = lines
    constraint.font = font
    setSingleLabel(constraint, width: width, height: height)
  }

  /// Replaces the labels by one that shows every text, in points; no `height` is no limit. It is a
  /// `default` label: a text that a note has a label for is laid out in that one, and what the system
  /// wraps or speaks in none.
  package mutating func setSingleLabel(
    _ constraint: LabelConstraint, width: Points, height: Points? = nil
  ) {
    set(SingleLabel(constraint: constraint, width: width, height: height))
  }

  /// The same.
  package mutating func set(_ single: SingleLabel) {
    singleLabel = single
    var constraint = single.constraint
    constraint.font = constraint.font.on(platform, displayScale: displayScale)
    var label = AppLabel(
      id: "label", keys: [Glob("*")], constraint: constraint, width: .points(single.width))
    label.height = single.height
    label.isDefault = true
    labels = [label]
    readsInterfaces = false
    sources.isRead = false
  }
}

/// A label that shows every text, in points: no `height` is no limit.
package struct SingleLabel: Sendable {
  var constraint: LabelConstraint
  var width: Points
  var height: Points?
}
