import SwiftUI

private struct Row: View {
  let title: LocalizedStringKey
  var body: some View { Text(title).lineLimit(1) }
}

struct OneStep: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: 1 line, at most screen - 32", because: "the row has one line")
  var body: some View { List { Row(title: "OneStep") } }
}

private struct OpenRow: View {
  private let text: LocalizedStringKey
  init(_ title: LocalizedStringKey) { self.text = title }
  var body: some View { HStack { Text(text) } }
}

struct OneStepThatGrows: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: in a Form, and nothing limits lines or height",
    because: "the row limits nothing")
  var body: some View { Form { OpenRow("OneStepThatGrows") } }
}

private struct CardInParts<Content: View>: View {
  @ViewBuilder var content: () -> Content
  var body: some View { ScrollView { main } }
  private var main: some View { VStack { content() }.padding() }
}

struct MembersOfAView: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: in a ScrollView, and nothing limits lines or height",
    because: "the member puts it into a stack, and the body that into what scrolls")
  var body: some View { CardInParts { Text("MembersOfAView") } }
}

private struct RowInARow: View {
  let title: LocalizedStringKey
  var body: some View { Row(title: title) }
}

struct TwoSteps: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: 1 line, at most screen - 32", because: "the inner row has one line")
  var body: some View { List { RowInARow(title: "TwoSteps") } }
}

private struct RowInARowInARow: View {
  let title: LocalizedStringKey
  var body: some View { VStack { RowInARow(title: title) } }
}

struct ThreeSteps: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: 1 line, at most screen - 32", because: "the inner row has one line")
  var body: some View { List { RowInARowInARow(title: "ThreeSteps") } }
}

private struct OutermostRow: View {
  let title: LocalizedStringKey
  var body: some View { RowInARowInARow(title: title) }
}

struct FourSteps: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "unknown: how Row(title:) shows it",
    because: "the inner row has one line; only three steps are followed")
  var body: some View { List { OutermostRow(title: "FourSteps") } }
}

private struct Card<Content: View>: View {
  @ViewBuilder var content: () -> Content
  var body: some View { VStack { content() }.padding().background(.yellow) }
}

struct TextInACard: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: in a List, and nothing limits lines or height",
    because: "the card limits nothing")
  var body: some View { List { Card { Text("TextInACard") } } }
}

private struct LowCard<Content: View>: View {
  let content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View { content.frame(height: 40) }
}

struct TextInALowCard: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: any lines, 40.0 high, at most screen - 32",
    because: "the card has a fixed height")
  var body: some View { List { LowCard { Text("TextInALowCard") } } }
}

struct TextInAProperty: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: in a List, and nothing limits lines or height",
    because: "the property is a row of the list")
  var body: some View { List { header } }
  private var header: some View { HStack { Text("TextInAProperty") } }
}

struct TextInAFunction: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: 1 line, at most screen - 32", because: "the function limits the line")
  var body: some View { List { row("TextInAFunction") } }
  private func row(_ title: LocalizedStringKey) -> some View { Text(title).lineLimit(1) }
}

struct TextInAConstant: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: 1 line, at most screen", because: "the constant's use has one line")
  private static let title = LocalizedStringKey("TextInAConstant")
  var body: some View { Text(Self.title).lineLimit(1) }
}

private enum Outer {
  struct Tile: View {
    let title: LocalizedStringKey
    var body: some View { Text(title).lineLimit(1) }
  }
}

private enum Other {
  struct Tile: View {
    let title: LocalizedStringKey
    var body: some View { Text(title) }
  }
}

struct QualifiedType: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: 1 line, at most screen - 32", because: "that tile has one line")
  var body: some View {
    List {
      Outer.Tile(title: "QualifiedType")
      Other.Tile(title: "")
    }
  }
}

private struct OneLine: ViewModifier {
  func body(content: Content) -> some View { content.lineLimit(1) }
}

struct TextWithAModifier: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: 1 line, at most screen - 32", because: "the modifier has one line")
  var body: some View { List { Text("TextWithAModifier").modifier(OneLine()) } }
}

private struct SometimesOneLine: ViewModifier {
  let isShort: Bool
  func body(content: Content) -> some View {
    if isShort { content.lineLimit(1) } else { content }
  }
}

struct TextWithTwoWays: SurfaceView {
  static let expectation = Expectation(
    .depends, says: "can be cut: 1 line, at most screen - 32",
    because: "of the modifier's two ways the worse one counts, and is not sure")
  var body: some View {
    List { Text("TextWithTwoWays").modifier(SometimesOneLine(isShort: false)) }
  }
}

extension View {
  fileprivate func card() -> some View { padding(8).background(.yellow) }
  fileprivate func shortTitle() -> some View { font(.headline).lineLimit(1) }
}

struct TextOnACard: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: in a List, and nothing limits lines or height",
    because: "the modifier limits nothing")
  var body: some View { List { Text("TextOnACard").card() } }
}

struct TextAsAShortTitle: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: 1 line, at most screen - 32", because: "the modifier has one line")
  var body: some View { List { Text("TextAsAShortTitle").shortTitle() } }
}

struct TextInAnIf: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: 1 line, at most screen - 32", because: "one line on iOS")
  var body: some View {
    List {
      Text("TextInAnIf")
        #if os(iOS)
          .lineLimit(1)
        #endif
    }
  }
}

struct LabelForVoiceOver: SurfaceView {
  static let expectation = Expectation(
    .undrawn, says: "never drawn: accessibility", because: "VoiceOver reads it")
  var body: some View {
    List { Image(systemName: "star").accessibilityLabel("LabelForVoiceOver") }
  }
}

struct HintForVoiceOver: SurfaceView {
  static let expectation = Expectation(
    .undrawn, says: "never drawn: accessibility", because: "VoiceOver reads it")
  var body: some View {
    List { Image(systemName: "star").accessibilityHint(Text("HintForVoiceOver")) }
  }
}

struct ActionForVoiceOver: SurfaceView {
  static let expectation = Expectation(
    .undrawn, says: "never drawn: accessibility", because: "VoiceOver reads it")
  var body: some View {
    List { Image(systemName: "star").accessibilityAction(named: "ActionForVoiceOver") {} }
  }
}

struct ImageForVoiceOver: SurfaceView {
  static let expectation = Expectation(
    .undrawn, says: "never drawn: accessibility", because: "Apple, Image(_:label:)")
  var body: some View { List { Image("star", label: Text("ImageForVoiceOver")) } }
}

struct HelpOfAButton: SurfaceView {
  static let expectation = Expectation(
    .undrawn, says: "never drawn: hint for VoiceOver, and a tooltip on a Mac",
    because: "Apple, help(_:): no tooltips on iPhone")
  var body: some View { List { Image(systemName: "star").help("HelpOfAButton") } }
}

struct HiddenText: SurfaceView {
  static let expectation = Expectation(
    .undrawn, says: "never drawn: hidden", because: "Apple, hidden()")
  var body: some View { List { Text("HiddenText").hidden() } }
}

struct HiddenStack: SurfaceView {
  static let expectation = Expectation(
    .undrawn, says: "never drawn: hidden", because: "Apple, hidden()")
  var body: some View { List { VStack { Text("HiddenStack") }.hidden() } }
}
