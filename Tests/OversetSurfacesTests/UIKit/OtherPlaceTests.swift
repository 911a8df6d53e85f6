import Testing

@testable import OversetSurfaces

/// Texts that are shown outside of the app.
struct OtherPlaceTests {
  private static let intents = "shown elsewhere: App Intents, in Shortcuts, Spotlight and Siri"
  private static let gallery = "shown elsewhere: gallery of widgets and controls"

  @Test(arguments: [
    VerdictCase(
      #"struct Start: AppIntent { static let title: LocalizedStringResource = "k" }"#, intents),
    VerdictCase(
      #"""
      enum Size: AppEnum {
        static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "k")
      }
      """#, intents),
    VerdictCase(
      #"struct Go: AppIntent { @Parameter(title: "k") var name: String }"#, intents),
    VerdictCase(
      #"""
      func f() {
        let content = UNMutableNotificationContent()
        content.body = NSLocalizedString("k", comment: "")
      }
      """#, "shown elsewhere: notification"),
    VerdictCase(
      #"""
      extension UNMutableNotificationContent { func fill() { body = NSLocalizedString("k", comment: "") } }
      """#, "shown elsewhere: notification"),
    VerdictCase(
      #"""
      func f() { use(UNNotificationAction(identifier: "a", title: NSLocalizedString("k", comment: ""))) }
      """#, "shown elsewhere: notification"),
    VerdictCase(
      #"""
      struct Small: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "a", provider: P()) { _ in V() }.configurationDisplayName("k")
        }
      }
      """#, gallery),
    VerdictCase(
      #"""
      struct Small: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "a", provider: P()) { _ in V() }.description("k")
        }
      }
      """#, gallery),
    VerdictCase(
      #"struct V: View { var body: some View { ShareLink(item: a, message: Text("k")) { Image(a) } } }"#,
      "shown elsewhere: what the user gives on or sends"),
    VerdictCase(
      #"func f() { use(CPListItem(text: NSLocalizedString("k", comment: ""), detailText: nil)) }"#,
      "shown elsewhere: CarPlay"),
    VerdictCase(
      #"func f() { activity.title = 1; let a = NSUserActivity(); a.title = NSLocalizedString("k", comment: "") }"#,
      "shown elsewhere: Spotlight, Siri suggestions and Handoff"),
  ])
  func `what another app or device shows has a verdict of its own`(_ c: VerdictCase) {
    #expect(verdicts(of: [c.source]).map(\.description) == c.verdicts)
  }

  /// A type of the app may have the name.
  @Test func `a type of the app is followed`() {
    let source = #"""
      struct AlertConfiguration: View {
        let title: String
        var body: some View { List { Text(title) } }
      }
      struct Screen: View { var body: some View { AlertConfiguration(title: String(localized: "k")) } }
      """#
    #expect(
      verdicts(of: [source]).map(\.description)
        == ["cannot be cut: in a List, and nothing limits lines or height"])
  }
}
