import SwiftUI

struct Segment: SurfaceView {
  static let expectation = Expectation(
    .cut,
    says: "can be cut: iOS 26: 1 line, screen * 0.5 - 4;"
      + " iOS up to 18: 1 line, at most screen * 0.5",
    because: "openuikit, Signal-iOS issue 3096: one line, truncated")
  @State private var choice = 0
  var body: some View {
    Picker(selection: $choice) {
      Text("Segment").tag(0)
      Text(verbatim: "2").tag(1)
    } label: {
      EmptyView()
    }.pickerStyle(.segmented)
  }
}

struct SegmentOfALoop: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut in a room that is not known: segment",
    because: "the number of segments decides the width of each")
  @State private var choice = 0
  var body: some View {
    Picker(selection: $choice) {
      ForEach(0..<3, id: \.self) { _ in Text("SegmentOfALoop") }
    } label: {
      EmptyView()
    }.pickerStyle(.segmented)
  }
}

struct NameOfSegments: SurfaceView {
  static let expectation = Expectation(
    .undrawn, says: "cannot be cut: in a List, and nothing limits lines or height",
    because: "believed: a segmented picker of iOS has no label; VoiceOver reads it")
  @State private var choice = 0
  var body: some View {
    List {
      Picker("NameOfSegments", selection: $choice) {
        Text(verbatim: "1").tag(0)
        Text(verbatim: "2").tag(1)
      }.pickerStyle(.segmented)
    }
  }
}

struct OptionInAMenu: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: iOS 26: 2 lines, 162 to 194; iOS up to 18: 2 lines, 190 to 218",
    because: "Flutter, on iOS 18.5: two lines; openuikit: it wraps from iOS 26", needsTouch: true)
  @State private var choice = 1
  var body: some View {
    Picker(selection: $choice) {
      Text("OptionInAMenu").tag(0)
      Text(verbatim: "2").tag(1)
    } label: {
      EmptyView()
    }.pickerStyle(.menu)
  }
}

struct OptionInAForm: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: in a Form, and nothing limits lines or height",
    because: "Apple, inline: options are rows")
  @State private var choice = 0
  var body: some View {
    Form {
      Picker(selection: $choice) {
        Text("OptionInAForm").tag(0)
        Text(verbatim: "2").tag(1)
      } label: {
        EmptyView()
      }.pickerStyle(.inline)
    }
  }
}

struct OptionOfAWheel: SurfaceView {
  static let expectation = Expectation(
    .depends, says: "unknown: how the system shows it (Picker's options)",
    because: "one line on a wheel; its width depends on the others")
  @State private var choice = 0
  var body: some View {
    Picker(selection: $choice) {
      Text("OptionOfAWheel").tag(0)
    } label: {
      EmptyView()
    }.pickerStyle(.wheel)
  }
}

struct NameOfAPicker: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: in a Form, and nothing limits lines or height",
    because: "believed: the label of a row wraps")
  @State private var choice = 0
  var body: some View {
    Form { Picker("NameOfAPicker", selection: $choice) { Text(verbatim: "1").tag(0) } }
  }
}

struct NameOfASwitch: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: in a Form, and nothing limits lines or height",
    because: "believed: the label of a row wraps")
  @State private var isOn = true
  var body: some View { Form { Toggle("NameOfASwitch", isOn: $isOn) } }
}

struct NameOfAHiddenSwitch: SurfaceView {
  static let expectation = Expectation(
    .undrawn, says: "never drawn: hidden", because: "Apple, labelsHidden(): VoiceOver reads it")
  @State private var isOn = true
  var body: some View { Form { Toggle("NameOfAHiddenSwitch", isOn: $isOn).labelsHidden() } }
}

struct SwitchOfOneLine: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: 1 line, at most screen - 64",
    because: "Apple, lineLimit(_:): the label gets it from the environment")
  @State private var isOn = true
  var body: some View { Form { Toggle("SwitchOfOneLine", isOn: $isOn).lineLimit(1) } }
}

struct NameOfAStepper: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: in a Form, and nothing limits lines or height",
    because: "believed: the label of a row wraps")
  @State private var count = 1
  var body: some View { Form { Stepper("NameOfAStepper", value: $count) } }
}

struct NameOfADate: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: in a Form, and nothing limits lines or height",
    because: "believed: the label of a row wraps")
  @State private var date = Date(timeIntervalSince1970: 0)
  var body: some View { Form { DatePicker("NameOfADate", selection: $date) } }
}

struct NameOfAColor: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: in a Form, and nothing limits lines or height",
    because: "believed: the label of a row wraps")
  @State private var color = Color.red
  var body: some View { Form { ColorPicker("NameOfAColor", selection: $color) } }
}

struct NameOfASlider: SurfaceView {
  static let expectation = Expectation(
    .undrawn, says: "cannot be cut: in a Form, and nothing limits lines or height",
    because: "Apple, Slider: not all styles show the label; VoiceOver reads it on iOS")
  @State private var value = 0.5
  var body: some View {
    Form {
      Slider(value: $value) {
        Text("NameOfASlider")
      }
    }
  }
}

struct NameOfProgress: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: in a List, and nothing limits lines or height",
    because: "believed: the label above the bar wraps")
  var body: some View { List { ProgressView("NameOfProgress", value: 0.5) } }
}

struct Placeholder: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: 1 line, at most screen", because: "a text field has one line")
  @State private var name = ""
  var body: some View { Form { TextField("Placeholder", text: $name) } }
}

struct PlaceholderOfAPassword: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: 1 line, at most screen", because: "a text field has one line")
  @State private var name = ""
  var body: some View { Form { SecureField("PlaceholderOfAPassword", text: $name) } }
}

struct PromptOfAField: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: 1 line, at most screen",
    because: "Apple, TextField: the prompt is the placeholder")
  @State private var name = ""
  var body: some View {
    Form {
      TextField(text: $name, prompt: Text("PromptOfAField")) { Text(verbatim: "name") }
    }
  }
}

struct FieldWithAPrompt: SurfaceView {
  static let expectation = Expectation(
    .undrawn, says: "never drawn: hidden",
    because: "Apple, TextField: where there is a prompt, iOS does not show the label")
  @State private var name = ""
  var body: some View {
    Form { TextField("FieldWithAPrompt", text: $name, prompt: Text(verbatim: "prompt")) }
  }
}

struct FieldWithText: SurfaceView {
  static let expectation = Expectation(
    .undrawn, says: "unknown: how the system shows it (constant)",
    because: "the field shows its text; a constant may be empty")
  var body: some View { Form { TextField("FieldWithText", text: .constant("text")) } }
}

struct FieldThatGrows: SurfaceView {
  static let expectation = Expectation(
    .depends, says: "unknown: how the system shows it (TextField(axis:))",
    because: "no source: whether its placeholder wraps")
  @State private var name = ""
  var body: some View { Form { TextField("FieldThatGrows", text: $name, axis: .vertical) } }
}

struct LabelInAList: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: in a List, and nothing limits lines or height",
    because: "believed: the title wraps beside the icon")
  var body: some View { List { Label("LabelInAList", systemImage: "star") } }
}

struct LabelWithoutATitle: SurfaceView {
  static let expectation = Expectation(
    .undrawn, says: "never drawn: only the icon is shown", because: "Apple, iconOnly")
  var body: some View {
    List { Label("LabelWithoutATitle", systemImage: "star").labelStyle(.iconOnly) }
  }
}

struct LabelWithoutAnIcon: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: in a List, and nothing limits lines or height",
    because: "Apple, titleOnly")
  var body: some View {
    List { Label("LabelWithoutAnIcon", systemImage: "star").labelStyle(.titleOnly) }
  }
}

struct LabelsWithoutTitles: SurfaceView {
  static let expectation = Expectation(
    .undrawn, says: "never drawn: only the icon is shown",
    because: "Apple, labelStyle(_:): the style of all labels inside")
  var body: some View {
    List {
      HStack { Label("LabelsWithoutTitles", systemImage: "star") }.labelStyle(.iconOnly)
    }
  }
}

private struct BigStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon
      configuration.title.lineLimit(1)
    }
  }
}

struct LabelWithAnOwnStyle: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: 1 line, at most screen - 32", because: "the style has one line")
  var body: some View {
    List { Label("LabelWithAnOwnStyle", systemImage: "star").labelStyle(BigStyle()) }
  }
}

struct ButtonInAList: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: in a List, and nothing limits lines or height",
    because: "a button's title wraps")
  var body: some View { List { Button("ButtonInAList") {} } }
}

struct ProminentButton: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: in a ScrollView, and nothing limits lines or height",
    because: "a button's title wraps, and the button grows")
  var body: some View {
    ScrollView { Button("ProminentButton") {}.buttonStyle(.borderedProminent) }
  }
}

struct ButtonOfOneLine: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: 1 line, at most screen", because: "Apple, lineLimit(_:)")
  var body: some View {
    ScrollView {
      Button {
      } label: {
        Text("ButtonOfOneLine").lineLimit(1)
      }.buttonStyle(.bordered)
    }
  }
}

struct WebLink: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: in a List, and nothing limits lines or height",
    because: "a link is a button")
  var body: some View {
    if let url = URL(string: "https://example.com") { List { Link("WebLink", destination: url) } }
  }
}

private struct OneLineStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.lineLimit(1).padding(.horizontal, 10).background(.yellow)
  }
}

struct ButtonWithAStyleOfOneLine: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: 1 line, at most screen - 52",
    because: "the style limits its label")
  var body: some View {
    List { Button("ButtonWithAStyleOfOneLine") {}.buttonStyle(OneLineStyle()) }
  }
}

private struct GrowingStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding().background(.yellow)
  }
}

struct ButtonWithAStyleThatGrows: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: in a List, and nothing limits lines or height",
    because: "the style limits nothing")
  var body: some View {
    List { Button("ButtonWithAStyleThatGrows") {}.buttonStyle(GrowingStyle()) }
  }
}

private struct LowStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.frame(height: 44).frame(maxWidth: .infinity)
  }
}

struct ButtonWithAStyleOfOneHeight: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: any lines, 44.0 high, at most screen - 32",
    because: "the style has a fixed height")
  var body: some View {
    List { Button("ButtonWithAStyleOfOneHeight") {}.buttonStyle(LowStyle()) }
  }
}

struct ButtonsInsideOfAStyle: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: 1 line, at most screen - 52",
    because: "Apple, buttonStyle(_:): the style of all buttons inside")
  var body: some View {
    List { VStack { Button("ButtonsInsideOfAStyle") {} } }.buttonStyle(OneLineStyle())
  }
}

extension ButtonStyle where Self == OneLineButtonStyle {
  static var oneLine: OneLineButtonStyle { OneLineButtonStyle() }
}

struct OneLineButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label.lineLimit(1) }
}

struct ButtonWithANamedStyle: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: 1 line, at most screen - 32", because: "the style has one line")
  var body: some View { List { Button("ButtonWithANamedStyle") {}.buttonStyle(.oneLine) } }
}
