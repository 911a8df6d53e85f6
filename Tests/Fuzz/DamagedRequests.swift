import Fixtures
import Foundation
import Overset
import OversetFits
import OversetLabels
import OversetModel
import OversetReports
import OversetTypesetting

/// Damaged requests of `overset fit --stdin`, of labels that are made up.
struct DamagedRequests: FuzzSubject {
  let name = "requests"
  let seeds = "labels made up"
  let tokens =
    [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u0000", "\\ud83d", "\\udc00", "null", "true",
      "1e999",
      "-1", "1e308", "5e-324", "0.1", "9223372036854775808", "\"id\":7,", "\"id\":\"é\\n\",",
      "\"text\":\"",
      "\"locale\":\"ar\",", "\"markdown\":true,", "\"insets\":{\"leading\":1e9},",
      "\"sizingRule\":\"oversize\",",
      "\"clipsToBounds\":true,", "\"minimumFontSize\":9,", "\"font\":{\"textStyle\":\"body\"},",
      "\"attributedText\":{\"kern\":-9,\"runs\":[{\"start\":0,\"end\":5,\"bold\":true}]},", "**a**",
      "[a](b)",
      "👩‍👩‍👧", "سلام", "e\u{301}", "\u{202E}", "%1$@",
    ].map { Array($0.utf8) } + Damage.brokenCharacters

  private let fonts = FontBook()
  private var typesetter: Typesetter

  init() { typesetter = Typesetter(fonts: fonts) }

  mutating func round(seed: UInt64, with damage: inout Damage) -> FuzzRound {
    if seed % 5000 == 0 { typesetter = Typesetter(fonts: fonts) }
    let label = Self.line(seed: seed, isHostile: seed % 4 == 3)
    let bytes =
      seed % 3 == 0
      ? Array(label.utf8)
      : damage.applied(to: Array(label.utf8), with: Array(Self.line(seed: seed &+ 1).utf8))
    // A request ends with its line.
    let line = Array(bytes.prefix { $0 != UInt8(ascii: "\n") })
    let (id, request) = FitRequest.parse(utf8: line)
    let result = request.flatMap { $0.fit(with: typesetter, fonts: fonts) }
    let answer = FitJSON.answer(id, result)
    var round = FuzzRound()
    round.outcomes[(try? result.get())?.outcome.rawValue ?? "refused"] = 1
    // A number that Foundation has no room for comes back as it was written.
    if case .number(let number) = id, Double(number)?.isFinite != true { return round }
    round.faults = faults(of: answer, to: line)
    if String(validating: line, as: UTF8.self) == nil, case .success = request {
      round.faults.append("what is no text is refused")
    }
    if case .success(let request) = request, case .success(let fit) = result {
      round.faults += faults(of: fit, to: request)
      if seed % 8 == 0 {
        let alone = FitJSON.answer(id, request.fit(with: Typesetter(fonts: fonts), fonts: fonts))
        if alone != answer { round.faults.append("an answer is independent of those before") }
      }
    }
    if !round.faults.isEmpty { print(String(decoding: line, as: UTF8.self)) }
    return round
  }

  private static func line(seed: UInt64, isHostile: Bool = false) -> String {
    let label = LabelCase(seed: seed, isHostile: isHostile)
    return "{\"id\":\(seed)," + label.requestLine.dropFirst()
  }

  /// One line of JSON with the request's id, and either an error or a fit.
  private func faults(of answer: [UInt8], to line: [UInt8]) -> [String] {
    var faults: [String] = []
    func expect(_ holds: Bool, _ rule: String) { if !holds { faults.append(rule) } }
    expect(answer.last == UInt8(ascii: "\n"), "an answer ends its line")
    expect(answer.dropLast().allSatisfy { $0 >= 0x20 && $0 != 0x7F }, "an answer is one line")
    guard let members = Self.object(Data(answer)) else { return faults + ["an answer is JSON"] }
    let error = members["error"] as? String
    expect((error == nil) == (members["outcome"] is String), "an error or a fit")
    expect(error.map { !$0.isEmpty && !$0.hasSuffix(".") } ?? true, "an error is a phrase")
    if error == nil {
      let names = ["certain", "borderline", "inconclusive"]
      expect(names.contains(members["confidence"] as? String ?? ""), "a fit says how sure it is")
    }
    // Foundation takes the last of several ids, and reads what is not quite JSON too.
    if let asked = Self.object(Data(line)), line.ranges(of: "\"id\"".utf8).count == 1,
      let id = asked["id"] as? String, let back = members["id"] as? String
    {
      expect(id == back, "the id comes back")
    }
    return faults
  }

  private static func object(_ json: Data) -> [String: Any]? {
    (try? JSONSerialization.jsonObject(with: json)) as? [String: Any]
  }

  /// What holds of the layout of any label.
  private func faults(of fit: LabelFit, to request: FitRequest) -> [String] {
    if request.constraint.markdown { return [] }
    let label = LabelCase(
      text: Array(request.text.utf16), locale: request.locale, constraint: request.constraint,
      bounds: request.room, displayScale: request.displayScale)
    return label.faults(of: fit)
  }
}
