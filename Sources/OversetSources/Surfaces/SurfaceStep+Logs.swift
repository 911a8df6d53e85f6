extension SurfaceStep {
  /// Whether a log or statistics get the argument: `logger.error(…)`, `Log.info(…)`, `analytics.track(…)`.
  package var isLogged: Bool {
    let receivers = names.dropLast().map { $0.lowercased() }
    if isLogFunction { return true }
    guard !receivers.isEmpty else { return false }
    if receivers.contains(where: { $0.contains("analytics") || $0.contains("telemetry") }) {
      return true
    }
    return Self.logMethods.contains(name)
      && receivers.contains { name in
        let plain = name.hasSuffix("()") ? String(name.dropLast(2)) : name
        return plain == "log" || plain.hasSuffix("logger") || plain.hasSuffix("log")
      }
  }

  /// Whether its name says that it is a log and how severe its messages are: `logError(…)`, `DDLogInfo(…)`.
  private var isLogFunction: Bool {
    let plain = name.lowercased()
    return Self.logMethods.contains { level in
      plain.hasSuffix("log\(level)") && plain.count <= level.count + 5
    }
  }

  private static let logMethods: Set<String> = [
    "trace", "debug", "verbose", "info", "notice", "warning", "warn", "error", "fault", "critical",
    "log",
  ]
}
