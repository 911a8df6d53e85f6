internal import OversetModel
internal import OversetSources
internal import SwiftSyntax

/// Which platform code is compiled for, as `#if`, the file's imports and its folder say; only where it
/// is not iOS.
struct CompiledPlatform {
  /// One for each `#if` around, from the outermost.
  private var clauses: [Platform?] = []
  private let ofFile: Platform?

  init(path: String, _ tree: SourceFileSyntax) {
    ofFile = Self.platform(ofFileAt: path) ?? Self.platform(importedBy: tree)
  }

  /// Nil where it may be iOS.
  var current: Platform? { clauses.lazy.compactMap { $0 }.last ?? ofFile }

  mutating func enter(_ clause: IfConfigClauseSyntax) {
    guard Self.condition(of: clause) == .leftOut else { return clauses.append(nil) }
    // `#else` of `#if os(iOS)`: of the others macOS is the likeliest.
    let named = clause.condition.flatMap { Self.named(in: $0) }
    clauses.append(named ?? .macOS)
  }

  /// Whether a clause of an `#if` is compiled for iOS.
  static func condition(of clause: IfConfigClauseSyntax) -> SurfaceCondition {
    let all = clause.parent?.as(IfConfigClauseListSyntax.self)
    let before = (all?.prefix { $0.id != clause.id }.compactMap(\.condition) ?? [])
      .map { holdsOnPhone($0) }
    let own = clause.condition.map { holdsOnPhone($0) } ?? true
    if own == false || before.contains(true) { return .leftOut }
    return own == true && before.allSatisfy { $0 == false } ? .applied : .perhaps
  }

  /// A branch that runs on another platform only.
  mutating func enter(_ other: Platform) { clauses.append(other) }

  /// Whether a clause is compiled for debugging only. That `DEBUG` is set is Xcode's template for the
  /// configuration of that name.
  static func isForDebugging(_ clause: IfConfigClauseSyntax) -> Bool {
    let all = clause.parent?.as(IfConfigClauseListSyntax.self)
    let before = all?.prefix { $0.id != clause.id }.compactMap(\.condition) ?? []
    return clause.condition.flatMap { holdsOnPhone($0, isRelease: true) } == false
      && clause.condition.flatMap { holdsOnPhone($0) } == nil
      || before.contains { holdsOnPhone($0, isRelease: true) == true && holdsOnPhone($0) == nil }
  }

  mutating func leave() { _ = clauses.popLast() }

  /// Whether a condition holds on iOS; nil where that is not known.
  private static func holdsOnPhone(_ condition: ExprSyntax, isRelease: Bool = false) -> Bool? {
    switch condition.as(ExprSyntaxEnum.self) {
    case .tupleExpr(let tuple):
      tuple.elements.count == 1
        ? tuple.elements.first.flatMap { holdsOnPhone($0.expression, isRelease: isRelease) } : nil
    case .prefixOperatorExpr(let not):
      not.operator.text == "!"
        ? holdsOnPhone(not.expression, isRelease: isRelease).map { !$0 } : nil
    case .functionCallExpr(let call): holdsOnPhone(call)
    case .sequenceExpr(let sequence): holdsOnPhone(sequence, isRelease: isRelease)
    case .declReferenceExpr(let name): isRelease && name.baseName.text == "DEBUG" ? false : nil
    default: nil
    }
  }

  private static func holdsOnPhone(_ call: FunctionCallExprSyntax) -> Bool? {
    guard let name = call.arguments.first?.expression.trimmedDescription else { return nil }
    switch calledName(call) {
    case "os": return name == "iOS"
    case "targetEnvironment": return name == "macCatalyst" ? false : nil
    case "canImport":
      if ["UIKit", "SwiftUI", "ActivityKit", "Foundation"].contains(name) { return true }
      return frameworks[name] == nil ? nil : false
    default: return nil
    }
  }

  /// `&&` binds tighter than `||`.
  private static func holdsOnPhone(_ sequence: SequenceExprSyntax, isRelease: Bool) -> Bool? {
    guard sequence.elements.count <= 64 else { return nil }
    var isAny: Bool? = false
    var isEvery: Bool? = true
    for element in sequence.elements {
      if let sign = element.as(BinaryOperatorExprSyntax.self) {
        if sign.operator.text == "||" {
          if isEvery == true { return true }
          if isEvery == nil { isAny = nil }
          isEvery = true
        }
      } else {
        let holds = holdsOnPhone(element, isRelease: isRelease)
        if holds == false {
          isEvery = false
        } else if holds == nil, isEvery == true {
          isEvery = nil
        }
      }
    }
    return isEvery == true ? true : isEvery == nil ? nil : isAny
  }

  /// The first platform that a condition names.
  private static func named(in condition: ExprSyntax) -> Platform? {
    let words = condition.trimmedDescription.split { !$0.isLetter }.map(String.init)
    return words.lazy.compactMap { Platform(rawValue: $0) ?? frameworks[$0] }.first { $0 != .iOS }
  }

  /// Frameworks that iOS does not have.
  private static let frameworks: [String: Platform] = [
    "AppKit": .macOS, "Cocoa": .macOS, "WatchKit": .watchOS, "ClockKit": .watchOS,
    "TVUIKit": .tvOS, "TVServices": .tvOS, "macCatalyst": .macOS,
  ]

  private static func platform(importedBy tree: SourceFileSyntax) -> Platform? {
    let imports = tree.statements.prefix(64).compactMap { $0.item.as(ImportDeclSyntax.self) }
      .compactMap { $0.path.first.map { plainName($0.name) } }
    return imports.contains("UIKit") ? nil : imports.lazy.compactMap { frameworks[$0] }.first
  }

  /// `Platform/macOS/Menu.swift`, `Watch App/Row.swift`: as Xcode names the folders of targets.
  static func platform(ofFileAt path: String) -> Platform? {
    path.split(separator: "/").dropLast().lazy.compactMap { folder -> Platform? in
      let name = folder.lowercased().utf8
      guard !isFound("ios", in: name) else { return nil }
      if isFound("watch app", in: name) || isFound("watchkit", in: name) { return .watchOS }
      return platformNames.first { isFound($0.name, in: name) }?.platform
    }.first
  }

  private static let platformNames = Platform.allCases.map {
    (name: $0.rawValue.lowercased(), platform: $0)
  }

  /// By bytes: with `String.contains` this took 3 % of all reading.
  private static func isFound(_ word: String, in name: String.UTF8View) -> Bool {
    name.indices.contains { name[$0...].starts(with: word.utf8) }
  }
}
