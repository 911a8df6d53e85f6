/// The declarations of a file that a name can make or call, one in the other, and the names that each of them
/// has: of Objective-C its classes. Found without parsing.
package struct CodeOutline: Sendable {
  /// The first is the file itself, the second all code that no release runs.
  private(set) var units: [CodeUnit]
  /// The hashes of the names that each unit has and the units in it have not, by the index of the unit.
  private(set) var names: [[UInt64]]
  /// Those that Swift looks up in types that are known.
  private(set) var scoped: [[ScopedName]]
  /// Those that it has in patterns and comparisons, which make no case of an enumeration.
  private(set) var compared: [[UInt64]]
  /// The names of types of properties that begin with nil, of pointers, and of values that are asked for their
  /// type: what they hold, other code makes.
  private(set) var held: [[UInt64]]
  /// The cases of enumerations, by the enumeration's last name.
  private(set) var cases: [String: Set<UInt64>] = [:]
  /// Types of which code makes any case.
  private(set) var whole: Set<String> = []
  /// The hashes of other names that types get: `typealias Screen = …`.
  private(set) var aliases: Set<UInt64> = []
  /// The protocols of Objective-C that it declares.
  private(set) var protocols: Set<String> = []
  let isObjectiveC: Bool
  /// Whether those of the types in the file are among them.
  var makesOwn = false
  /// Where code is that no release runs, in bytes.
  private(set) var leftOut: [Range<Int>] = []
  /// The hashes of what answers whether the device is an iPad.
  private(set) var padNames: Set<UInt64> = []
  /// The hashes of constants that are false, and of all others: one of a name may have both in branches of `#if`.
  private(set) var falseConstants: Set<UInt64> = []
  private(set) var otherConstants: Set<UInt64> = []
  /// The words that code of Objective-C may put the name of a class together of: `@"%@Cell"`.
  private(set) var classNameParts: Set<String> = []
  private var noted: Set<UInt64> = []

  private static let textMakers = [
    "stringWithFormat", "initWithFormat", "stringByAppendingString", "stringByAppendingFormat",
  ]

  /// Stands for a type that only a generic name is known of.
  static let anyType = ""
  /// A constant that is false.
  private static let never = WordSet.hash(of: "")
  /// The index of the file itself.
  static let file = 0
  /// The index of `#if DEBUG` and of previews.
  static let leftOutUnit = 1

  package init(of input: SourceInput) {
    let end = input.bytes.count
    isObjectiveC = input.isObjectiveC
    units = [CodeUnit(kind: .file, 0..<end), CodeUnit(kind: .leftOut, 0..<0)]
    names = [[], []]
    scoped = [[], []]
    compared = names
    held = names
    if input.isObjectiveC {
      var scanner = ObjectiveCOutlineScanner(PlainTokens(of: input.bytes), of: input)
      scanner.scan(into: &self)
      if scanner.looksClassesUp, Self.textMakers.contains(where: input.words.contains) {
        classNameParts = scanner.words
      }
      return
    }
    var scanner = OutlineScanner(
      PlainTokens(of: input.bytes), hasStates: input.words.contains("State"))
    guard scanner.scan(into: &self) else {
      // Branches of `#if` may open a brace twice: of such a file only the names are known.
      units.removeSubrange(2...)
      (names, leftOut) = ([Array(input.words.hashes), []], [])
      scoped = [[], []]
      compared = [[], []]
      held = compared
      return
    }
  }

  mutating func add(_ unit: CodeUnit) -> Int {
    units.append(unit)
    names.append([])
    scoped.append([])
    compared.append([])
    held.append([])
    return units.count - 1
  }

  /// A block that runs where conditions hold; nil where all phones may run it.
  mutating func addBlock(
    of conditions: [PlainTokens.Condition], in unit: Int, at offset: Int
  ) -> Int? {
    var block = CodeUnit(kind: .block, parent: unit, offset..<offset)
    for condition in conditions {
      switch condition {
      case .pad: block.isOfPads = true
      case .phone: break
      case .padName(let name): block.padNames.append(name)
      case .constant(let name): block.constants.append(name)
      case .state: block.constants.append(Self.never)
      }
    }
    if !block.mayBeOfPads, block.constants.isEmpty { return nil }
    if block.constants.contains(Self.never) { declare(constant: Self.never, isFalse: true) }
    return add(block)
  }

  /// Notes a constant that may be the condition of a block, and whether it never holds.
  mutating func declare(constant: UInt64, isFalse: Bool) {
    if isFalse { falseConstants.insert(constant) } else { otherConstants.insert(constant) }
  }

  mutating func nameIdiom(_ name: UInt64) { padNames.insert(name) }

  mutating func end(_ unit: Int, at offset: Int) {
    units[unit].range = units[unit].range.lowerBound..<offset
  }

  mutating func open(_ unit: Int) { units[unit].isOpen = true }

  /// Says that only code of the app can call a member, unless a library's class that it overrides one of does.
  mutating func restrict(_ unit: Int, toKnownClasses: Bool = false) {
    units[unit].isOwn = true
    units[unit].mayOverride = toKnownClasses
  }

  mutating func leaveOut(_ range: Range<Int>) { leftOut.append(range) }

  mutating func note(_ name: UInt64, isCompared: Bool = false, in unit: Int) {
    guard isNew(name, in: unit, isCompared ? 1 : 0) else { return }
    if isCompared { compared[unit].append(name) } else { names[unit].append(name) }
  }

  mutating func note(_ use: ScopedName, in unit: Int) {
    switch use.scope {
    case .value: note(use.name, in: unit)
    case .around: if isNew(use.name, in: unit, 3) { scoped[unit].append(use) }
    case .type(let type):
      if isNew(CodeUnit.member(use.name, of: type), in: unit, 3) { scoped[unit].append(use) }
    }
  }

  mutating func note(heldType name: UInt64, in unit: Int) {
    if isNew(name, in: unit, 2) { held[unit].append(name) }
  }

  /// Whether a unit has a name for the first time in one of four kinds of places.
  private mutating func isNew(_ name: UInt64, in unit: Int, _ kind: Int) -> Bool {
    noted.insert(name ^ UInt64(unit * 4 + kind) &* 0x9e37_79b9_7f4a_7c15).inserted
  }

  mutating func declare(_ cases: [UInt64], in type: String) {
    self.cases[type, default: []].formUnion(cases)
  }

  /// Says with which cases the value is compared that a block of a `switch` is about.
  mutating func compare(_ block: Int, with cases: [UInt64]) {
    if cases.isEmpty { open(block) } else { units[block].switched = cases }
  }

  mutating func declare(alias name: UInt64) { aliases.insert(name) }

  mutating func declare(protocol name: String) { protocols.insert(name) }

  mutating func makeAny(of type: String) { whole.insert(type) }

  mutating func close() {
    noted = []
    if makesOwn {
      whole.formUnion(units.lazy.filter(\.kind.hasMembers).map(\.name))
    }
  }

  /// Whether some of it only iPads run.
  var hasPadBlocks: Bool { units.contains(where: \.mayBeOfPads) }
}

/// A declaration.
struct CodeUnit: Sendable {
  enum Kind: Sendable {
    case file
    case leftOut
    /// A structure or an enumeration, which nothing inherits.
    case type
    /// A class, an actor or a protocol.
    case base
    case `extension`
    /// A function, or a property that code is run for when it is asked.
    case member
    /// A block that only some devices run, or none: `if UIDevice.current.userInterfaceIdiom == .pad { … }`.
    case block
    /// What a `switch` does with some cases of an enumeration.
    case caseBlock

    /// Whether the declarations in it are members.
    var hasMembers: Bool { self == .type || self == .base || self == .extension }
  }

  var kind: Kind
  /// The last name of what it declares.
  var name = ""
  /// The index of the unit around it.
  var parent = CodeOutline.file
  /// In bytes.
  var range: Range<Int>
  /// What a type or an extension says that it inherits and conforms to, by the last names.
  var inherited: [String] = []
  /// Whether something else than code of the module that has its name may make or call it: it is public,
  /// overrides something, or has an attribute that says so.
  var isOpen = false
  /// Whether a document that has its name may call it (`@IBAction`).
  var isAction = false
  /// Whether nothing but code that has its name can call it, whatever its type inherits.
  var isOwn = false
  /// Whether a class of a library that its type inherits may call it, too.
  var mayOverride = false
  /// Of a class of Objective-C: the protocols that it says it conforms to.
  var adopted: [String] = []
  /// Whether no protocol of another file can ask for it.
  var isPrivate = false
  /// Of a block of a `switch`: the cases that it is about, and those of the whole `switch`.
  var cases: [UInt64] = []
  var switched: [UInt64] = []
  /// The hashes of the enumerations that these may be of.
  var enumerations: [UInt64] = []
  /// Of a base: what conforms to it may inherit anything.
  var isProtocol = false
  /// Of a block: whether its condition asks for an iPad, by the idiom itself, and by which names that may answer
  /// with it; and the names of constants that must hold.
  var isOfPads = false
  var padNames: [UInt64] = []
  var constants: [UInt64] = []

  var mayBeOfPads: Bool { isOfPads || !padNames.isEmpty }

  init(kind: Kind, name: String = "", parent: Int = CodeOutline.file, _ range: Range<Int>) {
    self.kind = kind
    self.name = name
    self.parent = parent
    self.range = range
  }
}

extension CodeUnit {
  /// What a member of a type is known by.
  static func member(_ name: UInt64, of type: UInt64) -> UInt64 {
    name &* 0x9e37_79b9_7f4a_7c15 ^ type
  }

  /// The same, in the code that no release runs where that is what it is for.
  var placed: CodeUnit {
    var unit = self
    if inherited.contains("PreviewProvider") { unit.parent = CodeOutline.leftOutUnit }
    return unit
  }
}
