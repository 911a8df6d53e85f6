import Dispatch
import OversetFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The folders that a check makes for files as they were: removed if a signal ends the program.
enum TemporaryFolders {
  private static let endings = [SIGHUP, SIGINT, SIGTERM]

  /// Does work that may make them.
  static func removedAtSignals<Output>(
    _ work: () async throws -> Output
  ) async rethrows -> Output {
    let sources = endings.compactMap(source)
    for source in sources { source.resume() }
    defer {
      for source in sources {
        source.cancel()
        signal(Int32(source.handle), SIG_DFL)
      }
    }
    return try await work()
  }

  /// Nil for a signal that is ignored, as under `nohup`: it stays so.
  private static func source(of ending: Int32) -> (any DispatchSourceSignal)? {
    let before = signal(ending, SIG_IGN)
    if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { return nil }
    let source = DispatchSource.makeSignalSource(signal: ending, queue: .global())
    source.setEventHandler {
      TemporaryFolder.removeAll()
      signal(ending, SIG_DFL)
      kill(getpid(), ending)
    }
    return source
  }
}
