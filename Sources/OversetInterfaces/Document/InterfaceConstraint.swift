package import OversetModel

/// A constraint of a document, with Interface Builder's defaults filled in:
/// `first.attribute relation multiplier × second.attribute + constant`.
package struct InterfaceConstraint: Sendable {
  package var id: String
  /// The view that holds it.
  package var owner: Int
  package var first: Anchor
  /// Nil for a constant width or height.
  package var second: Anchor?
  package var relation: Relation
  package var multiplier: Double
  package var constant: Points
  /// 1…1000, which is required.
  package var priority: Double
  /// Whether Interface Builder removes it when the app is built.
  package var isPlaceholder: Bool
  /// Whether the constant is the system's standard distance.
  package var isSymbolic: Bool
  package var position: TextPosition

  package enum Relation: String, Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  /// An attribute of a view or of one of its layout guides.
  package struct Anchor: Hashable, Sendable {
    /// The view's index.
    package var view: Int
    /// Nil for the view itself.
    package var guide: InterfaceGuide?
    package var attribute: Attribute
  }

  /// NSLayoutConstraint.Attribute, as documents call it.
  package enum Attribute: String, Sendable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case baseline, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }
}

/// A layout guide that documents refer to.
package enum InterfaceGuide: Hashable, Sendable {
  case safeArea, content, frame, layoutMargins, readableContent, keyboard
  /// Below the bars at the top of a controller's view, and above those at the bottom.
  case top, bottom

  /// Nil for a guide that is not known.
  init?(key: String) {
    switch key {
    case "safeArea": self = .safeArea
    case "contentLayoutGuide": self = .content
    case "frameLayoutGuide": self = .frame
    case "layoutMarginsGuide", "layoutMargins": self = .layoutMargins
    case "readableContentGuide", "readableContent": self = .readableContent
    case "keyboard": self = .keyboard
    default: return nil
    }
  }
}

extension InterfaceElement {
  /// The element as a constraint; nil where an item or an attribute is none that there is.
  func constraint(
    of owner: Int,
    finding anchor: (_ id: String?, _ attribute: String) -> InterfaceConstraint.Anchor?
  ) -> InterfaceConstraint? {
    guard let firstAttribute = attribute("firstAttribute"),
      let first = anchor(attribute("firstItem"), firstAttribute)
    else { return nil }
    var second: InterfaceConstraint.Anchor?
    if let item = attribute("secondItem") {
      second = anchor(item, attribute("secondAttribute") ?? firstAttribute)
      if second == nil { return nil }
    }
    return InterfaceConstraint(
      id: attribute("id") ?? "", owner: owner, first: first, second: second,
      relation: attribute("relation").flatMap(InterfaceConstraint.Relation.init) ?? .equal,
      multiplier: attribute("multiplier").flatMap(ratio) ?? 1,
      constant: number("constant") ?? 0,
      priority: min(max(number("priority") ?? 1000, 1), 1000),
      isPlaceholder: flag("placeholder") ?? false, isSymbolic: flag("symbolic") ?? false,
      position: position)
  }
}

/// A number, or two with `:` or `/` between them; nil where it is neither, or not finite.
private func ratio(_ text: String) -> Double? {
  let parts = text.split(separator: ":", omittingEmptySubsequences: false)
  let numbers =
    parts.count == 2 ? parts : text.split(separator: "/", omittingEmptySubsequences: false)
  let values = numbers.compactMap(\.decimalNumber)
  guard values.count == numbers.count, let first = values.first else { return nil }
  let value = values.count == 2 ? first / values[1] : first
  return values.count <= 2 && value.isFinite ? value.usableDistance : nil
}

extension InterfaceConstraint {
  var views: [Int] { [first.view] + (second.map { [$0.view] } ?? []) }
}
