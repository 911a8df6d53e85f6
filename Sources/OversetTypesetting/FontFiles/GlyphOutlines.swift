import CFreeType
import CHarfBuzz
import OversetModel

/// A step of a glyph's outline in em; y grows downwards, the typographic baseline is 0.
package enum OutlineStep: Hashable, Sendable {
  case move(x: Double, y: Double)
  case line(x: Double, y: Double)
  case quadratic(controlX: Double, controlY: Double, x: Double, y: Double)
  case cubic(
    control1X: Double, control1Y: Double, control2X: Double, control2Y: Double, x: Double,
    y: Double)
}

/// Reads the outlines of glyphs from font files, without hinting, and measures their ink.
///
/// FreeType's faces are not thread-safe: each drawer owns one of these.
@safe package final class GlyphOutlines {
  private var library: FT_Library?
  private var faces: [ObjectIdentifier: OpenFace] = [:]
  /// Most glyphs are in the font of the one before.
  private var lastFace: OpenFace?

  @safe private final class OpenFace {
    /// Kept, so that no other font gets the same address.
    let font: FontFace
    /// Nil where FreeType cannot read the file.
    let handle: FT_Face?
    /// Nil for a glyph that leaves no paint.
    var ink: [UInt32: InkBox?] = [:]

    init(font: FontFace, handle: FT_Face?) {
      self.font = font
      unsafe self.handle = unsafe handle
    }
  }

  /// Opens no font yet.
  package init() { unsafe FT_Init_FreeType(&library) }

  deinit {
    for face in faces.values { unsafe FT_Done_Face(face.handle) }
    unsafe FT_Done_FreeType(library)
  }

  /// The box around the glyph's outline, or around its bitmap; nil for a glyph without either.
  ///
  /// The box is exact: it holds the curves and not their control points.
  package func ink(of glyph: UInt32, in font: FontFace) -> InkBox? {
    let face = face(of: font)
    if let known = face.ink[glyph] { return known }
    let box = outlineBox(of: glyph, in: font) ?? font.extents(of: glyph)
    face.ink[glyph] = .some(box)
    return box
  }

  private func outlineBox(of glyph: UInt32, in font: FontFace) -> InkBox? {
    guard let (face, slot) = unsafe load(glyph, in: font) else { return nil }
    var box = FT_BBox()
    guard unsafe slot.pointee.outline.n_points > 0,
      unsafe FT_Outline_Get_BBox(&slot.pointee.outline, &box) == 0,
      box.xMin < box.xMax || box.yMin < box.yMax
    else { return nil }
    let em = unsafe Double(face.pointee.units_per_EM)
    return InkBox(
      minX: Double(box.xMin) / em, minY: Double(-box.yMax) / em, maxX: Double(box.xMax) / em,
      maxY: Double(-box.yMin) / em)
  }

  /// The glyph in the font's own units; nil where it cannot be read or is a bitmap.
  private func load(_ glyph: UInt32, in font: FontFace) -> (face: FT_Face, slot: FT_GlyphSlot)? {
    guard let face = unsafe face(of: font).handle, unsafe face.pointee.units_per_EM > 0,
      unsafe FT_Load_Glyph(face, FT_UInt(glyph), FT_Int32(FT_LOAD_NO_SCALE)) == 0,
      let slot = unsafe face.pointee.glyph
    else { return nil }
    return unsafe (face, slot)
  }

  /// The outline's steps; empty for a glyph without one, such as a space or a bitmap.
  package func outline(of glyph: UInt32, in font: FontFace) -> [OutlineStep] {
    guard let (face, slot) = unsafe load(glyph, in: font) else { return [] }
    var collector = unsafe OutlineCollector(unitsPerEm: Double(face.pointee.units_per_EM))
    var callbacks = unsafe FT_Outline_Funcs(
      move_to: { to, user in
        unsafe OutlineCollector.add(user) { unsafe .move(x: $0.x(to), y: $0.y(to)) }
      },
      line_to: { to, user in
        unsafe OutlineCollector.add(user) { unsafe .line(x: $0.x(to), y: $0.y(to)) }
      },
      conic_to: { control, to, user in
        unsafe OutlineCollector.add(user) {
          unsafe .quadratic(
            controlX: $0.x(control), controlY: $0.y(control), x: $0.x(to), y: $0.y(to))
        }
      },
      cubic_to: { control1, control2, to, user in
        unsafe OutlineCollector.add(user) {
          unsafe .cubic(
            control1X: $0.x(control1), control1Y: $0.y(control1), control2X: $0.x(control2),
            control2Y: $0.y(control2), x: $0.x(to), y: $0.y(to))
        }
      }, shift: 0, delta: 0)
    let failed = unsafe withUnsafeMutablePointer(to: &collector) {
      unsafe FT_Outline_Decompose(&slot.pointee.outline, &callbacks, $0)
    }
    return failed == 0 ? collector.steps : []
  }

  private func face(of font: FontFace) -> OpenFace {
    if let lastFace, lastFace.font === font { return lastFace }
    let id = ObjectIdentifier(font)
    if let known = faces[id] {
      lastFace = known
      return known
    }
    var handle: FT_Face?
    let bytes = unsafe font.file.bytes
    let failed = unsafe FT_New_Memory_Face(
      library, bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self), FT_Long(bytes.count),
      FT_Long(font.index), &handle)
    if failed != 0 { unsafe handle = nil }
    if let handle = unsafe handle, !font.coordinates.isEmpty {
      var coordinates = font.coordinates.map { FT_Fixed(($0 * 65_536).rounded()) }
      unsafe FT_Set_Var_Design_Coordinates(handle, FT_UInt(coordinates.count), &coordinates)
    }
    let face = unsafe OpenFace(font: font, handle: handle)
    faces[id] = face
    lastFace = face
    return face
  }
}

extension FontFace {
  /// The box of a glyph that has no outline, a bitmap in most cases, as HarfBuzz reads it.
  fileprivate func extents(of glyph: UInt32) -> InkBox? {
    var extents = hb_glyph_extents_t()
    guard unsafe hb_font_get_glyph_extents(handle, glyph, &extents) != 0,
      extents.width != 0 && extents.height != 0
    else { return nil }
    // HarfBuzz's heights are negative: its y grows upwards.
    let xs = [Double(extents.x_bearing), Double(extents.x_bearing) + Double(extents.width)]
    let ys = [-Double(extents.y_bearing), -Double(extents.y_bearing) - Double(extents.height)]
    let em = Double(fontUnitsPerEm)
    return InkBox(
      minX: min(xs[0], xs[1]) / em, minY: min(ys[0], ys[1]) / em, maxX: max(xs[0], xs[1]) / em,
      maxY: max(ys[0], ys[1]) / em)
  }
}

/// What FreeType's callbacks write to.
private struct OutlineCollector {
  let unitsPerEm: Double
  var steps: [OutlineStep] = []

  init(unitsPerEm: Double) { self.unitsPerEm = unitsPerEm }

  func x(_ point: UnsafePointer<FT_Vector>?) -> Double {
    unsafe Double(point?.pointee.x ?? 0) / unitsPerEm
  }

  func y(_ point: UnsafePointer<FT_Vector>?) -> Double {
    unsafe -Double(point?.pointee.y ?? 0) / unitsPerEm
  }

  static func add(
    _ user: UnsafeMutableRawPointer?, _ step: (OutlineCollector) -> OutlineStep
  ) -> Int32 {
    guard let collector = unsafe user?.assumingMemoryBound(to: OutlineCollector.self) else {
      return 1
    }
    unsafe collector.pointee.steps.append(step(collector.pointee))
    return 0
  }
}
