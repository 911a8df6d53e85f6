import OversetCatalogs
import OversetFiles
import OversetModel
import OversetRules

/// What the files of a commit are called today, in the identities of findings.
struct PastNames: Sendable {
  /// The paths of today by those in the commit, both from the top of the work tree.
  private let moved: [String: String]
  /// The folder of the configuration, then and now.
  private let folder: String
  private let folderNow: String
  /// The names of documents that have another one today.
  private var documents: [String: String] = [:]

  /// `folder` is that of the configuration in the commit.
  init(_ history: GitHistory, folder: String) {
    moved = history.moved
    self.folder = folder
    folderNow = String(history.repository.prefix.dropLast())
    for (path, pathNow) in moved.sorted(by: { $0.key < $1.key }) {
      let (name, nameNow) = (FilePath(path).baseName, FilePath(pathNow).baseName)
      if ["storyboard", "xib"].contains(FilePath(path).fileExtension), name != nameNow {
        documents[name] = nameNow
      }
    }
  }

  /// With the names of today.
  func renamed(_ entry: Baseline.Entry) -> Baseline.Entry {
    var entry = entry
    entry.identity = renamed(entry.identity)
    return entry
  }

  /// The same.
  func renamed(_ identity: FindingIdentity) -> FindingIdentity {
    guard let path = RepositoryPath.normalized("\(folder)/\(identity.file)") else {
      return identity
    }
    var identity = identity
    let pathNow = moved[path] ?? path
    identity.file = RepositoryPath.relative(pathNow, to: folderNow)
    if identity.table == FilePath(path).baseName { identity.table = FilePath(pathNow).baseName }
    if let label = identity.label, let mark = label.lastIndex(of: "#"),
      let document = documents[String(label[..<mark].dropLast())]
    {
      identity.label = "\(document) \(label[mark...])"
    }
    let locale = LocaleFolder(ofFileAt: path)?.locale?.identifier
    if let locale, identity.locale == locale,
      let now = LocaleFolder(ofFileAt: pathNow)?.locale?.identifier
    {
      identity.locale = now
    }
    return identity
  }

  /// Where files and folders were, by their paths from the configuration's folder; without those that
  /// are outside of the repository.
  func past(_ paths: [String]) -> [String] {
    paths.flatMap { path -> [String] in
      guard let now = RepositoryPath.normalized("\(folderNow)/\(path)") else { return [] }
      let from = moved.filter { RepositoryPath.prefixes(of: $0.value).contains(now) }
      return [now] + from.keys.sorted()
    }.map { RepositoryPath.relative($0, to: folder) }
  }
}
