import Foundation

/// A program that was run to its end.
public struct ToolRun: Sendable {
  public var status: Int32
  public var output: String
  public var errors: String

  /// Runs a program by its path or its name, in a folder, with an input and with more variables than
  /// the test itself has.
  public init(
    _ program: String, _ arguments: [String] = [], in folder: String? = nil, input: String = "",
    environment: [String: String] = [:]
  ) throws {
    // Files, because a pipe without a reader would stop the program.
    let files = try TestFolder(["input": input, "output": "", "errors": ""])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle(forReadingAtPath: files.path + "/input")
    process.standardOutput = FileHandle(forWritingAtPath: files.path + "/output")
    process.standardError = FileHandle(forWritingAtPath: files.path + "/errors")
    try process.run()
    process.waitUntilExit()
    func text(_ name: String) -> String {
      let bytes = FileManager.default.contents(atPath: "\(files.path)/\(name)") ?? Data()
      return String(decoding: bytes, as: UTF8.self)
    }
    status = process.terminationStatus
    output = text("output")
    errors = text("errors")
  }
}
