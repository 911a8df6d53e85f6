/// Finds the classes in the tokens of a file of Objective-C, and which names each has.
///
/// A class is made by its name, or by a literal that has it (`NSClassFromString`). What stands outside of
/// classes, such as functions and macros, counts as reached, and so does a class with `+load`, which the
/// runtime calls (NSObject reference), and one with a macro among its methods, which may have it.
struct ObjectiveCOutlineScanner {
  private let tokens: PlainTokens
  /// What tells the constants of the file from those of others; 0 for a header, whose constants other files have.
  private let scope: UInt64
  private var unit = CodeOutline.file
  /// The class around a method that only code of the app calls, while it is read.
  private var owner: Int?
  /// How many braces are open.
  private var depth = 0
  /// The open blocks that only some devices run, or none: the units around them, and the number of braces around.
  private var blocks: [(owner: Int, depth: Int)] = []
  /// How many braces are open around each open block that only phones run, and the index of the last one's end.
  private var phoneBlocks: [Int] = []
  private var phoneBlockEnd = -1
  /// Whether it looks classes up by names that are not written there (`NSClassFromString(name)`).
  private(set) var looksClassesUp = false
  /// Those of its literals that a class may be named with.
  private(set) var words: Set<String> = []

  init(_ tokens: PlainTokens, of input: SourceInput) {
    self.tokens = tokens
    scope = SourceInput.isHeader(input.path) ? 0 : WordSet.hash(of: input.path)
  }

  mutating func scan(into outline: inout CodeOutline) {
    var index = 0
    while index < tokens.tokens.count {
      switch tokens.tokens[index].kind {
      case .name where tokens.isSign("@", at: index - 1): readDirective(&index, into: &outline)
      case .name: readName(index, into: &outline)
      case .literal:
        if tokens.isSentence(index) || tokens.isLogged(index) { break }
        for word in tokens.words(index) {
          outline.note(WordSet.hash(of: word), in: unit)
          if word.first?.isUppercase ?? false { words.insert(word) }
        }
      case .sign(UInt8(ascii: "{")):
        beginBlock(at: index, in: &outline)
        depth += 1
      case .sign(UInt8(ascii: "}")):
        depth -= 1
        if phoneBlocks.last == depth {
          phoneBlocks.removeLast()
          phoneBlockEnd = index
        }
        endBlock(at: tokens.tokens[index].range.upperBound, in: &outline)
        if depth == 0 { leaveMethod(at: tokens.tokens[index].range.upperBound, in: &outline) }
      case .sign(UInt8(ascii: "-")), .sign(UInt8(ascii: "+")): beginMethod(&index, in: &outline)
      case .sign(UInt8(ascii: "#")): skipImport(&index)
      case .sign: break
      }
      index += 1
    }
    leaveUnit(at: tokens.tokens.last?.range.upperBound ?? 0, in: &outline)
    outline.close()
  }

  private mutating func readName(_ index: Int, into outline: inout CodeOutline) {
    let hash = tokens.hash(index)
    if tokens.isTypeOfPointer(index) || tokens.isTypeOfMadeValue(index) {
      outline.note(heldType: hash, in: unit)
      return
    }
    outline.note(hash, in: unit)
    if let name = tokens.padName(answeringAt: index) { outline.nameIdiom(name) }
    if let constant = tokens.constantOfC(at: index) {
      outline.declare(constant: constant.name ^ scope, isFalse: constant.isFalse)
    }
    if hash == Self.lookup, !tokens.isSign("@", at: index + 2) { looksClassesUp = true }
    guard depth == 0, unit != CodeOutline.file else { return }
    let isLoad = hash == Self.load && tokens.isSign(")", at: index - 1)
    if isLoad || tokens.isSign("(", at: index + 1) && isMacro(tokens.text(index)) {
      outline.open(unit)
    }
  }

  private func isMacro(_ name: String) -> Bool { name == name.uppercased() }

  private static let lookup = WordSet.hash(of: "NSClassFromString")
  private static let load = WordSet.hash(of: "load")

  /// `@interface Row : Cell`, `@implementation Row (Style)`, `@class Row, Cell;`, `@end`.
  private mutating func readDirective(_ index: inout Int, into outline: inout CodeOutline) {
    let start = tokens.tokens[index - 1].range.lowerBound
    switch tokens.text(index) {
    case "interface", "implementation":
      guard let name = tokens.name(index + 1) else { return }
      leaveUnit(at: start, in: &outline)
      index += 1
      let isCategory = tokens.isSign("(", at: index + 1)
      var declared = CodeUnit(kind: isCategory ? .extension : .base, name: name, start..<start)
      if tokens.isSign(":", at: index + 1), let superclass = tokens.name(index + 2) {
        declared.inherited = [superclass]
      }
      declared.adopted = protocols(behind: index)
      unit = outline.add(declared)
    case "class":
      while index < tokens.tokens.count, !tokens.isSign(";", at: index) { index += 1 }
    case "protocol":
      if let name = tokens.name(index + 1) { outline.declare(protocol: name) }
    case "end": leaveUnit(at: tokens.tokens[index].range.upperBound, in: &outline)
    default: break
    }
  }

  /// `: UIViewController <PagerDelegate, UITextFieldDelegate>`, `() <PagerDelegate>`
  private func protocols(behind index: Int) -> [String] {
    let limit = min(index + 8, tokens.tokens.count)
    guard let start = (index..<limit).first(where: { tokens.isSign("<", at: $0) }),
      (index + 1..<start).allSatisfy({ tokens.name($0).map { !Self.ends.contains($0) } ?? true })
    else { return [] }
    let end = (start..<min(start + 64, tokens.tokens.count)).first { tokens.isSign(">", at: $0) }
    return (start..<(end ?? start)).compactMap(tokens.name)
  }

  /// What begins what comes behind a head without protocols.
  private static let ends: Set<String> = ["property", "end", "implementation", "import"]

  /// `- (void)openSettings {`: a method that no framework calls, by its name. What its declaration has is no use.
  private mutating func beginMethod(_ index: inout Int, in outline: inout CodeOutline) {
    guard depth == 0, owner == nil, unit != CodeOutline.file, tokens.isSign("(", at: index + 1),
      let close = (index + 2..<min(index + 8, tokens.tokens.count)).first(where: {
        tokens.isSign(")", at: $0)
      }), let name = tokens.name(close + 1),
      case let isOwn = Self.isOwn(name), isOwn || isPlain(index + 2..<close, name),
      !(index + 2..<close).contains(where: { tokens.name($0) == "IBAction" })
    else { return }
    let limit = min(close + 64, tokens.tokens.count)
    let end = (close + 2..<limit).first { tokens.isSign("{", at: $0) || tokens.isSign(";", at: $0) }
    // A document may name what gets a sender: an action (UIControl.addTarget(_:action:for:)).
    guard let end, !(close + 2..<end).contains(where: { tokens.name($0) == "sender" }) else {
      return
    }
    if tokens.isSign(";", at: end) {
      index = close + 1
      return
    }
    let start = tokens.tokens[index].range.lowerBound
    owner = unit
    unit = outline.add(CodeUnit(kind: .member, name: name, parent: unit, start..<start))
    outline.restrict(unit, toKnownClasses: !isOwn)
    index = close + 1
  }

  /// `if (IS_IPAD) {`
  private mutating func beginBlock(at index: Int, in outline: inout CodeOutline) {
    guard depth > 0, unit != CodeOutline.file else { return }
    let isBehindPhones = tokens.name(index - 1) == "else" && phoneBlockEnd == index - 2
    let asked: [PlainTokens.Condition] =
      isBehindPhones && index > 1 ? [.pad] : tokens.conditions(before: index, inC: true)
    if asked.contains(.phone) { phoneBlocks.append(depth) }
    guard
      let block = outline.addBlock(
        of: asked.flatMap(inFile), in: unit, at: tokens.tokens[index].range.lowerBound)
    else { return }
    blocks.append((owner: unit, depth: depth))
    unit = block
  }

  /// A constant may be the file's own, or that of a header.
  private func inFile(_ condition: PlainTokens.Condition) -> [PlainTokens.Condition] {
    guard case .constant(let name) = condition, scope != 0 else { return [condition] }
    return [.constant(name ^ scope), .constant(name)]
  }

  private mutating func endBlock(at offset: Int, in outline: inout CodeOutline) {
    guard let last = blocks.last, last.depth == depth else { return }
    outline.end(unit, at: offset)
    unit = last.owner
    blocks.removeLast()
  }

  /// Whether a method with a result at some indices takes nothing and answers with nothing: a framework calls few of
  /// such, or lets classes override them.
  private func isPlain(_ result: Range<Int>, _ name: String) -> Bool {
    let end = result.upperBound + 2
    guard result.count == 1, tokens.name(result.lowerBound) == "void",
      tokens.isSign("{", at: end) || tokens.isSign(";", at: end)
    else { return false }
    return !Self.systemWords.contains(Self.firstWord(of: name))
  }

  private mutating func leaveMethod(at offset: Int, in outline: inout CodeOutline) {
    guard let owner else { return }
    outline.end(unit, at: offset)
    (unit, self.owner) = (owner, nil)
  }

  /// Whether the first word of a selector is one that no method has which UIKit, AppKit or Foundation calls or lets
  /// classes override, but for a few.
  private static func isOwn(_ selector: String) -> Bool {
    let word = firstWord(of: selector)
    return ownWords.contains(word) && word.count < selector.count
      && !systemPrefixes.contains(where: selector.hasPrefix)
  }

  private static func firstWord(of selector: String) -> String {
    String(selector.prefix { !($0.isUppercase || $0 == "_") })
  }

  /// What methods begin with that take nothing and that UIKit, AppKit, Foundation or XCTest calls or lets classes
  /// override (their references: NSObject, UIView, UIViewController, UICollectionViewLayout, UIActivity, NSView,
  /// NSViewController, NSWindowController, NSDocument, CALayer, NSOperation, XCTestCase …).
  private static let systemWords: Set<String> = [
    "accessibility", "application", "awake", "become", "begin", "cancel", "close", "commit", "copy",
    "cut", "dealloc", "delete", "did", "discard", "dismiss", "display", "draw", "encode", "end",
    "finalize", "finish", "hide", "init", "initialize", "invalidate", "key", "layout", "load",
    "main", "make", "mark", "order", "paste", "pause", "perform", "prepare", "redo", "reload",
    "remove", "reset", "resign", "resume", "revert", "safe", "save", "scene", "select", "set",
    "show", "size", "start", "stop", "suspend", "sync", "synchronize", "tear", "test", "tint",
    "toggle", "undo", "unload", "update", "view", "widget", "will", "window",
  ]

  private static let ownWords: Set<String> = [
    "jump", "go", "goto", "click", "tap", "open", "enter", "setup", "send", "upload", "download",
    "login", "logout", "share", "post", "parse",
  ]

  /// Of UIApplication, UIWindow, UIControl, NSDocumentController, NSNotificationCenter and WKDownloadDelegate.
  private static let systemPrefixes = [
    "openURL", "openDocument", "openUntitledDocument", "sendEvent", "sendAction", "downloadDid",
    "downloadShould", "postNotification",
  ]

  private mutating func leaveUnit(at offset: Int, in outline: inout CodeOutline) {
    blocks.last.map { unit = $0.owner }
    (blocks, phoneBlocks, phoneBlockEnd) = ([], [], -1)
    leaveMethod(at: offset, in: &outline)
    if unit != CodeOutline.file { outline.end(unit, at: offset) }
    (unit, depth) = (CodeOutline.file, 0)
  }

  /// What is imported is not made.
  private func skipImport(_ index: inout Int) {
    guard ["import", "include"].contains(tokens.name(index + 1)) else { return }
    index += 1
    while index + 1 < tokens.tokens.count, tokens.isOnLine(index + 1) { index += 1 }
  }
}
