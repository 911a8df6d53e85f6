/// UIUserInterfaceSizeClass in both directions: which variations of a document count.
package struct SizeClass: Hashable, Sendable {
  /// How much room there is in one direction; `any` in documents without size classes.
  package enum Extent: String, Sendable {
    case any, compact, regular
  }

  package var width: Extent
  package var height: Extent

  package init(width: Extent, height: Extent) {
    self.width = width
    self.height = height
  }

  package static let any = SizeClass(width: .any, height: .any)
  package static let phone = SizeClass(width: .compact, height: .regular)
  package static let pad = SizeClass(width: .regular, height: .regular)

  /// How many of the variation's classes match, as in `heightClass=compact-widthClass=regular`; nil
  /// where one does not.
  func specificity(ofVariation key: String) -> Int? {
    if key == "default" { return 0 }
    var count = 0
    for part in key.split(separator: "-") {
      switch part {
      case "widthClass=\(width.rawValue)", "heightClass=\(height.rawValue)": count += 1
      default: return nil
      }
    }
    return count
  }
}
