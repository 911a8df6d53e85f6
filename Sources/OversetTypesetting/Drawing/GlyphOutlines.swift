import CFreeType
import OversetModel

/// A step of a glyph's outline in em; y grows downwards, the typographic baseline is 0.
public enum OutlineStep: Hashable, Sendable {
  case move(x: Double, y: Double)
  case line(x: Double, y: Double)
  case quadratic(controlX: Double, controlY: Double, x: Double, y: Double)
  case cubic(
    control1X: Double, control1Y: Double, control2X: Double, control2Y: Double, x: Double,
    y: Double)
}

/// Reads the outlines of glyphs from font files, without hinting.
///
/// FreeType's faces are not thread-safe: each drawer owns one of these.
public final class GlyphOutlines {
  private var library: FT_Library?
  private var faces: [ObjectIdentifier: FT_Face?] = [:]

  public init() { FT_Init_FreeType(&library) }

  deinit {
    for face in faces.values { FT_Done_Face(face) }
    FT_Done_FreeType(library)
  }

  /// The outline's steps; empty for a glyph without one, such as a space or a bitmap.
  public func outline(of glyph: UInt32, in font: FontFace) -> [OutlineStep] {
    guard let face = face(of: font),
      FT_Load_Glyph(face, FT_UInt(glyph), FT_Int32(FT_LOAD_NO_SCALE)) == 0,
      face.pointee.units_per_EM > 0, let slot = face.pointee.glyph
    else { return [] }
    var collector = OutlineCollector(unitsPerEm: Double(face.pointee.units_per_EM))
    var callbacks = FT_Outline_Funcs(
      move_to: { to, user in OutlineCollector.add(user) { .move(x: $0.x(to), y: $0.y(to)) } },
      line_to: { to, user in OutlineCollector.add(user) { .line(x: $0.x(to), y: $0.y(to)) } },
      conic_to: { control, to, user in
        OutlineCollector.add(user) {
          .quadratic(controlX: $0.x(control), controlY: $0.y(control), x: $0.x(to), y: $0.y(to))
        }
      },
      cubic_to: { control1, control2, to, user in
        OutlineCollector.add(user) {
          .cubic(
            control1X: $0.x(control1), control1Y: $0.y(control1), control2X: $0.x(control2),
            control2Y: $0.y(control2), x: $0.x(to), y: $0.y(to))
        }
      }, shift: 0, delta: 0)
    let failed = withUnsafeMutablePointer(to: &collector) {
      FT_Outline_Decompose(&slot.pointee.outline, &callbacks, $0)
    }
    return failed == 0 ? collector.steps : []
  }

  private func face(of font: FontFace) -> FT_Face? {
    if let known = faces[ObjectIdentifier(font)] { return known }
    var face: FT_Face?
    if FT_New_Face(library, font.path, FT_Long(font.index), &face) != 0 { face = nil }
    faces[ObjectIdentifier(font)] = .some(face)
    return face
  }
}

/// What FreeType's callbacks write to.
private struct OutlineCollector {
  let unitsPerEm: Double
  var steps: [OutlineStep] = []

  init(unitsPerEm: Double) { self.unitsPerEm = unitsPerEm }

  func x(_ point: UnsafePointer<FT_Vector>?) -> Double {
    Double(point?.pointee.x ?? 0) / unitsPerEm
  }

  func y(_ point: UnsafePointer<FT_Vector>?) -> Double {
    -Double(point?.pointee.y ?? 0) / unitsPerEm
  }

  static func add(
    _ user: UnsafeMutableRawPointer?, _ step: (OutlineCollector) -> OutlineStep
  ) -> Int32 {
    guard let collector = user?.assumingMemoryBound(to: OutlineCollector.self) else { return 1 }
    collector.pointee.steps.append(step(collector.pointee))
    return 0
  }
}
