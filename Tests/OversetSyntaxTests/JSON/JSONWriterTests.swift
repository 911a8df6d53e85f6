import Foundation
import Testing

@testable import OversetSyntax

struct JSONWriterTests {
  private func written(_ body: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    body(&json)
    return String(decoding: json.take(), as: UTF8.self)
  }

  @Test(arguments: [
    (0.0, "0"), (1, "1"), (-1.5, "-1.5"), (0.1 + 0.2, "0.3"), (1.0 / 3, "0.333333"),
    (2e-7, "0"), (-2e-7, "0"), (1e6, "1000000"), (123_456.789_012_3, "123456.789012"),
    (0.000_001, "0.000001"), (1.999_999_9, "2"), (.infinity, "null"), (.nan, "null"),
  ])
  func `a number is rounded to a millionth`(number: Double, expected: String) {
    #expect(written { $0.value(number) } == expected)
  }

  @Test(arguments: [1e15, -1e15, 1e300, .greatestFiniteMagnitude, 1.5e17])
  func `a huge number is still a number`(number: Double) throws {
    let text = written { json in json.array { $0.value(number) } }
    let values = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [Double]
    #expect(values == [number])
  }

  @Test func `whole numbers are written whole`() {
    #expect(
      written { json in
        json.array { json in
          for number in [0, 7, -7, 1_000_000, Int.max, Int.min] { json.value(number) }
        }
      } == "[0,7,-7,1000000,9223372036854775807,-9223372036854775808]")
  }

  @Test func `members and elements are separated by commas`() {
    let text = written { json in
      json.object { json in
        json.key("a")
        json.array { json in
          json.value(1)
          json.object { _ in }
          json.array { _ in }
          json.null()
        }
        json.key("b")
        json.value(true)
        json.key("c")
        json.values(["x", "y"])
      }
    }
    #expect(text == #"{"a":[1,{},[],null],"b":true,"c":["x","y"]}"#)
  }

  @Test(arguments: [
    ("", #""""#), ("a\"b\\c", #""a\"b\\c""#), ("\n\r\t", #""\n\r\t""#),
    ("\0\u{1F}\u{7F}", ##""\u0000\u001f\u007f""##),
    ("\u{80}\u{85}\u{9F}\u{A0}", "\"\\u0080\\u0085\\u009f\u{A0}\""),
    ("\u{2028}\u{2029}", #""\u2028\u2029""#), ("é€…", "\"é€…\""), ("日👍", "\"日👍\""),
  ])
  func `a text is escaped where it must be`(text: String, expected: String) {
    #expect(written { $0.value(text) } == expected)
  }

  @Test func `every scalar comes back`() throws {
    var text = ""
    for value in UInt32(0)...0x30FF {
      if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
    }
    let json = written { json in json.array { $0.value(text) } }
    let values = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String])
    #expect(values.first.map { Array($0.utf16) } == Array(text.utf16))
  }
}
