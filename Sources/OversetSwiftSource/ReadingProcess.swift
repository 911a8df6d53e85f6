internal import Foundation
internal import OversetSources

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A process that parses Swift files for this one, so that a file that ends the parser, or that it never
/// gets to the end of, costs that file alone.
///
/// It is started for the first file, and again for the first behind one that ended it. Each worker has
/// one of its own.
final class ReadingProcess: @unchecked Sendable {  // Because only one worker at a time uses it.
  private let program: String
  private let settings: [UInt8]
  private var running: (id: pid_t, socket: MessageSocket)?
  /// The number of the declarations that it has.
  private var declarationsNumber = 0
  /// Whether it has read a file.
  private var isUsed = false

  init(program: String, settings: [UInt8]) {
    self.program = program
    self.settings = settings
  }

  deinit { end() }

  /// What a file says; nil where the process did not live through it, or answers something else.
  ///
  /// `number` is that of the declarations, from 1; 0 for none. A file is to blame where it ended a new
  /// process, or took its time: else it is tried again, since files before it may have filled the memory.
  func read(_ input: SourceInput, number: Int, _ declarations: [UInt8]) -> ReadFile? {
    while true {
      let wasUsed = running != nil && isUsed
      if let file = answer(input, number, declarations).flatMap({ Self.file($0, input) }) {
        isUsed = true
        return file
      }
      if end() == SIGPROF || !wasUsed { return nil }
    }
  }

  private static func file(_ answer: [UInt8], _ input: SourceInput) -> ReadFile? {
    var reader = SourceReader(answer[...])
    let file = ReadFile(file: reader.get(), askedNames: reader.get())
    return reader.isComplete && file.file.path == input.path ? file : nil
  }

  private func answer(
    _ input: SourceInput, _ number: Int, _ declarations: [UInt8]
  ) -> [UInt8]? {
    if running == nil { start() }
    guard let socket = running?.socket else { return nil }
    if number != declarationsNumber {
      guard socket.send(declarations) else { return nil }
      declarationsNumber = number
    }
    guard socket.send(ReadingMessage.file(path: input.path, bytes: input.bytes).bytes) else {
      return nil
    }
    return socket.receive()
  }

  private func start() {
    guard let (here, there) = MessageSocket.pair() else { return }
    defer { there.close() }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, there.descriptor, 0)
    for descriptor: Int32 in [1, 2] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    let variables = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
    var id: pid_t = 0
    let status = withCStrings([program, readingArgument]) { arguments in
      withCStrings(variables) { posix_spawn(&id, program, &actions, nil, arguments, $0) }
    }
    guard status == 0 else { return here.close() }
    running = (id, here)
    (declarationsNumber, isUsed) = (0, false)
    _ = here.send(settings)
  }

  /// Ends the process, which may have ended before: the signal that did it; nil where none was running.
  @discardableResult
  private func end() -> Int32? {
    guard let (id, socket) = running else { return nil }
    running = nil
    socket.close()
    kill(id, SIGKILL)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 && errno == EINTR {}
    return status & 0x7F
  }
}

/// Texts as C wants lists of them.
private func withCStrings<Result>(
  _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = texts.map { strdup($0) }
  defer { copies.forEach { free($0) } }
  return body(copies + [nil])
}
