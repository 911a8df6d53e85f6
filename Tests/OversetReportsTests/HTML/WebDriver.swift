import Fixtures
import Foundation
import Testing

/// A headless Chromium that a test drives, by W3C WebDriver: HTTP and JSON.
///
/// It has a port and a profile of its own, and both end with it.
final class WebDriver {
  private let driver: Process
  private let server: LocalServer
  private let profile: TestFolder
  private var session = ""

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Starts a browser with a window of this many pixels.
  init(width: Int = 1200, height: Int = 900, runsScripts: Bool = true) async throws {
    profile = try TestFolder()
    driver = Process()
    driver.executableURL = URL(fileURLWithPath: try Self.program("chromedriver"))
    _ = try Self.program("chromium")
    // The driver takes a free port, and says which.
    let output = Pipe()
    driver.arguments = ["--port=0"]
    driver.standardOutput = output
    driver.standardError = FileHandle.nullDevice
    try driver.run()
    server = LocalServer(port: try Self.port(in: output))
    do {
      try await open(width, height, runsScripts)
    } catch {
      Self.end(driver, at: server)
      throw error
    }
  }

  deinit { Self.end(driver, at: server) }

  /// Ends the driver and the browsers that it has started. A test's children may block the signals
  /// that end a process politely, so the driver is asked first.
  private static func end(_ driver: Process, at server: LocalServer) {
    _ = try? server.send("GET", "/shutdown")
    kill(driver.processIdentifier, SIGKILL)
  }

  private func open(_ width: Int, _ height: Int, _ runsScripts: Bool) async throws {
    let arguments = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run",
      "--disable-background-networking", "--disable-component-update", "--disable-sync",
      "--disable-dev-shm-usage", "--user-data-dir=\(profile.path)",
      "--window-size=\(width),\(height)",
    ]
    var options: [String: Any] = ["args": arguments]
    if !runsScripts {
      options["prefs"] = ["profile.managed_default_content_settings.javascript": 2]
    }
    let capabilities: [String: Any] = [
      "browserName": "chrome", "goog:chromeOptions": options,
      "goog:loggingPrefs": ["browser": "ALL", "performance": "ALL"],
      "timeouts": ["pageLoad": 120_000, "script": 60_000],
    ]
    let answer = try await send(
      "POST", "/session", ["capabilities": ["alwaysMatch": capabilities]])
    guard let id = (answer as? [String: Any])?["sessionId"] as? String else {
      throw Failure(description: "chromedriver begins no session")
    }
    session = id
    // A window cannot be as narrow as a telephone; a page can.
    let metrics: [String: Any] = [
      "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false,
    ]
    _ = try await post(
      "/goog/cdp/execute", ["cmd": "Emulation.setDeviceMetricsOverride", "params": metrics])
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

  /// The addresses that were asked for since the browser began.
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
    try await send("POST", "/session/\(session)\(path)", body)
  }

  private func send(_ method: String, _ path: String, _ body: [String: Any]) async throws -> Any? {
    let data = try JSONSerialization.data(withJSONObject: body)
    // Waiting is done elsewhere: the threads that tests share are as few as the cores.
    let answer = try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async { [server] in
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
