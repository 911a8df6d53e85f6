import Testing

@testable import OversetSources

/// What a variable, a pointer or a cast has the type of, other code makes.
struct HeldTypeTests {
  @Test(arguments: [
    ("var next: NextController?", true), ("var next = NextController()", false),
    ("override func viewDidLoad() { if parent is NextController {} }", true),
    ("override func viewDidLoad() { (segue.destination as? NextController)?.reload() }", true),
    ("override func viewDidLoad() { let next = children[0] as! NextController }", true),
    ("override func viewDidLoad() { if parent!.isKind(of: NextController.self) {} }", true),
    // A call may make one by the type that its result is taken for.
    ("override func viewDidLoad() { let next = load() as! NextController }", false),
    ("override func viewDidLoad() { show(NextController.self) }", false),
  ])
  func `a class of Swift that values only have is not made`(member: String, isLeftOut: Bool) {
    let text = """
      @main class App: UIResponder, UIApplicationDelegate { var window = Screen() }
      class Screen: UIViewController { \(member) }
      class NextController: UIViewController {}
      """
    #expect(isNextLeftOut(text, of: "A.swift") == isLeftOut)
  }

  @Test(arguments: [
    ("NextController *_next;", "", true), ("", "NextController *next = segue.destination;", true),
    ("", "((NextController *)segue.destination).page = 1;", true),
    ("", "if ([self.parent isKindOfClass:[NextController class]]) {}", true),
    ("NextController *_next;", "_next = [NextController new];", false),
    ("", "[self showClass:[NextController class]];", false),
  ])
  func `a class of Objective-C that pointers only have is not made`(
    variable: String, code: String, isLeftOut: Bool
  ) {
    let text = """
      int main() { return UIApplicationMain(0, 0, nil, @"Main"); }
      @implementation Main { \(variable) }
      - (void)viewDidLoad { \(code) }
      @end
      @interface NextController : UIViewController
      @end
      @implementation NextController
      @end
      """
    #expect(isNextLeftOut(text, of: "A.m") == isLeftOut)
  }

  private func isNextLeftOut(_ text: String, of path: String) -> Bool {
    let outline = CodeOutline(of: SourceInput(path: path, bytes: Array(text.utf8)))
    let reached = ReachedCode(DeclaredCode([outline]), named: [], isWhole: true)
    return reached.unreachedClasses.contains("NextController")
  }
}
