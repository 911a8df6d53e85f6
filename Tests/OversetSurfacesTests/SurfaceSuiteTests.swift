import Foundation
import OversetSources
import OversetSurfaces
import OversetSwiftSource
import Testing

/// The small views of `Examples/SurfaceSuite`, which its own tests compare with a simulator: here
/// their source is read, and each verdict is the one that the view expects.
struct SurfaceSuiteTests {
  /// A view or a view controller, and what it expects.
  struct Case: Sendable, CustomTestStringConvertible {
    /// The type's name and the key of its text.
    var id: String
    var effect: String
    var verdict: String

    var testDescription: String { id }
  }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Examples/SurfaceSuite/Sources/SurfaceViews")

  /// The files by their paths, in order.
  static let sources: [SourceInput] = {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      SourceInput(
        path: path, bytes: [UInt8]((try? Data(contentsOf: folder.appending(path: path))) ?? Data()))
    }
  }()

  static let cases: [Case] = sources.flatMap { source in
    // A type, and its expectation: the verdict may be written in two parts.
    let pattern =
      #/
      (struct|class)\s(?<id>\w+):\s[^{\n]*(SurfaceView|SurfaceController)\s\{\s+
      static\slet\sexpectation\s=\sExpectation\(\s*
      \.(?<effect>\w+),\s+says:\s+"(?<says>[^"]*("\s*\+\s*"[^"]*)*)",
      /#
    return String(decoding: source.bytes, as: UTF8.self).matches(of: pattern).map { match in
      Case(
        id: String(match.id), effect: String(match.effect),
        verdict: String(match.says).replacing(/"\s*\+\s*"/, with: ""))
    }
  }

  /// By key; without the names that stand for a text on its way.
  static let verdicts: [String: Set<String>] = {
    let files = readSources(sources, workers: 2).files
    let resolver = SurfaceResolver(files)
    var verdicts: [String: Set<String>] = [:]
    for use in files.flatMap(\.uses) {
      for verdict in resolver.verdicts(of: use) {
        if case .named = verdict.outcome { continue }
        verdicts[use.key.text, default: []].insert(verdict.description)
      }
    }
    return verdicts
  }()

  @Test(arguments: cases)
  func `the verdict is what the view expects`(_ c: Case) {
    #expect(Self.verdicts[c.id] == [c.verdict])
  }

  /// What SwiftUI cuts is not said to be safe, and what it shows is not said to be cut.
  @Test func `no verdict contradicts what the view does`() {
    let effects = [
      "can be cut": ["cut", "depends"], "cannot": ["kept", "undrawn", "depends"],
      "never": ["undrawn"],
    ]
    for c in Self.cases {
      guard let allowed = effects.first(where: { c.verdict.hasPrefix($0.key) })?.value else {
        #expect(c.verdict.hasPrefix("unknown: "), "\(c.id)")
        continue
      }
      #expect(allowed.contains(c.effect), "\(c.id)")
    }
  }

  @Test func `every view is in the list of the suite`() throws {
    let list = try #require(Self.sources.first { $0.path == "AllCases.swift" })
    let text = String(decoding: list.bytes, as: UTF8.self)
    let listed = text.matches(of: /(\w+)\.self/).map { String($0.1) }
    #expect(listed.sorted() == Self.cases.map(\.id).sorted())
    #expect(Set(listed).count == listed.count)
    #expect(listed.count > 150)
  }
}
