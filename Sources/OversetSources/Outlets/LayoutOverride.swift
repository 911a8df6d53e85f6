package import OversetModel

/// What a class decides of layouts in code, in the place of what a document says.
package struct LayoutOverride: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    /// The size that a view asks for.
    case intrinsicContentSize
    /// How high the rows of a table are.
    case rowHeights
    /// What a bar shows in the place of a screen's title, or that there is no bar.
    case barTitle
    /// How a button draws its title: font, insets and lines of its document do not count then
    /// (UIButton.configuration).
    case configuration
    /// Where in itself a view draws its text.
    case textRect
  }

  package var kind: Kind
  /// The types around it: `A.B`.
  package var type: String
  package var position: TextPosition

  package init(_ kind: Kind, in type: String, position: TextPosition) {
    self.kind = kind
    self.type = type
    self.position = position
  }

  /// Nil of most names, which are of other lengths.
  static func kind(named name: String) -> Kind? {
    let length = name.utf8.count
    return length < 64 && lengths >> length & 1 == 1 ? kinds[name] : nil
  }

  /// A bit for each.
  private static let lengths = kinds.keys.reduce(UInt64(0)) { $0 | 1 << $1.utf8.count }

  /// By the names that code says it with (UIView.intrinsicContentSize, UITableView.automaticDimension,
  /// UITableViewDelegate, UINavigationItem.titleView, ToolbarItemPlacement.principal, UILabel.textRect,
  /// UILabel.drawText, UIButton.titleRect, UIButton.imageRect, UIButton.contentRect).
  package static let kinds: [String: Kind] = [
    "intrinsicContentSize": .intrinsicContentSize, "automaticDimension": .rowHeights,
    "UITableViewAutomaticDimension": .rowHeights, "estimatedRowHeight": .rowHeights,
    "heightForRowAt": .rowHeights, "heightForRowAtIndexPath": .rowHeights,
    "titleView": .barTitle, "principal": .barTitle, "navigationBarHidden": .barTitle,
    "isNavigationBarHidden": .barTitle, "setNavigationBarHidden": .barTitle,
    "textRect": .textRect, "textRectForBounds": .textRect, "drawText": .textRect,
    "drawTextInRect": .textRect, "titleRect": .textRect, "titleRectForContentRect": .textRect,
    "imageRect": .textRect, "imageRectForContentRect": .textRect, "contentRect": .textRect,
    "contentRectForBounds": .textRect,
  ]
}
