package import OversetModel

/// A constraint that code makes, and that holds whenever the code around it was run:
/// `title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8)`.
///
/// It says that `first` is `second * multiplier + constant`, or at least or at most that.
package struct ViewConstraint: Hashable, Sendable {
  package enum Relation: String, Hashable, Sendable { case equal, atLeast, atMost }

  /// An edge, a centre or a size.
  package enum Attribute: String, Hashable, Sendable, CaseIterable {
    case leading, trailing, left, right, width, centerX
    case top, bottom, height, centerY
    /// A baseline, of which only the place is not known.
    case other
  }

  /// An attribute of a view.
  package struct Anchor: Hashable, Sendable {
    /// The names that lead to the view, without `self`; empty where it is the type itself. A local
    /// variable has a name that no other has in its file; nil is the superview of the other view.
    package var view: [String]?
    package var attribute: Attribute

    package init(_ view: [String]?, _ attribute: Attribute) {
      (self.view, self.attribute) = (view, attribute)
    }
  }

  /// The types around the code: `A.B`.
  package var type: String
  package var member: String?
  package var first: Anchor
  package var relation: Relation
  /// Nil where the constant is all.
  package var second: Anchor?
  package var multiplier: Double
  /// In points; nil where it is not read, or where code may change the constraint.
  package var constant: Points?
  /// Whether it is a size of a frame that code sets, in points or parts of a width of `second`, where no
  /// constraint says anything of the view.
  package var isFrame = false

  /// Stands for the items of a type's collection view, whose sizes its code says.
  package static let item = "#item"

  package init(
    in type: String, member: String?, _ first: Anchor, _ relation: Relation, _ second: Anchor?,
    multiplier: Double = 1, constant: Points?
  ) {
    (self.type, self.member) = (type, member)
    (self.first, self.relation, self.second) = (first, relation, second)
    (self.multiplier, self.constant) = (multiplier, constant)
  }
}

extension [ViewConstraint] {
  /// Adds the width of a frame; nil where it is not read.
  package mutating func appendWidth(
    _ width: FrameWidth?, of view: [String], in type: String, _ member: String?
  ) {
    let isRelative = width.map { $0.share > 0 } ?? false
    appendFrame(
      ViewConstraint(
        in: type, member: member, ViewConstraint.Anchor(view, .width), .equal,
        isRelative ? ViewConstraint.Anchor([], .width) : nil, multiplier: width?.share ?? 1,
        constant: width?.points))
  }

  /// The same of its height.
  package mutating func appendHeight(
    _ height: Points, of view: [String], in type: String, _ member: String?
  ) {
    appendFrame(
      ViewConstraint(
        in: type, member: member, ViewConstraint.Anchor(view, .height), .equal, nil,
        constant: height))
  }

  private mutating func appendFrame(_ constraint: ViewConstraint) {
    guard count < Self.most else { return }
    append(constraint)
    self[count - 1].isFrame = true
  }

  /// More than a person writes in one file.
  package static let most = 4096
}
