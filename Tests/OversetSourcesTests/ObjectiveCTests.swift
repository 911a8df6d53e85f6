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
      uses: ["k@T < x ="]),
    Case(
      code: #"x = [bundle localizedStringForKey:@"k" value:nil table:@"T"];"#, uses: ["k@T < x ="]),
    Case(
      code: #"show([NSString stringWithFormat:NSLocalizedString(@"a" @"b", nil), 3]);"#,
      uses: ["ab < NSString.stringWithFormat(stringWithFormat) < show(_)"]),
    Case(code: #"// NSLocalizedString(@"k", nil)"#, uses: []),
    Case(code: #"/* NSLocalizedString(@"k", nil) */ @"NSLocalizedString(";"#, uses: []),
    Case(code: #"return NSLocalizedString(@"\u00e9\n", nil);"#, uses: ["é\n < -> show"]),
  ])
  func `finds keys and what is around them`(_ c: Case) {
    let source = "@implementation V\n- (NSString *)show:(int)x {\n  \(c.code)\n}\n@end\n"
    #expect(uses(of: source, ending: "m") == c.uses)
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
    #expect(file.assignments.map(\.chain) == [[], ["button"]])
    #expect(file.assignments.map(\.attribute) == ["title", "setTitle"])
    #expect(file.assignments.map(\.value) == [.keys([SourceKey("k")]), .keys([SourceKey("b")])])
  }
}
