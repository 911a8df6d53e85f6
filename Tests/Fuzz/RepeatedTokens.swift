import Fixtures
import Foundation
import OversetSources
import OversetSurfaces
import OversetSwiftSource

/// Swift of few tokens over and over, which makes parsers slow or ends them: read by processes of its
/// own, as a check does, and what is read is judged.
struct RepeatedTokens {
  /// What came of the files.
  struct Outcome {
    var faults: [String] = []
    var readCount = 0
    var lostCount = 0
    var mostSeconds = 0.0
  }

  private static let tokens: [String] =
    [
      "(", ")", "[", "]", "{", "}", "<", ">", ",", ":", ";", ".", "..", "...", "@", "@a", "@a(",
      "#",
      "#a", "#if A\n", "#else\n", "#elseif B\n", "#endif\n", "#(", "\\", "\\(", "\\.a", "\"",
      "\"\"\"",
      "#\"", "\"#", "\"a\"", "/", "/*", "*/", "//", "#/", "/#", "`", "`a`", "?", "!", "&", "&&",
      "+",
      "-", "*", "=", "==", "->", "=>", "~", "|", "^", "%", "??", "$0", "_", "a", "A", "1", "0x",
      "1.0",
      "\n", " ", "\t", "é", "a:", "a.b", ".b()", "a(", "f<", "A<B>", "(A) -> ", "{ a in ",
      "{ [a] in ",
      "Text(\"a\")", "\"a\".localized", "L.a", "a?", "a!", "a[", "[A:A]", "[a", "/a/", "@a()",
    ]
      + """
      actor any as as? as! associatedtype associativity async await borrowing break case catch class \
      consume consuming continue convenience copy default defer deinit didSet discard distributed do \
      dynamic each else enum extension fallthrough false fileprivate final for func get guard if import \
      in indirect infix init inout internal is isolated lazy let macro mutating nil nonisolated open \
      operator optional override package postfix precedencegroup prefix private protocol public repeat \
      required rethrows return self Self sending set some static struct subscript super switch then \
      throw throws true try try? try! Type typealias unowned unowned(safe) unsafe var weak where while \
      willSet yield @escaping @autoclosure @available @MainActor @unknown ~Copyable
      """.split(separator: " ").map { $0 + " " }

  /// What is before and behind the tokens.
  private static let places: [(String, String)] = [
    ("", ""), ("let x: ", ""), ("struct S { ", "\n}"), ("func f() { ", "\n}"),
    ("let x = f(", ")"), ("let x = \"\\(", ")\""), ("@A(", ") func f() {}"),
  ]

  /// No larger, so that half a second and 2 µs a byte are no more than a second.
  private static let mostBytes = 250_000

  static func file(seed: UInt64) -> SourceInput {
    var random = SeededGenerator(seed: seed)
    let unit = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      Self.tokens[Int.random(in: Self.tokens.indices, using: &random)]
    }.joined(separator: Bool.random(using: &random) ? " " : "")
    // As many of a few as of many.
    let wanted = Int(pow(10, Double.random(in: 1...4, using: &random)))
    let count = min(wanted, mostBytes / unit.utf8.count)
    let (before, behind) = Self.places[Int.random(in: Self.places.indices, using: &random)]
    let text =
      "import SwiftUI\nlet t = Text(\"t\")\n" + before + String(repeating: unit, count: count)
      + behind
    return SourceInput(path: "\(seed).swift", bytes: Array(text.utf8))
  }

  /// Reads the files of some seeds, two at a time.
  static func read(_ seeds: Range<UInt64>, program: String) -> Outcome {
    let inputs = seeds.map(file)
    var outcome = Outcome()
    let start = Self.seconds(Self.own)
    let startOfOthers = Self.seconds(Self.others)
    let files = readSources(inputs, program: program, workers: 2).files
    let took = Self.seconds(Self.own) - start
    if took > 1 { outcome.faults.append("\(seeds): this process took \(took) s") }
    let othersTook = Self.seconds(Self.others) - startOfOthers
    if othersTook > 1.1 * Double(inputs.count) {
      outcome.faults.append("\(seeds): other processes took \(othersTook) s")
    }
    let read = Set(files.map(\.path))
    for input in inputs where !read.contains(input.path) {
      outcome.faults.append("\(input.path): nothing is said of it")
    }
    for file in files {
      let isLost = file.notices.contains { $0.message.hasPrefix("this file is not read") }
      outcome.lostCount += isLost ? 1 : 0
      outcome.readCount += isLost ? 0 : 1
      let start = Self.seconds(Self.own)
      let resolver = SurfaceResolver([file])
      if file.uses.contains(where: { resolver.verdicts(of: $0).isEmpty }) {
        outcome.faults.append("\(file.path): a use has no verdict")
      }
      let seconds = Self.seconds(Self.own) - start
      outcome.mostSeconds = max(outcome.mostSeconds, seconds)
      if seconds > 1 { outcome.faults.append("\(file.path): judging it took \(seconds) s") }
      if !isLost, !file.uses.contains(where: { $0.key.text == "t" }) {
        outcome.faults.append("\(file.path): what is before is not read")
      }
    }
    return outcome
  }

  // Glibc has them as an enumeration, and takes numbers.
  #if canImport(Glibc)
    private static let (own, others) = (RUSAGE_SELF.rawValue, RUSAGE_CHILDREN.rawValue)
  #else
    private static let (own, others) = (RUSAGE_SELF, RUSAGE_CHILDREN)
  #endif

  /// Processor time of this process, or of those that it has waited for.
  private static func seconds(_ who: Int32) -> Double {
    var usage = rusage()
    getrusage(who, &usage)
    let times = [usage.ru_utime, usage.ru_stime]
    return times.map { Double($0.tv_sec) + Double($0.tv_usec) / 1_000_000 }.reduce(0, +)
  }
}

extension Fuzz {
  /// Status 1 where something does not hold; each line has the seed of the file.
  static func readRepeatedTokens(count: UInt64, seed: UInt64) {
    print("tokens: \(count) files from seed \(seed)")
    var (read, lost, most) = (0, 0, 0.0)
    for start in stride(from: seed, to: seed + count, by: 100) {
      let outcome = RepeatedTokens.read(
        start..<min(start + 100, seed + count), program: CommandLine.arguments[0])
      for fault in outcome.faults { print("tokens, does not hold: seed \(fault)") }
      if !outcome.faults.isEmpty { exit(1) }
      read += outcome.readCount
      lost += outcome.lostCount
      most = max(most, outcome.mostSeconds)
    }
    print("tokens: nothing found; \(read) read, \(lost) not, judging one took \(most) s at most")
  }
}
