import OversetModel
import OversetSources

/// The fonts that code gives to titles in bars, in the place of the system's.
extension UseVerdict {
  /// The verdict of a screen's title in a bar.
  static func onTitle(_ declarations: AppDeclarations) -> UseVerdict {
    let verdict = UseVerdict.on(.inlineTitle)
    return declarations.setsFontOfBarTitles ? verdict.doubtingFont : verdict
  }

  /// The verdict of the title of an item of a bar; `name` is the view or property that holds the item, nil where none
  /// does.
  static func onItem(
    _ surface: SystemSurface, _ name: String?, in type: String, _ declarations: AppDeclarations
  ) -> UseVerdict {
    let verdict = UseVerdict.on(surface)
    let settings = name.map { declarations.settings(of: "font", ofView: $0, in: type) } ?? []
    guard let first = settings.first else {
      return declarations.setsFontOfBarItems ? verdict.doubtingFont : verdict
    }
    var font: FontDescription?
    if case .unknown(let text?) = first.value, settings.allSatisfy({ $0.value == first.value }) {
      font = declarations.writtenFont(text, in: type).flatMap { FontDescription(code: $0) }
    }
    return verdict.changingRooms { room in
      if let font { room.constraint.font = font } else { room.isFontKnown = false }
    }
  }

  /// The same where code gives all such titles a font: in which of them it counts is not followed.
  private var doubtingFont: UseVerdict {
    changingRooms { room in
      room.evidence = max(room.evidence, .believed)
      room.source = "code sets the font of titles in bars"
    }
  }

  private func changingRooms(_ change: (inout TextRoom) -> Void) -> UseVerdict {
    guard case .canBeCut(var rooms) = outcome else { return self }
    for index in rooms.indices { change(&rooms[index]) }
    return UseVerdict(.canBeCut(rooms), on: surface)
  }
}
