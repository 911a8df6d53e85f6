import Fixtures
import OversetFits
import OversetModel
import Testing

@testable import Overset

struct AnswerBytesTests {
  @Test func `what is written is read`() {
    var writer = AnswerWriter()
    writer.put(0)
    writer.put(300)
    writer.put(Int.max)
    writer.put(-0.25)
    writer.put("Überlänge")
    writer.put([1, 2, 3] as [UInt8])
    writer.put([7, 8]) { $0.put($1) }
    writer.put(Int?.none) { $0.put($1) }
    var reader = AnswerReader(writer.bytes[...])
    #expect(reader.integer() == 0 && reader.integer() == 300 && reader.integer() == .max)
    #expect(reader.number() == -0.25 && reader.text() == "Überlänge")
    #expect(reader.blob() == [1, 2, 3] && reader.list { $0.integer() } == [7, 8])
    #expect(reader.optional { $0.integer() } == nil && reader.isComplete)
  }

  @Test func `numbers are exactly the same`() {
    let numbers = [0, -0.0, 1, 303, 1.0 / 3, -17.25, .infinity, .greatestFiniteMagnitude]
    var writer = AnswerWriter()
    for number in numbers { writer.put(short: number) }
    #expect(writer.bytes.count < 8 * numbers.count)
    var reader = AnswerReader(writer.bytes[...])
    #expect(numbers.allSatisfy { reader.shortNumber().bitPattern == $0.bitPattern })
    #expect(reader.isComplete)
    #expect(LabelFit.Outcome.allCases.map(\.index) == Array(0..<LabelFit.Outcome.allCases.count))
  }

  @Test func `every key of many is found, and no other`() {
    var generator = SeededGenerator(seed: 4)
    for spread in [UInt64.max, 1_000] {
      let keys = (0..<3_000).map { _ in
        CacheKey(
          high: UInt64.random(in: 0...spread, using: &generator),
          low: UInt64.random(in: 0...9, using: &generator))
      }
      let (kept, others) = (Set(keys.prefix(2_000)), Set(keys.suffix(1_000)))
      let cache = AnswerCache(
        AnswerCache().adding(kept.map { ($0, [UInt8($0.low)]) }, using: [], [], week: 1))
      for key in kept {
        #expect(cache?.index(of: key).map { cache?.answer($0).first } == UInt8(key.low))
      }
      for key in others.subtracting(kept) { #expect(cache?.index(of: key) == nil) }
    }
  }

  /// Whatever somebody writes into a cache, it is read or refused.
  @Test func `bytes of anything are no trap`() {
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...80, using: &generator)).map { _ in
        UInt8.random(in: 0...(Bool.random(using: &generator) ? 3 : 255), using: &generator)
      }
      _ = TextResult(bytes[...], variants: 3) { _ in bytes }
      if let fit = PackedFit(bytes: bytes).fit(ifOf: "A text") {
        #expect(fit.lines.allSatisfy { $0.textRange.upperBound <= 6 })
      }
    }
  }

  @Test func `the oldest answers make room`() {
    let answers = (0..<100).map { number in
      (key: CacheKey(high: UInt64(number), low: 0), bytes: [UInt8](repeating: 1, count: 76))
    }
    let old = AnswerCache().adding(answers, using: [], [], week: 10)
    let cache = AnswerCache(old)
    #expect(cache?.count == 100)
    let used = Set(answers.suffix(20).map(\.key))
    let new = [(key: CacheKey(high: 500, low: 0), bytes: [UInt8](repeating: 2, count: 76))]
    let bytes = cache?.adding(new, using: used, [], week: 11, mostBytes: 4_000) ?? []
    let kept = AnswerCache(bytes)
    #expect(kept?.count == 30 && bytes.count < 4_000)
    for key in used { #expect(kept?.index(of: key) != nil) }
    #expect(kept?.index(of: CacheKey(high: 500, low: 0)).map { kept?.answer($0).first } == 2)
  }

  @Test func `of two answers for a key the longer one stays`() {
    let key = CacheKey(high: 1, low: 2)
    for order in [[[1, 2, 3], [4]], [[4], [1, 2, 3]]] as [[[UInt8]]] {
      let cache = AnswerCache(AnswerCache().adding(order.map { (key, $0) }, using: [], [], week: 1))
      #expect(cache?.count == 1 && cache?.answer(0) == [1, 2, 3])
    }
  }

  /// A digest keeps no one from writing a file on purpose.
  @Test(arguments: ["{}", #"{"schemaVersion":1,"versions":[],"fonts":[]}"#])
  func `files with a right digest are no trap`(header: String) {
    var generator = SeededGenerator(seed: 3)
    for count in [0, 7, 8, 12, 31, 33, 60, 200] {
      var bytes = Array((header + "\n").utf8)
      bytes += (0..<count).map { $0 < 7 ? 0 : UInt8.random(in: 0...3, using: &generator) }
      guard let cache = AnswerCache(AnswerCache.digested(bytes)) else { continue }
      for index in 0..<cache.count { _ = cache.answer(index) }
      _ = cache.adding([], using: [], [], week: 1)
    }
  }
}
