import SwiftUI

private struct CloseButton: View {
  var body: some View { Button(action: {}, label: { Text(verbatim: "Close") }) }
}

struct TitleOfAnAlert: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: alert title", because: "it wraps, and scrolls")
  var body: some View {
    Color.clear.alert("TitleOfAnAlert", isPresented: .constant(true)) { CloseButton() }
  }
}

struct MessageOfAnAlert: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: alert message", because: "it wraps, and scrolls")
  var body: some View {
    Color.clear.alert(Text(verbatim: "title"), isPresented: .constant(true)) {
    } message: {
      Text("MessageOfAnAlert")
    }
  }
}

struct ButtonOfAnAlert: SurfaceView {
  static let expectation = Expectation(
    .cut,
    says:
      "can be cut: iOS 26: 1 line, 264 to screen - 24; iOS up to 18: 1 line, 246 to screen - 24",
    because: "UIKit, as disassembled: one line, which shrinks first")
  var body: some View {
    Color.clear.alert(Text(verbatim: "title"), isPresented: .constant(true)) {
      Button("ButtonOfAnAlert") {}
    }
  }
}

struct CancelOfAnAlert: SurfaceView {
  static let expectation = Expectation(
    .cut,
    says:
      "can be cut: iOS 26: 1 line, 264 to screen - 24; iOS up to 18: 1 line, 246 to screen - 24",
    because: "UIKit, as disassembled: one line, which shrinks first")
  var body: some View {
    Color.clear.alert(Text(verbatim: "title"), isPresented: .constant(true)) {
      Button(role: .destructive) {
      } label: {
        Text(verbatim: "Delete")
      }
      Button("CancelOfAnAlert", role: .cancel) {}
    }
  }
}

struct TitleOfAnOldAlert: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: alert title", because: "it wraps, and scrolls")
  var body: some View {
    Color.clear.alert(isPresented: .constant(true)) { Alert(title: Text("TitleOfAnOldAlert")) }
  }
}

struct TitleOfADialog: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: confirmation dialog title",
    because: "it wraps; nobody has seen how often on iOS 26")
  var body: some View {
    Color.clear.confirmationDialog(
      "TitleOfADialog", isPresented: .constant(true), titleVisibility: .visible
    ) {
      CloseButton()
    }
  }
}

struct HiddenTitleOfADialog: SurfaceView {
  static let expectation = Expectation(
    .undrawn, says: "never drawn: hidden", because: "Apple, Visibility.hidden: no title")
  var body: some View {
    Color.clear.confirmationDialog(
      "HiddenTitleOfADialog", isPresented: .constant(true), titleVisibility: .hidden
    ) {
      CloseButton()
    }
  }
}

struct ButtonOfADialog: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: iOS 26: 1 line, 184 to screen - 24; iOS up to 18: 1 line, screen - 40",
    because: "NoTomorrow, on iOS 26: one line in a popover of 240 points")
  var body: some View {
    Color.clear.confirmationDialog(Text(verbatim: "title"), isPresented: .constant(true)) {
      Button("ButtonOfADialog") {}
    }
  }
}

struct MessageOfADialog: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: confirmation dialog title",
    because: "it wraps; nobody has seen how often on iOS 26")
  var body: some View {
    Color.clear.confirmationDialog(Text(verbatim: "title"), isPresented: .constant(true)) {
    } message: {
      Text("MessageOfADialog")
    }
  }
}

struct ItemOfAMenu: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: iOS 26: 2 lines, 162 to 194; iOS up to 18: 2 lines, 190 to 218",
    because: "Flutter, on iOS 18.5: two lines; openuikit: it wraps from iOS 26", needsTouch: true)
  var body: some View {
    Menu {
      Button("ItemOfAMenu") {}
    } label: {
      Image(systemName: "ellipsis")
    }
  }
}

struct ItemWithAnIcon: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: iOS 26: 2 lines, 162 to 194; iOS up to 18: 2 lines, 190 to 218",
    because: "Flutter, on iOS 18.5: two lines, 190 wide beside an icon", needsTouch: true)
  var body: some View {
    Menu {
      Button {
      } label: {
        Label("ItemWithAnIcon", systemImage: "star")
      }
    } label: {
      Image(systemName: "ellipsis")
    }
  }
}

struct ToggleInAMenu: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: iOS 26: 2 lines, 162 to 194; iOS up to 18: 2 lines, 190 to 218",
    because: "Flutter, on iOS 18.5: two lines, 202 wide beside a check", needsTouch: true)
  var body: some View {
    Menu {
      Toggle("ToggleInAMenu", isOn: .constant(true))
    } label: {
      Image(systemName: "ellipsis")
    }
  }
}

struct ItemOfAContextMenu: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: iOS 26: 2 lines, 162 to 194; iOS up to 18: 2 lines, 190 to 218",
    because: "the same menu", needsTouch: true)
  var body: some View {
    List { Text(verbatim: "row").contextMenu { Button("ItemOfAContextMenu") {} } }
  }
}

struct HeaderInAMenu: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: 20 lines, 184 to 218",
    because: "openuikit, on iOS 26: one line", needsTouch: true)
  var body: some View {
    Menu {
      Section("HeaderInAMenu") { CloseButton() }
    } label: {
      Image(systemName: "ellipsis")
    }
  }
}

struct LabelOfAMenu: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: in a List, and nothing limits lines or height",
    because: "believed: the label wraps as a button's")
  var body: some View { List { Menu("LabelOfAMenu") { Text(verbatim: "item") } } }
}

struct SwipeButton: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: 2 lines, 62 to 108",
    because: "a dump: 74 wide; square/Listable issue 519: two lines, shrinks first",
    needsTouch: true)
  var body: some View {
    List { Text(verbatim: "row").swipeActions { Button("SwipeButton") {} } }
  }
}

struct SwipeLabel: SurfaceView {
  static let expectation = Expectation(
    .undrawn, says: "never drawn: only the icon is shown",
    because: "believed: a label behind a row is an icon", needsTouch: true)
  var body: some View {
    List {
      Text(verbatim: "row").swipeActions {
        Button {
        } label: {
          Label("SwipeLabel", systemImage: "trash")
        }
      }
    }
  }
}

struct SwipeButtonWithAnIcon: SurfaceView {
  static let expectation = Expectation(
    .undrawn, says: "never drawn: only the icon is shown",
    because: "believed: a button with an image has a Label, which is an icon there",
    needsTouch: true)
  var body: some View {
    List {
      Text(verbatim: "row").swipeActions {
        Button("SwipeButtonWithAnIcon", systemImage: "trash", role: .destructive) {}
      }
    }
  }
}
