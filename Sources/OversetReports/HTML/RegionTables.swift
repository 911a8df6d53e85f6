import OversetModel
import OversetRules

/// The parts of screens on a page, for `region.js`: a row for each, and tables for what it has several
/// of, in its order.
struct RegionTables {
  private(set) var regions = PageTable<Column>()
  private(set) var items = PageTable<ItemColumn>()
  private(set) var marks = PageTable<MarkColumn>()

  /// Rectangles are rows of `rects`.
  enum Column: Int, CaseIterable {
    case window, surface
    /// In hundredths of a point; nothing for a window of macOS.
    case screenWidth
    case locale, variant
    /// How many rows of the table of that name are the region's.
    case items, marks
  }

  /// The text is drawn by a row of `pictures`.
  enum ItemColumn: Int, CaseIterable { case rect, kind, picture, text, isSubject, isAtFault }

  enum MarkColumn: Int, CaseIterable { case rect }

  /// Adds a region; `numbers` are the pictures of its items, nil for one without a text.
  mutating func add(
    _ region: SceneRegion, pictures numbers: [Int?], _ pictures: inout PictureTables,
    _ lists: inout PageLists
  ) {
    regions.add([
      .window: pictures.number(of: region.window), .surface: pictures.number(of: region.surface),
      .screenWidth: region.screenWidth.map { .hundredths($0) },
      .locale: lists.locales.number(of: region.locale.identifier),
      .variant: lists.texts.number(of: region.variant.description),
      .items: region.items.count, .marks: region.marks.count,
    ])
    for (item, picture) in zip(region.items, numbers) {
      items.add([
        .rect: pictures.number(of: item.frame), .kind: item.kind.rawValue, .picture: picture,
        .text: item.text.map { lists.texts.number(of: $0.text) },
        .isSubject: item.isSubject.number, .isAtFault: item.isAtFault.number,
      ])
    }
    for mark in region.marks { marks.add([.rect: pictures.number(of: mark)]) }
  }
}

extension LabelScene {
  /// The label as a person sees it: without what it loses, and where it would lie in the other
  /// direction.
  var asSeen: LabelScene {
    var scene = self
    (scene.lost, scene.hatched, scene.mirrored) = ([], [], nil)
    return scene
  }
}
