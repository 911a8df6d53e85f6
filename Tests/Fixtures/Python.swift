import Foundation

/// Runs scripts that need a module of Python's: readers of formats that are not ours.
enum Python {
  enum Failure: Error, CustomStringConvertible {
    case missing(String)
    case failed(String)

    var description: String {
      switch self {
      case .missing(let package):
        "Python lacks a module: Scripts/install-dependencies.sh --tests installs \(package)"
      case .failed(let message): "Python: \(message)"
      }
    }
  }

  /// What the script prints. `requirement` is the statement that imports the module, and `package` is
  /// Debian's package that has it.
  static func output(
    of script: String, _ arguments: [String] = [], input: String = "",
    requirement: String, package: String
  ) throws -> Data {
    // The system's Python first: that is the one that the package is for.
    for python in ["/usr/bin/python3", "python3"]
    where try ToolRun(python, ["-c", requirement]).status == 0 {
      let run = try ToolRun(
        python, ["-c", "\(requirement)\n\(script)"] + arguments, input: input)
      guard run.status == 0 else { throw Failure.failed(run.errors) }
      return Data(run.output.utf8)
    }
    throw Failure.missing(package)
  }
}
