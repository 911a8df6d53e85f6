import OversetSources
import OversetSwiftSource
import Testing

@testable import OversetSurfaces

/// Of which type a value is that is asked for a text.
struct ReceiverTests {
  /// A mode's name is shown in a list; other code shows some `name` in one line.
  private static func verdict(besides other: String) -> [String] {
    verdicts(of: [
      """
      enum Mode { case on; var name: String { String(localized: "k") } }
      """,
      """
      struct Model { let mode: Mode }
      struct V: View { let model: Model; var body: some View { List { Text(model.mode.name) } } }
      \(other)
      """,
    ]).map(\.description)
  }

  private static func body(_ views: String, _ rest: String = "") -> String {
    "\(rest)\nstruct W: View { var body: some View { \(views) } }"
  }

  @Test(arguments: [
    // Members of tuples are none of a type.
    body(
      "ForEach(rows, id: \\.id) { row in Text(row.name).lineLimit(1) }",
      "let rows: [(id: Int, name: String)] = []"),
    """
    class C {
      var row: (name: String, size: Int)
      func f() { let label = UILabel(); label.text = row.name }
    }
    """,
    // Variables and functions of files.
    body(
      "ForEach(all) { item in Text(item.name).lineLimit(1) }",
      "struct Other { var name: String }\nlet all: [Other] = []"),
    body(
      "Text(makeOther().name).lineLimit(1)",
      "struct Other { var name: String }\nfunc makeOther() -> Other { Other(name: \"\") }"),
    // Elements.
    body(
      "ForEach(Array(all.enumerated()), id: \\.offset) { index, item in Text(item.name).lineLimit(1) }",
      "struct Other { var name: String }\nlet all: [Other] = []"),
    body(
      "ForEach(all.enumerated()) { item in Text(item.element.name).lineLimit(1) }",
      "struct Other { var name: String }\nlet all: [Other] = []"),
    """
    struct Other { var name: String }
    class C {
      var items: FetchedResults<Other>
      var label = UILabel()
      func f() { for (index, item) in items.enumerated() { label.text = item.name } }
    }
    """,
    """
    struct Other { var name: String }
    class C {
      var label = UILabel()
      func f(_ ids: [Int]) { let items = ids.map { Other(id: $0) }; label.text = items[0].name }
    }
    """,
    """
    struct Other { var name: String }
    class C {
      var label = UILabel()
      func g(_ ids: [Int]) { let items = ids.compactMap(Other.init); label.text = items[0].name }
    }
    """,
    """
    struct Other { var name: String }
    let others: [Other] = []
    class C {
      var shown = others
      var label = UILabel()
      func f() { label.text = shown[0].name }
    }
    """,
    // Casts, and what a destination gets.
    """
    struct Other { var name: String }
    class C {
      var label = UILabel()
      func f(_ value: Any) { switch value { case let other as Other: label.text = other.name default: break } }
    }
    """,
    body(
      "V().navigationDestination(for: Other.self) { other in Text(other.name).lineLimit(1) }",
      "struct Other { var name: String }"),
    // Accessors that a build makes, and how many there are.
    body("Text(Generated.Settings.name).lineLimit(1)"),
    body("Text(R.color.name).lineLimit(1)"),
  ])
  func `a value of another type is not meant`(_ other: String) {
    #expect(
      Self.verdict(besides: other) == [
        "cannot be cut: in a List, and nothing limits lines or height"
      ])
  }

  @Test(arguments: [
    body("ForEach(all) { item in Text(item.name).lineLimit(1) }"),
    body("Text(Store.current.name).lineLimit(1)"),
    body("ForEach(all.sorted { $0 < $1 }) { index, item in Text(item.name).lineLimit(1) }"),
  ])
  func `a value of an unknown type may be meant`(_ other: String) {
    #expect(Self.verdict(besides: other).last == "unknown: where Mode.name takes it")
  }

  @Test(arguments: [
    body(
      "ForEach(all) { item in Text(item.name).lineLimit(1) }", "let all: [Mode] = []"),
    body(
      "ForEach(Array(all.enumerated()), id: \\.offset) { index, item in Text(item.name).lineLimit(1) }",
      "let all: [Mode] = []"),
  ])
  func `a value of the type is meant`(_ other: String) {
    #expect(Self.verdict(besides: other).last == "can be cut: 1 line, at most screen")
  }
}
