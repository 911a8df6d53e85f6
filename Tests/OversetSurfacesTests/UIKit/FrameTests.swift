import Testing

@testable import OversetSurfaces

/// How wide labels are at most, by the frames that code gives them.
struct FrameTests {
  private static func verdict(_ code: String, label: String = "UILabel()") -> String {
    verdicts(of: [
      """
      class Row: UIView {
        let name: UILabel = \(label), box = UIScrollView(), stack = UIStackView()
        let inset: CGFloat = 16
        \(code)
        func show() { name.text = NSLocalizedString("k", comment: "") }
      }
      """
    ]).map(\.description).joined(separator: "|")
  }

  private static func set(_ frame: String) -> String { "func f() { name.frame = \(frame) }" }

  private static func width(_ width: String) -> String {
    set("CGRect(x: 20, y: 80, width: \(width), height: 30)")
  }

  private static let widths: [(String, String)] = [
    (width("120"), "120"),
    (set("CGRect(origin: .zero, size: CGSize(width: 96, height: 30))"), "96"),
    (set("CGRectMake(0, 0, 96, 30)"), "96"),
    (set(".init(x: 0, y: 0, width: 96, height: 30)"), "96"),
    (width("bounds.width - 40"), "screen - 40"),
    (width("self.frame.size.width - 2 * inset"), "screen - 32"),
    (width("UIScreen.main.bounds.width / 2 - inset"), "screen * 0.5 - 16"),
    (width("(bounds.width - 40) / 2"), "screen * 0.5 - 20"),
    // The widest of several.
    (
      width("120")
        + "; override func layoutSubviews() { name.frame = CGRect(x: 0, y: 0, width: 150, height: 9) }",
      "150"
    ),
    (
      "func f() { if isWide { name.frame = CGRect(x: 0, y: 0, width: 80, height: 9) } else { name.frame = CGRect(x: 0, y: 0, width: 60, height: 9) } }",
      "80"
    ),
    (
      "func f() { name.frame = CGRect(x: 0, y: 0, width: 80, height: 9); name.frame.origin.x = 10; name.center = center }",
      "80"
    ),
    // What is not read, or may be larger.
    (width("side"), "screen"),
    (width("bounds.width - icon.frame.width"), "screen"),
    (width("box.bounds.width"), "screen"),
    (set("bounds"), "screen"),
    (width("120") + "; func g() { name.sizeToFit() }", "screen"),
    (width("120") + "; func g() { name.frame.size.width = 300 }", "screen"),
    (width("120") + "; func g() { name.bounds = bounds }", "screen"),
    (width("120") + "; func g() { name.autoresizingMask = .flexibleWidth }", "screen"),
    (width("120") + "; func g() { stack.addArrangedSubview(name) }", "screen"),
    // Constraints take the frame's place.
    (
      width("120")
        + "; func g() { name.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true }",
      "screen"
    ),
    (
      width("120") + "; func g() { name.snp.makeConstraints { $0.edges.equalToSuperview() } }",
      "screen"
    ),
  ]

  @Test(arguments: widths)
  func `a frame says how wide a label is at most`(code: String, width: String) {
    #expect(Self.verdict(code) == "can be cut: 1 line, at most \(width)")
  }

  @Test(arguments: [
    ("UILabel(frame: CGRect(x: 0, y: 0, width: 140, height: 20))", "140"),
    ("UILabel(frame: .zero)", "screen"),
    ("UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: 0))", "screen"),
    (
      "{ let label = UILabel(); label.frame = CGRect(x: 0, y: 0, width: 90, height: 20); return label }()",
      "90"
    ),
  ])
  func `so does the frame that it is made with`(label: String, width: String) {
    #expect(Self.verdict("", label: label) == "can be cut: 1 line, at most \(width)")
  }

  @Test func `a label without a limit of lines has its frame's height`() {
    let code = Self.width("120") + "; func g() { name.numberOfLines = 0 }"
    #expect(Self.verdict(code) == "can be cut: any lines, 30.0 high, at most 120")
  }

  @Test func `a button in a variable has its frame's width`() {
    let verdicts = verdicts(of: [
      """
      class Screen: UIViewController {
        override func viewDidLoad() {
          let close = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 44))
          close.setTitle(NSLocalizedString("k", comment: ""), for: .normal)
          view.addSubview(close)
        }
      }
      """
    ]).map(\.description).joined(separator: "|")
    #expect(verdicts.contains("at most 60"), "\(verdicts)")
  }

  @Test(arguments: [
    ("titleLabel?.numberOfLines = 2", "can be cut: 2 lines, at most 60"),
    ("titleLabel!.numberOfLines = 0", "unknown: how close is set up"),
    ("titleLabel?.numberOfLines = count", "unknown: how close is set up"),
  ])
  func `a button may have several lines`(code: String, verdict: String) {
    let verdicts = verdicts(of: [
      """
      class Screen: UIViewController {
        var close: UIButton
        required init(coder: NSCoder) { close = UIButton(coder: coder)!; super.init(coder: coder)! }
        func setUp() {
          close.frame = CGRect(x: 0, y: 0, width: 60, height: 44)
          close.\(code)
          close.setTitle(NSLocalizedString("k", comment: ""), for: .normal)
        }
      }
      """
    ]).map(\.description).joined(separator: "|")
    #expect(verdicts == verdict)
  }

  private static let cell = """
    class Tile: UICollectionViewCell {
      weak var name: UILabel!
      override init(frame: CGRect) {
        super.init(frame: frame)
        let name = UILabel()
        name.numberOfLines = 2
        let stack = UIStackView(arrangedSubviews: [name])
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
          stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 4),
          stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -4),
        ])
        self.name = name
      }
    }
    """

  private static func size(_ body: String) -> String {
    "func collectionView(_ c: UICollectionView, layout l: UICollectionViewLayout, sizeForItemAt i: IndexPath) -> CGSize { \(body) }"
  }

  /// UICollectionViewFlowLayout reference.
  @Test(arguments: [
    (size("CGSize(width: 60, height: 150)"), "52"),
    (size("return CGSize(width: 60, height: 150)"), "52"),
    (
      size("if isWide { return CGSize(width: 90, height: 9) }; return .init(width: 60, height: 9)"),
      "82"
    ),
    (
      size("let side = c.bounds.width / 3; return CGSize(width: side, height: side)"),
      "screen * 0.333 - 8"
    ),
    ("func f() { layout.itemSize = CGSize(width: 60, height: 60) }", "52"),
    ("", "screen - 8"), (size("sizes[i.row]"), "screen - 8"),
    (size("if isWide { return size }; return CGSize(width: 60, height: 9)"), "screen - 8"),
  ])
  func `a cell is as wide as its collection view's code says`(code: String, width: String) {
    let found = verdicts(of: [
      Self.cell,
      """
      class Grid: UIViewController, UICollectionViewDelegateFlowLayout {
        \(code)
        func show(_ c: UICollectionView, _ i: IndexPath) {
          let cell = c.dequeueReusableCell(withReuseIdentifier: "Tile", for: i) as! Tile
          cell.name.text = NSLocalizedString("k", comment: "")
        }
      }
      """,
    ]).map(\.description)
    #expect(found == ["can be cut: 2 lines, at most \(width)"])
  }
}
