import Testing

@testable import OversetSurfaces

/// How wide labels are at most, by the constraints that code makes.
struct ConstraintTests {
  private static func verdict(_ code: String) -> String {
    verdicts(of: [
      """
      class Row: UIView {
        let name = UILabel(), icon = UIImageView(), box = UIView(), scrollView = UIScrollView()
        let stack = UIStackView()
        \(code)
        func show() { name.text = NSLocalizedString("k", comment: "") }
      }
      """
    ]).map(\.description).joined(separator: "|")
  }

  private static func active(_ constraints: String...) -> String {
    "func f() { NSLayoutConstraint.activate([\(constraints.joined(separator: ", "))]) }"
  }

  private static let margins = """
    name.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
    name.trailingAnchor.constraint(lessThanOrEqualTo: self.trailingAnchor, constant: -20)
    """

  @Test(arguments: [
    (active(margins), "screen - 36"),
    (active(margins, "name.widthAnchor.constraint(equalToConstant: 96)"), "96"),
    (
      active(margins, "name.widthAnchor.constraint(greaterThanOrEqualToConstant: 96)"),
      "screen - 36"
    ),
    ("func f() { [\(margins)].forEach { $0.isActive = true } }", "screen - 36"),
    (
      """
      func f() {
        name.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16).isActive = true
        trailingAnchor.constraint(equalTo: name.trailingAnchor, constant: 20).isActive = true
      }
      """, "screen - 36"
    ),
    // Left is not leading where the language is written from the right.
    (
      active(
        "name.leftAnchor.constraint(equalTo: leftAnchor, constant: 16)",
        "name.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20)"), "screen"
    ),
    // What stands beside it takes its own width.
    (
      active(
        "icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16)",
        "icon.widthAnchor.constraint(equalToConstant: 24)",
        "name.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8)",
        "name.trailingAnchor.constraint(equalTo: trailingAnchor)"), "screen - 48"
    ),
    // A view that another one holds.
    (
      active(
        "box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10)",
        "box.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10)",
        "name.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 6)",
        "name.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -6)"), "screen - 32"
    ),
    (
      active(
        "stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10)",
        "stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10)")
        + "; func g() { stack.addArrangedSubview(name) }", "screen - 20"
    ),
    (
      active("name.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5, constant: -10)"),
      "screen * 0.5 - 10"
    ),
    (
      active(
        "name.centerXAnchor.constraint(equalTo: centerXAnchor)",
        "name.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor, constant: 30)"),
      "screen - 60"
    ),
    // Constants that are numbers.
    (
      active("name.widthAnchor.constraint(equalToConstant: Self.side)")
        + "; static let side: CGFloat = 96", "96"
    ),
    (
      active("name.widthAnchor.constraint(equalToConstant: side)") + "; let side = CGFloat(96)",
      "96"
    ),
    (active("name.widthAnchor.constraint(equalToConstant: side)") + "; var side = 96.0", "screen"),
    // What is not sure does not count.
    (active("name.widthAnchor.constraint(equalToConstant: width)"), "screen"),
    ("func f() { let c = name.widthAnchor.constraint(equalToConstant: 9) }", "screen"),
    (
      "func f() { guard isWide else { return }; name.widthAnchor.constraint(equalToConstant: 9).isActive = true }",
      "screen"
    ),
    (
      "func f() { later { self.name.widthAnchor.constraint(equalToConstant: 9).isActive = true } }",
      "screen"
    ),
    (
      "func f() { for _ in all { name.widthAnchor.constraint(equalToConstant: 9).isActive = true } }",
      "screen"
    ),
    // Two members may be two layouts.
    (
      """
      func f() { name.widthAnchor.constraint(equalToConstant: 90).isActive = true }
      func g() { name.widthAnchor.constraint(equalToConstant: 120).isActive = true }
      """, "screen"
    ),
    // Edges of a scroll view are its content's.
    (
      active(
        "scrollView.widthAnchor.constraint(equalToConstant: 100)",
        "name.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor)",
        "name.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor)"), "screen"
    ),
    // Constraints that cannot all hold say nothing.
    (
      active(
        "name.widthAnchor.constraint(equalToConstant: 100)",
        "name.widthAnchor.constraint(equalToConstant: 80)"), "screen"
    ),
    (active("name.trailingAnchor.constraint(equalTo: name.leadingAnchor, constant: -5)"), "screen"),
  ])
  func `anchors that certainly hold say how wide a label is at most`(code: String, width: String) {
    #expect(Self.verdict(code) == "can be cut: 1 line, at most \(width)")
  }

  /// Each code has ITEM in the place of a constraint of the label's width.
  @Test(arguments: [
    ("addConstraint(ITEM)", ".equal", "96"),
    ("view.addConstraints([ITEM])", ".lessThanOrEqual", "96"),
    ("NSLayoutConstraint.activate([ITEM])", ".equal", "96"),
    ("ITEM.isActive = true", ".equal", "96"),
    ("let c = ITEM", ".equal", "screen"), ("addConstraint(ITEM)", ".greaterThanOrEqual", "screen"),
  ])
  func `so do constraints between items`(code: String, relation: String, width: String) {
    let item =
      "NSLayoutConstraint(item: name, attribute: .width, relatedBy: \(relation), toItem: nil, "
      + "attribute: .notAnAttribute, multiplier: 1, constant: 96)"
    let function = "func f() { \(code.replacing("ITEM", with: item)) }"
    #expect(Self.verdict(function) == "can be cut: 1 line, at most \(width)")
  }

  @Test(arguments: [
    ("$0.leading.trailing.equalToSuperview().inset(16)", "screen - 32"),
    ("$0.edges.equalToSuperview().inset(16)", "screen - 32"),
    (
      "$0.left.equalToSuperview().offset(16); $0.right.equalToSuperview().offset(-10)",
      "screen - 26"
    ),
    ("make in make.width.equalTo(80)", "80"),
    ("make in make.width.equalTo(80).priority(.low)", "screen"),
    ("make in make.width.lessThanOrEqualTo(box.snp.width).offset(-10)", "screen - 10"),
    (
      "$0.leading.equalTo(box.snp.trailing).offset(8); $0.trailing.equalToSuperview().inset(4)",
      "screen"
    ),
    ("$0.width.equalToSuperview().multipliedBy(0.45)", "screen * 0.45"),
    ("$0.size.equalToSuperview().dividedBy(2)", "screen * 0.5"),
    ("$0.width.equalTo(box).multipliedBy(0.5).offset(-10)", "screen * 0.5 - 10"),
    ("$0.width.equalToSuperview().multipliedBy(share)", "screen"),
    ("$0.width.equalTo(80).multipliedBy(2)", "screen"),
    ("$0.horizontalEdges.equalTo(box.safeAreaLayoutGuide).inset(margin)", "screen"),
    ("if isWide { $0.width.equalTo(80) }", "screen"),
  ])
  func `so do SnapKit's`(statements: String, width: String) {
    let first = "can be cut: 1 line, at most "
    let code = "name.snp.makeConstraints { \(statements) }"
    #expect(Self.verdict("func f() { \(code) }") == first + width)
    let again = "; func g() { name.snp.remakeConstraints { make in make.height.equalTo(3) } }"
    #expect(Self.verdict("func f() { \(code) }\(again)") == first + "screen")
  }
}
