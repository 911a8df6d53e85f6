import Foundation
import OversetSources
import OversetSurfaces
import OversetSwiftSource
import Testing

/// The code of the sample app, which has a text of every kind.
struct SampleCodeTests {
  @Test(arguments: [
    ("settings.privacy.title", VerdictKind.upperBoundKnown), ("settings.card", .upperBoundKnown),
    ("planner.fewestChanges", .upperBoundKnown), ("pass.tab", .upperBoundKnown),
    ("settings.history.confirm", .roomKnown), ("pass.renew", .upperBoundKnown),
    ("settings.delays", .safe), ("settings.privacy", .safe), ("settings.privacy.text", .safe),
    ("settings.close", .undrawn), ("planner.map", .undrawn), ("accessibility.barcode", .undrawn),
    ("pass.banner", .unknown), ("email.subject", .elsewhere),
  ])
  func `the sample's code has a text of each kind`(key: String, kind: VerdictKind) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Catalogs/Wayfare/Sources")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let files = readSources(
      try names.map { name in
        SourceInput(path: name, bytes: [UInt8](try Data(contentsOf: folder.appending(path: name))))
      }, workers: 1
    ).files
    #expect(files.flatMap(\.notices).isEmpty)
    let resolver = SurfaceResolver(files)
    let uses = files.flatMap(\.uses).filter { $0.key.text == key }
    #expect(uses.flatMap(resolver.verdicts).map { VerdictKind($0) }.min() == kind)
  }
}
