package import OversetFiles
package import OversetSources
internal import OversetWorkers

/// What the source code of a module says of localised texts.
package struct ReadSources: Sendable {
  /// Those with something to say, in the order of the input.
  package var files: [SourceFile]
  /// How many files were parsed, and how often.
  package var parsedCount: Int
}

/// A use may need constants that stand for constants: so deep, and no deeper.
private let mostRounds = 4

/// Reads all files of a module.
///
/// First those that may declare how the app localises; then all that mention a localising call or
/// what was declared; then again those that ask for constants that were found on the way. `outlets` are
/// the names of properties that hold objects of documents: what is done to others is not noted. `views`
/// are the classes of such objects.
///
/// `program` parses Swift where a crash or an endless file costs that file alone: it calls `readingLoop`
/// when it is started with `readingArgument`. Without it files are parsed in this process, which a file
/// that nobody writes can end; with `restart` that begins the program again. `assume` answers to what was read
/// with declarations that are not read, and what mentions them is read again.
package func readSources(
  _ inputs: [SourceInput], stated: StatedDeclarations = StatedDeclarations(),
  outlets: Set<String> = [], views: Set<String> = [], program: String? = nil,
  restart: ProgramRestart? = nil, assuming assume: ([SourceFile]) -> SourceFile? = { _ in nil },
  workers: Int
) -> ReadSources {
  // The largest first: no worker waits at the end for one that another has begun late.
  let order = inputs.indices.sorted { inputs[$0].bytes.count > inputs[$1].bytes.count }
  var files = [ReadFile?](repeating: nil, count: inputs.count)
  var vocabulary = SourceVocabulary(stated)
  // Without documents nothing asks what code decides of their layouts.
  let layoutWords =
    outlets.isEmpty && views.isEmpty
    ? []
    : Set(LayoutOverride.kinds.keys).union(OutletAttributes.ofAllViews)
      .union(OutletAttributes.arrangements).union([
        "configuration", "isHidden", "hidden", "setHidden", "widthAnchor",
      ])
  let using = WordFilter(words: usingWords.union(layoutWords).union(stated.words))
  var filter = WordFilter(words: SourceVocabulary.declaringWords)
  var parsedCount = 0
  let processes = program.map {
    ReadingProcesses(program: $0, stated, outlets: outlets, count: workers)
  }
  let watch = restart.map { ParserWatch($0, workers: workers) }
  defer { watch?.end() }
  var assumed: [SourceFile] = []
  func read(_ met: [Int], _ round: Int) {
    parsedCount += met.count
    let known = vocabulary
    let read: [ReadFile]
    if let processes {
      let declarations = round == 0 ? [] : files.compactMap { $0?.file } + assumed
      read = processes.read(met.map { inputs[$0] }, knowing: declarations, known)
    } else {
      read = concurrently(
        met, workers: workers, stackSize: parsingStackSize, prepare: { $0 }
      ) { index, worker in
        let input = inputs[index]
        if input.isObjectiveC {
          return readObjectiveC(input, vocabulary: known, outlets: outlets)
        }
        func readSwift() -> ReadFile {
          OversetSwiftSource.readSwift(
            input.bytes, path: input.path, vocabulary: known, outlets: outlets)
        }
        return watch?.reading(bytes: input.bytes.count, worker: worker, readSwift) ?? readSwift()
      }
    }
    for (index, file) in zip(met, read) { files[index] = file }
  }
  func readRounds(_ rounds: Range<Int>) {
    for round in rounds {
      // What was read without the changes is only read again where it asks for one.
      let met = order.filter { index in
        let words = inputs[index].words
        if let file = files[index] {
          return !file.isLost && filter.isMet(by: words, asking: file.askedNames)
        }
        return filter.isMet(by: words) || round == 1 && using.isMet(by: words)
      }
      if met.isEmpty { continue }
      let known = vocabulary
      read(met, round)
      vocabulary = SourceVocabulary(files.compactMap { $0?.file } + assumed, stated)
      filter = vocabulary.filter(since: known)
    }
  }
  readRounds(0..<mostRounds)
  if let declarations = assume(files.compactMap { $0?.file }) {
    assumed = [declarations]
    let known = vocabulary
    vocabulary = SourceVocabulary(files.compactMap { $0?.file } + assumed, stated)
    filter = vocabulary.filter(since: known)
    readRounds(mostRounds..<2 * mostRounds)
  }
  // The types of values count also where nothing else in their files does.
  var others = UnreadTypes(of: order.filter { files[$0] == nil }, in: inputs)
  for round in 1...mostRounds {
    let met = others.take(wantedBy: files.compactMap { $0?.file })
    if met.isEmpty { break }
    read(met, round)
  }
  var read = files.map { $0?.file }
  markUnusedAccessors(in: &read, of: inputs)
  leaveOutUnreached(in: &read, of: inputs)
  markUnmadeCases(in: &read)
  return ReadSources(
    files: read.compactMap { $0 }.filter { $0 != SourceFile(path: $0.path) },
    parsedCount: parsedCount)
}

/// A file as it was read with what was known then.
struct ReadFile: Sendable {
  var file: SourceFile
  /// The hashes of the names of which it was asked whether they are constants.
  var askedNames: Set<UInt64> = []
  /// Whether reading it failed, and would again.
  var isLost = false
}

/// What one file of Swift uses and declares.
package func readSource(_ input: SourceInput, vocabulary: SourceVocabulary) -> SourceFile {
  readSwift(input.bytes, path: input.path, vocabulary: vocabulary, outlets: []).file
}

func readObjectiveC(
  _ input: SourceInput, vocabulary: SourceVocabulary, outlets: Set<String>
) -> ReadFile {
  var file = readObjectiveC(
    input.bytes, path: input.path, vocabulary: vocabulary, outlets: outlets)
  if let platform = CompiledPlatform.platform(ofFileAt: input.path) {
    for index in file.uses.indices { file.uses[index].platform = platform }
  }
  return ReadFile(file: file)
}

/// A file with none of them, and with nothing that was declared, uses no key, sets no outlet and has no
/// modifiers or styles of the app's own.
private let usingWords = SourceVocabulary.declaringWords.union(LocalizingCalls.names)
  .union(OutletAttributes.names).union(objectiveCLookups).union(["IBOutlet", "L10n"])
  .union(["View", "ViewModifier", "makeBody"])
