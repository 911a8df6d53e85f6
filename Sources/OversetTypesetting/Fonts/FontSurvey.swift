import CHarfBuzz
import OversetModel

/// Where a font file is found: earlier ones win.
package enum FontOrigin: String, Sendable {
  /// `fonts: search` names it.
  case configuration
  /// It is in the app's folder.
  case app
  /// It came with the program.
  case bundled
  case installed
}

/// A family that texts are measured or drawn in, and the files that are used for it.
package struct FamilySurvey: Sendable {
  /// What its fonts are for.
  package enum Purpose: String, Sendable {
    /// A verdict depends on it.
    case measuring
    /// Only the letters in pictures are its: the widths are the system font's numbers.
    case drawing
  }

  package var family: String
  /// Codes of the scripts, or languages: `Arab`, `ur`. Empty for signs that have no script.
  package var scripts: [String]
  package var purpose: Purpose
  /// For regular and for bold text; empty where the family is missing.
  package var fonts: [Font] = []

  /// The Debian package that has it; nil for a family that the project chose itself.
  package var debianPackage: String?

  /// One font file in use.
  package struct Font: Sendable, Equatable {
    package var postScriptName: String
    package var path: String
    package var origin: FontOrigin
    /// The font's own version, such as `2.004`.
    package var revision: String?
    /// The version that releases have, where it is another one.
    package var releasedRevision: String?
  }
}

extension FontBook {
  /// The families for all scripts, for signs, and for the letters of pictures, in this order.
  package func survey(shapes: String = "Inter") -> [FamilySurvey] {
    var families: [FamilySurvey] = []
    func add(_ family: String, _ script: String?, _ purpose: FamilySurvey.Purpose) {
      if let index = families.firstIndex(where: { $0.family == family }) {
        families[index].scripts += script.map { [$0] } ?? []
      } else {
        families.append(
          FamilySurvey(family: family, scripts: script.map { [$0] } ?? [], purpose: purpose))
      }
    }
    for (code, family) in cascade.measuringFamilies { add(family, code, .measuring) }
    for family in FontCascade.signs { add(family, nil, .measuring) }
    add(shapes, "Latn", .drawing)
    let eastAsian = ["ja", "ko", "zh-Hans", "zh-Hant", "zh-Hant-HK"]
    for locale in eastAsian.compactMap({ LocaleIdentifier($0) }) {
      add(FontCascade.eastAsianFamily(locale), locale.identifier, .drawing)
    }
    return families.map(completed)
  }

  private func completed(_ survey: FamilySurvey) -> FamilySurvey {
    var survey = survey
    survey.debianPackage = FontCascade.knownPackage(of: survey.family)
    for weight in [400, 700] {
      let faces = FontCascade.names(of: survey.family).lazy.compactMap {
        self.face(named: $0, weightClass: weight)
      }
      guard let face = faces.first else { continue }
      var font = FamilySurvey.Font(
        postScriptName: face.postScriptName, path: face.path,
        origin: origin(ofFileAt: face.path), revision: face.revision)
      let released = ReleasedVersions.fonts[face.postScriptName]
      font.releasedRevision = released == font.revision ? nil : released
      if !survey.fonts.contains(font) { survey.fonts.append(font) }
    }
    return survey
  }
}

extension FontFace {
  /// The version in the font's `head` table, with three decimals; nil where it has none.
  var revision: String? {
    guard let face = unsafe hb_font_get_face(handle),
      let head = unsafe FontTable("head", of: face), let whole = head.uint16(at: 4),
      let part = head.uint16(at: 6)
    else { return nil }
    let thousandths = (Int(part) * 1000 + 32_768) / 65_536
    let digits = String(thousandths % 1000)
    return "\(Int(whole) + thousandths / 1000)."
      + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
