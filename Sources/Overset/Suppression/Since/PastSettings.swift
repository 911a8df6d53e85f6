import OversetConfiguration
import OversetFiles
import OversetModel

/// The configuration of an app in a commit.
struct PastSettings: Sendable {
  /// As the commit has it; without a baseline, since what was accepted then was found then.
  private(set) var configuration: Configuration
  /// The configuration's folder in the commit, from the top of the work tree.
  let folder: String
  /// Whether it is that of today.
  let isSame: Bool
  /// What is to be said where the commit has none that can be read.
  private(set) var notice: Notice?
  private let history: GitHistory

  /// `now` is the configuration of today, and the commit's files are to lie below `top`.
  init(
    _ now: Configuration, _ history: GitHistory, _ revision: String, top: String
  ) async throws(Git.Failure) {
    self.history = history
    guard let file = now.location(at: .start)?.path, let path = now.path else {
      folder = String(history.repository.prefix.dropLast())
      configuration = now
      configuration.root = Self.path(top, folder)
      configuration.baseline = nil
      isSame = true
      return
    }
    let present = history.repository.prefix + file
    let past = history.moved.first { $0.value == present }?.key ?? present
    let text = (try? readText(at: path)).flatMap { $0 } ?? ""
    let pastText = try await Self.text(at: past, history)
    folder = past.split(separator: "/").dropLast().joined(separator: "/")
    let root = Self.path(top, folder)
    do throws(ConfigurationReader.Failure) {
      configuration = try ConfigurationReader.read(pastText ?? text, root: root)
      if pastText == nil {
        notice = Self.notice(path, "is not in '\(revision)'")
      }
    } catch {
      notice = Self.notice(
        path, "has mistakes in '\(revision)' (\(error.problems.first?.description ?? ""))")
      configuration = (try? ConfigurationReader.read(text, root: root)) ?? now
      configuration.root = root
    }
    configuration.path = Self.path(root, past.split(separator: "/").last.map(String.init) ?? file)
    configuration.baseline = nil
    configuration.parsing = now.parsing
    if let label = now.singleLabel { configuration.set(label) }
    isSame = pastText == text && past == present
    keepFontsOutside(top: top)
  }

  private static func path(_ folder: String, _ path: String) -> String {
    path.isEmpty ? folder : "\(folder)/\(path)"
  }

  /// Nil where the commit has no such file.
  private static func text(
    at path: String, _ history: GitHistory
  ) async throws(Git.Failure) -> String? {
    guard let blob = try await history.blob(at: path) else { return nil }
    if let now = try? readFile(at: "\(history.repository.workTree)/\(history.moved[path] ?? path)"),
      blob.isSame(as: now)
    {
      return String(decoding: now, as: UTF8.self)
    }
    guard let bytes = try await history.repository.git.contents(of: [blob.id])[blob.id] else {
      throw Git.Failure(
        message: "git lacks '\(path)' as it was; a partial clone has to fetch it first")
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func notice(_ path: String, _ reason: String) -> Notice {
    Notice(
      .warning,
      "--since: '\(path)' \(reason): what the app was is checked with the configuration of today")
  }

  // MARK: Fonts

  /// Whether a file is a font that labels use, by its path from the top of the work tree.
  func hasFont(at path: String) -> Bool {
    FontFiles.isFont(path)
      && fontPaths.contains { $0.isEmpty || path == $0 || path.hasPrefix($0 + "/") }
  }

  /// The folders and files of fonts in the commit.
  private var fontPaths: [String] {
    let files = configuration.labels.compactMap { label in
      if case .file(let path, _) = label.constraint.font.typeface { path } else { nil }
    }
    let prefix = configuration.root + "/"
    let paths =
      configuration.fonts.search
      + files.filter { $0.hasPrefix(prefix) }.map {
        String($0.dropFirst(prefix.count))
      }
    return paths.compactMap { RepositoryPath.normalized("\(folder)/\($0)") }
  }

  /// Paths of fonts that lead out of the repository lead to the same files as today.
  private mutating func keepFontsOutside(top: String) {
    let root = Self.path(history.repository.workTree, folder)
    for (index, path) in configuration.fonts.search.enumerated() where !path.hasPrefix("/") {
      if RepositoryPath.normalized("\(folder)/\(path)") == nil {
        configuration.fonts.search[index] = "\(root)/\(path)"
      }
    }
    let prefix = configuration.root + "/"
    for index in configuration.labels.indices {
      guard case .file(let path, let face) = configuration.labels[index].constraint.font.typeface,
        path.hasPrefix(prefix),
        case let rest = path.dropFirst(prefix.count),
        RepositoryPath.normalized("\(folder)/\(rest)") == nil
      else { continue }
      configuration.labels[index].constraint.font.typeface = .file("\(root)/\(rest)", face: face)
    }
  }
}
