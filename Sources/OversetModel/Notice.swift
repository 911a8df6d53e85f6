/// A message on standard error: about the run, not about the app's texts.
public struct Notice: Sendable, Hashable, CustomStringConvertible {
  /// How bad it is for the run.
  public var severity: Severity
  /// One phrase without a full stop.
  public var message: String
  /// The file that it is about, with the position in it.
  public var location: FileLocation?
  /// Whether the configuration or a named path is wrong: the exit status is 2.
  public var isMisuse: Bool

  package init(
    _ severity: Severity, _ message: String, at location: FileLocation? = nil,
    isMisuse: Bool = false
  ) {
    self.severity = severity
    self.message = message
    self.location = location
    self.isMisuse = isMisuse
  }

  /// `path:line:column: error: message`, as it may be printed.
  public var description: String {
    let prefix: TerminalText = location.map { "\($0): " } ?? ""
    let line: TerminalText = "\(prefix)\(severity.rawValue): \(message)"
    return line.description
  }
}
