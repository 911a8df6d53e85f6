import OversetFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder of fonts, each in a file named for its family: `NotoSansArabic-Bold.ttf`.
///
/// Only the files of one family are opened, in microseconds, where fontconfig takes milliseconds.
struct FontFolder: Sendable {
  let path: String
  /// The names of the files, sorted, by the family in them.
  private let files: [String: [String]]

  /// The fonts that come with the program: in the folder that `OVERSET_FONTS` names, else in
  /// `../share/overset/fonts`, seen from the program's own. Nil where there is no such folder.
  static let bundled: FontFolder? = {
    if let named = unsafe getenv("OVERSET_FONTS"), unsafe named.pointee != 0 {
      return unsafe FontFolder(path: String(cString: named))
    }
    let folders = programPath()?.split(separator: "/").dropLast(2) ?? []
    return FontFolder(path: "/" + folders.map { $0 + "/" }.joined() + "share/overset/fonts")
  }()

  /// Nil where the folder cannot be read.
  init?(path: String) {
    guard let names = try? folderContent(at: path).map(\.name).sorted() else { return nil }
    self.path = path
    files = Dictionary(grouping: names, by: Self.family)
  }

  /// The fonts of the family, or of the PostScript name's family; empty where a font has to be
  /// looked for elsewhere.
  func candidates(named name: String) -> [FontCandidate] {
    let family = Self.family(name)
    // The fonts of all regions are in one file: `Noto Sans CJK JP` in `NotoSansCJK-Regular.ttc`.
    let names = files[family] ?? files[String(family.dropLast(2))] ?? []
    return names.flatMap { file in
      (try? FontCandidate.all(in: FontFile(path: "\(path)/\(file)"))) ?? []
    }
  }

  /// `notosansarabic` for a file, a family and a PostScript name.
  private static func family(_ name: String) -> String {
    name.prefix { $0 != "-" && $0 != "." }.filter { $0 != " " }.lowercased()
  }
}
