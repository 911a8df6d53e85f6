import OversetConfiguration
import OversetModel
import OversetRules

/// A font that a document or code names, and that is nowhere: its labels are measured in the system's.
enum MissingFont {
  /// One for all labels in fonts that are missing, by the names of these.
  static func notice(_ names: [String]) -> Notice? {
    if names.isEmpty { return nil }
    let unique = Set(names).sorted()
    let named = unique.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    let more = unique.count > 3 ? " and \(unique.count - 3) more" : ""
    return Notice(
      .warning,
      (names.count == 1 ? "1 label is" : "\(names.count) labels are")
        + " measured in the system's font, and what they lose is a note: no font file that the app ships has "
        + "\(named)\(more); name the folder with the fonts under 'fonts: search'")
  }
}

extension SourcedLabel {
  /// The same in the system's font, in about the same weight: what is lost is only worth a note.
  func inSystemFont(insteadOf name: String) -> SourcedLabel {
    let reason = "no font named '\(name)' is here: it is measured in the system's"
    var sourced = self
    sourced.label.constraint.font = label.constraint.font.inSystemFont(insteadOf: name)
    if case .bounded(var bound) = certainty {
      bound.doubt = [bound.doubt, reason].compactMap(\.self).joined(separator: "; ")
      bound.isUnsure = true
      sourced.certainty = .bounded(bound)
    } else {
      sourced.certainty = .guessed
      sourced.frames = frames?.doubting(reason)
    }
    return sourced
  }
}

extension FontDescription {
  /// The system's font in about the weight of one of a name.
  func inSystemFont(insteadOf name: String) -> FontDescription {
    var font = self
    font.typeface = .system
    font.weight = weight ?? FontWeight(inName: name)
    return font
  }
}

extension FontWeight {
  /// What a PostScript name says: `Lato-SemiBold`, `ProximaNova-Extrabld`.
  fileprivate init(inName name: String) {
    let words: [(String, FontWeight)] = [
      ("semibold", .semibold), ("demi", .semibold), ("extrab", .heavy), ("heavy", .heavy),
      ("black", .black), ("bold", .bold), ("medium", .medium), ("ultralight", .ultraLight),
      ("extralight", .ultraLight), ("thin", .thin), ("light", .light),
    ]
    let style = name.lowercased().drop { $0 != "-" }
    self = words.first { style.contains($0.0) }?.1 ?? .regular
  }
}
