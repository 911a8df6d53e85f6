/// Reads a binary property list (`bplist00`) as CoreFoundation does.
///
/// Every offset and count is checked against the file. An object is read once, however many
/// references it has; one that contains itself fails; and the references and characters together
/// are not many more than the bytes of the file, even where its objects overlap.
package struct BinaryPropertyListReader {
  /// CoreFoundation's limit for nested objects.
  private static let maximumDepth = 512

  private let bytes: [UInt8]
  private let trailer: Trailer
  /// The objects that were read, by their offsets.
  private var objects: [Int: Object] = [:]
  /// The containers that are being read, from the root.
  private var containers: [Container] = []
  /// Their offsets.
  private var open: Set<Int> = []
  /// How many references may yet be followed.
  private var budget: Int

  private struct Object {
    var content: PropertyList.Content
    /// How many levels of objects there are inside of it.
    var height = 0
  }

  /// An array, a set or a dictionary whose objects have not all been read.
  private struct Container {
    let offset: Int
    /// The upper half of its marker.
    let kind: UInt8
    /// In a dictionary, all keys come before the values.
    let references: Range<Int>
    /// Where the next reference is.
    var next: Int
    var objects: [Object] = []
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

  /// How many references may be followed: more than any list needs. A list made to attack can refer
  /// to one part from many others.
  static func readingLimit(of bytes: [UInt8]) -> Int { 4 * bytes.count + 4096 }

  /// What a reference to a text costs, in references.
  package static func cost(of text: String) -> Int { 1 + text.utf8.count / 64 }

  /// The root's value; every offset in it is 0. Not recursive: the stack of a thread may be small.
  mutating func read() throws(Damage) -> PropertyList.Value {
    var object = try startObject(trailer.root)
    while true {
      if let object {
        guard !containers.isEmpty else { return .init(content: object.content, start: 0) }
        try add(object)
      }
      object = try readNext()
    }
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
  /// Nil for a container that was not read before, which is the innermost one then.
  private mutating func startObject(_ index: Int) throws(Damage) -> Object? {
    guard containers.count <= Self.maximumDepth else { throw Damage() }
    let offset = try offset(ofObject: index)
    if let object = objects[offset] {
      // An object that was read near the root may have a reference from deep inside.
      guard containers.count + object.height <= Self.maximumDepth else { throw Damage() }
      return object
    }
    guard offset >= 8, offset < trailer.table, !open.contains(offset) else { throw Damage() }
    if let container = try container(at: offset) {
      open.insert(offset)
      containers.append(container)
      return nil
    }
    let object = Object(content: try readScalar(at: offset))
    objects[offset] = object
    return object
  }

  /// Adds an object to the innermost container.
  private mutating func add(_ object: Object) throws(Damage) {
    // A text costs at each reference, because it will be read there each time.
    if case .text(let text) = object.content {
      try spend(Self.cost(of: text))
    } else {
      try spend(1)
    }
    containers[containers.count - 1].objects.append(object)
  }

  /// The next object of the innermost container or, behind the last one, the container itself.
  private mutating func readNext() throws(Damage) -> Object? {
    let last = containers.count - 1
    let start = containers[last].next
    guard start < containers[last].references.upperBound else {
      let container = containers.removeLast()
      open.remove(container.offset)
      let object = Object(
        content: try content(of: container),
        height: container.objects.lazy.map { $0.height + 1 }.max() ?? 0)
      objects[container.offset] = object
      return object
    }
    containers[last].next = start + trailer.referenceSize
    let reference = number(in: start..<start + trailer.referenceSize)
    guard reference < UInt64(trailer.count) else { throw Damage() }
    return try startObject(Int(reference))
  }

  /// Nil where an object of another kind is.
  private func container(at offset: Int) throws(Damage) -> Container? {
    let kind = bytes[offset] >> 4
    guard kind == 0xA || kind == 0xC || kind == 0xD else { return nil }
    var references = try body(at: offset, unit: trailer.referenceSize)
    if kind == 0xD { references = try extent(of: 2 * references.count, at: references.lowerBound) }
    return Container(
      offset: offset, kind: kind, references: references, next: references.lowerBound)
  }

  private func content(of container: Container) throws(Damage) -> PropertyList.Content {
    let objects = container.objects
    switch container.kind {
    case 0xA: return .array(objects.map { .init(content: $0.content, start: 0) })
    case 0xC: return .other("set")
    default:
      let count = objects.count / 2
      var pairs: [PropertyList.Pair] = []
      for (key, value) in zip(objects.prefix(count), objects.dropFirst(count)) {
        pairs.append(
          .init(
            key: try Self.text(ofKey: key.content), keyStart: 0,
            value: .init(content: value.content, start: 0)))
      }
      return .dictionary(pairs)
    }
  }

  /// Nil for a key that is no text.
  private static func text(ofKey key: PropertyList.Content) throws(Damage) -> String? {
    switch key {
    case .text(let text): return text
    case .other(let name) where name != "set": return nil
    default: throw Damage()
    }
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
      // CoreFoundation refuses the file for any object outside, even one without a reference.
      for start in stride(from: table, to: table + size, by: offsetSize) {
        let offset = bytes[start..<start + offsetSize].reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
        guard offset < UInt64(table) else { return nil }
      }
    }
  }
}
