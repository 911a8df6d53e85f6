import Testing

/// Literals that code gives to properties and parameters which it looks up.
struct LookedUpNameTests {
  private static func row(_ shown: String, _ members: String = "let title: String") -> String {
    "struct Row: View { \(members); var body: some View { Text(\(shown)) } }"
  }

  private static func view(_ made: String) -> String {
    "struct Screen: View { var body: some View { \(made) } }"
  }

  @Test(arguments: [
    (row("title.localized()"), #"Row(title: "a")"#),
    (row("self.title.localized"), #"Row(title: "a")"#),
    (row("LocalizedStringKey(title)"), #"Row(title: "a")"#),
    (row(#"NSLocalizedString(title, comment: "")"#), #"Row(title: "a")"#),
    (
      row("title.localized", "let title: String; init(_ title: String) { self.title = title }"),
      #"Row("a")"#
    ),
    // One that gives it to another.
    (
      row("title.localized")
        + "\nstruct Outer: View { let name: String; var body: some View { Row(title: name) } }",
      #"Outer(name: "a")"#
    ),
    (
      row("LocalizedStringKey(item.title)", "let item: Item")
        + "\nstruct Item { let title: String }",
      #"Row(item: Item(title: "a"))"#
    ),
    (
      "extension Screen { func row(_ title: String) -> some View { Text(title.localized) } }",
      #"row("a")"#
    ),
    // The app's own way to look a text up.
    (
      "extension String { var own: String { NSLocalizedString(self, comment: \"\") } }\n"
        + row("title.own"), #"Row(title: "a")"#
    ),
  ])
  func `are keys`(declared: String, made: String) {
    let found = uses(of: declared, Self.view(made))
    #expect(found.count == 1 && found[0].hasPrefix("a < "), "\(found)")
  }

  @Test(arguments: [
    (row("title"), #"Row(title: "a")"#),
    (row("title.uppercased().localized.count"), #"Row(title: "a")"#),
    (row("title.localized", "let title: String; let id: String"), #"Row(id: "a")"#),
  ])
  func `are no keys where the value is shown as it is`(declared: String, made: String) {
    #expect(uses(of: declared, Self.view(made)).isEmpty)
  }
}
