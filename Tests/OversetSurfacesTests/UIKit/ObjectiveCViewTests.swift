import Testing

@testable import OversetSurfaces

/// Labels and buttons that code of Objective-C makes.
struct ObjectiveCViewTests {
  private static func verdict(
    _ statements: String, other: String = "", outlets: Set<String> = []
  ) -> String {
    verdicts(
      ofObjectiveC: """
        #define BAR_WIDTH 96
        static const CGFloat kInset = 8.0f;
        @interface Screen : UIViewController
        @property (nonatomic, strong) UILabel *name;
        @property (nonatomic, strong) UIButton *close;
        @end
        @implementation Screen
        - (void)viewDidLoad {
          \(statements)
        }
        \(other)
        @end
        """, outlets: outlets
    ).map(\.description).joined(separator: "|")
  }

  private static let made = "self.name = [[UILabel alloc] init]; "
  private static let shown = " self.name.text = NSLocalizedString(@\"k\", nil);"

  private static func framed(_ width: String) -> String {
    made + "self.name.frame = CGRectMake(20, 80, \(width), 30);" + shown
  }

  private static let widths: [(String, String)] = [
    (made + shown, "screen"), (framed("120"), "120"), (framed("BAR_WIDTH"), "96"),
    (framed("self.view.frame.size.width - 2 * kInset"), "screen - 16"),
    (framed("([UIScreen mainScreen].bounds.size.width - 40) / 2.0f"), "screen * 0.5 - 20"),
    (framed("[[UIScreen mainScreen] bounds].size.width"), "screen"),
    (framed("CGRectGetWidth(self.view.bounds) - 32"), "screen - 32"),
    (framed("width"), "screen"), (framed("self.scrollView.frame.size.width - 10"), "screen"),
    (framed("120") + " [self.name sizeToFit];", "screen"),
    (framed("120") + " [stack addArrangedSubview:self.name];", "screen"),
    (framed("120") + " self.name.frame = other;", "screen"),
    (framed("120") + " [self.view addSubview:self.name]; self.name.hidden = YES;", "120"),
    (made + "[self.name setFrame:CGRectMake(0, 0, 150, 20)];" + shown, "150"),
    ("_name = [[UILabel alloc] initWithFrame:CGRectMake(0, 0, 90, 20)];" + shown, "90"),
    (made + "if (self.name) { [_name setFrame:CGRectMake(0, 0, 150, 20)]; }" + shown, "150"),
    (
      "UILabel *title = [[[UILabel alloc] initWithFrame:CGRectMake(0, 0, 70, 20)] autorelease]; "
        + "title.font = [UIFont boldSystemFontOfSize:12]; [title setText:NSLocalizedString(@\"k\", nil)];",
      "70"
    ),
  ]

  @Test(arguments: widths)
  func `a label has the width of its frame`(statements: String, width: String) {
    #expect(Self.verdict(statements) == "can be cut: 1 line, at most \(width)")
  }

  @Test(arguments: [
    made + "[Styles apply:self.name];" + shown, made + "self.other.label = self.name;" + shown,
    made + "[self.name useTheme];" + shown, "self.name = [Factory label];" + shown,
    made + "self.name.theme.font(@\"heading\");" + shown, made + "self.name.styled(2);" + shown,
    made + "self.name = [Factory label];" + shown, made + "NSArray *all = @[self.name];" + shown,
    // From iOS 11 on a bar asks such a view how large it is.
    made + "self.navigationItem.titleView = self.name;" + shown,
  ])
  func `what something else may change is not known`(statements: String) {
    #expect(Self.verdict(statements) == "unknown: how name is set up")
    // Another class may have an outlet of the name.
    #expect(Self.verdict(statements, outlets: ["name"]) == "unknown: how name is set up")
  }

  @Test func `a property may make its view when it is asked for`() {
    let getter = """
      - (UILabel *)name {
        if (!_name) { _name = [[UILabel alloc] init]; _name.numberOfLines = 2; }
        return _name;
      }
      """
    #expect(Self.verdict(Self.shown, other: getter) == "can be cut: 2 lines, at most screen")
  }

  /// Each method has a variable of its own.
  @Test func `variables of one name are told apart`() {
    func label(_ width: Int, _ lines: Int) -> String {
      """
      UILabel *title = [[UILabel alloc] initWithFrame:CGRectMake(0, 0, \(width), 20)];
      title.numberOfLines = \(lines);
      title.text = NSLocalizedString(@"k", nil);
      """
    }
    let found = Self.verdict(label(70, 1), other: "- (void)other { \(label(90, 2)) }")
    #expect(
      found
        == "can be cut: 1 line, 20.0 high, at most 70|can be cut: 2 lines, 20.0 high, at most 90"
        || found == "can be cut: 1 line, at most 70|can be cut: 2 lines, 20.0 high, at most 90")
  }

  @Test(arguments: [
    ("", "can be cut: 1 line, at most 60"),
    ("self.close.titleLabel.numberOfLines = 0;", "unknown: how close is set up"),
    (
      "self.close.titleLabel.lineBreakMode = NSLineBreakByWordWrapping;",
      "unknown: how close is set up"
    ),
  ])
  func `a button has the width of its frame`(code: String, verdict: String) {
    #expect(
      Self.verdict(
        """
        self.close = [UIButton buttonWithType:UIButtonTypeSystem];
        self.close.frame = CGRectMake(0, 0, 60, 44);
        \(code)
        [self.close addTarget:self action:@selector(end) forControlEvents:UIControlEventTouchUpInside];
        [self.close setTitle:NSLocalizedString(@"k", nil) forState:UIControlStateNormal];
        [self.view addSubview:self.close];
        """) == verdict)
  }

  /// UIBarButtonItem reference: a bar shows an image or a view in the place of a title.
  @Test(arguments: [
    ("initWithImage:image style:s", "never drawn"), ("initWithCustomView:view", "never drawn"),
    ("initWithTitle:nil style:s", "can be cut"),
  ])
  func `an item with an image shows no title`(maker: String, verdict: String) {
    let code = "UIBarButtonItem *card = [[UIBarButtonItem alloc] \(maker) target:self action:a]; "
    for use in [
      "card.title = NSLocalizedString(@\"k\", nil);",
      "[card setTitle:NSLocalizedString(@\"k\", nil)];",
    ] {
      #expect(Self.verdict(code + use).hasPrefix(verdict), "\(Self.verdict(code + use))")
    }
  }
}
