internal import OversetWorkers

/// A file of source code as it is on the disk.
package struct SourceInput: Sendable {
  package var path: String
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Objective-C's files are scanned, not parsed.
  var isObjectiveC: Bool { path.hasSuffix(".m") || path.hasSuffix(".mm") }
}

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
/// what was declared; then again those that mention constants that were found on the way.
package func readSources(_ inputs: [SourceInput], workers: Int) -> ReadSources {
  var files: [Int: SourceFile] = [:]
  var vocabulary = SourceVocabulary()
  var parsedCount = 0
  var filter = WordFilter(declaringWords)
  for round in 0..<mostRounds {
    let words = filter
    let known = vocabulary
    let read = concurrently(Array(inputs.enumerated()), workers: workers) { _ in
    } _: { input, _ -> (Int, SourceFile)? in
      let (index, input) = input
      guard words.mayBe(in: input.bytes) else { return nil }
      return (index, readSource(input, vocabulary: known))
    }
    for case (let index, let file)? in read {
      files[index] = file
      parsedCount += 1
    }
    let next = SourceVocabulary(files.keys.sorted().compactMap { files[$0] })
    let changed = next.wordsChanged(since: vocabulary)
    if round > 0, changed.isEmpty { break }
    filter = WordFilter(round == 0 ? usingWords.union(next.words) : changed)
    vocabulary = next
  }
  return ReadSources(
    files: files.keys.sorted().compactMap { files[$0] }.filter { $0 != SourceFile(path: $0.path) },
    parsedCount: parsedCount)
}

/// What one file uses and declares.
package func readSource(_ input: SourceInput, vocabulary: SourceVocabulary) -> SourceFile {
  input.isObjectiveC
    ? readObjectiveC(input.bytes, path: input.path)
    : readSwift(input.bytes, path: input.path, vocabulary: vocabulary)
}

/// A file with none of them declares nothing that other files localise with.
private let declaringWords: Set<String> = [
  "NSLocalizedString", "localized", "LocalizedStringKey", "LocalizedStringResource",
  "LocalizationValue", "localizedString", "forKey", "tr", "R", "localize", "localise",
]

/// A file with none of them, and with nothing that was declared, uses no key and sets no outlet.
private let usingWords = declaringWords.union(LocalizingCalls.names)
  .union(SwiftFileReader.assignedNames).union(["IBOutlet"])
