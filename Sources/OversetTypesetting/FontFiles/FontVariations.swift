import CHarfBuzz
import OversetModel

/// The axes of a variable font and its named styles (`fvar`); empty for another font.
struct FontVariations {
  /// One axis, with the values that it may have.
  struct Axis {
    var tag: Script
    var lowest: Double
    var standard: Double
    var highest: Double

    func clamp(_ value: Double) -> Double { max(lowest, min(value, highest)) }

    /// The value that slants most: `slnt` counts degrees counterclockwise, `ital` is 0 or 1.
    var slanted: Double { tag == .slant && lowest < 0 ? lowest : highest }
  }

  /// Coordinates on every axis that has a name of its own.
  struct Instance {
    var postScriptName: String
    /// One for each axis.
    var coordinates: [Double]
  }

  let axes: [Axis]
  let instances: [Instance]

  init(of face: OpaquePointer) {
    let count = unsafe hb_ot_var_get_axis_count(face)
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    var written = count
    unsafe hb_ot_var_get_axis_infos(face, 0, &written, &infos)
    axes = infos.prefix(Int(written)).map {
      Axis(
        tag: Script(tag: $0.tag), lowest: Double($0.min_value), standard: Double($0.default_value),
        highest: Double($0.max_value))
    }
    let axisCount = axes.count
    instances =
      unsafe axes.isEmpty
      ? []
      : (0..<hb_ot_var_get_named_instance_count(face)).compactMap {
        unsafe Self.instance($0, of: face, axisCount: axisCount)
      }
  }

  private static func instance(
    _ index: UInt32, of face: OpaquePointer, axisCount: Int
  ) -> Instance? {
    var count = UInt32(clamping: axisCount)
    var coordinates = [Float](repeating: 0, count: axisCount)
    unsafe hb_ot_var_named_instance_get_design_coords(face, index, &count, &coordinates)
    guard Int(count) == axisCount, let name = unsafe postScriptName(ofInstance: index, of: face)
    else {
      return nil
    }
    return Instance(postScriptName: name, coordinates: coordinates.map(Double.init))
  }

  /// The name that the font gives, or the family's with that of the style, made as Adobe's
  /// Technical Note 5902 has it.
  private static func postScriptName(ofInstance index: UInt32, of face: OpaquePointer) -> String? {
    let own = unsafe hb_ot_var_named_instance_get_postscript_name_id(face, index)
    if own != .max, own != 0xFFFF, let name = unsafe FontNames.text(own, of: face) { return name }
    let style = unsafe hb_ot_var_named_instance_get_subfamily_name_id(face, index)
    guard let prefix = unsafe FontNames.text(25, of: face) ?? FontNames.family(of: face),
      let style = unsafe FontNames.text(style, of: face)
    else { return nil }
    func plain(_ text: String) -> String {
      String(
        text.unicodeScalars.filter { $0.isASCII && $0.properties.isAlphabetic || "0"..."9" ~= $0 })
    }
    return "\(plain(prefix))-\(plain(style))"
  }

  /// The coordinate on every axis for a style; empty where that is the font's standard one.
  ///
  /// The optical size stays at its standard: a text is shaped once for every size.
  func coordinates(for style: FaceStyle) -> [Double] {
    let standard = axes.map(\.standard)
    var coordinates = standard
    if let name = style.instance?.lowercased(),
      let instance = instances.first(where: { $0.postScriptName.lowercased() == name })
    {
      coordinates = instance.coordinates
    }
    let slants = axes.contains { $0.tag == .italic } ? Script.italic : .slant
    for (index, axis) in axes.enumerated() {
      if axis.tag == .weight, let weightClass = style.weightClass {
        coordinates[index] = Double(weightClass)
      } else if axis.tag == slants, style.isItalic {
        coordinates[index] = axis.slanted
      }
      coordinates[index] = axis.clamp(coordinates[index])
    }
    return coordinates == standard ? [] : coordinates
  }

  /// The font's value on an axis; nil where it does not have that axis.
  func value(of tag: Script, at coordinates: [Double]) -> Double? {
    guard let index = axes.firstIndex(where: { $0.tag == tag }) else { return nil }
    return coordinates.indices.contains(index) ? coordinates[index] : axes[index].standard
  }

  func axis(_ tag: Script) -> Axis? { axes.first { $0.tag == tag } }
}

/// The style that a font of a file is opened in; it changes only what the font's axes allow.
struct FaceStyle: Hashable {
  /// The PostScript name of a named instance.
  var instance: String?
  var weightClass: Int?
  var isItalic = false
}

extension Script {
  // Tags of variation axes, which have the form of script codes.
  static let weight = Script("wght")
  static let italic = Script("ital")
  static let slant = Script("slnt")
  static let opticalSize = Script("opsz")
}
