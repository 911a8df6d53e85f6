import Testing

@testable import Overset

struct NewAnswersTests {
  @Test func `more answers than a file has room for are not kept`() {
    var all = NewAnswers()
    for index in 0..<10 {
      var part = NewAnswers()
      part.answers = [(CacheKey(high: UInt64(index), low: 0), [UInt8](repeating: 7, count: 100))]
      part.used = [index]
      part.texts = 1
      all.add(part, mostBytes: 3 * 124 + 1)
    }
    #expect(all.answers.map(\.key.high) == [0, 1, 2, 3])
    #expect(all.used.count == 10 && all.texts == 10)
  }
}
