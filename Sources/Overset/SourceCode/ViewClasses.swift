import OversetModel
import OversetSources

/// What the app's own classes of views and controllers do in the place of UIKit's.
struct ViewClasses: Sendable {
  private let lineages: AppCode.Lineages
  private var overrides: [LayoutOverride.Kind: [String: FileLocation]] = [:]
  private var methods: Set<String> = []
  /// Where code reaches views by their tags; under nil by tags that are not written out.
  private var tags: [Int?: FileLocation] = [:]
  /// Where the code of a class goes through the tags of views.
  private var tagLoops: [String: FileLocation] = [:]

  /// None: the code is not known.
  init() { lineages = AppCode.Lineages() }

  init(_ code: AppCode) {
    lineages = code.lineages
    for file in code.files {
      for override in file.overrides {
        let type = lastName(override.type)
        if overrides[override.kind]?[type] != nil { continue }
        overrides[override.kind, default: [:]][type] = FileLocation(
          path: file.path, position: override.position)
      }
      methods.formUnion(file.viewMethods)
      for lookup in file.tags {
        let location = FileLocation(path: file.path, position: lookup.position)
        tags[lookup.tag] = tags[lookup.tag] ?? location
        let type = lastName(lookup.type)
        if lookup.isCounted { tagLoops[type] = tagLoops[type] ?? location }
      }
    }
  }

  /// Where a class of the app, or one that it inherits, says something of its layout.
  func location(of kind: LayoutOverride.Kind, in name: String) -> FileLocation? {
    guard let types = overrides[kind] else { return nil }
    return lineages.lineage(of: name).compactMap { types[$0] }.min()
  }

  /// A class and those that it inherits.
  func lineage(of name: String) -> Set<String> { lineages.lineage(of: name) }

  /// Whether a class of the app inherits none of UIKit's that draw a text: it draws its own.
  func drawsItself(_ name: String) -> Bool {
    !Self.plainViews.isDisjoint(with: lineages.lineage(of: name).subtracting([name]))
  }

  /// Whether a class that is none of the system's is not in the app's code, or one that it inherits.
  func isOfLibrary(_ name: String) -> Bool { lineages.endsInLibrary(name) }

  /// Whether the app has a method of views of that name.
  func declares(_ method: String) -> Bool { methods.contains(method) }

  /// Where code may reach a view with a tag.
  func location(ofTag tag: Int) -> FileLocation? { tags[tag] ?? tags[nil] }

  /// Where a class, or one that it inherits, reaches all views whose tags it counts.
  func tagLoop(in name: String) -> FileLocation? {
    if tagLoops.isEmpty { return nil }
    return lineages.lineage(of: name).compactMap { tagLoops[$0] }.min()
  }

  /// Classes of UIKit without a text of their own.
  private static let plainViews: Set<String> = [
    "UIView", "UIControl", "UIStackView", "UIImageView", "UIScrollView", "UIVisualEffectView",
    "UICollectionReusableView", "UICollectionViewCell", "UITableViewCell",
  ]
}
