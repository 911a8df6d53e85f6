import CFontconfig
import OversetModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The fonts of the machine, from fontconfig.
///
/// Opening fontconfig costs milliseconds, so it is used only when a family must be found. The style
/// of a font is read from its own tables: fontconfig knows less, and users can change its answers.
enum InstalledFonts {
  /// The fonts of exactly this family name, and those of this PostScript name with their families,
  /// in the order of their files.
  static func candidates(named name: String) -> [FontCandidate] {
    if !hasSettings { return [] }
    let family = list(FC_FAMILY, name)
    if !family.isEmpty { return family }
    let named = list(FC_POSTSCRIPT_NAME, name)
    let families = Set(named.compactMap { $0.families.first?.lowercased() })
    return named + families.sorted().flatMap { list(FC_FAMILY, $0) }
  }

  /// Whether fontconfig is installed: a release has its library on machines that do not, and there it
  /// would complain on standard error.
  private static let hasSettings: Bool = {
    guard FontFolder.bundled != nil else { return true }
    let variables = ["FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT"]
    return unsafe access("/etc/fonts/fonts.conf", R_OK) == 0
      || variables.contains { unsafe getenv($0) != nil }
  }()

  private static func list(_ property: String, _ name: String) -> [FontCandidate] {
    guard let pattern = unsafe FcPatternCreate(), let properties = unsafe FcObjectSetCreate() else {
      return []
    }
    defer {
      unsafe FcPatternDestroy(pattern)
      unsafe FcObjectSetDestroy(properties)
    }
    unsafe FcPatternAddString(pattern, property, name)
    // Without a language, the first of several names would be in the environment's.
    unsafe FcPatternAddString(pattern, FC_NAMELANG, "en")
    for property in [
      FC_FILE, FC_INDEX, FC_FAMILY, FC_POSTSCRIPT_NAME, FC_WEIGHT, FC_SLANT, FC_WIDTH, FC_VARIABLE,
    ] {
      unsafe FcObjectSetAdd(properties, property)
    }
    guard let found = unsafe FcFontList(nil, pattern, properties) else { return [] }
    defer { unsafe FcFontSetDestroy(found) }
    let fonts = unsafe (0..<Int(found.pointee.nfont)).compactMap { index in
      unsafe found.pointee.fonts[index].flatMap { unsafe FontCandidate($0) }
    }
    return fonts.sorted {
      ($0.path, $0.index, $0.weightClass) < ($1.path, $1.index, $1.weightClass)
    }
  }
}

extension FontCandidate {
  fileprivate init?(_ pattern: OpaquePointer) {
    guard let path = unsafe Self.strings(FC_FILE, of: pattern).first else { return nil }
    self.path = path
    // The upper half names an instance of a variable font.
    let number = unsafe Self.integer(FC_INDEX, of: pattern) ?? 0
    index = number & 0xFFFF
    postScriptName = unsafe Self.strings(FC_POSTSCRIPT_NAME, of: pattern).first ?? "?"
    families = unsafe Self.strings(FC_FAMILY, of: pattern)
    let weight = unsafe Self.integer(FC_WEIGHT, of: pattern).map(Self.weightClass) ?? 400
    (weightClass, lightest, heaviest) = (weight, weight, weight)
    var range: (lowest: Double, highest: Double) = (0, 0)
    if let weights = unsafe Self.value(FC_WEIGHT, of: pattern), unsafe weights.type == FcTypeRange,
      unsafe FcRangeGetDouble(weights.u.r, &range.lowest, &range.highest) != 0
    {
      (lightest, heaviest) = (Self.weightClass(range.lowest), Self.weightClass(range.highest))
    }
    isItalic = unsafe (Self.integer(FC_SLANT, of: pattern) ?? 0) != Int(FC_SLANT_ROMAN)
    canSlant = unsafe Self.value(FC_SLANT, of: pattern)?.type == FcTypeRange
    isNormalWidth =
      unsafe Self.integer(FC_WIDTH, of: pattern).map { $0 == Int(FC_WIDTH_NORMAL) } ?? true
    if number == index, lightest == heaviest, !canSlant {
      useOwnStyle()
    }
  }

  /// Sets the style of a font without axes.
  private mutating func useOwnStyle() {
    guard let bits = FontStyleBits(ofFileAt: path, index: index) else { return }
    (weightClass, lightest, heaviest) = (bits.weightClass, bits.weightClass, bits.weightClass)
    isItalic = bits.isItalic
    isNormalWidth = bits.isNormalWidth
  }

  private static func weightClass(_ weight: Double) -> Int {
    Int(FcWeightToOpenTypeDouble(weight).rounded())
  }

  private static func weightClass(_ weight: Int) -> Int { weightClass(Double(weight)) }

  private static func value(_ property: String, of pattern: OpaquePointer) -> FcValue? {
    var value = unsafe FcValue()
    return unsafe FcPatternGet(pattern, property, 0, &value) == FcResultMatch ? value : nil
  }

  /// Nil where the property is missing or a range.
  private static func integer(_ property: String, of pattern: OpaquePointer) -> Int? {
    var number: Double = 0
    return unsafe FcPatternGetDouble(pattern, property, 0, &number) == FcResultMatch
      ? Int(number) : nil
  }

  private static func strings(_ property: String, of pattern: OpaquePointer) -> [String] {
    var found: [String] = []
    var value: UnsafeMutablePointer<FcChar8>?
    while unsafe FcPatternGetString(pattern, property, Int32(found.count), &value) == FcResultMatch,
      let text = unsafe value
    {
      unsafe found.append(String(cString: text))
    }
    return found
  }
}
