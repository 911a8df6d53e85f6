import OversetConfiguration
import OversetFiles
import OversetModel
import OversetSources

#if SwiftSource
  import OversetSwiftSource
#endif

/// The door to the reader of Swift source, which takes the trait SwiftSource.
package enum SwiftReading {
  #if SwiftSource
    static let isThere = true
  #else
    static let isThere = false
  #endif

  /// What is found in an app's source: in Swift only where it is read.
  static func files(
    _ inputs: [SourceInput], _ configuration: Configuration, _ outlets: Set<String>,
    _ views: Set<String>, assuming assume: ([SourceFile]) -> SourceFile?, workers: Int
  ) -> [SourceFile] {
    #if SwiftSource
      var program: String?
      var restart: ProgramRestart?
      switch configuration.parsing {
      case .here: break
      case .apart(let path): program = path
      case .untilFault: restart = inputs.allSatisfy(\.isObjectiveC) ? nil : ProgramRestart()
      }
      return readSources(
        inputs, stated: configuration.sources.declarations, outlets: outlets, views: views,
        program: program, restart: restart, assuming: assume, workers: workers
      ).files
    #else
      func read(_ vocabulary: SourceVocabulary) -> [SourceFile] {
        inputs.filter(\.isObjectiveC).map {
          readObjectiveC($0.bytes, path: $0.path, vocabulary: vocabulary, outlets: outlets)
        }
      }
      let stated = configuration.sources.declarations
      return read(SourceVocabulary(read(SourceVocabulary(stated)), stated))
    #endif
  }

  /// What is to be said where Swift is not read.
  static func notices(_ inputs: [SourceInput]) -> [Notice] {
    let count = isThere ? 0 : inputs.count { !$0.isObjectiveC }
    if count == 0 { return [] }
    return [
      Notice(
        .note,
        "\(count) Swift file\(count == 1 ? " is" : "s are") not read: this program is built without "
          + "the trait SwiftSource")
    ]
  }

  /// Whether the program was started to parse Swift for another one, which it has then done.
  package static func isDone(by arguments: [String]) -> Bool {
    #if SwiftSource
      guard arguments == [readingArgument] else { return false }
      readingLoop()
      return true
    #else
      false
    #endif
  }
}
