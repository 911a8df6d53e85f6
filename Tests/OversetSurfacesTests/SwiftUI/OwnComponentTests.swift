import OversetModel
import OversetSources
import OversetSwiftSource
import Testing

@testable import OversetSurfaces

/// What the configuration says of the app's own views.
struct OwnComponentTests {
  private static let components = ["PrimaryButton(title:)", "Banner.show(_:)", "Card()"]

  struct Case: Sendable {
    var body: String
    var verdict: String

    init(_ body: String, _ verdict: String) {
      self.body = body
      self.verdict = verdict
    }
  }

  @Test(arguments: [
    Case(#"PrimaryButton(title: "k")"#, "can be cut: 1 line, 44.0 high, screen - 48"),
    Case(
      #"PrimaryButton(icon: x, title: "k", isOn: true).padding()"#,
      "can be cut: 1 line, 44.0 high, screen - 48"),
    Case(
      #"UI.PrimaryButton(title: String(localized: "k"))"#,
      "can be cut: 1 line, 44.0 high, screen - 48"),
    Case(
      #"PrimaryButton.init(title: Text("k").lineLimit(2))"#,
      "can be cut: 2 lines, 44.0 high, screen - 48"),
    Case(#"PrimaryButton(subtitle: Text("k"))"#, "unknown: how PrimaryButton(subtitle:) shows it"),
    Case(#"Banner.show("k")"#, "can be cut: 1 line, 44.0 high, screen - 48"),
    Case(#"show(Text("k"))"#, "unknown: how show(_:) shows it"),
    Case(#"Card { Text("k") }"#, "can be cut: 1 line, 44.0 high, screen - 48"),
    // What is not known inside of it stays unknown.
    Case(#"Card { Other(Text("k")) }"#, "unknown: how Other(_:) shows it"),
  ])
  func `its label`(_ c: Case) throws {
    var constraint = LabelConstraint()
    constraint.font = .textStyle(.headline)
    let room = TextRoom(
      stated: constraint, isFontKnown: true, width: .exactly(.screen - 48), height: 44,
      insets: Insets(leading: 8))
    let found = try verdicts(of: c.body, .label(room))
    #expect(found.map(\.description) == [c.verdict])
    for case .canBeCut(let rooms) in found.map(\.outcome) {
      #expect(rooms.map(\.evidence) == [.stated])
      #expect(rooms.map(\.isExact) == [true])
      #expect(rooms.map(\.insets.leading) == [8])
      #expect(rooms.map(\.constraint.font) == [.textStyle(.headline)])
    }
  }

  @Test(arguments: [
    Case(#"PrimaryButton(title: "k").lineLimit(1)"#, "cannot be cut: as overset.yml says"),
    Case(#"Card { Text("k") }"#, "cannot be cut: as overset.yml says"),
    Case(#"Card { Text("k").lineLimit(1) }"#, "can be cut: 1 line, at most screen"),
    Case(
      #"Card { Text("k").frame(height: 20) }"#, "can be cut: any lines, 20.0 high, at most screen"),
  ])
  func `it wraps`(_ c: Case) throws {
    #expect(try verdicts(of: c.body, .wraps).map(\.description) == [c.verdict])
  }

  @Test func `it shows nothing`() throws {
    #expect(
      try verdicts(of: #"PrimaryButton(title: "k"); x.show("no key")"#, .nothing).map(\.description)
        == ["never drawn: as overset.yml says"])
  }

  @Test func `a view of the app that gives its text on to it`() throws {
    let source = """
      struct Row: View { let t: LocalizedStringKey; var body: some View { PrimaryButton(title: t) } }
      struct V: View { var body: some View { Row(t: "k") } }
      """
    #expect(
      try verdicts(inFile: source, .wraps).map(\.description)
        == ["cannot be cut: as overset.yml says"])
  }

  @Test(arguments: [
    ("screen - 48", "screen - 48"), ("(screen - 48) / 2", "screen * 0.5 - 24"),
    ("2 * (10 + screen) - screen", "screen + 20"), ("120", "120"), ("screen * screen", nil),
    ("10 / screen", nil), ("screen / 0", nil),
  ])
  func `a width is a share of the screen and points`(text: String, length: String?) throws {
    #expect(RoomLength(try WidthExpression(parsing: text))?.description == length)
  }

  private func verdicts(
    of body: String, _ shows: OwnComponent.ShownText
  ) throws -> [UseVerdict] {
    try verdicts(inFile: "struct V: View { var body: some View { \(body) } }", shows)
  }

  private func verdicts(
    inFile text: String, _ shows: OwnComponent.ShownText
  ) throws -> [UseVerdict] {
    let calls = try Self.components.map { try #require(CallPattern($0)) }
    var stated = StatedDeclarations()
    stated.calls = calls
    let input = SourceInput(path: "0.swift", bytes: Array(text.utf8))
    let files = readSources([input], stated: stated, workers: 1).files
    let components = OwnComponents(calls.map { OwnComponent(call: $0, shows: shows) })
    let resolver = SurfaceResolver(files, components: components)
    return files.flatMap(\.uses).flatMap(resolver.verdicts)
  }
}
