import Testing

@testable import OversetSources

/// What the methods of an app's launch give its window.
struct LaunchTests {
  @Test(arguments: [
    ("window?.rootViewController = Start()", true),
    (
      "let window = UIWindow()\n  window.rootViewController = Start()\n  self.window = window", true
    ),
    ("window?.rootViewController = UINavigationController(rootViewController: Start())", true),
    ("if isNew { window?.rootViewController = Start() }", false),
    ("if isOld { return true }\n  window?.rootViewController = Start()", false),
    ("#if DEBUG\n  window?.rootViewController = Start()\n  #endif", false),
    ("let first = window?.rootViewController\n  window?.rootViewController = Start(first)", false),
    ("if window?.rootViewController == nil {}", false),
    ("start(in: window)", false),
    ("overlay.rootViewController = Start()", false),
    ("window?.rootViewController = Drawer(window!.rootViewController!)", false),
    ("window?.rootViewController = Start()\n  if isOld { return true }", true),
    ("{ window?.rootViewController = Start() }()", false),
  ])
  func `a delegate of Swift`(body: String, replaces: Bool) {
    let code = """
      func application(
        _ app: UIApplication, didFinishLaunchingWithOptions options: [Key: Any]?
      ) -> Bool {
        \(body)
        return true
      }
      """
    #expect(
      launches(in: code, inC: false) == [.init(isOfScene: false, replacesRoot: replaces)])
  }

  @Test(arguments: [
    ("guard let scene = scene as? UIWindowScene else { return }", true),
    ("guard isReady else { return }", false),
    ("guard let scene = scene as? UIWindowScene, isReady else { return }", false),
  ])
  func `a delegate of a scene`(guarding: String, replaces: Bool) {
    let code = """
      func scene(_ scene: UIScene, willConnectTo session: Session, options: Options) {
        \(guarding)
        window = UIWindow(windowScene: scene)
        window?.rootViewController = Start()
      }
      """
    #expect(launches(in: code, inC: false) == [.init(isOfScene: true, replacesRoot: replaces)])
  }

  @Test(arguments: [
    ("self.window.rootViewController = [Start new];", true),
    ("[Log start];\n[self.window setRootViewController:[Start new]];", true),
    ("if (isNew)\n  self.window.rootViewController = [Start new];", false),
    ("if (isNew) [Log start]; else self.window.rootViewController = [Start new];", false),
    ("if (isOld) return YES;\nself.window.rootViewController = [Start new];", false),
    ("[router setRootViewController:[Start new]];", false),
    ("Start *start = self.window.rootViewController; [start load];", false),
  ])
  func `a delegate of Objective-C`(body: String, replaces: Bool) {
    let code = """
      - (BOOL)application:(UIApplication *)app didFinishLaunchingWithOptions:(NSDictionary *)o {
      \(body)
      return YES; }
      """
    #expect(
      launches(in: code, inC: true) == [.init(isOfScene: false, replacesRoot: replaces)])
  }

  @Test(arguments: [
    "- (BOOL)application:(UIApplication *)a didFinishLaunchingWithOptions:(NSDictionary *)o;",
    "let key = didFinishLaunchingWithOptions",
    "func application(_ app: App, didFinishLaunchingWithOptions options: Options) {",
  ])
  func `what has no body is none`(code: String) {
    #expect(launches(in: code, inC: false) == [])
  }

  private func launches(in code: String, inC isObjectiveC: Bool) -> [PlainTokens.Launch] {
    PlainTokens(of: Array(code.utf8)).launches(inC: isObjectiveC)
  }
}
