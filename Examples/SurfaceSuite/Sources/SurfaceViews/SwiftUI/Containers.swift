import SwiftUI

struct TextInAForm: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: in a Form, and nothing limits lines or height",
    because: "a form scrolls, and its rows grow")
  var body: some View { Form { Text("TextInAForm") } }
}

struct LineInAForm: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: 1 line, at most screen - 64",
    because: "Apple, lineLimit(_:); an inset row is narrower than the screen")
  var body: some View { Form { Text("LineInAForm").lineLimit(1) } }
}

struct TextInAScrollView: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: in a ScrollView, and nothing limits lines or height",
    because: "reported: a scroll view proposes no height")
  var body: some View { ScrollView { VStack { Text("TextInAScrollView").font(.title) } } }
}

struct TextInALazyStack: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: in a ScrollView, and nothing limits lines or height",
    because: "a lazy stack proposes no height to its views")
  var body: some View {
    ScrollView(.vertical) { LazyVStack(alignment: .leading) { Text("TextInALazyStack") } }
  }
}

struct TextInALazyGrid: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: in a ScrollView, and nothing limits lines or height",
    because: "a grid's row is as high as its highest view")
  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        Text("TextInALazyGrid")
        Text(verbatim: "2")
      }
    }
  }
}

struct TextInAGrid: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: in a ScrollView, and nothing limits lines or height",
    because: "a grid's row is as high as its highest view")
  var body: some View {
    ScrollView {
      Grid {
        GridRow {
          Text("TextInAGrid")
          Text(verbatim: "2")
        }
      }
    }
  }
}

struct TextInAHorizontalScrollView: SurfaceView {
  static let expectation = Expectation(
    .depends,
    says: "cannot be cut: in a ScrollView(.horizontal), and nothing limits lines or height",
    because: "the text is as long as it likes, and scrolls")
  var body: some View { ScrollView(.horizontal) { Text("TextInAHorizontalScrollView") } }
}

struct LineInAHorizontalScrollView: SurfaceView {
  static let expectation = Expectation(
    .depends,
    says: "cannot be cut: in a ScrollView(.horizontal), and nothing limits lines or height",
    because: "one line that scrolls is not truncated")
  var body: some View {
    ScrollView(.horizontal) { Text("LineInAHorizontalScrollView").lineLimit(1) }
  }
}

struct TextOnAScreen: SurfaceView {
  static let expectation = Expectation(
    .depends, says: "unknown: whether the screen of TextOnAScreen scrolls",
    because: "the height of the screen may run out")
  var body: some View { VStack { Text("TextOnAScreen") } }
}

struct TextInAZStack: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: in a List, and nothing limits lines or height",
    because: "a stack is as high as its highest view")
  var body: some View {
    List {
      ZStack {
        Color.yellow
        Text("TextInAZStack")
      }
    }
  }
}

struct TextInAGeometryReader: SurfaceView {
  static let expectation = Expectation(
    .depends,
    says: "can be cut in a room that is not known: the size that GeometryReader leaves",
    because: "Apple, GeometryReader: it takes what is proposed, not what its text needs")
  var body: some View { List { GeometryReader { _ in Text("TextInAGeometryReader") } } }
}

struct TextInAnOverlay: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut in a room that is not known: the size that overlay leaves",
    because: "OpenSwiftUI: an overlay is proposed the size of its view, here 40 × 20")
  var body: some View {
    List { Color.yellow.frame(width: 40, height: 20).overlay { Text("TextInAnOverlay") } }
  }
}

struct TextInABackground: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut in a room that is not known: the size that background leaves",
    because: "OpenSwiftUI: a background is proposed the size of its view, here 40 × 20")
  var body: some View {
    List { Color.clear.frame(width: 40, height: 20).background { Text("TextInABackground") } }
  }
}

struct FirstThatFits: SurfaceView {
  static let expectation = Expectation(
    .depends,
    says: "can be cut in a room that is not known: the size that ViewThatFits leaves",
    because: "Apple, ViewThatFits: a text whose ideal line is too long is left out")
  var body: some View {
    List {
      ViewThatFits {
        Text("FirstThatFits")
        Image(systemName: "star")
      }
    }
  }
}

struct LastThatFits: SurfaceView {
  static let expectation = Expectation(
    .depends,
    says: "can be cut in a room that is not known: the size that ViewThatFits leaves",
    because: "Apple, ViewThatFits: the last one is shown where none fits")
  var body: some View {
    List {
      ViewThatFits(in: .horizontal) {
        Text(verbatim: String(repeating: "wide ", count: 60))
        Text("LastThatFits")
      }
    }
  }
}

struct HeaderOfASection: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: section header", because: "believed: a header wraps")
  var body: some View { List { Section("HeaderOfASection") { Text(verbatim: "row") } } }
}

struct HeaderView: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: section header", because: "believed: a header wraps")
  var body: some View {
    List {
      Section {
        Text(verbatim: "row")
      } header: {
        Text("HeaderView")
      }
    }
  }
}

struct HeaderOfOneLine: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: 1 line, at most screen - 32", because: "Apple, lineLimit(_:)")
  var body: some View {
    List {
      Section {
        Text(verbatim: "row")
      } header: {
        Text("HeaderOfOneLine").lineLimit(1)
      }
    }
  }
}

struct FooterOfASection: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: section footer", because: "believed: a footer wraps")
  var body: some View {
    Form {
      Section {
        Text(verbatim: "row")
      } footer: {
        Text("FooterOfASection")
      }
    }
  }
}

struct RowOfALoop: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: in a List, and nothing limits lines or height",
    because: "a row is as high as its text")
  var body: some View { List { ForEach(0..<2, id: \.self) { _ in Text("RowOfALoop") } } }
}

struct RowInABranch: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: in a Form, and nothing limits lines or height",
    because: "a row is as high as its text")
  @State private var isOpen = true
  var body: some View {
    Form {
      if isOpen {
        Text("RowInABranch")
      } else {
        EmptyView()
      }
    }
  }
}

struct DisclosedRow: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: in a List, and nothing limits lines or height",
    because: "believed: the label wraps")
  var body: some View { List { DisclosureGroup("DisclosedRow") { Text(verbatim: "row") } } }
}

struct BoxLabel: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: in a ScrollView, and nothing limits lines or height",
    because: "believed: the label wraps")
  var body: some View { ScrollView { GroupBox("BoxLabel") { Text(verbatim: "row") } } }
}

struct NameOfAValue: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: in a Form, and nothing limits lines or height",
    because: "believed: label and value wrap")
  var body: some View { Form { LabeledContent("NameOfAValue", value: "12") } }
}

struct EmptyPage: SurfaceView {
  static let expectation = Expectation(
    .depends, says: "unknown: whether the screen of EmptyPage scrolls",
    because: "the height of the screen may run out")
  var body: some View {
    ContentUnavailableView("EmptyPage", systemImage: "tray", description: Text(verbatim: "None"))
  }
}

struct TextInASheet: SurfaceView {
  static let expectation = Expectation(
    .depends,
    says: "can be cut in a room that is not known: "
      + "the height of a screen that does not scroll",
    because: "the height of the sheet may run out")
  var body: some View {
    List {}.sheet(isPresented: .constant(true)) { Text("TextInASheet") }
  }
}

struct TextInASafeArea: SurfaceView {
  static let expectation = Expectation(
    .depends,
    says: "can be cut in a room that is not known: "
      + "the height of a screen that does not scroll",
    because: "it takes height from the list, and the screen may run out")
  var body: some View {
    List {}.safeAreaInset(edge: .bottom) { Text("TextInASafeArea") }
  }
}

struct TextOfALink: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: in a List, and nothing limits lines or height",
    because: "a row is as high as its text; ACHNBrowserUI issue 144 saw one cut")
  var body: some View {
    NavigationStack {
      List { NavigationLink("TextOfALink") { Text(verbatim: "page") } }
    }
  }
}

struct TextBesideAnIcon: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: in a List, and nothing limits lines or height",
    because: "OpenSwiftUI: what stands beside a text makes it wrap")
  var body: some View {
    List {
      HStack {
        Image(systemName: "star")
        Text("TextBesideAnIcon")
        Spacer()
      }
    }
  }
}

struct TextBesideAText: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: in a List, and nothing limits lines or height",
    because: "OpenSwiftUI: both wrap, and the row is as high as the higher one")
  var body: some View {
    List {
      HStack {
        Text("TextBesideAText")
        Text(verbatim: "a value of some words")
      }
    }
  }
}

struct TextWithPriority: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: in a List, and nothing limits lines or height",
    because: "Apple, layoutPriority(_:): it decides widths, and limits nothing")
  var body: some View {
    List {
      HStack {
        Text("TextWithPriority").layoutPriority(1)
        Text(verbatim: "a value")
      }
    }
  }
}

struct LineBesideAnIcon: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: 1 line, at most 120",
    because: "OpenSwiftUI: the icon and the spacing are taken from the width")
  var body: some View {
    HStack {
      Image(systemName: "star")
      Text("LineBesideAnIcon").lineLimit(1)
    }.frame(width: 120)
  }
}
