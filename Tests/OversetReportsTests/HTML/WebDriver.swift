import Fixtures
import Foundation
import Synchronization
import Testing

/// A headless Chromium that tests drive, by W3C WebDriver: HTTP and JSON.
///
/// It has a port and a profile of its own, and ends with the process. One test at a time may use it.
final class WebDriver: Sendable {
  private let server: LocalServer
  private let session: String

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// The one that all tests share: to start one takes longer than most tests.
  static let shared = Task { try await WebDriver() }

  private init() async throws {
    let profile = try TestFolder()
    let driver = Process()
    driver.executableURL = URL(fileURLWithPath: try Self.program("chromedriver"))
    _ = try Self.program("chromium")
    // The driver takes a free port, and says which.
    let output = Pipe()
    driver.arguments = ["--port=0"]
    driver.standardOutput = output
    driver.standardError = FileHandle.nullDevice
    try driver.run()
    server = LocalServer(port: try Self.port(in: output))
    let running = Running(
      driver: driver.processIdentifier, output: output, server: server, profile: profile)
    Self.running.withLock { $0 = running }
    atexit { WebDriver.running.withLock { $0?.end() } }
    session = try await Self.session(at: server, profile: profile)
  }

  private static let running = Mutex<Running?>(nil)

  /// What ends with the process.
  private struct Running {
    var driver: pid_t
    /// Open, because the driver writes to it.
    var output: Pipe
    var server: LocalServer
    var profile: TestFolder

    /// Ends the driver and the browsers that it has started. A test's children may block the signals
    /// that end a process politely, so the driver is asked first.
    func end() {
      _ = try? server.send("GET", "/shutdown")
      kill(driver, SIGKILL)
      try? FileManager.default.removeItem(atPath: profile.path)
    }
  }

  /// Begins a session, and answers with its name.
  private static func session(
    at server: LocalServer, profile: TestFolder
  ) async throws -> String {
    let arguments = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run",
      "--disable-background-networking", "--disable-component-update", "--disable-sync",
      "--disable-dev-shm-usage", "--user-data-dir=\(profile.path)", "--window-size=1200,900",
    ]
    let capabilities: [String: Any] = [
      "browserName": "chrome", "goog:chromeOptions": ["args": arguments],
      "goog:loggingPrefs": ["browser": "ALL", "performance": "ALL"],
      "timeouts": ["pageLoad": 120_000, "script": 60_000],
    ]
    let answer = try await send(
      "POST", "/session", ["capabilities": ["alwaysMatch": capabilities]], to: server)
    guard let id = (answer as? [String: Any])?["sessionId"] as? String else {
      throw Failure(description: "chromedriver begins no session")
    }
    return id
  }

  /// Makes the next pages this many pixels large, and forgets what earlier ones logged.
  func prepare(width: Int, height: Int, runsScripts: Bool) async throws {
    // A window cannot be as narrow as a telephone; a page can.
    try await command(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
    try await command("Emulation.setScriptExecutionDisabled", ["value": !runsScripts])
    _ = try await errors()
    _ = try await requests()
  }

  /// A command of the Chrome DevTools Protocol.
  private func command(_ name: String, _ parameters: [String: Any]) async throws {
    _ = try await post("/goog/cdp/execute", ["cmd": name, "params": parameters])
  }

  func open(_ url: String) async throws { _ = try await post("/url", ["url": url]) }

  /// What a script in the page returns.
  @discardableResult
  func run(_ script: String) async throws -> Any? {
    try await post("/execute/sync", ["script": script, "args": [String]()])
  }

  func number(_ expression: String) async throws -> Double {
    try #require(try await run("return \(expression)") as? NSNumber).doubleValue
  }

  func string(_ expression: String) async throws -> String {
    try #require(try await run("return \(expression)") as? String)
  }

  /// Waits until an expression in the page is true.
  func wait(
    until expression: String, location: SourceLocation = #_sourceLocation
  ) async throws {
    for _ in 0..<200 {
      if try await run("return Boolean(\(expression))") as? Bool == true { return }
      try await Task.sleep(for: .milliseconds(50))
    }
    Issue.record("never true in the page: \(expression)", sourceLocation: location)
  }

  /// Types into the element that has the focus.
  func type(_ keys: String) async throws {
    let actions = keys.flatMap { key in
      [["type": "keyDown", "value": String(key)], ["type": "keyUp", "value": String(key)]]
    }
    let keyboard: [String: Any] = ["type": "key", "id": "keyboard", "actions": actions]
    _ = try await post("/actions", ["actions": [keyboard]])
  }

  func click(_ selector: String) async throws {
    let found = try await post("/element", ["using": "css selector", "value": selector])
    let element = try #require((found as? [String: String])?.values.first)
    _ = try await post("/element/\(element)/click", [:])
  }

  /// What the page has logged, errors and violations of its policy among it.
  func errors() async throws -> [String] {
    let entries = try await post("/se/log", ["type": "browser"]) as? [[String: Any]] ?? []
    return entries.compactMap { $0["message"] as? String }
  }

  /// The addresses that were asked for since the last call.
  func requests() async throws -> [String] {
    let entries = try await post("/se/log", ["type": "performance"]) as? [[String: Any]] ?? []
    return entries.compactMap { entry in
      guard let text = entry["message"] as? String,
        let event = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
        let message = event["message"] as? [String: Any],
        message["method"] as? String == "Network.requestWillBeSent",
        let request = (message["params"] as? [String: Any])?["request"] as? [String: Any]
      else { return nil }
      return request["url"] as? String
    }
  }

  private func post(_ path: String, _ body: [String: Any]) async throws -> Any? {
    try await Self.send("POST", "/session/\(session)\(path)", body, to: server)
  }

  private static func send(
    _ method: String, _ path: String, _ body: [String: Any], to server: LocalServer
  ) async throws -> Any? {
    let data = try JSONSerialization.data(withJSONObject: body)
    // Waiting is done elsewhere: the threads that tests share are as few as the cores.
    let answer = try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(with: Result { try server.send(method, path, data) })
      }
    }
    let object = try JSONSerialization.jsonObject(with: answer.body) as? [String: Any]
    guard answer.status == 200 else {
      let reason = (object?["value"] as? [String: Any])?["message"] as? String
      throw Failure(description: "\(method) \(path): \(reason ?? "status \(answer.status)")")
    }
    return object?["value"]
  }

  /// Where a program is, or which package has it.
  private static func program(_ name: String) throws -> String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    for path in folders.map({ "\($0)/\(name)" })
    where FileManager.default.isExecutableFile(atPath: path) { return path }
    throw Failure(
      description: "'\(name)' is missing: install the packages chromium and chromium-driver "
        + "(Scripts/install-dependencies.sh does)")
  }

  private static func port(in output: Pipe) throws -> UInt16 {
    var said = ""
    while true {
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { throw Failure(description: "chromedriver does not start: \(said)") }
      said += String(decoding: more, as: UTF8.self)
      let match = said.firstMatch(of: /started successfully on port (\d+)/)
      if let port = match.flatMap({ UInt16($0.output.1) }) { return port }
    }
  }
}
