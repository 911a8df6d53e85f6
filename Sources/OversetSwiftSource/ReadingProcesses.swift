internal import OversetModel
internal import OversetSources
internal import OversetSyntax
internal import OversetWorkers

/// Processes that parse Swift files, one a worker; Objective-C is scanned in this one.
final class ReadingProcesses {
  private let processes: [ReadingProcess]
  private let outlets: Set<String>
  /// How often declarations were sent.
  private var number = 0
  private var lostCount = 0

  /// What a process takes to start is what it takes to parse so many bytes.
  private static let bytesPerProcess = 100_000
  /// A repository with more such files than some is made to keep a check busy: its other files are not
  /// tried. They are counted between parts of a fixed size, so that the number of workers changes nothing.
  private static let mostLost = 50
  private static let partSize = 50

  init(program: String, _ stated: StatedDeclarations, outlets: Set<String>, count: Int) {
    let settings = ReadingMessage.settings(stated, outlets: outlets).bytes
    processes = (0..<max(1, count)).map { _ in
      ReadingProcess(program: program, settings: settings)
    }
    self.outlets = outlets
  }

  /// What files say, in their order. `files` are those whose declarations are known; none at first.
  /// `vocabulary` is the same with what the configuration says.
  func read(
    _ inputs: [SourceInput], knowing files: [SourceFile], _ vocabulary: SourceVocabulary
  ) -> [ReadFile] {
    if !files.isEmpty { number += 1 }
    let declarations =
      inputs.allSatisfy(\.isObjectiveC)
      ? [] : ReadingMessage.declarations(files.map(\.declarations)).bytes
    var read: [ReadFile] = []
    while read.count < inputs.count {
      let part = inputs[read.count...].prefix(Self.partSize)
      if lostCount > Self.mostLost {
        read += part.map {
          $0.isObjectiveC
            ? readObjectiveC($0, vocabulary: vocabulary, outlets: outlets)
            : Self.lost($0, "too many files before it could not be read")
        }
      } else {
        read += self.read(Array(part), declarations, vocabulary)
      }
      lostCount += read.suffix(part.count).count(where: \.isLost)
    }
    return read
  }

  private func read(
    _ inputs: [SourceInput], _ declarations: [UInt8], _ vocabulary: SourceVocabulary
  ) -> [ReadFile] {
    let bytes = inputs.lazy.filter { !$0.isObjectiveC }.map(\.bytes.count).reduce(0, +)
    let (processes, number, outlets) = (processes, number, outlets)
    return concurrently(
      inputs, workers: min(processes.count, 1 + bytes / Self.bytesPerProcess),
      prepare: { processes[$0] }
    ) { input, process in
      if input.isObjectiveC {
        return readObjectiveC(input, vocabulary: vocabulary, outlets: outlets)
      }
      return process.read(input, number: number, declarations)
        ?? Self.lost(input, "the parser fails on it, or takes too long")
    }
  }

  private static func lost(_ input: SourceInput, _ reason: String) -> ReadFile {
    var file = SourceFile(path: input.path)
    file.notices = [unreadable(input.path, FileFault(position: .start, message: reason))]
    return ReadFile(file: file, isLost: true)
  }
}
