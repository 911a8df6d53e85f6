import Foundation
import OversetFits
import OversetModel
import OversetTypesetting
import Testing

@testable import Overset
@testable import OversetReports

struct FitJSONTests {
  private func answer(_ line: String) throws -> [String: Any] {
    let fonts = FontBook()
    let (id, request) = FitRequest.parse(line)
    let result = request.flatMap { $0.fit(with: Typesetter(fonts: fonts), fonts: fonts) }
    let bytes = FitJSON.answer(id, result)
    #expect(bytes.last == UInt8(ascii: "\n"))
    #expect(bytes.count { $0 == UInt8(ascii: "\n") } == 1, "one line")
    return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  @Test func `an answer has every member of a fit`() throws {
    let json = try answer(
      #"{"id": "a", "text": "Continue with your account", "label": {"bounds": {"width": 150, "height": 44}, "font": {"system": 17}, "numberOfLines": 2}}"#
    )
    #expect(
      Set(json.keys) == [
        "id", "outcome", "confidence", "reasons", "scale", "kern", "intrinsicContentSize",
        "sizeThatFits", "textRect", "mirroredTextRect", "lines", "shown", "lost", "lostClusters",
        "used", "needs", "fonts", "missing", "inkBounds", "clipsInk", "brokenWords", "recovery",
        "missingHeight", "sizeDoubt",
      ])
    #expect(json["id"] as? String == "a")
    #expect(json["outcome"] as? String == "fits")
    #expect(json["confidence"] as? String == "certain")
    #expect(json["scale"] as? Double == 1)
    #expect(json["shown"] as? String == "Continue with your account")
    #expect(
      json["intrinsicContentSize"] as? [String: Double] == ["width": 209, "height": 20.333333])
    let lines = try #require(json["lines"] as? [[String: Any]])
    #expect(lines.map { $0["shown"] as? String } == ["Continue with", "your account"])
    #expect(lines.map { $0["start"] as? Int } == [0, 14])
    #expect(lines.map { $0["end"] as? Int } == [14, 26])
    #expect(
      Set(lines[0].keys) == ["start", "end", "shown", "ellipsis", "width", "baseline", "rect"])
    let rect = try #require(lines[0]["rect"] as? [String: Double])
    #expect(Set(rect.keys) == ["x", "y", "width", "height"])
    let needs = try #require(json["needs"] as? [String: Double])
    #expect(needs["lines"] == 2 && needs["scale"] == 1)
    let used = try #require(json["used"] as? [String: Double])
    #expect(used["width"].map { $0 < 1 } == true)
    let fonts = try #require(json["fonts"] as? [[String: Any]])
    #expect(fonts.map { $0["name"] as? String } == ["system"])
    #expect(fonts.map { $0["standsIn"] as? Bool } == [false])
  }

  @Test func `what a fit need not have is null, and what it has is written`() throws {
    var fit = TestReport.layout("Pay").fit
    func json() throws -> [String: Any] {
      let bytes = FitJSON.answer(.null, .success(fit))
      return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    }
    fit.inkBounds = nil
    fit.recovery = nil
    fit.lines[0].ellipsis = nil
    let nothing = try json()
    #expect(nothing["inkBounds"] is NSNull && nothing["recovery"] is NSNull)
    let line = try #require((nothing["lines"] as? [[String: Any]])?.first)
    #expect(line["ellipsis"] is NSNull)
    #expect(nothing["kern"] as? Double == 0 && nothing["clipsInk"] as? Bool == false)

    fit.outcome = .tightened
    fit.kern = -0.25
    fit.inkBounds = Rect(x: 1, y: -2, width: 3, height: 4.5)
    fit.clipsInk = true
    fit.brokenWords = ["Datenschutz\u{0}", "\"b\""]
    fit.recovery = .marquee
    fit.lines[0].ellipsis = 2..<3
    let all = try json()
    #expect(all["outcome"] as? String == "tightened")
    #expect(all["kern"] as? Double == -0.25)
    #expect(
      all["inkBounds"] as? [String: Double] == ["x": 1, "y": -2, "width": 3, "height": 4.5])
    #expect(all["clipsInk"] as? Bool == true)
    #expect(all["brokenWords"] as? [String] == ["Datenschutz\u{0}", "\"b\""])
    #expect(all["recovery"] as? String == "marquee")
    let lines = try #require(all["lines"] as? [[String: Any]])
    #expect(lines.map { $0["ellipsis"] as? [String: Int] } == [["start": 2, "end": 3]])
  }

  @Test func `an error is answered with its id`() throws {
    let json = try answer(#"{"id": 5, "text": "a"}"#)
    #expect(json["id"] as? Int == 5)
    #expect(json["error"] as? String == "'label' is missing")
    #expect(json.count == 2)
    let nameless = try answer("nonsense")
    #expect(nameless["id"] is NSNull)
    #expect(nameless["error"] as? String == "not a JSON object")
  }

  @Test func `half a surrogate pair does not break the answer`() throws {
    let json = try answer(
      ##"{"id": 1, "text": "a\u0000\u2028\"b", "label": {"bounds": {"width": 150, "height": 44}, "font": {"system": 17}}}"##
    )
    #expect(json["shown"] as? String == "a\0")
    let half = try answer(
      ##"{"id": 1, "text": "a\ud800b", "label": {"bounds": {"width": 150, "height": 44}, "font": {"system": 17}}}"##
    )
    #expect(half["shown"] != nil || half["error"] != nil)
  }
}
