import OversetModel
import Synchronization

/// Every font that a run uses, opened once and shared by all workers.
public final class FontBook: Sendable {
  /// Where to look for fonts, before those that the machine has.
  public struct Search: Hashable, Sendable {
    /// Font files by path.
    public var files: [String]
    /// Families by script code (`Arab`) or language (`ja`), before the built-in cascade.
    public var fallback: [String: String]

    public init(files: [String] = [], fallback: [String: String] = [:]) {
      self.files = files
      self.fallback = fallback
    }
  }

  let cascade: FontCascade
  private let search: Search
  private let opened = Mutex(Opened())

  private struct Opened {
    var byFile: [String: FontFace] = [:]
    /// Nil for a name that was looked for and not found.
    var byName: [NameAndWeight: FontFace?] = [:]
    var searched: [FontFace]?
  }

  private struct NameAndWeight: Hashable {
    var name: String
    var weightClass: Int
  }

  public init(search: Search = Search()) {
    self.search = search
    cascade = FontCascade(preferred: search.fallback)
  }

  /// The font that a label's text is set in.
  public func font(_ description: FontDescription) throws(FontError) -> TypesetFont {
    let points = description.pointSize
    switch description.typeface {
    case .system, .monospacedSystem:
      return TypesetFont(system: description.resolvedWeight ?? .regular, points: points)
    case .file(let path, _):
      return TypesetFont(face: try face(atPath: path), points: points)
    case .named(let name):
      if let face = face(named: name, weightClass: 400) {
        return TypesetFont(face: face, points: points)
      }
      throw .unknownName(name)
    }
  }

  /// The first font of a file.
  func face(atPath path: String) throws(FontError) -> FontFace {
    if let face = opened.withLock({ $0.byFile[path] }) { return face }
    let face = try FontFace(path: path, index: 0)
    return opened.withLock { opened in
      if let first = opened.byFile[path] { return first }
      opened.byFile[path] = face
      return face
    }
  }

  /// The font of a PostScript or family name, nearest in weight; nil where there is none.
  func face(named name: String, weightClass: Int) -> FontFace? {
    let key = NameAndWeight(name: name, weightClass: weightClass)
    if let known = opened.withLock({ $0.byName[key] }) { return known }
    let face = searchedFace(named: name, weightClass: weightClass) ?? installedFace(key)
    opened.withLock { $0.byName[key] = .some(face) }
    return face
  }

  private func installedFace(_ key: NameAndWeight) -> FontFace? {
    // Fontconfig is asked under the lock: one worker finds the font, the others wait for it.
    let found = opened.withLock { _ in InstalledFonts.find(key.name, weightClass: key.weightClass) }
    guard let (path, index) = found else { return nil }
    return opened.withLock { opened in
      let file = "\(path)#\(index)"
      if let face = opened.byFile[file] { return face }
      let face = try? FontFace(path: path, index: index)
      opened.byFile[file] = face
      return face
    }
  }

  /// A font of the searched files; the PostScript name decides before the family name.
  private func searchedFace(named name: String, weightClass: Int) -> FontFace? {
    let faces = searchedFaces()
    return faces.first { $0.postScriptName == name }
      ?? faces.filter { $0.familyName == name }
      .min { abs($0.weightClass - weightClass) < abs($1.weightClass - weightClass) }
  }

  private func searchedFaces() -> [FontFace] {
    opened.withLock { opened in
      if let faces = opened.searched { return faces }
      let faces = search.files.sorted().compactMap { try? FontFace(path: $0, index: 0) }
      opened.searched = faces
      return faces
    }
  }

  /// Why a file cannot be used as a font; nil where it can.
  public static func problem(withFileAt path: String) -> FontError? {
    do throws(FontError) {
      _ = try FontFace(path: path, index: 0)
      return nil
    } catch {
      return error
    }
  }
}
