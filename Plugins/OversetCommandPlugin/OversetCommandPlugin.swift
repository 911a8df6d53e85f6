import Foundation
import PackagePlugin

/// `swift package overset`: builds the tool and runs it in the package's folder, `check` by
/// default.
@main
struct OversetCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try builtTool()
    process.arguments = arguments.isEmpty ? ["check"] : arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      let word = process.terminationReason == .exit ? "status" : "signal"
      throw Failure("overset ended with \(word) \(process.terminationStatus)")
    }
  }

  /// An optimized build: an unoptimized one takes many times as long to check.
  private func builtTool() throws -> URL {
    var parameters = PackageManager.BuildParameters(configuration: .release)
    parameters.echoLogs = true
    let build = try packageManager.build(.product("overset"), parameters: parameters)
    guard build.succeeded else { throw Failure("overset cannot be built") }
    guard let tool = build.builtArtifacts.first(where: { $0.kind == .executable }) else {
      throw Failure("the build of overset made no executable")
    }
    return tool.url
  }
}

/// What SwiftPM shows as an error before it ends with status 1, the only one that a plugin has.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
