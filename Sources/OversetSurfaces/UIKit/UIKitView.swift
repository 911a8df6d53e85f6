import OversetModel
import OversetSources

/// Labels and buttons of UIKit that code sets up.
///
/// One that a document sets up is unknown here, and one of which code does not say how many lines it
/// has: a function of the app may have said it.
enum UIKitView {
  /// Nil where it is no label.
  static func label(
    _ chain: ArraySlice<String>, _ receiverType: String?, in type: String,
    _ declarations: AppDeclarations
  ) -> UseVerdict? {
    guard receiverType == "UILabel", let name = chain.last else { return nil }
    let unknown = UseVerdict(.unknown(.view(name)), on: .view("UILabel"))
    guard let outlet = declarations.outlet(name, of: type), !outlet.isOutlet,
      let lines = lines(of: outlet, declarations), lines > 0
    else { return unknown }
    var constraint = LabelConstraint()
    constraint.numberOfLines = lines
    guard add(to: &constraint, name, type, declarations) else { return unknown }
    let fonts = declarations.settings(of: "font", ofView: name, in: type)
    let room = TextRoom(
      constraint: constraint, isFontKnown: fonts.isEmpty && !declarations.setsFontOfAllLabels,
      width: .atMost(.screen), height: nil,
      evidence: .derived, source: "numberOfLines = \(lines)")
    return UseVerdict(.canBeCut([room]), on: .view("UILabel"))
  }

  /// Nil where that is not known. A label has one line where no code says otherwise.
  private static func lines(
    of outlet: OutletDeclaration, _ declarations: AppDeclarations
  ) -> Int? {
    let (name, type) = (outlet.name, outlet.type)
    if declarations.isSetElsewhere("numberOfLines", ofView: name, in: type) { return nil }
    if !declarations.settings(of: "numberOfLines", ofView: name, in: type).isEmpty {
      return value(of: "numberOfLines", name, type, declarations).flatMap { Int($0) }
    }
    return outlet.isMade ? 1 : nil
  }

  /// A button's title has one line where code says how it is cut.
  static func button(
    _ chain: ArraySlice<String>, _ receiverType: String?, in type: String,
    _ declarations: AppDeclarations
  ) -> UseVerdict {
    let chain = chain.first == "self" ? chain.dropFirst() : chain
    let name = chain.first ?? ""
    let unknown = UseVerdict(.unknown(.view(name)), on: .view("UIButton"))
    let outlet = declarations.outlet(name, of: type)
    guard chain.count == 1, (receiverType ?? outlet?.typeName) == "UIButton",
      !(outlet?.isOutlet ?? true),
      declarations.settings(of: "numberOfLines", ofView: name, in: type).isEmpty,
      let mode = value(of: "lineBreakMode", name, type, declarations),
      WrittenArguments.member(mode)?.hasPrefix("byTruncating") ?? false
    else { return unknown }
    return .on(.buttonTitle)
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
