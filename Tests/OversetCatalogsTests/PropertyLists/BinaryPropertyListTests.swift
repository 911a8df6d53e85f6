import OversetModel
import Testing

@testable import OversetCatalogs
@testable import OversetSyntax

struct BinaryPropertyListTests {
  @Test func `the first of two pairs with one key counts, and nothing has a place`() {
    let catalog = loadStrings(
      list([[0xD2, 1, 2, 3, 4], [0x51, 0x61], [0x61, 0, 0x61], [0x51, 0x78], [0x51, 0x79]]))
    #expect(catalog.encoding == "binary")
    #expect(!catalog.hasPositions)
    #expect(catalog.pairs == ["a=x"])
    #expect(catalog.overridden.map(\.value) == ["y"])
    #expect(catalog.entries.map(\.keyPosition) == [.start])
  }

  @Test func `keys and values that are no strings are reported`() {
    let catalog = loadStrings(list([[0xD2, 1, 2, 2, 1], [0x10, 7], [0x51, 0x61]]))
    #expect(catalog.entries == [])
    #expect(
      catalog.faults.map(\.message) == [
        "a key must be a string", "the value of 'a' must be a string, not an integer",
      ])
  }

  @Test(
    arguments: [
      [[0xD1, 0, 0]],
      [[0xA1, 1], [0xA1, 0]],
      [[0xD1, 1, 0], [0x51, 0x61]],
      [[0x5F, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]],
      [[0xDF, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]],
      [[0x6F, 0x14] + [UInt8](repeating: 0xFF, count: 16)],
      [[0xA1, 9]],
      [[0x5F, 0x1F, 1]],
      [[0x77]],
    ] as [[[UInt8]]])
  func `cycles and counts beyond the file are damage`(_ objects: [[UInt8]]) {
    let catalog = loadStrings(list(objects))
    #expect(catalog.outcome == .failed)
    #expect(catalog.faults.map(\.message) == ["the binary property list is damaged"])
  }

  @Test func `objects that refer to each other many times over end the reading`() {
    // Rules of 200 devices of 200 widths each for 200 keys, eight million texts in two kilobytes.
    let count = 200
    let text = 4 + count
    let refs = { (first: Int) in (first..<first + count).flatMap(twoBytes) }
    let same = { (object: Int) in (0..<count).flatMap { _ in twoBytes(object) } }
    let names = (0..<count).map { [0x53] + Array(String(100 + $0).utf8) }
    let dictionary = { (keys: [UInt8], values: [UInt8]) in
      [0xDF, 0x10, UInt8(count)] + keys + values
    }
    let objects: [[UInt8]] =
      [
        dictionary(refs(4), same(1)), [0xD1] + twoBytes(text + 1) + twoBytes(2),
        dictionary(refs(4), same(3)), [0xD1] + twoBytes(text + 2) + twoBytes(text + 3),
      ] + names + [
        [0x51, 0x78], rule("NSStringDeviceSpecificRuleType"), rule("NSStringVariableWidthRuleType"),
        dictionary(refs(4), same(text)),
      ]
    let catalog = loadStringsDict(list(objects, referenceSize: 2))
    #expect(catalog.entries.count < 100_000)
    #expect(
      catalog.faults.map(\.message) == ["the file refers to its own parts too often to be read"])
    #expect(catalog.outcome == .cut)
  }

  @Test func `texts that overlap cannot be much larger than their file`() {
    // Every object is a string of nearly all the bytes behind it.
    let count = 3_000
    var objects: [[UInt8]] = [[0xAF, 0x11] + twoBytes(count) + (1...count).flatMap(twoBytes)]
    for index in 1...count {
      objects.append([0x5F, 0x12] + twoBytes(0) + twoBytes((count - index) * 6))
    }
    objects.append([UInt8](repeating: 0x61, count: 6))
    #expect(loadStrings(list(objects, referenceSize: 2)).outcome == .failed)
  }

  @Test func `objects are no deeper for being read before they are referred to`() {
    // Chains of arrays, each of which ends where the one before it begins, and the root knows all.
    let length = 400
    let file = { (chains: Int) in
      let heads = (0..<chains).flatMap { twoBytes(3 + $0 * length) }
      var objects: [[UInt8]] = [
        [0xD1] + twoBytes(1) + twoBytes(2), [0x51, 0x61],
        [0xAF, 0x11] + twoBytes(chains) + heads,
      ]
      for index in 0..<chains * length {
        let isLast = index % length == length - 1
        let next = isLast ? index + 1 - 2 * length : index + 1
        objects.append(next < 0 ? [0xA0] : [0xA1] + twoBytes(3 + next))
      }
      return list(objects, referenceSize: 2)
    }
    #expect(loadStrings(file(1)).outcome == .read)
    for chains in [2, 150] { #expect(loadStrings(file(chains)).outcome == .failed) }
  }

  private func twoBytes(_ number: Int) -> [UInt8] {
    [UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)]
  }

  private func rule(_ name: String) -> [UInt8] { [0x5F, 0x10, UInt8(name.utf8.count)] + name.utf8 }

  /// A list of objects, whose root is the first.
  func list(_ objects: [[UInt8]], referenceSize: UInt8 = 1) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += [UInt8(bytes.count >> 16)] + twoBytes(bytes.count)
      bytes += object
    }
    let table = bytes.count
    bytes += offsets + [0, 0, 0, 0, 0, 0, 3, referenceSize]
    for number in [objects.count, 0, table] {
      bytes += [0, 0, 0, 0, 0, UInt8(number >> 16)] + twoBytes(number)
    }
    return bytes
  }
}
