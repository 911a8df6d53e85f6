package import OversetModel

/// A label's own font at its size.
package struct TypesetFont: Sendable {
  enum Source: Sendable {
    case table(TableFont)
    case face(FontFace)
  }

  let source: Source
  /// The weight of the fallback fonts for characters that this one lacks.
  package let weight: FontWeight
  /// Which of the system font's faces was requested.
  let design: FontDesign
  /// Whether an italic was requested, also where the widths are those of the upright font.
  package let isItalic: Bool
  /// How large it is set.
  package let size: FontSize
  /// Distances from the typographic baseline in em.
  package let ascender: Double
  /// The same downwards, as a negative number.
  package let descender: Double
  /// Why the widths are not known for sure, in one phrase; nil where they are.
  package let doubt: String?
  /// The font that the widths come from, where it is another one; nil for the font itself.
  package let standIn: StandIn?

  /// The platform's own font, from its table.
  init(system description: FontDescription) {
    let weight = description.resolvedWeight ?? .regular
    let isMonospaced = description.typeface == .monospacedSystem
    let table =
      isMonospaced
      ? SystemFont.monospaced
      : description.hasMonospacedDigits
        ? SystemFont.tableWithEqualDigits(for: weight)
        : description.design == .rounded
          ? SystemFont.roundedTable(for: weight) : SystemFont.table(for: weight)
    self.init(
      table: table, weight: weight, design: description.design, points: description.pointSize,
      isItalic: description.isItalic,
      doubts: [description.sizeDoubt] + SystemFont.doubts(about: description),
      standIn: StandIn(for: description))
  }

  init(system weight: FontWeight, points: Points) {
    self.init(system: .system(size: points, weight: weight))
  }

  /// A font that is only numbers; what it lacks comes from the system's cascade.
  package init(
    table: TableFont, weight: FontWeight = .regular, design: FontDesign = .default, points: Points,
    isItalic: Bool = false, doubts: [String?] = [], standIn: StandIn? = nil
  ) {
    source = .table(table)
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
    size = FontSize(points: points)
    ascender = table.ascender
    descender = table.descender
    doubt = Self.phrase(doubts)
    self.standIn = standIn
  }

  /// A font of a file, for a description.
  init(face: FontFace, for description: FontDescription) {
    source = .face(face)
    weight = FontWeight(nearest: face.weightClass)
    design = .default
    isItalic = face.isItalic
    size = FontSize(points: description.pointSize)
    ascender = face.ascender
    descender = face.descender
    doubt = Self.phrase([description.sizeDoubt] + face.doubts(for: description))
    standIn = nil
  }

  private static func phrase(_ doubts: [String?]) -> String? {
    let doubts = doubts.compactMap { $0 }
    return doubts.isEmpty ? nil : doubts.joined(separator: "; ")
  }

  /// Ascender − descender at the unshrunk size: what one line of a label takes.
  package var lineHeight: Points { size.points * (ascender - descender) }

  /// From the top of a line to its typographic baseline, at the unshrunk size.
  package var lineAscent: Points { size.points * ascender }

  /// Equal for the same font at any size.
  struct Identity: Hashable, Sendable {
    fileprivate var face: ObjectIdentifier?
    fileprivate var table: TableFont.Identity?
    fileprivate var weight: FontWeight
    fileprivate var design: FontDesign
  }

  var identity: Identity {
    switch source {
    case .table(let table):
      Identity(face: nil, table: table.identity, weight: weight, design: design)
    case .face(let face):
      Identity(face: ObjectIdentifier(face), table: nil, weight: weight, design: design)
    }
  }

  /// Nil where the font is a file.
  package var table: TableFont? {
    if case .table(let table) = source { table } else { nil }
  }

  /// The font's PostScript name, or `system`.
  package var name: String {
    switch source {
    case .table: "system"
    case .face(let face): face.postScriptName
    }
  }
}

extension TypesetFont {
  /// Nil for the system font.
  package var face: FontFace? {
    if case .face(let face) = source { face } else { nil }
  }

  /// Whether the face is this font, and not a fallback.
  package func isSet(in face: FontFace) -> Bool { self.face === face }
}

extension FontFace {
  /// Why text in this face may have another width than in the requested font.
  fileprivate func doubts(for description: FontDescription) -> [String] {
    var doubts: [String] = []
    if let weight = description.weight, FontWeight(nearest: weightClass) != weight {
      doubts.append(
        "\(familyName) has no \(weight.rawValue): the widths are those of \(postScriptName)")
    }
    if description.isItalic, !isItalic {
      doubts.append("\(familyName) has no italic: the widths are those of \(postScriptName)")
    }
    if hasOpticalSizes {
      doubts.append("the optical size of \(postScriptName) is its standard one at every size")
    }
    return doubts
  }
}

extension TypesetFont {
  /// The table for what the system font sets in this font's texts.
  var tableForSigns: TableFont { table ?? SystemFont.table(for: weight) }
}
