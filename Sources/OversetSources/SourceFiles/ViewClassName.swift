/// What classes of views are called.
package enum ViewClassName {
  /// Whether a class of the name may be a view or an item of a bar.
  package static func isView(_ type: String) -> Bool {
    ["Label", "Button", "Field", "View", "Control", "Item", "Bar", "Cell"].contains {
      type.hasSuffix($0)
    }
  }
}
