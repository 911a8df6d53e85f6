import Testing

@testable import OversetSources
@testable import OversetSwiftSource

struct ObjectiveCTests {
  struct Case: Sendable {
    var code: String
    var uses: [String]
  }

  @Test(arguments: [
    Case(
      code: #"self.label.text = NSLocalizedString(@"k", nil);"#, uses: ["k < self.label.text ="]),
    Case(
      code: #"[self.button setTitle:NSLocalizedString(@"k", nil) forState:UIControlStateNormal];"#,
      uses: ["k < self.button.setTitle(setTitle)"]),
    Case(
      code: #"NSString *title = NSLocalizedStringFromTable(@"k", @"T", @"comment");"#,
      uses: ["k@T < let title"]),
    Case(
      code: #"x = NSLocalizedStringWithDefaultValue(@"k", @"T", nil, @"v", @"c");"#,
      uses: ["k@T < let x"]),
    Case(
      code: #"x = [bundle localizedStringForKey:@"k" value:nil table:@"T"];"#, uses: ["k@T < let x"]
    ),
    Case(
      code: #"show([NSString stringWithFormat:NSLocalizedString(@"a" @"b", nil), 3]);"#,
      uses: ["ab < NSString.stringWithFormat(stringWithFormat) < show(_)"]),
    // A routine of the app's own, as `genstrings -s` reads it.
    Case(code: #"self.label.text = APLocalizedString(@"k");"#, uses: ["k < self.label.text ="]),
    Case(code: #"x = APLocalizedStringFromTable(@"k", @"T", nil);"#, uses: ["k@T < let x"]),
    Case(code: #"x = APLocalizedString(false, @"k");"#, uses: []),
    Case(code: #"// NSLocalizedString(@"k", nil)"#, uses: []),
    Case(code: #"/* NSLocalizedString(@"k", nil) */ @"NSLocalizedString(";"#, uses: []),
    Case(code: #"return NSLocalizedString(@"\u00e9\n", nil);"#, uses: ["é\n < -> show"]),
  ])
  func `finds keys and what is around them`(_ c: Case) {
    let source = "@implementation V\n- (NSString *)show:(int)x {\n  \(c.code)\n}\n@end\n"
    #expect(uses(of: source, ending: "m") == c.uses)
  }

  @Test(arguments: [
    (#"NSLocalizedStringWithDefaultValue(@"k", @"T", nil, @"Text", @"c")"#, "Text"),
    (#"NSLocalizedStringWithDefaultValue(@"k", nil, [self bundle], @"Text", nil)"#, "Text"),
    (#"[bundle localizedStringForKey:@"k" value:@"Te" @"xt" table:nil]"#, "Text"),
    (#"[bundle localizedStringForKey:@"k" value:@"" table:@"T"]"#, ""),
    (#"[bundle localizedStringForKey:@"k" value:nil table:@"T"]"#, nil),
    (#"NSLocalizedStringFromTable(@"k", @"T", @"c")"#, nil),
  ])
  func `reads the text that is shown where no file has the key`(code: String, text: String?) {
    let use = read(["@implementation V\n- (void)f { x = \(code); }\n@end"], ending: "m")
      .files.first?.uses.first
    #expect(use?.key.text == "k")
    #expect(use?.defaultText?.text == text)
  }

  struct AssignmentCase: Sendable {
    var code: String
    var chain = ["label"]
    var attribute = "text"
    var value: OutletAssignment.Value
    var isWhole = true
    var isConditional = false
    var receiverType: String?
  }

  @Test(arguments: [
    AssignmentCase(code: "self.label.text = name;", value: .unknown("name")),
    AssignmentCase(code: "self.label.text = user.name;", value: .unknown(nil)),
    AssignmentCase(code: #"_label.text = @"plain";"#, value: .literal("plain")),
    AssignmentCase(
      code: "[self.label setNumberOfLines:2];", attribute: "numberOfLines", value: .unknown("2")),
    AssignmentCase(
      code: "self.label.numberOfLines = 2;", attribute: "numberOfLines", value: .unknown("2")),
    AssignmentCase(
      code:
        #"self.label.text = isOn ? NSLocalizedString(@"a", nil) : NSLocalizedString(@"b", nil);"#,
      value: .keys([mainKey("a"), mainKey("b")]), isWhole: false),
    AssignmentCase(
      code: #"if (isOn) self.label.text = NSLocalizedString(@"a", nil);"#,
      value: .keys([mainKey("a")]), isConditional: true),
    AssignmentCase(
      code: #"if (isOn) { f(); self.label.text = NSLocalizedString(@"a", nil); }"#,
      value: .keys([mainKey("a")]), isConditional: true),
    AssignmentCase(
      code: #"Cell *cell = [self cell]; cell.label.text = NSLocalizedString(@"a", nil);"#,
      chain: ["cell", "label"], value: .keys([mainKey("a")]), receiverType: "Cell"),
    AssignmentCase(
      code: #"open = [UIButton buttonWithType:0]; open.label.text = NSLocalizedString(@"a", nil);"#,
      chain: ["open", "label"], value: .keys([mainKey("a")]), receiverType: "UIButton"),
    AssignmentCase(
      code: #"_row = [[Cell alloc] init]; _row.label.text = NSLocalizedString(@"a", nil);"#,
      chain: ["row", "label"], value: .keys([mainKey("a")]), receiverType: "Cell"),
    AssignmentCase(
      code: #"row = [Cell rowOf:open]; row.label.text = NSLocalizedString(@"a", nil);"#,
      chain: ["row", "label"], value: .keys([mainKey("a")])),
  ])
  func `says what code sets`(_ c: AssignmentCase) throws {
    let source = "@implementation V\n- (void)show {\n  \(c.code)\n}\n@end\n"
    let assignments = read([source], ending: "m").files.flatMap(\.assignments)
    let assignment = try #require(assignments.first)
    #expect(assignments.count == 1)
    #expect(assignment.target.chain == c.chain)
    #expect(assignment.target.attribute == c.attribute)
    #expect(assignment.value == c.value)
    #expect(assignment.isWhole == c.isWhole)
    #expect(assignment.isConditional == c.isConditional)
    #expect(assignment.target.receiverType == c.receiverType)
  }

  @Test func `names the class, the method, the place and the outlet`() throws {
    let source = """
      #define X NSLocalizedString(@"no", nil)
      @implementation Screen (Texts)
      + (void)load { }
      - (void)viewDidLoad {
        self.title = NSLocalizedString(@"k", nil);
        [self.button setTitle:NSLocalizedString(@"b", nil) forState:UIControlStateNormal];
      }
      @end
      """
    let file = try #require(read([source], ending: "mm").files.first)
    #expect(file.uses.map(\.type) == ["Screen", "Screen"])
    #expect(file.uses.map(\.member) == ["viewDidLoad", "viewDidLoad"])
    #expect(file.uses.map(\.position.line) == [5, 6])
    #expect(file.uses.map(\.position.column) == [35, 44])
    #expect(file.assignments.map(\.target.chain) == [[], ["button"]])
    #expect(file.assignments.map(\.target.attribute) == ["title", "setTitle"])
    #expect(file.assignments.map(\.value) == [.keys([mainKey("k")]), .keys([mainKey("b")])])
  }
}

/// What an app makes of Foundation's look-ups for itself.
struct ObjectiveCLookupTests {
  struct Case: Sendable, CustomTestStringConvertible {
    /// Of a header, or of another file.
    var declared: String
    var code: String
    var uses: [String]

    var testDescription: String { "\(declared) \(code)" }
  }

  @Test(arguments: [
    Case(
      declared: "#define TR(key) NSLocalizedString(key, nil)",
      code: #"self.label.text = TR(@"k");"#, uses: ["k < self.label.text ="]),
    Case(
      declared: "#  define TR(a, key) \\\n  [B text:NSLocalizedString((key), @\"\")]",
      code: #"x = TR(3, @"k");"#, uses: ["k < let x"]),
    Case(
      declared: "#define TR(key) NSLocalizedStringFromTable(key, @\"T\", nil)",
      code: #"x = TR(@"k");"#, uses: ["k@T < let x"]),
    Case(
      declared: "#define TR(key) [[L shared] localizedStringForKey:(key) value:@\"\"]",
      code: #"x = TR(@"k"); y = TR(name); z = TR;"#, uses: ["k < let x"]),
    // The parentheses are the body's.
    Case(
      declared: "#define TR (key) NSLocalizedString(key, nil)", code: #"x = TR(@"k");"#, uses: []),
    Case(declared: "// #define TR(key) NSLocalizedString(key, nil)", code: #"TR(@"k");"#, uses: []),
    Case(
      declared: #"#define TITLE NSLocalizedString(@"k", @"c")"#,
      code: "self.label.text = TITLE;", uses: ["k < via TITLE < self.label.text ="]),
    Case(
      declared: #"#define COUNT(n) [NSString stringWithFormat:NSLocalizedString(@"k", nil), n]"#,
      code: "show(COUNT(3)); COUNT;", uses: ["k < via COUNT < show(_)"]),
    Case(
      declared: """
        NSString *Text(int x, NSString *key) { return NSLocalizedString(key, nil); }
        """, code: #"x = Text(1, @"k");"#, uses: ["k < let x"]),
    Case(
      declared: #"NSString *TITLE() { return NSLocalizedString(@"k", nil); }"#,
      code: "self.label.text = TITLE(); x = TITLE;", uses: ["k < via TITLE < self.label.text ="]),
    Case(
      declared: """
        @implementation L
        + (NSString *)title { return NSLocalizedString(@"k", nil); }
        - (NSString *)text { return NSLocalizedString(@"l", nil); }
        @end
        """, code: "[self.button setTitle:[L title] forState:0]; x = [M title]; y = [L text];",
      uses: ["k < via title < self.button.setTitle(setTitle)"]),
    Case(
      declared: "void log(NSString *key) { write(NSLocalizedString(key, nil)); }",
      code: #"log(@"k");"#, uses: []),
    Case(
      declared: """
        @implementation L
        + (NSString *)text:(NSString *)key { return NSLocalizedString(key, nil); }
        @end
        """, code: #"x = [L text:@"k"]; y = [Other text:@"o"];"#, uses: ["k < let x"]),
    Case(
      declared: """
        @implementation L
        - (NSString *)in:(NSString *)table textFor:(NSString *)key {
          return [bundle localizedStringForKey:key value:nil table:table];
        }
        @end
        """, code: #"x = [[L shared] in:@"T" textFor:@"k"];"#, uses: ["k < let x"]),
    Case(
      declared: """
        @implementation NSString (L)
        - (NSString *)loc { return NSLocalizedString(self, nil); }
        @end
        """, code: #"self.label.text = @"k".loc; x = [@"l" loc]; y = [name loc];"#,
      uses: ["k < self.label.text =", "l < let x"]),
    // Through functions of the app, each of which gives its key on.
    Case(
      declared: """
        @implementation L
        + (NSString *)text:(NSString *)key alter:(NSString *)other {
          return [bundle localizedStringForKey:(key) value:other table:nil];
        }
        + (NSString *)of:(NSString *)name { return [L text:name alter:nil]; }
        @end
        NSString *TR(NSString *name) { return [L of:name]; }
        @implementation NSString (L)
        - (NSString *)loc { return [L of:self]; }
        @end
        """,
      code:
        #"a = [L text:@"k" alter:nil]; b = [L of:@"l"]; c = TR(@"m"); d = @"n".loc; e = TR(name);"#,
      uses: ["k < let a", "l < let b", "m < let c", "n < let d"]),
  ])
  func `follows macros, functions and methods to Foundation`(_ c: Case) {
    let source = "@implementation V\n- (void)show {\n  \(c.code)\n}\n@end\n"
    let declaring = SourceInput(
      path: c.declared.hasPrefix("#") ? "L.h" : "L.m", bytes: Array(c.declared.utf8))
    let using = SourceInput(path: "V.m", bytes: Array(source.utf8))
    for inputs in [[declaring, using], [using, declaring]] {
      let files = readSources(inputs, workers: 1).files
      #expect(files.filter { $0.path == "V.m" }.flatMap(\.uses).map(described) == c.uses)
    }
  }
}
