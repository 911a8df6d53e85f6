import OversetSources
import OversetSurfaces
import OversetSwiftSource
import Testing

/// Initialisers, methods and functions of UIKit and AppKit in Objective-C.
struct ObjectiveCCallTests {
  private static func verdicts(_ code: String) -> [String] {
    let header = """
      @interface A : UIViewController { NSMenuItem *_openItem; }
      @property (nonatomic) UITextField *field;
      @property (nonatomic) UIButton *other;
      @end

      """
    let text =
      header
      + "@implementation A\n- (void)show { \(code) }\n@end\n"
      .replacing("KEY", with: "NSLocalizedString(@\"k\", nil)")
    let files = readSources([SourceInput(path: "A.m", bytes: Array(text.utf8))], workers: 1).files
    let resolver = SurfaceResolver(files, systems: AppSystems())
    return files.flatMap(\.uses).flatMap(resolver.verdicts).map {
      "\($0.surface?.name ?? "-"), : \($0.description)"
    }
  }

  private static let compared = "-, : never drawn: compared, or a key of a dictionary"
  private static let menu = "-, : cannot be cut: a menu is as wide as its items"
  private static let alert = "-, : cannot be cut: an alert of macOS wraps"
  private static let oneLine = ", : can be cut in a room that is not known: 1 line"

  @Test(arguments: [
    ("[[UIAlertView alloc] initWithTitle:KEY message:m delegate:nil];", "alert title"),
    ("[[UIAlertView alloc] initWithTitle:t message:KEY delegate:nil];", "alert message"),
    (
      "[[UIAlertView alloc] initWithTitle:t message:m delegate:nil cancelButtonTitle:KEY];",
      "alert button"
    ),
    (
      "[[UIAlertView alloc] initWithTitle:t message:m delegate:nil otherButtonTitles:a, KEY, nil];",
      "alert button"
    ),
    ("UIAlertView *view = make(); [view addButtonWithTitle:KEY];", "alert button"),
    ("[[UIActionSheet alloc] initWithTitle:KEY delegate:self];", "action sheet title"),
    (
      "[[UIActionSheet alloc] initWithTitle:t delegate:self destructiveButtonTitle:KEY];",
      "action sheet button"
    ),
    (
      "self.item = [[UIBarButtonItem alloc] initWithTitle:KEY style:s target:nil action:nil];",
      "bar button"
    ),
    (
      """
      self.navigationItem.backBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:KEY style:s \
      target:nil action:nil];
      """, "back button"
    ),
    ("[[UISegmentedControl alloc] initWithItems:@[KEY, other]];", "segment"),
    // What asks the text, or is asked by it, shows nothing.
    ("CGFloat width = [KEY sizeWithAttributes:a].width;", compared),
    ("self.title = [KEY length] > 3 ? a : b;", compared),
    ("if ([KEY isEqualToString:name]) {}", compared),
    ("if ([name isEqual:KEY]) {}", compared), ("[titles indexOfObject:KEY];", compared),
    ("[values objectForKey:KEY];", compared), ("[name compare:KEY];", compared),
    ("int page = [pages[KEY] intValue];", compared),
    (
      "[[UIAlertView alloc] initWithTitle:[KEY uppercaseStringWithLocale:l] message:m delegate:d];",
      "alert title"
    ),
    ("[[NSMenuItem alloc] initWithTitle:KEY action:a keyEquivalent:k];", menu),
    ("[fileMenu addItemWithTitle:KEY action:a keyEquivalent:k];", menu),
    ("[popUp addItemWithTitle:KEY];", ": unknown"),
    ("[[self menuItem] setTitle:KEY];", menu), ("[_openItem setTitle:KEY];", menu),
    ("[self setTitle:KEY];", "inline navigation title"),
    ("[self.navigationItem setTitle:KEY];", "inline navigation title"),
    ("[_field setPlaceholder:KEY];", "how field is set up"),
    ("[control setTitle:KEY forSegmentAtIndex:0];", "segment"),
    ("[control setTitle:[KEY uppercaseString] forSegmentAtIndex:[self index]];", "segment"),
    ("[_other setTitle:KEY forState:UIControlStateNormal];", "UIButton"),
    // Of an object that nothing tells the type of.
    ("[other setTitle:KEY];", ": unknown"), ("[self setKey:KEY value:x];", ": unknown"),
    ("NSAlert *alert = [[NSAlert alloc] init]; [alert addButtonWithTitle:KEY];", oneLine),
    ("_b = [NSButton buttonWithTitle:KEY target:a action:b];", oneLine),
    ("_b = [NSButton checkboxWithTitle:KEY target:a action:b];", oneLine),
    ("_b = [NSTextField labelWithString:KEY];", oneLine),
    ("NSButton *b = [[NSButton alloc] init]; [b setTitle:KEY];", oneLine),
    ("NSButton *b = [[NSButton alloc] init]; b.title = KEY;", oneLine),
    ("NSAlert *alert = [[NSAlert alloc] init]; [alert setMessageText:KEY];", alert),
    ("NSAlert *alert = [[NSAlert alloc] init]; alert.informativeText = KEY;", alert),
    ("[item setPaletteLabel:KEY];", "NSToolbarItem, : can be cut"),
    // A chat has messages, too.
    ("[self setMessageText:KEY];", ": unknown"), ("cell.messageText = KEY;", ": unknown"),
    ("NSRunAlertPanel(KEY, m, a, b, c);", alert), ("NSRunAlertPanel(t, KEY, a, b, c);", alert),
    ("NSRunAlertPanel(t, m, KEY, b, c);", oneLine),
    ("[UIAlertView showWithTitle:KEY message:m cancelButtonTitle:c];", "alert title"),
    ("[UIAlertView showWithTitle:t message:KEY cancelButtonTitle:c];", "alert message"),
    ("[UIAlertView showWithTitle:t message:m cancelButtonTitle:KEY];", "alert button"),
    ("[UIContextualAction contextualActionWithStyle:s title:KEY handler:h];", "swipe action"),
    ("[popUp addItemsWithTitles:@[KEY, other]];", oneLine),
    ("NSAssert1(NO, KEY, x);", "log or analytics"),
    ("NSRunAlertPanel(t, m, a, b, c, KEY);", ": unknown"),
    ("NSBeginCriticalAlertSheet(t, a, KEY, c, w, d, e, f, g, m);", oneLine),
    ("[NSAlert alertWithMessageText:t defaultButton:KEY alternateButton:nil];", oneLine),
    ("[[self undoManager] setActionName:KEY];", "how the system shows it (undo)"),
    (
      "[[UIAlertView alloc] initWithTitle:[KEY uppercaseString] message:m delegate:nil];",
      "alert title"
    ),
    ("[[NSMenu alloc] initWithTitle:[KEY stringByAppendingString:@\"…\"]];", menu),
    ("[[NSMenu alloc] initWithTitle:[KEY substringToIndex:1]];", ": unknown"),
    ("[button setToolTip:KEY];", "-, : cannot be cut: a tooltip wraps"),
    ("[NSURL URLWithString:KEY];", "-, : never drawn: address of a page or a file"),
    (
      "[context evaluatePolicy:p localizedReason:KEY reply:nil];",
      "-, : shown elsewhere: dialog of the system, such as that of Touch ID"
    ),
    (
      "[[UIActivityViewController alloc] initWithActivityItems:@[KEY] applicationActivities:nil];",
      "-, : shown elsewhere: what the user gives on or sends"
    ),
  ])
  func `shows a text as in Swift`(_ c: (code: String, verdict: String)) {
    let found = Self.verdicts(c.code)
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.contains(c.verdict) }, "\(found)")
  }
}
