import Foundation

/// A git repository whose first commit is called `base`; it is gone when the test is over.
public struct TestRepository: Sendable {
  private let folder: TestFolder

  /// Git said no.
  public struct Failure: Error {
    public var message: String
  }

  /// With the texts at the paths.
  public init(_ files: [String: String]) throws {
    folder = try TestFolder(files)
    try git("init", "-q", "-b", "main")
    try commit()
    try git("tag", "base")
  }

  public var path: String { folder.path }

  public func write(_ text: String, to file: String) throws { try folder.write(text, to: file) }

  /// Commits everything that has changed.
  public func commit() throws {
    try git("add", "-A")
    try git("-c", "user.name=t", "-c", "user.email=t@example.com", "commit", "-q", "-m", "x")
  }

  /// Runs git in the repository, and returns what it answers.
  @discardableResult
  public func git(_ arguments: String...) throws -> String {
    let run = try ToolRun("git", ["-C", path] + arguments)
    guard run.status == 0 else { throw Failure(message: "git \(arguments): \(run.errors)") }
    return run.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
