internal import Dispatch
internal import Foundation
internal import OversetFiles
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Begins the program again where a file ends the parser in this process, or takes longer than it may.
///
/// Ordinary code then costs no other process. The time is that of a clock, which passes faster than
/// processor time: what is read here in time would be read by a process of its own, too.
final class ParserWatch: Sendable {
  private struct Work {
    var start: ContinuousClock.Instant
    var limit: Duration

    var isLate: Bool { start.duration(to: .now) > limit }
  }

  private let works: Mutex<[Work?]>
  private let restart: ProgramRestart
  private let isOver = DispatchSemaphore(value: 0)

  /// Until `end` is called a crash of the process, wherever it is, begins the program again.
  init(_ restart: ProgramRestart, workers: Int) {
    works = Mutex(Array(repeating: nil, count: workers))
    self.restart = restart
    restartAfterCrash = Unmanaged.passUnretained(restart)
    for number in crashes { handle(number, with: crashed) }
    let watch = Thread { [self] in
      while isOver.wait(timeout: .now() + .milliseconds(100)) == .timedOut {
        if works.withLock({ $0.contains { $0?.isLate ?? false } }) { restart.now() }
      }
    }
    watch.start()
  }

  /// Reads a file of so many bytes.
  func reading<Output>(bytes: Int, worker: Int, _ body: () -> Output) -> Output {
    let work = Work(
      start: .now, limit: .microseconds(mostMicroseconds(forBytes: bytes)))
    works.withLock { $0[worker] = work }
    let output = body()
    if work.isLate { restart.now() }
    works.withLock { $0[worker] = nil }
    return output
  }

  func end() {
    for number in crashes { handle(number, with: SIG_DFL) }
    restartAfterCrash = nil
    isOver.signal()
  }
}

/// Read by the handler alone, and written only while there is none.
nonisolated(unsafe) private var restartAfterCrash: Unmanaged<ProgramRestart>?

private let crashes = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE]

private func crashed(_ number: Int32) {
  restartAfterCrash?._withUnsafeGuaranteedRef { $0.now() }
  // It could not.
  signal(number, SIG_DFL)
  raise(number)
}

#if canImport(Darwin)
  private typealias SignalHandler = @convention(c) (Int32) -> Void
#else
  private typealias SignalHandler = __sighandler_t
#endif

private func handle(_ number: Int32, with handler: SignalHandler?) {
  var action = sigaction()
  #if canImport(Darwin)
    action.__sigaction_u.__sa_handler = handler
  #elseif canImport(Musl)
    action.__sa_handler.sa_handler = handler
  #else
    action.__sigaction_handler.sa_handler = handler
  #endif
  // The stack may be what is full.
  action.sa_flags = Int32(SA_ONSTACK)
  sigaction(number, &action, nil)
}
