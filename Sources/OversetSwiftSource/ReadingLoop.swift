internal import OversetSources
internal import OversetWorkers

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The argument by which a program becomes one that reads Swift files for another: see `readingLoop`.
package let readingArgument = "read-swift-source"

/// The most memory of such a process: what a file of 4 MB takes, several times over.
package let mostReadingMemory = 2 << 30

/// The stack of a thread that parses: swift-syntax takes some 3 KB of it for each level of what it does not
/// count, and it only counts brackets.
let parsingStackSize = 64 << 20

/// Reads the files that come on standard input, a socket, until it is closed, and answers each.
///
/// It ends the process where a file takes more than its time or, on Linux, more than `mostMemory`. The
/// program's own signal handlers are taken away: nothing is to be said of a crash.
package func readingLoop(mostMemory: Int? = mostReadingMemory) {
  for number in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGPROF] {
    signal(number, SIG_DFL)
  }
  var signals = sigset_t()
  sigemptyset(&signals)
  sigaddset(&signals, SIGPROF)
  sigprocmask(SIG_UNBLOCK, &signals, nil)
  var none = rlimit(rlim_cur: 0, rlim_max: 0)
  setrlimit(coreLimit, &none)
  #if os(Linux)
    if let most = mostMemory.map(rlim_t.init) {
      var memory = rlimit(rlim_cur: most, rlim_max: most)
      setrlimit(dataLimit, &memory)
    }
  #endif
  onStack(ofBytes: parsingStackSize) {
    let socket = MessageSocket(descriptor: 0)
    var stated = StatedDeclarations()
    var outlets: Set<String> = []
    var vocabulary = SourceVocabulary()
    while let message = socket.receive().flatMap(ReadingMessage.init) {
      switch message {
      case .settings(let new, let names):
        (stated, outlets, vocabulary) = (new, names, SourceVocabulary(new))
      case .declarations(let files): vocabulary = SourceVocabulary(files, stated)
      case .file(let path, let bytes):
        limitTime(to: mostMicroseconds(forBytes: bytes.count))
        let read = readSwift(bytes, path: path, vocabulary: vocabulary, outlets: outlets)
        var writer = SourceWriter()
        writer.put(read.file)
        writer.put(read.askedNames)
        limitTime(to: 0)
        guard writer.bytes.count <= MessageSocket.mostBytes, socket.send(writer.bytes) else {
          return
        }
      }
    }
  }
  // Nothing is left to be done, and nothing in memory is worth freeing.
  _exit(0)
}

/// Half a second of processor time, and 2 µs for each byte: ten times what code takes that people write
/// (0.2 µs), and no more than 9 s for the largest file that is read.
func mostMicroseconds(forBytes count: Int) -> Int { 500_000 + 2 * count }

/// Lets the system end the process after so many microseconds of processor time; 0 for never.
private func limitTime(to microseconds: Int) {
  var timer = itimerval()
  timer.it_value.tv_sec = time_t(microseconds / 1_000_000)
  timer.it_value.tv_usec = suseconds_t(microseconds % 1_000_000)
  setitimer(processorTimer, &timer, nil)
}

// Glibc has them as enumerations, and takes numbers.
#if canImport(Glibc)
  private let coreLimit = Int32(RLIMIT_CORE.rawValue)
  private let dataLimit = Int32(RLIMIT_DATA.rawValue)
  private let processorTimer = Int32(ITIMER_PROF.rawValue)
#else
  private let coreLimit = RLIMIT_CORE
  private let dataLimit = RLIMIT_DATA
  private let processorTimer = ITIMER_PROF
#endif
