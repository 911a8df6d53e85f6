import Fixtures
import Foundation
import OversetCatalogs
import OversetSwiftSource

/// Reads damaged versions of what others write, and looks at what comes of them.
///
/// `fuzz SUBJECT [FOLDER] [SECONDS] [SEED]`, or `fuzz tokens [FILES] [SEED]`. A subject is `configuration`, `baseline`, `requests`,
/// `interfaces`, `sources`, a format of catalogs, or `catalogs` for all of them; these are damaged versions
/// of a folder's files.
/// Status 1: something does not hold, and was printed with its seed. A crash leaves its seed in
/// `fuzz-SUBJECT.seed` in the working directory: begin with it again.
@main
enum Fuzz {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    // The memory has no limit: AddressSanitizer takes more than any.
    if arguments == [readingArgument] { return readingLoop(mostMemory: nil) }
    let numbers = arguments.compactMap { UInt64($0) }
    let seed = numbers.dropFirst().first ?? UInt64.random(in: 0...UInt64(UInt32.max))
    if arguments.first == "tokens" {
      return readRepeatedTokens(count: numbers.first ?? 100_000, seed: seed)
    }
    guard let wanted = arguments.first, let subjects = try subjects(wanted, arguments) else {
      print(
        """
        usage: fuzz configuration|baseline|requests|interfaces|sources|catalogs|FORMAT [FOLDER] \
        [SECONDS] [SEED]
               fuzz tokens [FILES] [SEED]
        """
      )
      exit(2)
    }
    let seconds = numbers.first ?? 60
    for subject in subjects { try fuzz(subject, seconds: seconds, seed: seed) }
  }

  /// Nil where there is no such subject, or no folder for it.
  private static func subjects(
    _ wanted: String, _ arguments: [String]
  ) throws -> [any FuzzSubject]? {
    switch wanted {
    case "configuration": return [try DamagedConfigurations()]
    case "baseline": return [try DamagedBaselines()]
    case "requests": return [DamagedRequests()]
    case "interfaces":
      return try arguments.dropFirst().first.map { [try DamagedInterfaces(in: $0)] }
    case "sources": return try arguments.dropFirst().first.map { [try DamagedSources(in: $0)] }
    default:
      let loaders = CatalogFormats.all.loaders.filter {
        wanted == "catalogs" || $0.format.name == wanted
      }
      guard !loaders.isEmpty, let folder = arguments.dropFirst().first else { return nil }
      return try loaders.map { try DamagedCatalogs($0, in: folder) }
    }
  }

  private static func fuzz(_ subject: any FuzzSubject, seconds: UInt64, seed: UInt64) throws {
    print("\(subject.name): \(subject.seeds), \(seconds) s from seed \(seed)")
    if subject.isEmpty { return }
    fflush(nil)
    let log = open("fuzz-\(subject.name).seed", O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    let clock = ContinuousClock()
    let end = clock.now + .seconds(Int(clamping: seconds))
    var subject = subject
    var seed = seed
    var outcomes: [String: Int] = [:]
    while clock.now < end {
      var note = Array("\(seed)\n".utf8)
      _ = unsafe pwrite(log, &note, note.count, 0)
      var damage = Damage(seed: seed, tokens: subject.tokens)
      let watch = Watch(
        limit: .seconds(60), of: { [seed, name = subject.name] in "\(name), seed \(seed)" })
      let round = try subject.round(seed: seed, with: &damage)
      watch.end()
      for fault in round.faults {
        print("\(subject.name), seed \(seed): does not hold: \(fault)")
        exit(1)
      }
      for (outcome, count) in round.outcomes { outcomes[outcome, default: 0] += count }
      seed &+= 1
    }
    close(log)
    unlink("fuzz-\(subject.name).seed")
    let counts = outcomes.sorted { $0.key < $1.key }.map { "\($1) \($0)" }.joined(separator: ", ")
    print("\(subject.name): nothing found; \(counts)")
    fflush(nil)
  }
}

/// A kind of input that is damaged and read.
protocol FuzzSubject {
  var name: String { get }
  /// What is damaged, in words.
  var seeds: String { get }
  /// Whether there is nothing to damage.
  var isEmpty: Bool { get }
  /// What such an input is made of, and what breaks it.
  var tokens: [[UInt8]] { get }

  /// One damaged input, read.
  mutating func round(seed: UInt64, with damage: inout Damage) throws -> FuzzRound
}

extension FuzzSubject {
  var isEmpty: Bool { false }
}

/// What came of one input.
struct FuzzRound {
  /// What should hold and does not.
  var faults: [String] = []
  /// How often what happened.
  var outcomes: [String: Int] = [:]
}
