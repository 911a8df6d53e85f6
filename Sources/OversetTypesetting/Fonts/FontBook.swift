package import OversetModel
import Synchronization

/// Every font that a run uses, opened once and shared by all workers.
public final class FontBook: Sendable {
  /// Where to look for fonts, before those that the machine has.
  public struct Search: Hashable, Sendable {
    /// Font files by path.
    public var files: [String]
    /// Families by script code (`Arab`) or language (`ja`), before the built-in cascade.
    public var fallback: [String: String]
    /// The oldest major version of iOS that text is laid out for, nil where it is not known: some
    /// of the system's fonts have changed.
    public var leastSystem: Int?
    /// Whether the fonts beside the program and the machine's own are used too.
    public var includesInstalled: Bool

    /// Makes a search in the machine's own fonts only, except for what is given.
    public init(
      files: [String] = [], fallback: [String: String] = [:], leastSystem: Int? = nil,
      includesInstalled: Bool = true
    ) {
      self.files = files
      self.fallback = fallback
      self.leastSystem = leastSystem
      self.includesInstalled = includesInstalled
    }
  }

  let cascade: FontCascade
  private let search: Search
  /// The oldest major version of iOS that text is laid out for; nil where it is not known.
  package var leastSystem: Int? { search.leastSystem }
  /// The app's own font files, found when a name is looked for that no searched file has.
  private let ownFiles: @Sendable () -> [String]
  /// Fonts that are found before those that are installed.
  private let folder: FontFolder?
  private let opened = Mutex(Opened())

  /// One worker finds a font, the others wait for it: a second face of the same font would compare
  /// as another font.
  private struct Opened {
    var files: [String: FontFile] = [:]
    var faces: [FaceKey: FontFace] = [:]
    /// Nil for a name that was looked for and not found.
    var byRequest: [FontRequest: FontFace?] = [:]
    var byFile: [FileRequest: FontFace] = [:]
    var searched: [FontCandidate]?
    var own: [FontCandidate]?
  }

  private struct FaceKey: Hashable {
    var path: String
    var index: Int
    var coordinates: [Double]
  }

  private struct FileRequest: Hashable {
    var path: String
    var face: FontDescription.FileFace
    var style: FaceStyle
  }

  /// Opens no font yet.
  public convenience init(search: Search = Search()) {
    self.init(search: search, folder: .bundled)
  }

  /// The same with the font files of an app, whose paths are asked for once, when first needed.
  package convenience init(search: Search, ownFiles: @escaping @Sendable () -> [String]) {
    self.init(search: search, folder: .bundled, ownFiles: ownFiles)
  }

  /// The same with a folder in place of the program's own.
  init(
    search: Search = Search(), folder: FontFolder?,
    ownFiles: @escaping @Sendable () -> [String] = { [] }
  ) {
    self.search = search
    self.folder = folder
    self.ownFiles = ownFiles
    cascade = FontCascade(preferred: search.fallback)
  }

  /// The font that a label's text is set in.
  package func font(_ description: FontDescription) throws(FontError) -> TypesetFont {
    if let problem = description.problem { throw .unavailable(problem) }
    let weight = description.resolvedWeight
    switch description.typeface {
    case .system, .monospacedSystem: return TypesetFont(system: description)
    case .file(let path, let face):
      let style = FaceStyle(weightClass: weight?.weightClass, isItalic: description.isItalic)
      let opened = try self.face(of: FileRequest(path: path, face: face, style: style))
      return TypesetFont(face: styled(opened, for: description), for: description)
    case .named(let name):
      guard
        let face = face(
          for: FontRequest(
            name: name, weightClass: weight?.weightClass, isItalic: description.isItalic,
            isOfLabel: true))
      else { throw .unknownName(name) }
      return TypesetFont(face: face, for: description)
    }
  }

  /// The family's own font of a style that a file does not have, or the file's where there is none.
  private func styled(_ face: FontFace, for description: FontDescription) -> FontFace {
    func suits(_ face: FontFace) -> Bool {
      description.weight.map { FontWeight(nearest: face.weightClass) == $0 } != false
        && (!description.isItalic || face.isItalic)
    }
    if suits(face) { return face }
    let relative = self.face(
      for: FontRequest(
        name: face.familyName, weightClass: description.weight?.weightClass ?? face.weightClass,
        isItalic: description.isItalic || face.isItalic, isOfLabel: true))
    return relative.flatMap { suits($0) ? $0 : nil } ?? face
  }

  /// The font of a PostScript or family name, nearest in style; nil where there is none.
  func face(named name: String, weightClass: Int?, isItalic: Bool = false) -> FontFace? {
    face(for: FontRequest(name: name, weightClass: weightClass, isItalic: isItalic))
  }

  /// What is found for a name; nil where there is no such font.
  package func face(for request: FontRequest) -> FontFace? {
    opened.withLock { opened in
      if let known = opened.byRequest[request] { return known }
      var match = searched(&opened).match(request)
      if match == nil, request.isOfLabel { match = own(&opened).match(request) }
      if match == nil, search.includesInstalled {
        match =
          folder?.candidates(named: request.name).match(request)
          ?? InstalledFonts.candidates(named: request.name).match(request)
      }
      let face = match.flatMap { font, style in
        try? self.face(atPath: font.path, index: font.index, style: style, &opened)
      }
      opened.byRequest[request] = .some(face)
      return face
    }
  }

  private func face(of request: FileRequest) throws(FontError) -> FontFace {
    try opened.withLock { opened throws(FontError) in
      if let known = opened.byFile[request] { return known }
      var style = request.style
      let index: Int
      switch request.face {
      case .index(let asked): index = asked
      case .postScriptName(let name):
        let fonts = try FontCandidate.all(in: file(atPath: request.path, &opened))
        guard let font = fonts.first(where: { $0.postScriptName.lowercased() == name.lowercased() })
        else { throw .noFace(name, path: request.path) }
        index = font.index
        style.instance = name
      }
      let face = try self.face(atPath: request.path, index: index, style: style, &opened)
      opened.byFile[request] = face
      return face
    }
  }

  private func face(
    atPath path: String, index: Int, style: FaceStyle, _ opened: inout Opened
  ) throws(FontError) -> FontFace {
    let face = try FontFace(file: file(atPath: path, &opened), index: index, style: style)
    let key = FaceKey(path: path, index: index, coordinates: face.coordinates)
    if let first = opened.faces[key] { return first }
    opened.faces[key] = face
    return face
  }

  private func file(atPath path: String, _ opened: inout Opened) throws(FontError) -> FontFile {
    if let known = opened.files[path] { return known }
    let file = try FontFile(path: path)
    opened.files[path] = file
    return file
  }

  /// The fonts of the searched files; `problem` has the error of a file that is no font.
  private func searched(_ opened: inout Opened) -> [FontCandidate] {
    if let known = opened.searched { return known }
    let fonts = search.files.sorted().flatMap {
      (try? FontCandidate.all(in: FontFile(path: $0))) ?? []
    }
    opened.searched = fonts
    return fonts
  }

  /// The fonts that the app ships (UIAppFonts): those in its folder.
  private func own(_ opened: inout Opened) -> [FontCandidate] {
    if let known = opened.own { return known }
    let fonts = ownFiles().sorted().prefix(Self.mostOwnFiles).flatMap {
      (try? FontCandidate.all(in: FontFile(path: $0))) ?? []
    }
    opened.own = fonts
    return fonts
  }

  /// No app ships more; a folder with more is one of fonts.
  private static let mostOwnFiles = 500

  /// The bytes that a file had when a font of it was opened; nil where none was.
  package func withBytes<Answer>(
    ofFileAt path: String, _ body: (UnsafeRawBufferPointer) -> Answer
  ) -> Answer? {
    opened.withLock { $0.files[path] }.map { file in
      withExtendedLifetime(file) { unsafe body(file.bytes) }
    }
  }

  /// The names that fonts were looked for by, and what was found; nil for nothing.
  package var searches: [FontRequest: FontFace?] { opened.withLock { $0.byRequest } }

  /// The folder of the fonts that come with the program; nil where there is none.
  package static var bundledFolder: String? { FontFolder.bundled?.path }

  /// Where a file is found.
  package func origin(ofFileAt path: String) -> FontOrigin {
    if search.files.contains(path) { return .configuration }
    if opened.withLock({ $0.own ?? [] }).contains(where: { $0.path == path }) { return .app }
    return folder.map { path.hasPrefix($0.path + "/") } == true ? .bundled : .installed
  }

  /// Why a file cannot be used as a font; nil where it can.
  package static func problem(withFileAt path: String) -> FontError? {
    do throws(FontError) {
      _ = try FontFace(file: FontFile(path: path), index: 0)
      return nil
    } catch {
      return error
    }
  }
}
