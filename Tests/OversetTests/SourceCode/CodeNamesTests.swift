import Fixtures
import OversetSources
import Testing

@testable import Overset

/// Names in code that documents, scenes and controllers are loaded by.
struct CodeNamesTests {
  private static func names(
    _ names: Set<String>, in files: [String], isObjectiveC: Bool = false,
    classes: Set<String> = []
  ) async throws -> CodeNames {
    let paths = files.indices.map { "File\($0).\(isObjectiveC ? "m" : "swift")" }
    let folder = try TestFolder(Dictionary(uniqueKeysWithValues: zip(paths, files)))
    var sources = try paths.map {
      try LoadedSource.load($0, at: "\(folder.path)/\($0)", withTypes: true, withOutline: true)
        .get()
    }
    let reached = ReachedCode(
      DeclaredCode(sources.compactMap(\.outline)), named: classes,
      isWhole: sources.contains { $0.input.isEntry })
    for index in sources.indices { sources[index].input.leftOut = reached.leftOut(of: index) }
    return await CodeNames(among: names, in: sources, workers: 1)
  }

  private static let entry = "@main class Start: NSObject { let first = HomeController() }"

  struct Case: Sendable, CustomTestStringConvertible {
    var files: [String]
    /// Of `help`, `wizard` and the classes of controllers.
    var reached: Set<String>
    var unshown: Set<String> = []

    var testDescription: String { files.joined(separator: "\n") }
  }

  @Test(arguments: [
    Case(files: ["let a = UIStoryboard(name: \"help\", bundle: nil)"], reached: ["help"]),
    Case(files: ["enum Boards { case help }; // wizard"], reached: ["help"]),
    Case(files: ["enum Boards { case first, help }"], reached: ["help"]),
    Case(files: ["let a = R.storyboard.help.start()"], reached: ["help"]),
    Case(
      files: ["let a = R.nib.help(owner: nil); f(R.nib.wizard())"], reached: ["help", "wizard"]),
    // A variable, and a function that takes a value, are no resources.
    Case(files: ["var help = true; if help { Log.wizard(text) }"], reached: []),
    Case(files: ["func help(_ text: String) { }; func wizard() { }"], reached: []),
    // What is only compared leads nowhere.
    Case(files: ["if segue.identifier == \"help\" { }; if \"wizard\" != name { }"], reached: []),
    Case(
      files: ["switch name { case \"help\": run() default: run(\"wizard\") }"], reached: ["wizard"]),
    Case(files: ["enum Boards: String { case first = \"help\" }"], reached: ["help"]),
    // Nothing calls the function.
    Case(
      files: [
        entry, "class HomeController: UIViewController {}",
        "extension UIStoryboard { static func openHelp() { board(\"help\") } }",
      ], reached: ["HomeController"]),
    Case(
      files: [
        entry,
        "class HomeController: UIViewController { override func show() { UIStoryboard.openHelp() } }",
        "extension UIStoryboard { class func openHelp() { board(\"help\") } }",
      ], reached: ["HomeController", "help"]),
    Case(
      files: [
        entry, "class HomeController: UIViewController {}",
        "class Router { func openHelp() { board(\"help\") } }",
      ], reached: ["HomeController"]),
    // The system calls what overrides something.
    Case(
      files: [
        entry,
        "class HomeController: UIViewController { override func show() { board(\"help\") } }",
      ], reached: ["HomeController", "help"]),
    // The type of a parameter makes nothing.
    Case(
      files: [
        entry,
        "class HomeController: UIViewController { var a: ((HelpController?) -> Void)?; func show(_ page: PageController) {} }",
        "class HelpController: UIViewController { let a = \"help\" }",
        "class PageController: UIViewController { let a = \"wizard\" }",
      ], reached: ["HomeController"], unshown: ["HelpController", "PageController"]),
    // So does that of a cast of what is there, and of a question.
    Case(
      files: [
        entry,
        "class HomeController: UIViewController { func show() { (last as? PageController)?.run(); if last is HelpController {} } }",
        "class HelpController: UIViewController { let a = \"help\" }",
        "class PageController: UIViewController { let a = \"wizard\" }",
      ], reached: ["HomeController"], unshown: ["HelpController", "PageController"]),
    // Controllers that only name each other.
    Case(
      files: [
        entry, "class HomeController: UIViewController { let a = HelpController() }",
        "class HelpController: HomeController { let a = \"help\" }",
        "class PageController: UIViewController { let a = WizardController() }",
        "class WizardController: UIViewController { let a = PageController(); let b = \"wizard\" }",
      ], reached: ["HomeController", "HelpController", "help"],
      unshown: ["PageController", "WizardController"]),
    Case(
      files: [
        entry,
        "class HomeController: UIViewController { let a = NSClassFromString(\"PageController\") }",
        "class PageController: UIViewController { let b = \"wizard\" }",
      ], reached: ["HomeController", "PageController", "wizard"]),
    // Where the app begins in no file, others may show it.
    Case(
      files: ["class PageController: UIViewController { let b = \"wizard\" }"], reached: ["wizard"]),
    // Branches that open a brace twice.
    Case(
      files: [
        entry,
        """
        #if A
        class PageController: UIViewController {
        #else
        class PageController: UIPageViewController {
        #endif
          let b = "wizard"
        }
        """,
      ], reached: ["wizard"], unshown: ["PageController"]),
  ])
  func `finds what code leads to`(_ c: Case) async throws {
    let names = try await Self.names(["help", "wizard"], in: c.files)
    let reached = names.reached(from: [], classes: []) { _ in [] }
    #expect(reached.names == c.reached)
    #expect(reached.unshown == c.unshown)
  }

  @Test func `a document shows controllers of its own`() async throws {
    let files = [Self.entry, "class PageController: UIViewController { let b = \"wizard\" }"]
    let names = try await Self.names(["wizard"], in: files, classes: ["PageController"])
    let reached = names.reached(from: ["Main"], classes: ["PageController"]) { names in
      names.contains("Main") ? ["PageController"] : []
    }
    #expect(reached.names == ["Main", "wizard"])
    #expect(reached.unshown.isEmpty)
  }

  @Test func `a comparison of Objective-C leads nowhere`() async throws {
    let file = """
      if ([segue.identifier isEqualToString:@"help"]) {} if (name == @"help") {}
      [self performSegueWithIdentifier:@"wizard" sender:self];
      """
    let names = try await Self.names(["help", "wizard"], in: [file], isObjectiveC: true)
    #expect(names.reached(from: [], classes: []) { _ in [] }.names == ["wizard"])
  }

  @Test func `an import names no class`() async throws {
    let files = [
      "#import \"PageController.h\"\nint main() { return UIApplicationMain(); }",
      "@implementation PageController\n- (void)show { [self board:@\"wizard\"]; }\n@end",
    ]
    for (text, isShown) in [
      ("", false), ("@implementation A - (void)b { [PageController new]; } @end", false),
      ("PageController *page = nil;", false),
      ("void show(void) { if ([page isKindOfClass:[PageController class]]) {} }", false),
      ("void show(void) { [PageController new]; }", true),
    ] {
      let names = try await Self.names(["wizard"], in: files + [text], isObjectiveC: true)
      let reached = names.reached(from: [], classes: ["PageController"]) { _ in [] }
      #expect(reached.names == (isShown ? ["PageController", "wizard"] : []))
      #expect(reached.unshown == (isShown ? [] : ["PageController"]))
    }
  }

  @Test func `a constant of Objective-C leads on where code has it`() async throws {
    let definitions = [
      "#define kHelp @\"help\"\n#define kPage @\"wizard\"",
      "NSString *const kHelp = @\"help\"; extern NSString *const kPage; NSString *const kPage = @\"wizard\";",
    ]
    let use = """
      int main() { return UIApplicationMain(); }
      void show(void) { [self board:kPage]; }
      """
    for definition in definitions {
      let names = try await Self.names(
        ["help", "wizard"], in: [definition, use], isObjectiveC: true)
      #expect(names.reached(from: [], classes: []) { _ in [] }.names == ["wizard"])
    }
  }

  /// R.swift declares accessors of all scenes.
  @Test(arguments: [
    ("", false), ("let next = R.storyboard.main.page()", true), ("perform(segue: .open)", true),
  ])
  func `an accessor that a generator declares leads on where code has it`(
    use: String, isNamed: Bool
  ) async throws {
    let accessors = """
      // This is a generated file, do not edit!
      // Generated by R.swift, see https://github.com/mac-cain13/R.swift
      struct main {
        var page: StoryboardViewControllerIdentifier<PageController> { .init(identifier: "wizard") }
        enum Segue: String { case other, open = "wizard" }
        func validate() throws { if page() == nil { throw ValidationError("'wizard' is missing") } }
      }
      """
    let files = [Self.entry, "class HomeController: UIViewController { \(use) }", accessors]
    let names = try await Self.names(["wizard"], in: files)
    let reached = names.reached(from: [], classes: []) { _ in [] }
    #expect(reached.names.contains("wizard") == isNamed)
  }

  /// What hides a class is a variable of its name.
  @Test func `a variable with the name of a class is no use of the class`() async throws {
    let use = "func show() { let PageController = make(); push(PageController) }"
    let files = [
      Self.entry, "class HomeController: UIViewController { override \(use) }",
      "class PageController: UIViewController { let a = \"wizard\" }",
    ]
    let names = try await Self.names(["wizard"], in: files)
    let reached = names.reached(from: [], classes: []) { _ in [] }
    #expect(reached.names == ["HomeController"])
  }
}
