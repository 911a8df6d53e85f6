import SwiftUI

struct InlineTitle: SurfaceView {
  static let expectation = Expectation(
    .cut,
    says: "can be cut: iOS 26: 1 line, at most screen - 32;"
      + " iOS up to 18: 1 line, at most screen - 32",
    because: "openuikit: one line, truncated; Human Interface Guidelines: 15 characters or less")
  var body: some View {
    NavigationStack {
      List {}.navigationTitle("InlineTitle").navigationBarTitleDisplayMode(.inline)
    }
  }
}

struct LargeTitle: SurfaceView {
  static let expectation = Expectation(
    .cut,
    says: "can be cut: iOS 26: 1 line, at most screen - 32;"
      + " iOS up to 18: 1 line, at most screen - 32",
    because: "one line, truncated: mastodon-ios issue 1139")
  var body: some View {
    NavigationStack {
      List {}.navigationTitle("LargeTitle").navigationBarTitleDisplayMode(.large)
    }
  }
}

struct AutomaticTitle: SurfaceView {
  static let expectation = Expectation(
    .cut,
    says: "can be cut: iOS 26: 1 line, at most screen - 32;"
      + " iOS up to 18: 1 line, at most screen - 32",
    because: "large at first, inline when the list is scrolled: one line in both")
  var body: some View { NavigationStack { List {}.navigationTitle("AutomaticTitle") } }
}

struct TitleAsText: SurfaceView {
  static let expectation = Expectation(
    .cut,
    says: "can be cut: iOS 26: 1 line, at most screen - 32;"
      + " iOS up to 18: 1 line, at most screen - 32",
    because: "the same with a Text")
  var body: some View {
    NavigationStack {
      List {}.navigationTitle(Text("TitleAsText")).toolbarTitleDisplayMode(.inline)
    }
  }
}

struct PrincipalText: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut in a room that is not known: the size that the toolbar leaves",
    because: "reported: a Text in a toolbar truncates; its room depends on the other items")
  var body: some View {
    NavigationStack {
      List {}.toolbar { ToolbarItem(placement: .principal) { Text("PrincipalText") } }
    }
  }
}

struct BarButton: SurfaceView {
  static let expectation = Expectation(
    .cut,
    says: "can be cut: iOS 26: 1 line, at most screen - 64;"
      + " iOS up to 18: 1 line, at most screen - 48",
    because: "openuikit, a dump: one line")
  var body: some View {
    NavigationStack { List {}.toolbar { Button("BarButton") {} } }
  }
}

struct ConfirmingBarButton: SurfaceView {
  static let expectation = Expectation(
    .depends,
    says: "can be cut: iOS 26: 1 line, at most screen - 64;"
      + " iOS up to 18: 1 line, at most screen - 48",
    because: "text up to iOS 18, where it is cut; from iOS 26 some placements show a sign instead")
  var body: some View {
    NavigationStack {
      List {}.toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("ConfirmingBarButton") {} }
      }
    }
  }
}

struct BarMenu: SurfaceView {
  static let expectation = Expectation(
    .cut,
    says: "can be cut: iOS 26: 1 line, at most screen - 64;"
      + " iOS up to 18: 1 line, at most screen - 48",
    because: "the label of a menu is a button in the bar")
  var body: some View {
    NavigationStack {
      List {}.toolbar {
        ToolbarItem(placement: .topBarTrailing) { Menu("BarMenu") { Button(action: {}) {} } }
      }
    }
  }
}

struct BarLabel: SurfaceView {
  static let expectation = Expectation(
    .undrawn, says: "never drawn: only the icon is shown",
    because: "believed: a label in a bar is an icon")
  var body: some View {
    NavigationStack {
      List {}.toolbar {
        Button {
        } label: {
          Label("BarLabel", systemImage: "plus")
        }
      }
    }
  }
}

struct BarButtonWithAnIcon: SurfaceView {
  static let expectation = Expectation(
    .undrawn, says: "never drawn: only the icon is shown",
    because: "Apple: a button with an image has a Label, which is an icon in a bar")
  var body: some View {
    NavigationStack {
      List {}.toolbar { Button("BarButtonWithAnIcon", systemImage: "plus") {} }
    }
  }
}

struct BarMenuWithAnIcon: SurfaceView {
  static let expectation = Expectation(
    .undrawn, says: "never drawn: only the icon is shown",
    because: "Apple: a menu with an image has a Label, which is an icon in a bar")
  var body: some View {
    NavigationStack {
      List {}.toolbar {
        ToolbarItem { Menu("BarMenuWithAnIcon", systemImage: "ellipsis") { Text(verbatim: "1") } }
      }
    }
  }
}

struct BarLabelWithATitle: SurfaceView {
  static let expectation = Expectation(
    .cut,
    says: "can be cut: iOS 26: 1 line, at most screen - 64;"
      + " iOS up to 18: 1 line, at most screen - 48",
    because: "Apple, titleOnly: the title instead of the icon, also in bars")
  var body: some View {
    NavigationStack {
      List {}.toolbar {
        Button {
        } label: {
          Label("BarLabelWithATitle", systemImage: "plus").labelStyle(.titleOnly)
        }
      }
    }
  }
}

struct BottomBarButton: SurfaceView {
  static let expectation = Expectation(
    .cut,
    says: "can be cut: iOS 26: 1 line, at most screen - 64;"
      + " iOS up to 18: 1 line, at most screen - 32",
    because: "openuikit: one line")
  var body: some View {
    NavigationStack {
      List {}.toolbar {
        ToolbarItem(placement: .bottomBar) { Button("BottomBarButton") {} }
      }
    }
  }
}

struct KeyboardButton: SurfaceView {
  static let expectation = Expectation(
    .depends, says: "can be cut in a room that is not known: the size that the toolbar leaves",
    because: "seen only above the keyboard", needsTouch: true)
  @State private var name = ""
  var body: some View {
    List { TextField(text: $name) { Text(verbatim: "name") } }.toolbar {
      ToolbarItem(placement: .keyboard) { Button("KeyboardButton") {} }
    }
  }
}

struct ItemOfATitleMenu: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: iOS 26: 2 lines, 162 to 194; iOS up to 18: 2 lines, 190 to 218",
    because: "Flutter, on iOS 18.5: two lines; openuikit: it wraps from iOS 26", needsTouch: true)
  var body: some View {
    NavigationStack {
      List {}.navigationTitle(Text(verbatim: "title")).toolbarTitleMenu {
        Button("ItemOfATitleMenu") {}
      }
    }
  }
}

struct TabLabel: SurfaceView {
  static let expectation = Expectation(
    .cut,
    says: "can be cut: iOS 26: 1 line, at most screen * 0.5 - 20.875;"
      + " iOS up to 18: 1 line, screen * 0.5 - 4",
    because: "four dumps; NoTomorrow, SweepPic: one line, cut")
  var body: some View {
    TabView {
      Text(verbatim: "1").tabItem { Label("TabLabel", systemImage: "star") }
      Text(verbatim: "2").tabItem { Label(title: { Text(verbatim: "2") }, icon: { EmptyView() }) }
    }
  }
}

struct TabText: SurfaceView {
  static let expectation = Expectation(
    .cut,
    says: "can be cut: iOS 26: 1 line, at most screen * 0.5 - 20.875;"
      + " iOS up to 18: 1 line, screen * 0.5 - 4",
    because: "four dumps; NoTomorrow, SweepPic: one line, cut")
  var body: some View {
    TabView {
      Text(verbatim: "1").tabItem { Text("TabText") }
      Text(verbatim: "2").tabItem { Text(verbatim: "2") }
    }
  }
}

struct NewTab: SurfaceView {
  static let expectation = Expectation(
    .cut,
    says: "can be cut: iOS 26: 1 line, at most screen * 0.5 - 20.875;"
      + " iOS up to 18: 1 line, screen * 0.5 - 4",
    because: "four dumps; NoTomorrow, SweepPic: one line, cut")
  var body: some View {
    TabView {
      Tab("NewTab", systemImage: "star") { Text(verbatim: "1") }
      Tab(LocalizedStringKey(""), systemImage: "moon") { Text(verbatim: "2") }
    }
  }
}

struct TabOfALoop: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut in a room that is not known: tab item",
    because: "the number of tabs decides the width of each")
  var body: some View {
    TabView {
      ForEach(0..<4, id: \.self) { number in
        Text(verbatim: "\(number)").tabItem { Text("TabOfALoop") }
      }
    }
  }
}

struct SearchPrompt: SurfaceView {
  static let expectation = Expectation(
    .cut,
    says: "can be cut: iOS 26: 1 line, at most screen - 32;"
      + " iOS up to 18: 1 line, at most screen - 36",
    because: "openuikit, Flutter: one line")
  @State private var words = ""
  var body: some View {
    NavigationStack {
      List {}.searchable(
        text: $words, placement: .navigationBarDrawer(displayMode: .always), prompt: "SearchPrompt")
    }
  }
}

struct PromptAsText: SurfaceView {
  static let expectation = Expectation(
    .cut,
    says: "can be cut: iOS 26: 1 line, at most screen - 32;"
      + " iOS up to 18: 1 line, at most screen - 36",
    because: "the same with a Text")
  @State private var words = ""
  var body: some View {
    NavigationStack {
      List {}.searchable(
        text: $words, placement: .navigationBarDrawer(displayMode: .always),
        prompt: Text("PromptAsText"))
    }
  }
}
