import CHarfBuzz
import OversetModel

/// A font that may match a request, known by its names before it is opened.
struct FontCandidate {
  var path: String
  /// The index in a collection.
  var index: Int
  var postScriptName: String
  var families: [String]
  var weightClass: Int
  /// The lightest and heaviest weight of a variable font; both the weight class in another.
  var lightest: Int
  var heaviest: Int
  var isItalic: Bool
  /// Whether an axis slants it.
  var canSlant: Bool
  var isNormalWidth: Bool

  /// Every font of a file, and after each its named instances. Throws where it is no font.
  static func all(in file: FontFile) throws(FontError) -> [FontCandidate] {
    let path = file.path
    guard let blob = unsafe file.makeBlob() else { throw .notAFont(path: path) }
    defer { unsafe hb_blob_destroy(blob) }
    var candidates: [FontCandidate] = []
    // A broken header may count more fonts than any file has.
    for index in unsafe 0..<min(Int(hb_face_count(blob)), 1024) {
      guard let face = unsafe hb_face_create(blob, UInt32(clamping: index)) else { continue }
      defer { unsafe hb_face_destroy(face) }
      if unsafe hb_face_get_glyph_count(face) == 0 { continue }
      unsafe candidates += Self.all(of: face, path: path, index: index)
    }
    if candidates.isEmpty { throw .notAFont(path: path) }
    return candidates
  }

  private static func all(of face: OpaquePointer, path: String, index: Int) -> [FontCandidate] {
    let bits = unsafe FontStyleBits(of: face)
    let variations = unsafe FontVariations(of: face)
    let weights = variations.axis(.weight)
    let font = unsafe FontCandidate(
      path: path, index: index, postScriptName: FontNames.postScript(of: face) ?? "?",
      families: FontNames.families(of: face),
      weightClass: weights.map { Int($0.standard) } ?? bits.weightClass,
      lightest: weights.map { Int($0.lowest) } ?? bits.weightClass,
      heaviest: weights.map { Int($0.highest) } ?? bits.weightClass, isItalic: bits.isItalic,
      canSlant: variations.axis(.italic) != nil || variations.axis(.slant) != nil,
      isNormalWidth: bits.isNormalWidth)
    return [font]
      + variations.instances.map { instance in
        var named = font
        named.postScriptName = instance.postScriptName
        if let weight = variations.value(of: .weight, at: instance.coordinates) {
          named.weightClass = Int(weight)
        }
        named.isItalic = font.isItalic || variations.isSlanted(at: instance.coordinates)
        return named
      }
  }
}

extension FontVariations {
  func isSlanted(at coordinates: [Double]) -> Bool {
    [Script.italic, .slant].contains { value(of: $0, at: coordinates).map { $0 != 0 } ?? false }
  }
}

/// A request for a font: its name and, unless the name decides, its style.
package struct FontRequest: Hashable, Codable, Sendable {
  package var name: String
  /// Nil for the named font's own weight, and for regular where the name is a family's.
  package var weightClass: Int?
  package var isItalic = false
  /// Whether a label names it, and no script: the fonts of the app count.
  package var isOfLabel = false
}

extension [FontCandidate] {
  /// The font to open for a request, and in which style; nil where no font has the name.
  ///
  /// A PostScript name is one font; with a weight or an italic beside it, the nearest font of its
  /// family. Names are the same in small and capital letters, as on Apple's systems.
  func match(_ request: FontRequest) -> (font: FontCandidate, style: FaceStyle)? {
    let name = request.name.lowercased()
    if let named = first(where: { $0.postScriptName.lowercased() == name }) {
      if request.weightClass == nil, !request.isItalic {
        return (named, FaceStyle(instance: named.postScriptName))
      }
      return named.families.first.flatMap {
        nearest(
          ofFamily: $0.lowercased(), weightClass: request.weightClass ?? named.weightClass,
          isItalic: request.isItalic || named.isItalic)
      } ?? (named, FaceStyle(instance: named.postScriptName))
    }
    return nearest(
      ofFamily: name, weightClass: request.weightClass ?? 400, isItalic: request.isItalic)
  }

  /// The family's font whose width is normal, then whose slant is right, then nearest in weight; of
  /// two as near, the more regular one.
  private func nearest(
    ofFamily name: String, weightClass: Int, isItalic: Bool
  ) -> (font: FontCandidate, style: FaceStyle)? {
    func distance(_ font: FontCandidate) -> (Int, Int, Int, Int) {
      let nearest = Swift.max(font.lightest, Swift.min(weightClass, font.heaviest))
      let slants = font.isItalic || isItalic && font.canSlant
      return (
        font.isNormalWidth ? 0 : 1, slants == isItalic ? 0 : 1, abs(nearest - weightClass),
        abs(nearest - 400)
      )
    }
    let family = filter { $0.families.contains { $0.lowercased() == name } }
    return family.min { distance($0) < distance($1) }.map {
      ($0, FaceStyle(weightClass: weightClass, isItalic: isItalic))
    }
  }
}
