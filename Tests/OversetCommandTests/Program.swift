import Foundation

/// The built program, as a shell runs it.
enum Program {
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Beside the tests.
  static var path: String {
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let folder = tests?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return folder.appending(path: "overset").path
  }

  static func run(_ arguments: [String], in folder: String) throws -> Outcome {
    try run(path, arguments, in: folder)
  }

  static func run(
    _ program: String, _ arguments: [String], in folder: String
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    // Errors are a few lines, which a pipe holds.
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    let lines = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: String(decoding: bytes, as: UTF8.self),
      errors: String(decoding: lines, as: UTF8.self))
  }
}
