import CUnicode
import OversetModel

/// A label's own font at its size.
public struct TypesetFont: Sendable {
  enum Source: Sendable {
    case table(TableFont)
    case face(FontFace)
  }

  let source: Source
  /// The weight of the fonts that help out where this one lacks a character.
  public let weight: FontWeight
  public let size: FontSize
  /// Distances from the typographic baseline in em.
  public let ascender: Double
  public let descender: Double

  init(system weight: FontWeight, points: Points) {
    self.init(table: SystemFont.table(for: weight), weight: weight, points: points)
  }

  /// A font that is only numbers; what it lacks comes from the system's cascade.
  package init(table: TableFont, weight: FontWeight = .regular, points: Points) {
    source = .table(table)
    self.weight = weight
    size = FontSize(points: points)
    ascender = table.ascender
    descender = table.descender
  }

  init(face: FontFace, points: Points) {
    source = .face(face)
    weight = FontWeight(nearest: face.weightClass)
    size = FontSize(points: points)
    ascender = face.ascender
    descender = face.descender
  }

  /// Ascender − descender at the unshrunk size: what one line of a label takes.
  public var lineHeight: Points { size.points * (ascender - descender) }

  /// The same for the same font at any size.
  struct Identity: Hashable, Sendable {
    fileprivate var face: ObjectIdentifier?
    fileprivate var table: TableFont.Identity?
    fileprivate var weight: FontWeight
  }

  var identity: Identity {
    switch source {
    case .table(let table): Identity(face: nil, table: table.identity, weight: weight)
    case .face(let face): Identity(face: ObjectIdentifier(face), table: nil, weight: weight)
    }
  }

  /// Nil where the font is a file.
  public var table: TableFont? {
    if case .table(let table) = source { table } else { nil }
  }

  /// The font's PostScript name, or `system`.
  public var name: String {
    switch source {
    case .table: "system"
    case .face(let face): face.postScriptName
    }
  }
}

extension FontWeight {
  /// OS/2 `usWeightClass`.
  var weightClass: Int {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }

  init(nearest weightClass: Int) {
    self =
      Self.allCases.min { abs($0.weightClass - weightClass) < abs($1.weightClass - weightClass) }
      ?? .regular
  }
}

extension TypesetFont {
  /// Whether the face is this font, and not one that helps out.
  public func isSet(in face: FontFace) -> Bool {
    if case .face(let own) = source { own === face } else { false }
  }
}

extension LocaleIdentifier {
  /// Whether the locale's script runs from right to left (CLDR, by way of ICU).
  public var isRightToLeft: Bool { cuni_is_right_to_left(identifier) }
}
