import Fixtures
import Foundation
import Overset
import OversetModel
import OversetReports

/// Damaged versions of a baseline.
struct DamagedBaselines: FuzzSubject {
  let name = "baseline"
  let seeds = "every member"
  let tokens =
    [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u0000", "\\ud83d", "\n", "\n{\"file\":",
      "{\"file\":\"a\"",
      "\"rule\":\"truncated\"", "\"others\":{", "\"overflow\":", "null", "true", "1e999", "-1",
      "0.05",
      "1e-320", "9007199254740993", "\"occurrence\":2", "<<<<<<< HEAD\n", "=======\n",
      ">>>>>>> a\n",
    ].map { Array($0.utf8) } + Damage.brokenCharacters

  private let folder: TestFolder
  private var path: String { folder.path + "/" + BaselineFile.name }

  init() throws { folder = try TestFolder() }

  func round(seed: UInt64, with damage: inout Damage) throws -> FuzzRound {
    let whole = Array(Self.everything.utf8)
    var bytes = whole
    // Most that are damaged more are no JSON.
    if seed % 2 == 0 {
      damage.replaceNumber(in: &bytes)
    } else {
      bytes = damage.applied(to: whole, with: whole)
    }
    var round = FuzzRound()
    do {
      let baseline = try read(bytes)
      round.outcomes["accepted"] = 1
      round.faults = try faults(of: baseline)
    } catch let failure as BaselineFile.Failure {
      round.outcomes["refused"] = 1
      let notice = failure.notice
      if notice.message.isEmpty || notice.message.hasSuffix(".") {
        round.faults.append("a message is a phrase: \(notice)")
      }
      if notice.location.map({ $0.path == path && Text(bytes).holds($0.position) }) != true {
        round.faults.append("a mistake has a place in the file: \(notice)")
      }
    }
    return round
  }

  private func read(_ bytes: [UInt8]) throws -> Baseline {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return try BaselineFile.read(path, as: path)
  }

  /// What is read and written is read again as it was, and written as it is.
  private func faults(of baseline: Baseline) throws -> [String] {
    var faults: [String] = []
    func expect(_ holds: Bool, _ rule: String) { if !holds { faults.append(rule) } }
    let numbers = baseline.entries.flatMap { [$0.overflow ?? 0] + $0.others.values }
    expect(numbers.allSatisfy { $0.isFinite && $0 >= 0 }, "what was accepted is a number")
    let written = BaselineJSON.bytes(of: baseline)
    do {
      let again = try read(written)
      expect(
        Self.withoutLines(again) == Self.withoutLines(baseline), "what is written is read again")
      expect(BaselineJSON.bytes(of: again) == written, "what is read is written again")
      let merged = baseline.adding(again.entries)
      expect(
        BaselineJSON.bytes(of: merged) == BaselineJSON.bytes(of: merged.adding(merged.entries)),
        "adding what is there adds nothing")
    } catch let failure as BaselineFile.Failure {
      faults.append("what is written can be read: \(failure.notice)")
    }
    return faults
  }

  private static func withoutLines(_ baseline: Baseline) -> [Baseline.Entry] {
    baseline.entries.map { entry in
      var entry = entry
      entry.line = 1
      return entry
    }
  }

  private static let everything = """
    {"schemaVersion":1,"findings":[
    {"file":"App/Localizable.xcstrings","table":"Localizable","key":"a \\"key\\" \\u00e9","label":"pay","locale":"de","rule":"truncated","overflow":38.5,"others":{"fi":12,"fr":0.1}},
    {"file":"App/de.lproj/A.strings","table":"A","key":"b","label":"rest","locale":"de","rule":"crowded","plural":"one","device":"mac","width":"20","substitution":"a,b","property":"font","occurrence":2},
    {"file":"App/de.lproj/A.strings","key":"日本","rule":"shrunk-below-minimum","overflow":0,"contentSize":"AX3"},
    {"file":"overset.yml","rule":"conflicting-properties","label":"pay","property":"minimumScaleFactor"}
    ]}

    """
}
