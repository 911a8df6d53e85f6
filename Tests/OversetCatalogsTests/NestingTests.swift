import Foundation
import OversetModel
import Testing

@testable import OversetCatalogs

/// Values inside of each other, read where the stack is small.
struct NestingTests {
  struct Case: Sendable {
    let format: String
    let load: @Sendable () -> Catalog
  }

  @Test(arguments: [
    Case(format: "dictionaries") { loadStrings("k=\(nested("{a=", "b", ";}", 511));") },
    Case(format: "arrays") { loadStrings("k=\(nested("(", "b", ")", 511));") },
    Case(format: "XML dictionaries") {
      loadStrings(nested("<dict><key>a</key>", "<string>b</string>", "</dict>", 512))
    },
    Case(format: "XML documents") {
      let documents = nested("<plist><array>", "<string>b</string>", "</array></plist>", 511)
      return loadStrings("<dict><key>a</key>\(documents)</dict>")
    },
    Case(format: "binary") {
      // Object n is an array of object n + 1, and the last one, a text, is also the key.
      var objects: [[UInt8]] = [[0xD1, 2, 0, 0, 1]]
      for next in 2...512 { objects.append([0xA1, UInt8(next >> 8), UInt8(next & 0xFF)]) }
      objects.append([0x51, 0x61])
      return loadStrings(BinaryPropertyListTests().list(objects, referenceSize: 2))
    },
    Case(format: "JSON") {
      loadStringCatalog(
        #"{"version":"1.0","sourceLanguage":"en","strings":{},"x":\#(nested("[", "", "]", 512))}"#)
    },
  ])
  func `512 levels need less than a megabyte of stack`(_ c: Case) async {
    let outcome = await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: c.load().outcome) }
      thread.stackSize = 1 << 20
      thread.start()
    }
    #expect(outcome == .read)
  }

  private static func nested(
    _ start: String, _ inside: String, _ end: String, _ count: Int
  ) -> String {
    String(repeating: start, count: count) + inside + String(repeating: end, count: count)
  }
}
