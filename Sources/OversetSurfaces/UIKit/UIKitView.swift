import OversetModel
import OversetSources

/// Labels and buttons of UIKit that code sets up.
///
/// One that a document sets up is unknown here, and one of which code does not say how many lines it
/// has: a function of the app may have said it.
enum UIKitView {
  /// Nil where it is no label. The type's own view is no wider than `width`.
  static func label(
    _ chain: ArraySlice<String>, _ receiverType: String?, in type: String,
    width: RoomLength = .screen, hasAttributes: Bool, _ declarations: AppDeclarations
  ) -> UseVerdict? {
    let name = chain.last ?? ""
    guard
      (receiverType ?? (chain.isEmpty ? type : nil)).flatMap({
        declarations.viewClass($0, in: type)
      }) == "UILabel"
    else { return nil }
    let unknown = UseVerdict(.unknown(.view(name)), on: .view("UILabel"))
    guard let outlet = declarations.outlet(name, of: type), !outlet.isOutlet,
      let lines = lines(of: outlet, declarations)
    else { return unknown }
    if lines == 0, declarations.mostSize(ofView: name, in: type).height == nil {
      return declarations.isHeightFree(ofView: name, in: type)
        ? UseVerdict(.cannotBeCut(.ownHeight, .derived), on: .view("UILabel")) : unknown
    }
    var constraint = LabelConstraint()
    constraint.numberOfLines = lines
    guard add(to: &constraint, name, type, declarations) else { return unknown }
    var room = room(
      constraint, name, type, declarations, in: width, source: "numberOfLines = \(lines)")
    // UILabel reference: the attributes' font counts.
    if hasAttributes { room.isFontKnown = false }
    return UseVerdict(.canBeCut([room]), on: .view("UILabel"))
  }

  /// The font and the width that code says of a view with one line or some.
  private static func room(
    _ constraint: LabelConstraint, _ name: String, _ type: String,
    _ declarations: AppDeclarations, in root: RoomLength = .screen, source: String
  ) -> TextRoom {
    var constraint = constraint
    let fonts = declarations.settings(of: "font", ofView: name, in: type)
    var isFontKnown =
      !declarations.setsFontOfAllLabels
      && !declarations.isSetElsewhere("font", ofView: name, in: type)
      && !declarations.isFontGivenAway(name, in: type)
    if !fonts.isEmpty {
      let font = value(of: "font", name, type, declarations)
        .flatMap { declarations.writtenFont($0, in: type) }.flatMap { FontDescription(code: $0) }
      if let font { constraint.font = font } else { isFontKnown = false }
    }
    let most = declarations.mostSize(ofView: name, in: type, inRoot: root)
    let isConstrained = most.width.map { $0 != .screen } ?? false
    return TextRoom(
      constraint: constraint, isFontKnown: isFontKnown,
      width: .atMost(most.width ?? .screen),
      // The only line is there however low the label is.
      height: constraint.numberOfLines == 1 ? nil : most.height, evidence: .derived,
      source: isConstrained ? "\(source), constraints of its width" : source)
  }

  /// A label that cells come with; nil where code sets up another one, or says how it shows its text.
  ///
  /// UITableViewCell reference: `textLabel` and `detailTextLabel` have one line, in a font of the cell's style.
  static func cellLabel(
    _ step: SurfaceStep, _ chain: ArraySlice<String>, in type: String,
    _ declarations: AppDeclarations
  ) -> UseVerdict? {
    let label = chain.last ?? ""
    let types = declarations.types
    let cell =
      chain.count == 1
      ? type : step.receiverType ?? types.type(of: chain.dropLast(), of: step, in: type)
    guard let cell else { return nil }
    let lineage = types.lineage(of: cell)
    guard cell == "UITableViewCell" || lineage.contains("UITableViewCell"),
      ([type] + lineage).allSatisfy({ !declarations.stylesCells(label, in: $0) }),
      !lineage.contains(where: { types.isOwn($0) && types.hasMember(label, of: $0) }),
      chain.count == 1
        || chain.first.flatMap({ declarations.outlet($0, of: type) })?.isOutlet != true
    else { return nil }
    let setsFont = ([type] + lineage).contains { declarations.setsFontOfCells(label, in: $0) }
    if label == "textLabel", !setsFont { return .on(.cellLabel) }
    let room = TextRoom(
      constraint: LabelConstraint(), isFontKnown: false, width: .atMost(.screen - 30), height: nil,
      evidence: .derived, source: "UITableViewCell reference: one line")
    return UseVerdict(.canBeCut([room]), on: .system(.cellLabel))
  }

  /// UITextField reference: one line, which is as small as the text where the field adjusts its font.
  static func placeholder(
    _ name: String, in type: String, hasAttributes: Bool, _ declarations: AppDeclarations
  ) -> UseVerdict {
    let shrinks = "adjustsFontSizeToFitWidth"
    guard let outlet = declarations.outlet(name, of: type), !outlet.isOutlet, outlet.isMade,
      !declarations.isGivenAway(name, in: type),
      declarations.settings(of: shrinks, ofView: name, in: type).isEmpty,
      !declarations.isSetElsewhere(shrinks, ofView: name, in: type)
    else { return UseVerdict(.unknown(.view(name)), on: .system(.placeholder)) }
    var room = room(
      LabelConstraint(), name, type, declarations, source: "UITextField reference: one line")
    if hasAttributes { room.isFontKnown = false }
    return UseVerdict(.canBeCut([room]), on: .system(.placeholder))
  }

  /// UITextView reference: it scrolls, unless code says otherwise.
  static func textView(
    _ name: String, in type: String, _ declarations: AppDeclarations
  ) -> UseVerdict {
    let isSet = ["isScrollEnabled", "isUserInteractionEnabled", "maximumNumberOfLines"].contains {
      declarations.isSetElsewhere($0, ofView: name, in: type)
        || !declarations.settings(of: $0, ofView: name, in: type).isEmpty
    }
    let isPlain =
      declarations.outlet(name, of: type).map { !$0.isOutlet && $0.isMade } ?? false
      && !declarations.isGivenAway(name, in: type)
    return UseVerdict(
      isPlain && !isSet ? .cannotBeCut(.scrolls("UITextView"), .derived) : .unknown(.view(name)),
      on: .view("UITextView"))
  }

  /// Nil where that is not known. A label has one line where no code says otherwise.
  private static func lines(
    of outlet: OutletDeclaration, _ declarations: AppDeclarations
  ) -> Int? {
    let (name, type) = (outlet.name, outlet.type)
    if declarations.isSetElsewhere("numberOfLines", ofView: name, in: type)
      || declarations.isGivenAway(name, in: type)
    {
      return nil
    }
    let texts = declarations.settings(of: "numberOfLines", ofView: name, in: type).map {
      if case .unknown(let text?) = $0.value { text } else { "" }
    }
    if texts.isEmpty { return outlet.isMade || declarations.isOwn(outlet) ? 1 : nil }
    // Where a condition decides, the most lines are a bound; 0 is no limit.
    let lines = texts.map(mostLines)
    return lines.contains(0) ? 0 : lines.contains(nil) ? nil : lines.compactMap { $0 }.max()
  }

  /// `2`, `isCompact ? 1 : 2`; nil of what is no number.
  private static func mostLines(_ text: String) -> Int? {
    if let lines = Int(text) { return lines }
    guard let mark = text.firstIndex(of: "?") else { return nil }
    let values = text[mark...].dropFirst().split(separator: ":").map {
      Int($0.filter { $0 != " " })
    }
    guard values.count == 2, let first = values[0], let last = values[1] else { return nil }
    return min(first, last) == 0 ? 0 : max(first, last)
  }

  /// UIButton reference: a title has one line, which is cut in the middle, unless code says otherwise or
  /// the button has a configuration.
  static func button(
    _ chain: ArraySlice<String>, _ receiverType: String?, in type: String,
    hasAttributes: Bool = false, _ declarations: AppDeclarations
  ) -> UseVerdict {
    let chain = chain.first == "self" ? chain.dropFirst() : chain
    let name = chain.first ?? ""
    let unknown = UseVerdict(.unknown(.view(name)), on: .view("UIButton"))
    let outlet = declarations.outlet(name, of: type)
    func isPlain(_ attribute: String) -> Bool {
      declarations.settings(of: attribute, ofView: name, in: type).isEmpty
        && !declarations.isSetElsewhere(attribute, ofView: name, in: type)
    }
    guard chain.count <= 1,
      (receiverType ?? outlet?.typeName).flatMap({ declarations.viewClass($0, in: type) })
        == "UIButton",
      let outlet, !outlet.isOutlet, !declarations.isGivenAway(name, in: type),
      isPlain("configuration"), !declarations.placesText(outlet.typeName, in: outlet.type),
      let lines = isPlain("numberOfLines") ? 1 : lines(of: outlet, declarations), lines > 0
    else { return unknown }
    let modes = declarations.settings(of: "lineBreakMode", ofView: name, in: type)
    var constraint = LabelConstraint()
    (constraint.numberOfLines, constraint.lineBreakMode) = (lines, .byTruncatingMiddle)
    // The smaller of the fonts that types of buttons have: 15 of the system's, 18 of custom ones.
    constraint.font = .system(size: 15)
    guard add(to: &constraint, name, type, declarations),
      !modes.isEmpty || outlet.isMade || declarations.isOwn(outlet),
      ![.byWordWrapping, .byCharWrapping].contains(constraint.lineBreakMode)
    else { return unknown }
    var room = room(
      constraint, name, type, declarations,
      source: lines == 1
        ? "UIButton reference: one line, cut in the middle" : "numberOfLines = \(lines)")
    // As high as its lines (UIKit's layout of buttons, as disassembled).
    room.height = nil
    if hasAttributes { room.isFontKnown = false }
    return UseVerdict(.canBeCut([room]), on: .system(.buttonTitle))
  }

  /// What else decides how it is cut; false where anything of it is not read.
  private static func add(
    to constraint: inout LabelConstraint, _ name: String, _ type: String,
    _ declarations: AppDeclarations
  ) -> Bool {
    func texts(_ attribute: String) -> [String?] {
      declarations.settings(of: attribute, ofView: name, in: type).map {
        if case .unknown(let text) = $0.value { text } else { nil }
      }
    }
    for text in texts("lineBreakMode") {
      guard
        let mode = text.flatMap(WrittenArguments.member).flatMap({ LineBreakMode(rawValue: $0) })
      else { return false }
      constraint.lineBreakMode = mode
    }
    for text in texts("adjustsFontSizeToFitWidth") {
      guard let flag = text.flatMap({ Bool($0) }) else { return false }
      constraint.adjustsFontSizeToFitWidth = flag
    }
    for text in texts("minimumScaleFactor") {
      guard let scale = text.flatMap(WrittenArguments.number) else { return false }
      constraint.minimumScaleFactor = scale
    }
    return true
  }

  /// What code sets it to, where it does so once.
  private static func value(
    of attribute: String, _ name: String, _ type: String, _ declarations: AppDeclarations
  ) -> String? {
    let settings = declarations.settings(of: attribute, ofView: name, in: type)
    guard settings.count == 1, case .unknown(let text)? = settings.first?.value else { return nil }
    return text
  }
}
