internal import OversetModel
internal import OversetSyntax

/// Views of UIKit that code of Objective-C makes, and what it does with them.
struct ObjectiveCViews {
  /// The classes of the views that the file makes, by the names of their properties and variables; nil where
  /// it makes several.
  var made: [String: String?] = [:]
  /// The variables of the method around that hold views, with names that no other view of the file has.
  var locals: [String: String] = [:]
  /// The names that views of the file have.
  var taken: Set<String> = []
  /// The macros and constants of the file that are numbers; nil where two have one name.
  var numbers: [String: Double?] = [:]

  /// How items of bars are made, by the names of their variables: `initWithImage`.
  var itemMakers: [String: String] = [:]

  /// UIKit's views that show one text.
  static let classes: Set<String> = ["UILabel", "UIButton", "UITextField", "UITextView"]
  /// No person writes more in a file.
  static let most = 256
}

extension ObjectiveCReader {
  /// Finds the names of views that are made somewhere in the file: `title = [[UILabel alloc] init…]`.
  mutating func findViews() {
    for index in tokens.indices {
      guard let name = tokens[index].name, token(index + 1)?.isSign("=") ?? false,
        let type = madeTextView(at: index + 2), views.made.count < ObjectiveCViews.most
      else { continue }
      let plain = objectiveCPropertyName(name)
      views.made[plain] = .some(views.made[plain].map { $0 == type ? type : nil } ?? type)
    }
  }

  /// The class of the view that a message makes as UIKit does.
  private func madeTextView(at index: Int) -> String? {
    guard token(index)?.isSign("[") ?? false else { return nil }
    var start = index + 1
    while token(start)?.isSign("[") ?? false, start < index + 4 { start += 1 }
    guard let type = token(start)?.name, ObjectiveCViews.classes.contains(type),
      ["alloc", "new", "buttonWithType"].contains(token(start + 1)?.name)
    else { return nil }
    // `[[UILabel alloc] init]`, `[[UILabel alloc] initWithFrame:…]`: what others do is not followed.
    guard token(start + 1)?.name == "alloc" else { return type }
    return ["init", "initWithFrame", "initWithCoder"].contains(token(start + 3)?.name) ? type : nil
  }

  /// The name that a view has in the whole file: of a property that of its variable, of a variable of a method
  /// one of its own.
  func viewName(_ name: String) -> String { views.locals[name] ?? objectiveCPropertyName(name) }

  /// Notes what a name of a view stands for there: where code makes the view, or gives it to what may change it.
  mutating func noteView(_ name: String, at index: Int) {
    guard !views.made.isEmpty, member != nil, !open.isEmpty,
      let type = views.made[objectiveCPropertyName(name)], let next = token(index + 1)
    else { return }
    let before = token(index - 1)
    if before?.isSign("@") ?? false { return }
    if before?.isSign("*") ?? false, next.isSign("=") { enterLocal(name, type, at: index) }
    let isOfSelf = before?.isSign(".") ?? false && token(index - 2)?.name == "self"
    // A member of another object, or a part of a selector.
    if before?.isSign(".") ?? false, !isOfSelf { return }
    if next.isSign(":"), !(before?.isSign("?") ?? false) { return }
    let start = isOfSelf ? index - 2 : index
    let view = isOfSelf ? objectiveCPropertyName(name) : viewName(name)
    if next.isSign("="), !(token(index + 2)?.isSign("=") ?? false) {
      noteMade(view, type, at: index)
    } else if !keeps(at: start, end: index) {
      noteGivenAway(view, at: start)
    }
  }

  /// `UILabel *title = …`
  private mutating func enterLocal(_ name: String, _ type: String?, at index: Int) {
    var own = name
    var count = 2
    while views.taken.contains(own) || views.made.keys.contains("_" + own),
      count < ObjectiveCViews.most
    {
      own = "\(name)#\(count)"
      count += 1
    }
    views.taken.insert(own)
    views.locals[name] = own
    types[own] = types[name]
  }

  private mutating func noteMade(_ view: String, _ type: String?, at index: Int) {
    if token(index + 2)?.name == "nil" { return }
    guard let type, madeTextView(at: index + 2) == type else {
      return noteGivenAway(view, at: index)
    }
    file.outlets.append(
      OutletDeclaration(
        type: self.type, name: view, typeName: type, isOutlet: false, isCollection: false,
        isMade: true, isLocal: views.locals.values.contains(view),
        position: text.position(at: tokens[index].offset)))
    let words = tokens[index...].prefix(24)
    if let frame = words.firstIndex(where: { $0.name == "initWithFrame" }) {
      noteFrame(valueAt: frame + 2, of: view, isFirst: true)
    }
  }

  /// Whether what is done with a view there leaves it as its own code sets it up. `start` and `end` are the indices of
  /// the first and the last word of its name.
  private mutating func keeps(at start: Int, end: Int) -> Bool {
    guard let next = token(end + 1), let before = token(start - 1) else { return false }
    if next.isSign(".") { return noteMember(at: end + 2, start: start) }
    if before.isSign("["), let message = next.name {
      return noteMessage(message, at: end + 1, start: start)
    }
    if before.isSign(":"), let part = token(start - 2)?.name {
      if Self.layoutParts.contains(part) { noteUnreadFrame(at: start) }
      return Self.layoutParts.contains(part) || Self.harmlessParts.contains(part)
    }
    if before.isSign("("), next.isSign(")") {
      // `if (title)`, `([title length])`.
      let function = token(start - 2)?.name
      return function.map { ["if", "while", "return"].contains($0) } ?? true
    }
    if open.last?.closer == ")", token((open.last?.first ?? 0) - 2)?.name == Self.bindings {
      noteUnreadFrame(at: start)
      return true
    }
    // A property may make its view when it is first asked for.
    if before.name == "return" { return member == viewName(tokens[end].name ?? "") }
    let comparing: [Unicode.Scalar] = ["!", "&", "|", "="]
    return before.isSign("!") || comparing.contains(where: next.isSign) && !before.isSign("=")
      || next.isSign("?")
  }

  /// `title.frame`, `title.layer`: what code sets of it is noted with the others.
  private mutating func noteMember(at index: Int, start: Int) -> Bool {
    guard let name = token(index)?.name, !isCalled(memberAt: index) else { return false }
    let isSet = token(index + 1)?.isSign("=") ?? false && !(token(index + 2)?.isSign("=") ?? false)
    if Self.sizes.contains(name) {
      if name == "frame", isSet {
        noteFrame(valueAt: index + 2, of: viewName(at: start), isFirst: false)
      } else if isSet {
        noteUnreadFrame(at: start)
      }
    }
    return true
  }

  /// Whether code calls a block that a member of the view answers with, as libraries have them that style and place views:
  /// `title.theme.font(@"heading")`. UIKit has none.
  private func isCalled(memberAt index: Int) -> Bool {
    var last = index
    while token(last + 1)?.isSign(".") ?? false, token(last + 2)?.name != nil { last += 2 }
    return token(last + 1)?.isSign("(") ?? false
  }

  private mutating func noteMessage(_ message: String, at index: Int, start: Int) -> Bool {
    if message == "setFrame" {
      noteFrame(valueAt: index + 2, of: viewName(at: start), isFirst: false)
      return true
    }
    if Self.sizing.contains(message) || message.hasPrefix("mas_") || message.hasPrefix("auto") {
      noteUnreadFrame(at: start)
      return true
    }
    let isSetter = message.hasPrefix("set") && token(index + 1)?.isSign(":") ?? false
    return isSetter || UIKitMethods.contains(message) || Self.messages.contains(message)
  }

  private func viewName(at start: Int) -> String {
    let isOfSelf = token(start)?.name == "self" && token(start + 1)?.isSign(".") ?? false
    let name = token(isOfSelf ? start + 2 : start)?.name ?? ""
    return isOfSelf ? objectiveCPropertyName(name) : viewName(name)
  }

  private mutating func noteUnreadFrame(at start: Int) {
    file.constraints.appendWidth(nil, of: [viewName(at: start)], in: type, member)
  }

  /// Another class may have an outlet of the name: the file makes this view itself.
  private mutating func noteGivenAway(_ view: String, at index: Int) {
    file.handovers.append(
      OutletHandover(
        OutletTarget(type: type, chain: [view], attribute: view), argument: nil,
        isConditional: false, isKept: true, position: text.position(at: tokens[index].offset)))
  }

  /// NSDictionaryOfVariableBindings, for the constraints of a visual format.
  private static let bindings = "NSDictionaryOfVariableBindings"

  /// The parts of UIView's selectors that place a view without a size, of NSArray's that only hold it, and of UIControl's.
  private static let harmlessParts: Set<String> = [
    "addSubview", "insertSubview", "aboveSubview", "belowSubview", "bringSubviewToFront",
    "sendSubviewToBack", "isEqual", "performSelector", "removeObserver",
  ]

  /// Of stack views and constraints: what they are given has another size than its frame's.
  private static let layoutParts: Set<String> = [
    "addArrangedSubview", "insertArrangedSubview", "constraintWithItem", "toItem",
    "constraintEqualToAnchor", "initWithCustomView",
  ]

  /// Properties that say how large a view is, or that something else says it (UIView reference).
  private static let sizes: Set<String> = [
    "frame", "bounds", "autoresizingMask", "translatesAutoresizingMaskIntoConstraints", "width",
    "size",
  ]

  private static let sizing: Set<String> = [
    "sizeToFit", "setBounds", "setAutoresizingMask", "setWidth", "setSize",
    "setTranslatesAutoresizingMaskIntoConstraints", "widthAnchor", "leadingAnchor", "leftAnchor",
    "trailingAnchor", "rightAnchor",
  ]

  /// Messages of NSObject, UIView and UIControl that change nothing of a text's layout.
  private static let messages: Set<String> = [
    "release", "retain", "autorelease", "superview", "layer", "text", "titleLabel", "frame",
    "bounds", "titleForState", "currentTitle", "isHidden", "isSelected", "isEnabled", "tag",
    "alpha", "center", "respondsToSelector", "isKindOfClass", "hash", "description", "class",
  ]
}
