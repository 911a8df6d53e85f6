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
/// what was declared; then again those that mention constants that were found on the way.
package func readSources(
  _ inputs: [SourceInput], stated: StatedDeclarations = StatedDeclarations(), workers: Int
) -> ReadSources {
  let inputs = concurrently(inputs, workers: workers, prepare: { _ in }) { input, _ in
    (source: input, words: WordSet(of: input.bytes))
  }
  var files = [SourceFile?](repeating: nil, count: inputs.count)
  var vocabulary = SourceVocabulary(stated)
  let usingWords = usingWords.union(stated.words)
  var filter = WordFilter(words: SourceVocabulary.declaringWords)
  var parsedCount = 0
  for round in 0..<mostRounds {
    // What was read without the changes is only read again where it mentions one.
    let met = inputs.indices.filter { index in
      let words = inputs[index].words
      return filter.isMet(by: words)
        || round == 1 && files[index] == nil && usingWords.contains(where: words.contains)
    }
    parsedCount += met.count
    let known = vocabulary
    let read = concurrently(met, workers: workers, prepare: { _ in }) { index, _ in
      readSource(inputs[index].source, vocabulary: known)
    }
    for (index, file) in zip(met, read) { files[index] = file }
    vocabulary = SourceVocabulary(files.compactMap { $0 }, stated)
    filter = vocabulary.filter(since: known)
  }
  markUnusedAccessors(in: &files, of: inputs.map(\.source), workers: workers)
  return ReadSources(
    files: files.compactMap { $0 }.filter { $0 != SourceFile(path: $0.path) },
    parsedCount: parsedCount)
}

/// What one file uses and declares.
package func readSource(_ input: SourceInput, vocabulary: SourceVocabulary) -> SourceFile {
  guard input.isObjectiveC else {
    return readSwift(input.bytes, path: input.path, vocabulary: vocabulary)
  }
  var file = readObjectiveC(input.bytes, path: input.path)
  if let platform = CompiledPlatform.platform(ofFileAt: input.path) {
    for index in file.uses.indices { file.uses[index].platform = platform }
  }
  return file
}

/// A file with none of them, and with nothing that was declared, uses no key and sets no outlet.
private let usingWords = SourceVocabulary.declaringWords.union(LocalizingCalls.names)
  .union(OutletAttributes.names).union(["IBOutlet", "L10n"])
