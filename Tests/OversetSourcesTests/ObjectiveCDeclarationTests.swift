import OversetSources
import Testing

/// What classes of Objective-C declare.
struct ObjectiveCDeclarationTests {
  private static func file(_ text: String) -> SourceFile {
    objectiveCDeclarations(SourceInput(path: "Row.h", bytes: Array(text.utf8)))
  }

  @Test(arguments: [
    ("@property (nonatomic, weak) IBOutlet UILabel *title;", ["title: UILabel"], true),
    (
      "@property(strong) UIButton *first, * second;", ["first: UIButton", "second: UIButton"], false
    ),
    ("@property UILabel * _Nullable title NS_AVAILABLE_IOS(9);", ["title: UILabel"], false),
    ("@property (nonatomic) NSArray<Row *> *rows;", ["rows: Row"], false),
    (
      "@property (nonatomic) IBOutletCollection(UILabel) NSArray *titles;", ["titles: UILabel"],
      true
    ),
    ("@property (nonatomic) id<Themed> theme;", [], false),
    ("@property (nonatomic, copy) void (^done)(NSString *text);", [], false),
    ("@property (nonatomic) NSInteger count;", [], false),
    ("- (UILabel *)titleLabel;", ["titleLabel: UILabel"], false),
    ("- (NSString *)textForRow:(NSInteger)row;", [], false),
    ("+ (Row *)shared;", [], false),
  ])
  func `members have the types that are written`(
    _ c: (line: String, members: [String], isOutlet: Bool)
  ) {
    let file = Self.file("@interface Row : UITableViewCell <Themed>\n\(c.line)\n@end\n")
    #expect(file.members.map { "\($0.name): \($0.typeName ?? "-")" } == c.members)
    #expect(file.members.allSatisfy { $0.type == "Row" })
    #expect(file.outlets.contains(where: \.isOutlet) == c.isOutlet)
    #expect(file.types.map(\.inherited) == [["UITableViewCell", "Themed"]])
  }

  @Test func `variables of a class are its properties' without the line before them`() {
    let file = Self.file(
      """
      @class Cell;
      @protocol Themed;
      @interface Row () {
        @private
        UILabel *_title;   // shown
        BOOL isOpen; IBOutlet NSButton *check;
      }
      @end
      @implementation Row { UITextField *_field; }
      - (void)show { UILabel *local = nil; [self show]; }
      @end
      UILabel *outside;
      """)
    #expect(file.members.map(\.name) == ["title", "check", "field"])
    #expect(file.types.map(\.isExtension) == [true])
    #expect(file.outlets.map(\.isOutlet) == [false, true, false])
  }

  @Test func `a method behind a property is seen`() {
    let file = Self.file(
      """
      @interface Row : UIView
      @property (nonatomic) UIView *line;
      - (UILabel *)titleLabel;
      @end
      """)
    #expect(file.members.map(\.name) == ["line", "titleLabel"])
  }

  @Test(arguments: [
    "@interface", "@interface Row : ", "@interface Row {", "@property", "@interface R\n@property (",
    "@interface R\n- (", "@interface R { @", "@interface R <", "@interface R\n@property A *",
  ])
  func `a file that ends too early has no more`(_ text: String) {
    #expect(Self.file(text).members.isEmpty)
  }
}
