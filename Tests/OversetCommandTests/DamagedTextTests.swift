import Fixtures
import Testing

/// Bytes that are not UTF-8 are no text that could be measured.
struct DamagedTextTests {
  private static let label =
    #""label":{"bounds":{"width":120,"height":44},"font":{"system":17}}}"#

  private func shell(_ command: String) throws -> ToolRun {
    try ToolRun("sh", ["-c", command], in: "/")
  }

  @Test func `a damaged request is an error, and the next is answered`() throws {
    let lines =
      #"{"id":1,"text":"caf\351",\#(Self.label)\n{"id":2,"text":"ok",\#(Self.label)\r\n\n"#
    let run = try shell("printf '\(lines)' | \(Program.path) fit --stdin")
    let answers = run.output.split(separator: "\n")
    #expect(run.status == 0 && answers.count == 2)
    #expect(answers.first == #"{"id":1,"error":"not UTF-8"}"#)
    #expect(answers.last?.hasPrefix(#"{"id":2,"outcome":"fits""#) == true)
  }

  @Test func `a request without end is an error, and the next is answered`() throws {
    let endless = "head -c 70000000 /dev/zero; printf '\\n{\"id\":2,\"text\":\"ok\",\(Self.label)'"
    let run = try shell("{ \(endless); } | \(Program.path) fit --stdin")
    let answers = run.output.split(separator: "\n")
    #expect(answers.first == #"{"id":null,"error":"a request of more than 64 MB"}"#)
    #expect(answers.last?.hasPrefix(#"{"id":2,"outcome":"fits""#) == true)
  }

  @Test(arguments: [
    (#"fit "$(printf 'caf\351')" --width 100"#, 2),
    (#"fit ok --width 100 --label "$(printf '{"a":"\377"}')""#, 6),
    (#"check "$(printf '\377.strings')""#, 2),
  ])
  func `a damaged argument is wrong usage`(arguments: String, place: Int) throws {
    let run = try shell("\(Program.path) \(arguments)")
    #expect(run.status == 2)
    #expect(run.errors == "error: argument \(place) is not UTF-8\n")
  }
}
