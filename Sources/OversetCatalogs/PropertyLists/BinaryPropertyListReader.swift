/// Reads a binary property list (`bplist00`) as CoreFoundation does.
///
/// Every offset and count is checked against the file. An object is read once however often it is
/// referred to, one that contains itself fails, and the references and characters together cannot
/// be many more than the file has bytes, however its objects overlap.
struct BinaryPropertyListReader {
  /// CoreFoundation's limit for nested objects.
  private static let maximumDepth = 512

  private let bytes: [UInt8]
  private let trailer: Trailer
  /// The objects that were read, by their offsets.
  private var objects: [Int: Object] = [:]
  /// The offsets of the containers that are being read.
  private var open: Set<Int> = []
  /// How many references may yet be followed.
  private var budget: Int

  private struct Object {
    var content: PropertyList.Content
    /// How many levels of objects there are inside of it.
    var height = 0
  }

  /// Something in the file leads outside of it, or has no meaning.
  struct Damage: Error {}

  /// Nil where CoreFoundation would not take the file for a binary property list.
  init?(_ bytes: [UInt8]) {
    guard let trailer = Trailer(of: bytes) else { return nil }
    self.bytes = bytes
    self.trailer = trailer
    budget = Self.readingLimit(of: bytes)
  }

  /// How many references may be followed: more than any list that was not made to be a burden has,
  /// for one part of it can be referred to from many others.
  static func readingLimit(of bytes: [UInt8]) -> Int { 4 * bytes.count + 4096 }

  /// What a reference to a text costs, in references.
  static func cost(of text: String) -> Int { 1 + text.utf8.count / 64 }

  /// The root's value; every place in it is 0.
  mutating func read() throws(Damage) -> PropertyList.Value {
    .init(content: try object(at: offset(ofObject: trailer.root), depth: 0).content, start: 0)
  }

  private func offset(ofObject index: Int) throws(Damage) -> Int {
    let start = trailer.table + index * trailer.offsetSize
    return try integer(in: start..<start + trailer.offsetSize)
  }

  private func number(in range: Range<Int>) -> UInt64 {
    bytes[range].reduce(0) { $0 << 8 | UInt64($1) }
  }

  private func integer(in range: Range<Int>) throws(Damage) -> Int {
    guard let integer = Int(exactly: number(in: range)) else { throw Damage() }
    return integer
  }

  private mutating func spend(_ cost: Int) throws(Damage) {
    budget -= cost
    guard budget >= 0 else { throw Damage() }
  }
}

// MARK: Objects

extension BinaryPropertyListReader {
  private mutating func object(at offset: Int, depth: Int) throws(Damage) -> Object {
    guard depth <= Self.maximumDepth else { throw Damage() }
    if let object = objects[offset] {
      // What was read near the root may be referred to from deep inside.
      guard depth + object.height <= Self.maximumDepth else { throw Damage() }
      return object
    }
    guard offset >= 8, offset < trailer.table, !open.contains(offset) else { throw Damage() }
    let isContainer = bytes[offset] >> 4 >= 0xA
    let object =
      isContainer
      ? try readContainer(at: offset, depth: depth) : Object(content: try readScalar(at: offset))
    objects[offset] = object
    return object
  }

  private func readScalar(at offset: Int) throws(Damage) -> PropertyList.Content {
    let marker = bytes[offset]
    let low = Int(marker & 0xF)
    switch marker >> 4 {
    case 0x0 where low == 0: return .other("null")
    case 0x0 where low == 8 || low == 9: return .other("boolean")
    case 0x1 where low <= 4:
      _ = try extent(of: 1 << low, at: offset + 1)
      return .other("integer")
    case 0x2 where low == 2 || low == 3:
      _ = try extent(of: 1 << low, at: offset + 1)
      return .other("real")
    case 0x3 where low == 3:
      _ = try extent(of: 8, at: offset + 1)
      return .other("date")
    case 0x4:
      _ = try body(at: offset, unit: 1)
      return .other("data")
    case 0x5: return .text(asciiText(bytes[try body(at: offset, unit: 1)]))
    case 0x6:
      let range = try body(at: offset, unit: 2)
      return .text(
        String(decoding: decodedUTF16(bytes[range], isLittleEndian: false), as: UTF8.self))
    case 0x8:
      let range = try extent(of: low + 1, at: offset + 1)
      guard number(in: range) <= UInt32.max else { throw Damage() }
      return .other("uid")
    default: throw Damage()
    }
  }

  private mutating func readContainer(at offset: Int, depth: Int) throws(Damage) -> Object {
    let kind = bytes[offset] >> 4
    guard kind == 0xA || kind == 0xC || kind == 0xD else { throw Damage() }
    let references = try body(at: offset, unit: trailer.referenceSize)
    open.insert(offset)
    defer { open.remove(offset) }
    if kind == 0xD {
      let both = try extent(of: 2 * references.count, at: references.lowerBound)
      let keys = try keys(of: references, depth: depth + 1)
      let values = try objects(of: references.upperBound..<both.upperBound, depth: depth + 1)
      let pairs = zip(keys, values).map { key, value in
        PropertyList.Pair(key: key, keyStart: 0, value: .init(content: value.content, start: 0))
      }
      return Object(content: .dictionary(pairs), height: height(of: values))
    }
    let values = try objects(of: references, depth: depth + 1)
    let content =
      kind == 0xC
      ? PropertyList.Content.other("set")
      : .array(values.map { .init(content: $0.content, start: 0) })
    return Object(content: content, height: height(of: values))
  }

  private func height(of values: [Object]) -> Int {
    values.lazy.map { $0.height + 1 }.max() ?? 0
  }

  /// The texts of a dictionary's keys; nil for one that is none.
  private mutating func keys(
    of references: Range<Int>, depth: Int
  ) throws(Damage) -> [String?] {
    var keys: [String?] = []
    for object in try objects(of: references, depth: depth) {
      switch object.content {
      case .text(let text): keys.append(text)
      case .other(let name) where name != "set": keys.append(nil)
      default: throw Damage()
      }
    }
    return keys
  }

  private mutating func objects(
    of references: Range<Int>, depth: Int
  ) throws(Damage) -> [Object] {
    var objects: [Object] = []
    let size = trailer.referenceSize
    for start in stride(from: references.lowerBound, to: references.upperBound, by: size) {
      let reference = number(in: start..<start + size)
      guard reference < UInt64(trailer.count) else { throw Damage() }
      let object = try object(at: offset(ofObject: Int(reference)), depth: depth)
      // A text costs wherever it is referred to, for somebody will read it there.
      if case .text(let text) = object.content {
        try spend(Self.cost(of: text))
      } else {
        try spend(1)
      }
      objects.append(object)
    }
    return objects
  }

  /// The bytes behind a marker whose lower half, or the integer behind it, counts units.
  private func body(at offset: Int, unit: Int) throws(Damage) -> Range<Int> {
    var start = offset + 1
    var count = Int(bytes[offset] & 0xF)
    if count == 0xF {
      guard start < trailer.table, bytes[start] >> 4 == 0x1 else { throw Damage() }
      let size = try extent(of: 1 << Int(bytes[start] & 0xF), at: start + 1)
      count = try integer(in: size)
      start = size.upperBound
    }
    let (length, overflows) = count.multipliedReportingOverflow(by: unit)
    guard !overflows else { throw Damage() }
    return try extent(of: length, at: start)
  }

  /// Throws where the bytes are not all before the table of offsets.
  private func extent(of count: Int, at start: Int) throws(Damage) -> Range<Int> {
    guard count <= trailer.table - start else { throw Damage() }
    return start..<start + count
  }

  /// CoreFoundation takes a byte beyond ASCII for the character of its number.
  private func asciiText(_ bytes: ArraySlice<UInt8>) -> String {
    if bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
    return String(decoding: bytes.map(UInt16.init), as: UTF16.self)
  }
}

// MARK: Trailer

extension BinaryPropertyListReader {
  /// The file's last 32 bytes, which say where everything is.
  private struct Trailer {
    static let length = 32

    let offsetSize: Int
    let referenceSize: Int
    /// How many objects there are.
    let count: Int
    let root: Int
    /// Where the table of the objects' offsets begins, and the objects end.
    let table: Int

    init?(of bytes: [UInt8]) {
      guard bytes.count > Self.length + 8, bytes.starts(with: "bplist0".utf8) else { return nil }
      let trailer = Array(bytes.suffix(Self.length))
      func number(at start: Int) -> Int? {
        Int(exactly: trailer[start..<start + 8].reduce(0 as UInt64) { $0 << 8 | UInt64($1) })
      }
      guard let count = number(at: 8), let root = number(at: 16), let table = number(at: 24),
        count >= 1, root < count, table >= 9, table < bytes.count - Self.length
      else { return nil }
      offsetSize = Int(trailer[6])
      referenceSize = Int(trailer[7])
      self.count = count
      self.root = root
      self.table = table
      let (size, overflows) = count.multipliedReportingOverflow(by: offsetSize)
      guard offsetSize >= 1, referenceSize >= 1, !overflows,
        size == bytes.count - Self.length - table,
        referenceSize >= 8 || count < 1 << (8 * referenceSize),
        offsetSize >= 8 || table < 1 << (8 * offsetSize)
      else { return nil }
      // CoreFoundation refuses the file for any object outside, even one that nobody refers to.
      for start in stride(from: table, to: table + size, by: offsetSize) {
        let offset = bytes[start..<start + offsetSize].reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
        guard offset < UInt64(table) else { return nil }
      }
    }
  }
}
