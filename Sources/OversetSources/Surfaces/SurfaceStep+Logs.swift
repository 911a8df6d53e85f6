extension SurfaceStep {
  /// Whether a log or statistics get the argument: `logger.error(…)`, `Log.info(…)`, `analytics.track(…)`.
  package var isLogged: Bool {
    let receivers = names.dropLast().map { $0.lowercased() }
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

  private static let logMethods: Set<String> = [
    "trace", "debug", "verbose", "info", "notice", "warning", "warn", "error", "fault", "critical",
    "log",
  ]
}
