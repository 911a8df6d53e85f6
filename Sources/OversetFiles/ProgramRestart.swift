import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How this process becomes the program that it was when it started, with a variable that says so: for a
/// fault that nothing in the process can be trusted after. What was allocated for it is kept.
@safe
package final class ProgramRestart: @unchecked Sendable {  // Because nothing in it changes.
  private let program: UnsafeMutablePointer<CChar>
  private let arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let variables: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let start: Start

  /// What a process hands on to the program that it becomes.
  private struct Start {
    var signals = sigset_t()
    /// Whether the program was started with these ignored, as under `nohup`.
    var ignoresHangup = false
    var ignoresInterrupt = false
    var ignoresTermination = false
  }

  private static let variable = "OVERSET_RESTARTED"

  /// Whether this is the program after its restart.
  package static let isDone = unsafe getenv(variable) != nil

  /// As the program was started: `begin` is called before anything changes it.
  private static let start: Start = {
    var start = Start()
    unsafe sigprocmask(SIG_SETMASK, nil, &start.signals)
    start.ignoresHangup = isIgnored(SIGHUP)
    start.ignoresInterrupt = isIgnored(SIGINT)
    start.ignoresTermination = isIgnored(SIGTERM)
    return start
  }()

  /// To be called first in the program: notes how it was started, and removes the temporary folders that
  /// it left before its restart.
  package static func begin() {
    _ = start
    guard let left = unsafe getenv(variable) else { return }
    TemporaryFolder.remove(leftAt: unsafe String(cString: left).split(separator: "\n"))
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    let before = signal(number, SIG_DFL)
    let isIgnored =
      unsafe unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    if isIgnored { signal(number, SIG_IGN) }
    return isIgnored
  }

  /// Nil where the system does not say which program this is. The temporary folders are those of now.
  package init?() {
    guard let path = programPath(), let program = unsafe strdup(path) else { return nil }
    unsafe self.program = unsafe program
    unsafe arguments = CommandLine.unsafeArgv
    var all = ProcessInfo.processInfo.environment
    all[Self.variable] = TemporaryFolder.paths.joined(separator: "\n")
    let variables = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(
      capacity: all.count + 1)
    for (index, (name, value)) in all.enumerated() {
      unsafe variables[index] = unsafe strdup("\(name)=\(value)")
    }
    unsafe variables[all.count] = nil
    unsafe self.variables = unsafe variables
    start = Self.start
  }

  /// Does it: returns only where the system refuses. A handler of signals may call it.
  package func now() {
    signal(SIGHUP, start.ignoresHangup ? SIG_IGN : SIG_DFL)
    signal(SIGINT, start.ignoresInterrupt ? SIG_IGN : SIG_DFL)
    signal(SIGTERM, start.ignoresTermination ? SIG_IGN : SIG_DFL)
    var signals = start.signals
    unsafe pthread_sigmask(SIG_SETMASK, &signals, nil)
    _ = unsafe execve(program, arguments, variables)
  }
}
