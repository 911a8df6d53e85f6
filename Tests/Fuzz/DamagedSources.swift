import Fixtures
import Foundation
import OversetSources
import OversetSurfaces
import OversetSwiftSource

/// Damaged Swift files, read together with whole ones, and their uses judged.
struct DamagedSources: FuzzSubject {
  let name = "sources"
  private let files: [SourceInput]

  init(in folder: String) throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
    files = paths.compactMap { path in
      guard path.hasSuffix(".swift") || path.hasSuffix(".m"),
        let data = FileManager.default.contents(atPath: "\(folder)/\(path)"), data.count < 20_000
      else { return nil }
      return SourceInput(path: path, bytes: [UInt8](data))
    }
  }

  var seeds: String { "\(files.count) files" }
  var isEmpty: Bool { files.isEmpty }
  let tokens =
    [
      "(", ")", "[", "]", "{", "}", "\"", "\"\"\"", "\\(", "#\"", "/*", "*/", "//", "#if A\n",
      "#else\n", "#endif\n", "@A ", "#a ", ".lineLimit(1)", ".frame(height: 1e308)",
      ".frame(width: -1)", ".padding(.infinity)", ".lineLimit(99999999999999999999)",
      ".lineLimit(3...1)", ".font(.system(size: nan))", ".minimumScaleFactor(-1)", " ? ", " : ",
      ", ", ".", "..", ": ", "-> some View ", "struct V: View { ", "class C: C { ",
      "extension View { ", "func body(", "var body: some View { ", "Text(\"a\")", "List { ",
      "self.", "title = ", "\"a\".localized", "NSLocalizedString(\"a\", comment: \"\")",
      "init(", "case ", "let a = ", "in ", "&", "`", "$0", "é", "\u{202E}",
    ].map { Array($0.utf8) } + Damage.brokenCharacters

  func round(seed: UInt64, with damage: inout Damage) -> FuzzRound {
    var inputs = (0..<3).map { _ in
      files[Int.random(in: files.indices, using: &damage.generator)]
    }
    let other = files[Int.random(in: files.indices, using: &damage.generator)]
    inputs[0] = SourceInput(
      path: inputs[0].path, bytes: damage.applied(to: inputs[0].bytes, with: other.bytes))
    let one = Self.judged(inputs, workers: 1)
    var round = FuzzRound()
    round.outcomes = ["uses": one.verdicts.count, "notices": one.noticeCount]
    if one.verdicts != Self.judged(inputs, workers: 3).verdicts {
      round.faults.append("two workers say something else")
    }
    if one.verdicts.contains(where: \.isEmpty) { round.faults.append("a use has no verdict") }
    if one.hasBadPosition { round.faults.append("a use is at no line or column") }
    return round
  }

  private struct Judged {
    var verdicts: [[UseVerdict]]
    var noticeCount: Int
    var hasBadPosition: Bool
  }

  private static func judged(_ inputs: [SourceInput], workers: Int) -> Judged {
    let files = readSources(inputs, workers: workers).files
    let resolver = SurfaceResolver(files)
    let uses = files.flatMap(\.uses)
    return Judged(
      verdicts: uses.map(resolver.verdicts), noticeCount: files.map(\.notices.count).reduce(0, +),
      hasBadPosition: uses.contains { $0.position.line < 1 || $0.position.column < 1 })
  }
}
