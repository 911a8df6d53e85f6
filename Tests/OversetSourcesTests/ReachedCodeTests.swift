import OversetSources
import Testing

/// What of an app's code runs: found by the names that it makes types and calls functions by.
struct ReachedCodeTests {
  struct Case: Sendable {
    var files: [String]
    /// The code that is left out, piece by piece, each with its end cut off behind its brace.
    var leftOut: [String]

    init(_ files: String..., leftOut: String...) {
      (self.files, self.leftOut) = (files, leftOut)
    }
  }

  private static let app = "@main struct Main: App { var body: some Scene { Screen() } }"
  private static let delegate =
    "@UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate { let a = Screen() }"

  /// A class whose members are `code`, which the app makes.
  private static func screen(_ code: String, is inherited: String = "UIViewController") -> String {
    "\(delegate)\nclass Screen: \(inherited) { \(code) }"
  }

  @Test(arguments: [
    // Types.
    Case(app, "struct Screen: View { }", leftOut: ""),
    Case(app, "struct Other: View { }", leftOut: "struct Other: View { }"),
    Case(app, "struct Other: View { static let a = Other() }", leftOut: "struct Other: View {…}"),
    Case(
      app, "struct A: View { let b = B() }\nstruct B: View { let a = A() }",
      leftOut: "struct A: View {…}", "struct B: View {…}"),
    Case(app, "struct Screen { let a = A() }\nstruct A { struct B { } }", leftOut: "struct B { }"),
    Case(
      app, "extension Other { }\nfinal class Other { }", leftOut: "extension Other { }",
      "final class Other { }"),
    // A type in another one is named behind it, or in it.
    Case(
      "@main struct Main: App { let a = A.Root(); let b = B.self }",
      "enum A { struct Root: View { } }\nextension B { class Root: UIView { } }; enum B { }",
      leftOut: "class Root: UIView { }"),
    Case(
      "@main struct Main: App { let a = A(); let b = B.self }",
      "struct A: View { let a = Root(); struct Root: View { } }\nenum B { class Root: UIView { } }",
      leftOut: "class Root: UIView { }"),
    Case("@main struct Main: App { let a = App.B.Root() }", "enum B { class Root: UIView { } }"),
    Case(
      "@main struct Main: App { let a = make(\"B.Root\") }", "enum B { class Root: UIView { } }"),
    Case(
      "@main struct Main: App { let a = B() }; class B: A { let b = Root() }",
      "class A: UIView { class Root: UIView { } }"),
    Case(
      "@main struct Main: App { let a: [B.Root] = [.init()] }", "enum B { class Root: UIView { } }"),
    Case(app, "extension String { }"),
    Case(app, "public struct Other: View { }"),
    Case(app, "@objc(Other) class Other: UIView { }"),
    Case(
      app, "@available(iOS 16, *) struct Other: View { }",
      leftOut: "@available(iOS 16, *) struct Other: View { }"),
    // The system finds it.
    Case(app, "struct Other: AppIntent { }"),
    Case(app, "class Other: Base { }\nclass Base: CXProvider { let a = Base() }"),
    // No type of the app's has these names that it could inherit.
    Case(app, "struct Other: AppIntent { enum AppIntent { } }"),
    Case(
      screen("let a = Style()"),
      "struct Style: ButtonStyle { func makeBody() { f() } }; func f() { }; enum ButtonStyle { }"),
    // What is a use of a name, and what is none.
    Case(app, #"struct Other: View { }; let a = NSClassFromString("App.Other")"#),
    Case(
      app, #"struct Other: View { }; let a = "Other things""#, leftOut: "struct Other: View { }"),
    Case(app, #"struct Other: View { }; let a = "a \(Other().title)""#),
    Case(
      app, #"struct Other: View { }; let a: Void = NSLog("Other")"#,
      leftOut: "struct Other: View { }"),
    Case(
      app, #"struct Other: View { }; let a: Void = logger.debug("Other")"#,
      leftOut: "struct Other: View { }"),
    Case(app, #"struct Other: View { }; let a: Void = showDialog("Other")"#),
    Case(app, #"struct Other: View { }; let a: Void = print("\(Other())")"#),
    Case(app, "struct Other: View { } // Other", leftOut: "struct Other: View { }"),
    Case(app, "struct Other: View { }; let a = [Other: 1]"),
    Case(app, "struct Other: View { }; let a = f(Other: 1)", leftOut: "struct Other: View { }"),
    Case(app, "struct Other: View { }; typealias A = Other"),
    // What a property that begins with nil holds, other code makes.
    Case(
      screen("weak var parent: Other?; var b = 1"), "class Other: UIViewController { }",
      leftOut: "class Other: UIViewController { }"),
    Case(
      screen("private var parent: Other! = nil"), "class Other: Base { }; class Base: UIView { }",
      leftOut: "class Other: Base { }", "class Base: UIView { }"),
    Case(
      screen("var parent: OtherScreenController?"),
      "class OtherScreenController: LibraryController { }",
      leftOut: "class OtherScreenController: LibraryController { }"),
    // A library makes no view or controller of a class that nothing names.
    Case(app, "class OtherCell: LibraryCell { }", leftOut: "class OtherCell: LibraryCell { }"),
    Case(app, "class Other: LibraryModel { }"),
    Case(screen("var parent: Other? = make()"), "class Other: UIViewController { }"),
    Case(screen("@Injected var parent: Other!"), "class Other: UIViewController { }"),
    Case(screen("var parent: Other"), "class Other: UIViewController { }"),
    Case(screen("var user: Other?"), "class Other: Decodable { }"),
    // Functions.
    Case(screen("func f() { }"), leftOut: "func f() { }"),
    Case(
      screen("func f() { }; func viewDidLoad() { f() }"), leftOut: "func f() { }",
      "func viewDidLoad() {…}"),
    Case(screen("func f() { }; override func viewDidLoad() { f() }")),
    Case(screen("func f() { f() }"), leftOut: "func f() {…}"),
    Case(screen("@objc func g() { }; @IBAction func f(sender: Any) { }")),
    Case(
      screen("@IBAction func f(_ sender: Any) { }"), leftOut: "@IBAction func f(_ sender: Any) { }"),
    Case(
      screen("@IBAction func f() { }; override func g() { a(#selector(f)) }")),
    // The Objective-C runtime calls what is private by its selector, which code or a document has.
    Case(screen("@objc private func f() { }"), leftOut: "@objc private func f() { }"),
    Case(screen("@objc private func f() { }; override func g() { a(#selector(f)) }")),
    Case(screen("@objc private func f() { }"), #"let name = "f""#),
    Case(screen("@objc private func f(sender: Any) { }; @objc(run) private func g() { }")),
    // An item that nothing gets.
    Case(
      screen(
        """
        @objc private func f() { }
        override func g() {
          let item = UIBarButtonItem(title: b, target: self, action: #selector(f))
          item.tintColor = .red
        }
        """), leftOut: "@objc private func f() { }"),
    Case(
      screen(
        """
        @objc private func f() { }
        override func g() {
          let item = UIBarButtonItem(title: b, target: self, action: #selector(f))
          navigationItem.rightBarButtonItem = item
        }
        """)),
    Case(
      screen("@discardableResult func f() -> Int { 1 }"),
      leftOut: "@discardableResult func f() -> Int {…}"),
    Case(
      screen("func f(a: () -> Void = { g() }) { h() }; func g() { }; func h() { }"),
      leftOut: "func f(…) {…}", "func h() { }"),
    Case(screen("init() { f() }; func f() { }")),
    Case(screen("static func == (a: Self, b: Self) -> Bool { f() }; func f() { }")),
    Case(
      screen("func tableView() { }; func f() { }", is: "UIViewController, UITableViewDelegate"),
      leftOut: "func f() { }"),
    Case(
      screen("func f() { }; private func g() { }", is: "UIViewController, CXProviderDelegate"),
      leftOut: "private func g() { }"),
    Case(
      screen("func f() { }", is: "UIViewController, Row"),
      "protocol Row { func f() }\nlet row: Row; func g() { row.f() }",
      leftOut: "func f() { }", "func g() {…}"),
    Case(
      screen("let a = g; func f() { }", is: "UIViewController, Row"),
      "protocol Row { func f() }\nlet row: Row; func g() { row.f() }"),
    Case(
      screen(""), "func f() { }; extension Int { func g() { } }", leftOut: "func f() { }",
      "func g() { }"),
    Case(screen("let a = #selector(f); func f() { }")),
    Case(screen("func f() { func g() { } }; let a = f"), leftOut: "func g() { }"),
    // Only the file of what is private can name it.
    Case(
      app, "private struct Row: View { }", "let row = Row(); private struct Row: View { }",
      leftOut: "private struct Row: View { }"),
    Case(
      screen("private func f() { }; private(set) var a = 1"), "let a = f(); func f() { }",
      leftOut: "private func f() { }"),
    Case(screen("private func f() { }; let a = f()"), "func g() { f() }", leftOut: "func g() {…}"),
    // Properties for which code is run.
    Case(
      screen("var a: Int { f() }; func f() -> Int { 1 }"), leftOut: "var a: Int {…}",
      "func f() -> Int {…}"),
    Case(screen("var a: Int { f() }; func f() -> Int { 1 }; let b = a")),
    Case(
      screen("lazy var a: UILabel = { f() }(); func f() { }"), leftOut: "lazy var a: UILabel = {…}",
      "func f() { }"),
    Case(screen("let a: UILabel = { f() }(); func f() { }")),
    Case(
      screen("static let a: UILabel = { f() }(); func f() { }"),
      leftOut: "static let a: UILabel = {…}", "func f() { }"),
    Case(screen("static let a = f(), b = 2; func f() { }; let c = { 1 }")),
    Case(screen("@IBOutlet var a: UILabel! { didSet { f() } }; func f() { }")),
    Case(screen("var a = 1 { didSet { f() } }; func f() { }")),
    Case(screen("var a: Int? { 1 }; override func b() { if let a { c() } }")),
    Case(
      screen("var a: Int? { 1 }; override func b() { if let a = c() { } }"),
      leftOut: "var a: Int? {…}"),
    // Builds for debugging, and previews.
    Case(
      screen("override func a() {\n#if DEBUG\nf()\n#endif\n}; func f() { }"),
      leftOut: "f()\n#endif", "func f() { }"),
    Case(
      screen(
        "override func a() {\n#if !DEBUG\nf()\n#else\ng()\n#endif\n}; func f() { }; func g() { }"),
      leftOut: "g()\n#endif", "func g() { }"),
    Case(screen("override func a() {\n#if DEBUG || BETA\nf()\n#endif\n}; func f() { }")),
    Case(
      app, "#if DEBUG\nstruct Other: View { }\n#endif", leftOut: "struct Other: View { }\n#endif"),
    Case(
      app, "#Preview(\"a\") { Other() }\nstruct Other: View { }", leftOut: "{ Other() }",
      "struct Other: View { }"),
    Case("struct Row: View { }", leftOut: ""),
    Case("#Preview { Row() }\nstruct Row: View { }", leftOut: "{ Row() }", "struct Row: View { }"),
    // Braces that do not match.
    Case(app, "func f() { }\n#if os(iOS)\nfunc g() {\n#else\nfunc g(a: Int) {\n#endif\n}"),
  ])
  func `what nothing names is left out`(_ c: Case) { expect(c, ending: "swift") }

  private static let main = "int main() { return UIApplicationMain(0, 0, nil, @\"Main\"); }"
  private static let dead = "@implementation Other\n- (void)viewDidLoad {}\n@end"

  @Test(arguments: [
    Case(main, dead, leftOut: dead),
    // An import, a class that is announced and an interface make nothing.
    Case(
      main, "#import \"Other.h\"\n#import <Other.h>\n@class Item, Other;",
      "@interface Other : NSObject\n@end\n\(dead)", leftOut: "@interface…@end", dead),
    Case(main, "@implementation Main\n- (void)viewDidLoad { [Other new]; }\n@end", dead),
    Case(
      main, "@implementation Main\n- (void)viewDidLoad { NSClassFromString(@\"Other\"); }\n@end",
      dead),
    Case(main, "@interface Main : Other\n@end", dead),
    Case(main, "void f(void) { [Other new]; }", dead),
    // What only code names that is left out.
    Case(
      main, "@implementation Screen\n- (void)viewDidLoad { [Other new]; }\n@end", dead,
      leftOut: "@implementation Screen…@end", dead),
    // A category goes with its class, that of a class of the system is there.
    Case(
      main, "@implementation Other (Style)\n- (void)viewDidAppear {}\n@end", dead,
      leftOut: "@implementation Other (Style)…@end", dead),
    Case(
      main, "@implementation UIView (Style)\n- (void)viewDidAppear { [Other new]; }\n@end", dead),
    // What the runtime calls, or a macro may.
    Case(main, "@implementation Other\n+ (void)load {}\n@end"),
    Case(main, "@implementation Other\nEXPORT_MODULE(other)\n@end"),
    // A library may look for its subclasses.
    Case(main, "@interface Other : LibraryModel\n@end\n\(dead)"),
    // Names of classes that code puts together.
    Case(
      main,
      """
      @implementation Main
      - (void)viewDidLoad { NSClassFromString([NSString stringWithFormat:@"%@her", name]); }
      @end
      """, dead, leftOut: dead),
    Case(
      main,
      """
      @implementation Main
      - (void)viewDidLoad { NSClassFromString([NSString stringWithFormat:@"Oth%@", name]); }
      @end
      """, dead),
    // A part of the code says nothing of the rest.
    Case(dead),
  ])
  func `what nothing names is left out of Objective-C`(_ c: Case) { expect(c, ending: "m") }

  /// UIDevice.userInterfaceIdiom.
  @Test(
    arguments: [
      ("if UIDevice.current.userInterfaceIdiom == .pad { A() } else { B() }", ["A"]),
      ("if UIDevice.current.userInterfaceIdiom == .phone { A() } else { B() }", ["B"]),
      ("if traitCollection.userInterfaceIdiom != .phone { A() }; B()", ["A"]),
      ("if idiom == 1 { B() } else if UIDevice.current.userInterfaceIdiom == .pad { A() }", ["A"]),
      ("if UIDevice.current.userInterfaceIdiom == .pad { A() }; A(); B()", []),
      ("if UIDevice.current.userInterfaceIdiom == .pad && isWide { A() }; B()", ["A"]),
      ("if isWide, UIDevice.current.userInterfaceIdiom == .pad { A() }; B()", ["A"]),
      ("if UIDevice.current.userInterfaceIdiom == .pad || isWide { A(); B() }", []),
      ("if Device.isPad { A() }; B()", ["A"]), ("if isWide, Device.isPad() { A() }; B()", ["A"]),
      ("if !Device.isPad { A() }; B()", []), ("if Device.isPad == isWide { A() }; B()", []),
      ("if Device.isPadOrWide { A() }; B()", []), ("if Device.hasPadding { A() }; B()", []),
      ("if isWide || UIDevice.current.userInterfaceIdiom == .pad { A(); B() }", []),
      ("if UIDevice.current.userInterfaceIdiom == .phone { A() }; if isWide { } else { B() }", []),
      ("if UIDevice.current.userInterfaceIdiom == .phone && isWide { A() } else { B() }", []),
      ("if isWide, UIDevice.current.userInterfaceIdiom == .phone { A() } else { B() }", []),
      ("guard UIDevice.current.userInterfaceIdiom == .pad else { A() }; B()", []),
      ("if UIDevice.current.userInterfaceIdiom == .pad { C() }; B()", ["A", "C"]),
    ] as [(String, Set<String>)])
  func `what only iPads run makes types of iPads`(_ c: (code: String, types: Set<String>)) {
    let text = """
      @main struct Main: App { var body: some Scene { \(c.code) } }
      struct A: View { }
      struct B: View { }
      struct C: View { var body: some View { A() } }
      enum Device {
        static var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }
        static var isPadOrWide: Bool { UIDevice.current.userInterfaceIdiom == .pad || isWide }
        static var hasPadding: Bool { true }
      }
      """
    let input = SourceInput(path: "A.swift", bytes: Array(text.utf8))
    let outlines = [CodeOutline(of: input)]
    let reached = ReachedCode(DeclaredCode(outlines), named: [], isWhole: true)
    let phones = ReachedCode(onPhones: DeclaredCode(outlines), named: [])
    #expect(phones.map(reached.padTypes) ?? [] == c.types)
  }

  /// Constants that hold in no release.
  @Test(
    arguments: [
      ("if Flags.isOpen { A() }; B()", ["A"]), ("if Flags.isOpen && isWide { A() }; B()", ["A"]),
      ("if isWide, Flags.isOpen { A() }; B()", ["A"]),
      ("if isWide || Flags.isOpen { A(); B() }", []),
      ("if !Flags.isOpen { A(); B() }", []), ("if Flags.isTyped { A() }; B()", ["A"]),
      ("if Flags.isDebug { A() }; B()", ["A"]), ("if Flags.isBoth { A(); B() }", []),
      ("if Flags.isSet { A(); B() }", []), ("if Flags.isOther { A(); B() }", []),
      ("if isOpen { A(); B() }", []), ("if Other.isOpen { A(); B() }", []),
    ] as [(String, Set<String>)])
  func `what a constant that is false is the condition of does not run`(
    _ c: (code: String, types: Set<String>)
  ) {
    let text = """
      @main struct Main: App { var body: some Scene { \(c.code) } }
      struct A: View { }
      struct B: View { }
      enum Flags {
        static let isOpen = false
        static let isTyped: Bool = false
        #if DEBUG
        static let isDebug = true
        #else
        static let isDebug = false
        #endif
        #if WIDE
        static let isBoth = true
        #else
        static let isBoth = false
        #endif
        static var isSet = false
        static let isOther = false || wide
      }
      """
    let input = SourceInput(path: "A.swift", bytes: Array(text.utf8))
    let reached = ReachedCode(DeclaredCode([CodeOutline(of: input)]), named: [], isWhole: true)
    #expect(reached.unreachedClasses.subtracting(["Main"]) == c.types)
  }

  @Test(
    arguments: [
      ("static const BOOL enable = NO;", "enable", true), ("#define enable NO", "enable", true),
      ("#define enable (NO)\n#define other YES", "enable", true),
      ("static const BOOL enable = YES;", "enable", false), ("BOOL enable = NO;", "enable", false),
      ("#define enable NO\n#define enable YES", "enable", false),
      ("#define enable NO || wide", "enable", false), ("#define enable NO", "!enable", false),
      ("#define enable NO", "enable && self.isWide", true),
      ("#define enable NO", "enable || self.isWide", false), ("", "enable", false),
      // Of another file, and of this one.
      ("", "other", false), ("", "own", true), ("#define given NO", "given", true),
    ])
  func `what a constant of C that is false is the condition of does not run`(
    header: String, condition: String, isLeftOut: Bool
  ) {
    let code = """
      int main() { return UIApplicationMain(0, 0, nil, @"Main"); }
      static const BOOL own = NO;
      @implementation Main
      - (void)viewDidLoad { if (\(condition)) { [OtherController new]; } }
      @end
      @interface OtherController : UIViewController
      @end
      @implementation OtherController
      @end
      """
    let files = [("A.h", header), ("A.m", code), ("B.m", "static const BOOL other = NO;")]
    let inputs = files.map { path, text in
      SourceInput(path: path, bytes: Array(text.utf8))
    }
    let reached = ReachedCode(DeclaredCode(inputs.map(CodeOutline.init)), named: [], isWhole: true)
    #expect(reached.unreachedClasses == (isLeftOut ? ["OtherController"] : []))
  }

  @Test(
    arguments: [
      ("if (IS_IPAD) { [Other new]; }", ["Other"]), ("if (!IS_IPAD) { [Other new]; }", []),
      ("if (IS_IPAD) { [Main new]; } [Other new];", []),
      ("if (IS_IPAD && a) { if (b) { [Other new]; } }", ["Other"]),
      (
        "if ([UIDevice currentDevice].userInterfaceIdiom == UIUserInterfaceIdiomPad) { [Other new]; }",
        ["Other"]
      ),
      (
        "if ([[UIDevice currentDevice] userInterfaceIdiom] != UIUserInterfaceIdiomPhone) { [Other new]; }",
        ["Other"]
      ),
      ("if (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPhone) { [Other new]; }", []),
      (
        "if (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPhone) { if (a) { } } else { [Other new]; }",
        ["Other"]
      ),
      (
        "if (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPhone && a) { } else { [Other new]; }",
        []
      ),
      (
        "if (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPhone) { if (a) { } else { [Other new]; } }",
        []
      ),
      ("if ([self isPad]) { [Other new]; }", []), ("if (IS_WIDE_PAD) { [Other new]; }", []),
    ] as [(String, Set<String>)])
  func `what only iPads run makes classes of iPads`(_ c: (code: String, types: Set<String>)) {
    let header = """
      #define IS_IPAD (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad)
      #define IS_WIDE_PAD (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad || wide)
      """
    let code = """
      int main() { return UIApplicationMain(0, 0, nil, @"Main"); }
      @implementation Main
      - (void)viewDidLoad { \(c.code) }
      @end
      @implementation Other
      @end
      """
    let inputs = [("A.h", header), ("A.m", code)].map { path, text in
      SourceInput(path: path, bytes: Array(text.utf8))
    }
    let outlines = inputs.map(CodeOutline.init)
    let reached = ReachedCode(DeclaredCode(outlines), named: [], isWhole: true)
    let phones = ReachedCode(onPhones: DeclaredCode(outlines), named: [])
    #expect(phones.map(reached.padTypes) ?? [] == c.types)
  }

  /// Frameworks call few methods that take nothing and answer with nothing; a library's class or protocol may.
  @Test(
    arguments: [
      ("UIViewController", "greetUser", "", true),
      ("UIViewController", "greetUser", "[self greetUser];", false),
      ("UIViewController", "viewDidSettle", "", false), ("UIView", "updateMore", "", false),
      ("LibraryPage", "greetUser", "", false),
      ("UIViewController <LibraryDelegate>", "greetUser", "", false),
      ("UIViewController <UITextFieldDelegate>", "greetUser", "", true),
      ("UIViewController <OwnDelegate>", "greetUser", "", true),
    ])
  func `a method of Objective-C without arguments has to be called`(
    superclass: String, name: String, code: String, isLeftOut: Bool
  ) {
    let header = "@interface Main : \(superclass)\n@end\n@protocol OwnDelegate\n@end"
    let text = """
      int main() { return UIApplicationMain(0, 0, nil, @"Main"); }
      @implementation Main
      - (void)viewDidLoad { \(code) }
      - (void)\(name) { [OtherController new]; }
      @end
      @interface OtherController : UIViewController
      @end
      @implementation OtherController
      @end
      """
    let inputs = [("A.h", header), ("A.m", text)].map { path, text in
      SourceInput(path: path, bytes: Array(text.utf8))
    }
    let reached = ReachedCode(DeclaredCode(inputs.map(CodeOutline.init)), named: [], isWhole: true)
    #expect(reached.unreachedClasses == (isLeftOut ? ["OtherController"] : []))
  }

  @Test(
    arguments: [
      ("[self openMore];", "", false),
      ("/* [self openMore]; */", "", true),
      ("[b addTarget:self action:@selector(openMore)];", "", false),
      ("[self openMore:1 for:nil];", ":(int)a for:(id)b", false),
      ("", ":(int)a for:(id)b", true),
    ] as [(String, String, Bool)])
  func `a method of Objective-C that only the app calls runs where code names it`(
    _ c: (code: String, parameters: String, isLeftOut: Bool)
  ) {
    let text = """
      int main() { UIApplicationMain(0, 0, nil, @"Screen"); }
      @interface Screen : UIViewController
      - (void)openMore\(c.parameters);
      @end
      @implementation Screen
      - (void)viewDidLoad { if (a) { \(c.code) } }
      - (void)openMore\(c.parameters) { if (a) { } [More new]; }
      - (void)showMore { }
      - (IBAction)openOther { }
      @end
      """
    let input = SourceInput(path: "A.m", bytes: Array(text.utf8))
    let reached = ReachedCode(DeclaredCode([CodeOutline(of: input)]), named: [], isWhole: true)
    let found = reached.leftOut(of: 0).map {
      String(decoding: input.bytes[$0], as: UTF8.self)
    }
    #expect(
      found == (c.isLeftOut ? ["- (void)openMore\(c.parameters) { if (a) { } [More new]; }"] : []))
    let swift = CodeOutline(of: SourceInput(path: "B.swift", bytes: []))
    let mixed = ReachedCode(
      DeclaredCode([CodeOutline(of: input), swift]), named: [], isWhole: true)
    #expect(mixed.leftOut(of: 0).isEmpty)
  }

  /// Whether the app's code is all reached where nothing calls a method of a class that it begins with.
  private func runs(_ selector: String) -> Bool {
    let text = """
      int main() { UIApplicationMain(0, 0, nil, @"Screen"); }
      @implementation Screen
      - (void)\(selector) { [More new]; }
      @end
      """
    let outline = CodeOutline(of: SourceInput(path: "A.m", bytes: Array(text.utf8)))
    return ReachedCode(DeclaredCode([outline]), named: [], isWhole: true).leftOut(of: 0).isEmpty
  }

  /// UIResponder.buildMenu(with:), NSFileProviderReplicatedExtension, NSDocumentController, and an action.
  @Test(arguments: [
    "buildMenuWithBuilder:(id)builder", "createItemBasedOnTemplate:(id)template",
    "fetchContentsForItemWithIdentifier:(id)item", "openUntitledDocumentAndDisplay:(BOOL)a",
    "openMore:(id)sender", "sendEvent:(UIEvent *)event", "downloadDidFinish:(WKDownload *)a",
  ])
  func `a method of Objective-C that a framework or a document may call runs`(selector: String) {
    #expect(runs(selector))
  }

  @Test(arguments: ["sendNow", "shareWithFriends:(NSArray *)friends", "loginAgain", "parseAll"])
  func `a method of Objective-C with a word that no framework begins with has to be called`(
    selector: String
  ) {
    #expect(!runs(selector))
  }

  private func expect(_ c: Case, ending: String) {
    let inputs = c.files.enumerated().map {
      SourceInput(path: "\($0).\(ending)", bytes: Array($1.utf8))
    }
    let reached = ReachedCode(
      DeclaredCode(inputs.map(CodeOutline.init)), named: [],
      isWhole: inputs.contains(where: \.isEntry))
    let found = inputs.indices.flatMap { file in
      reached.leftOut(of: file).map {
        String(decoding: inputs[file].bytes[$0], as: UTF8.self).trimmingPrefix(
          while: \.isWhitespace)
      }
    }
    #expect(found.count == c.leftOut.filter { !$0.isEmpty }.count, "\(found)")
    for (found, wanted) in zip(found, c.leftOut) { #expect(matches(found, wanted), "\(found)") }
  }

  /// `…` stands for anything.
  private func matches(_ text: Substring, _ pattern: String) -> Bool {
    let parts = pattern.split(separator: "…", omittingEmptySubsequences: false)
    return text.hasPrefix(parts.first ?? "") && text.hasSuffix(parts.last ?? "")
  }
}
