import Foundation
import PackagePlugin

/// `swift package overset`: takes the tool's release for this system or builds it, and runs it in the
/// package's folder, `check` by default.
@main
struct OversetCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try releasedTool(context) ?? builtTool()
    process.arguments = arguments.isEmpty ? ["check"] : arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      let word = process.terminationReason == .exit ? "status" : "signal"
      throw Failure("overset ended with \(word) \(process.terminationStatus)")
    }
  }

  /// Nil where there is no release for this system, or the package depends on no version of this one.
  ///
  /// There are releases for Linux only; on macOS a plugin has no network either.
  private func releasedTool(_ context: PluginContext) throws -> URL? {
    #if os(Linux)
      guard
        let own = context.package.dependencies.map(\.package).first(where: {
          $0.displayName == "Overset"
        }), case .repository(let url, let version, _) = own.origin
      else { return nil }
      let folder = context.pluginWorkDirectoryURL.appending(path: "overset-\(version)")
      let tool = folder.appending(path: "bin/overset")
      if FileManager.default.isExecutableFile(atPath: tool.path) { return tool }
      let repository = url.hasSuffix(".git") ? String(url.dropLast(4)) : url
      let process = Process()
      process.executableURL = own.directoryURL.appending(path: "Scripts/fetch-release.sh")
      process.arguments = ["\(repository)/releases/download/\(version)", version, folder.path]
      try process.run()
      process.waitUntilExit()
      switch process.terminationStatus {
      case 0: return tool
      case 3: return nil
      default: throw Failure("the release of overset cannot be used")
      }
    #else
      return nil
    #endif
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
