import OversetSources
import OversetSurfaces
import OversetSwiftSource
import Testing

/// Texts that methods of Objective-C get, and that properties keep.
struct ObjectiveCFlowTests {
  /// What shows a key that `show` uses, in a class with some methods.
  private static func verdicts(_ code: String, _ methods: String, _ other: String = "") -> [String]
  {
    let text = """
      @interface A : UIViewController
      @property (nonatomic, copy) NSString *message;
      @end
      @implementation A
      - (void)show { \(code) }
      \(methods)
      @end
      \(other)
      """.replacing("KEY", with: "NSLocalizedString(@\"k\", nil)")
    let files = readSources([SourceInput(path: "A.m", bytes: Array(text.utf8))], workers: 1).files
    let resolver = SurfaceResolver(files, systems: AppSystems())
    return files.flatMap(\.uses).flatMap(resolver.verdicts).map {
      "\($0.surface?.name ?? "-"): \($0.description)"
    }
  }

  private static let alert = """
    - (void)tell:(NSString *)text title:(NSString *)title {
      [[UIAlertView alloc] initWithTitle:title message:text delegate:nil];
    }
    """

  @Test(arguments: [
    ("[self tell:KEY title:t];", alert, "alert message"),
    ("[self tell:t title:KEY];", alert, "alert title"),
    // What a string draws itself.
    ("[KEY drawInRect:rect withAttributes:nil];", "", "NSString"),
    (
      "[self tell:t title:KEY];",
      "- (void)tell:(NSString *)a title:(NSString *)b { [b drawAtPoint:c]; }", "NSString"
    ),
    // A method of a category, and of another class.
    (
      "[Hud tell:KEY];", "",
      "alert message"
    ),
    // Through a second method, and what a method answers with.
    (
      "[self say:KEY];", alert + "- (void)say:(NSString *)text { [self tell:text title:nil]; }",
      "alert message"
    ),
    (
      "self.title = [self loud:KEY];",
      "- (NSString *)loud:(NSString *)text { return [text uppercaseString]; }", "navigation title"
    ),
    // A property, and its variable.
    ("self.message = KEY;", "- (void)f { self.title = self.message; }", "navigation title"),
    ("_message = KEY;", "- (void)f { [self tell:_message title:nil]; }" + alert, "alert message"),
    ("[self setMessage:KEY];", "- (void)f { self.title = _message; }", "navigation title"),
    // What asks the property's text shows nothing.
    (
      "self.message = KEY;",
      "- (void)f { width = [self.message sizeWithFont:font].width; self.title = [self.message uppercaseString]; }",
      "navigation title"
    ),
  ])
  func `a text is shown where a method shows it`(
    _ code: String, _ methods: String, _ verdict: String
  ) {
    let found = Self.verdicts(
      code, methods,
      """
      @implementation Hud
      + (void)tell:(NSString *)text {
        [[UIAlertView alloc] initWithTitle:nil message:text delegate:nil];
      }
      @end
      """)
    #expect(found.contains { $0.hasPrefix(verdict) || $0.contains(verdict) }, "\(found)")
    #expect(!found.contains { $0.contains("unknown") }, "\(found)")
  }

  @Test(arguments: [
    ("NSString *text = KEY; self.title = text;", "navigation title"),
    (
      "NSString *text; if (a) { text = KEY; } else { text = b; } self.title = text;",
      "navigation title"
    ),
    ("NSString *a = KEY; NSString *b = [a uppercaseString]; self.title = b;", "navigation title"),
    (
      "NSMutableString *text = [NSMutableString string]; [text appendString:KEY]; self.title = text;",
      "navigation title"
    ),
    ("NSArray *a = @[KEY, other]; self.title = [a objectAtIndex:0];", "navigation title"),
    ("NSArray *a = [NSArray arrayWithObjects:KEY, nil]; self.title = a[0];", "navigation title"),
    ("for (NSString *text in @[KEY]) { self.title = text; }", "navigation title"),
    (
      "NSMutableArray *a = [NSMutableArray array]; [a addObject:KEY]; for (NSString *t in a) { self.title = t; }",
      "navigation title"
    ),
    ("self.title = [[NSString alloc] initWithString:KEY];", "navigation title"),
    ("self.title = [[KEY uppercaseString] copy];", "navigation title"),
    ("self.message = KEY; self.title = [self message];", "navigation title"),
    // One of the name in another block, and one that no code shows.
    (
      "if (a) { NSString *text = other; self.title = text; } else { NSString *text = KEY; [self tell:nil title:text]; }",
      "alert title"
    ),
    (
      "NSString *text = other; for (NSString *text in @[KEY]) { [self tell:nil title:text]; } self.title = text;",
      "alert title"
    ),
    ("NSString *text = KEY; text = other;", "-: named"),
    // Not all uses are read: what a log gets is not all.
    ("NSString *t = KEY; NSLog(@\"%@\", t); [e setInfo:@{k: t}];", "-: named"),
    (
      "NSString *t = KEY; NSLog(@\"%@\", t); self.view.text = t.localizedUppercaseString;",
      "-: named"
    ),
    ("NSArray *a = @[KEY]; NSLog(@\"%@\", a); [a enumerateObjectsUsingBlock:b];", "-: named"),
    ("NSString *t = [KEY retain]; self.title = t; [t release];", "navigation title"),
    ("NSString *t = KEY; if (t.length > 3) { self.title = t; }", "navigation title"),
    // The answer to a message that shows the text is another text.
    ("if ([[self tell:KEY title:nil] boolValue]) {}", "alert message"),
  ])
  func `a text is shown where a method shows its variable`(_ code: String, _ verdict: String) {
    let found = Self.verdicts(code, Self.alert)
    #expect(
      found.count == 1 && found[0].hasPrefix(verdict) || found.allSatisfy { $0.contains(verdict) },
      "\(found)")
  }

  @Test(arguments: [
    // Compared, measured, set, the part of a selector.
    "- (void)tell:(NSString *)text { if (text == nil) { [self f]; } }",
    "- (void)tell:(NSString *)text { [self resize:[text length]]; }",
    "- (void)tell:(NSString *)text { self.title = [text substringToIndex:1]; }",
    "- (void)tell:(NSString *)text { [self text:other]; text = other; }",
    "- (void)tell:(NSString *)text { self.title = text.pathExtension; }",
  ])
  func `what else a method does with a text shows nothing`(_ methods: String) {
    let found = Self.verdicts("[self tell:KEY];", methods)
    #expect(found == ["Text: unknown: how self.tell(tell:) shows it"])
  }
}
