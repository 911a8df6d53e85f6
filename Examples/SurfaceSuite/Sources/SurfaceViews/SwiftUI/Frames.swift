import SwiftUI

struct FixedFrame: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: any lines, 44.0 high, 120",
    because: "OpenSwiftUI: a frame proposes exactly its size")
  var body: some View { Text("FixedFrame").frame(width: 120, height: 44) }
}

struct FixedHeightInAList: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: any lines, 44.0 high, at most screen - 32",
    because: "OpenSwiftUI: a frame proposes exactly its size")
  var body: some View { List { Text("FixedHeightInAList").frame(height: 44) } }
}

struct LargestHeight: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: any lines, 44.0 high, at most screen - 32",
    because: "Apple, frame(maxHeight:): it proposes at most that")
  var body: some View { List { Text("LargestHeight").frame(maxHeight: 44) } }
}

struct LeastHeight: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: in a List, and nothing limits lines or height",
    because: "Apple, frame(minHeight:): a larger text makes it larger")
  var body: some View { List { Text("LeastHeight").frame(minHeight: 44) } }
}

struct UnlimitedHeight: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: in a ScrollView, and nothing limits lines or height",
    because: "an infinite largest height limits nothing")
  var body: some View {
    ScrollView { Text("UnlimitedHeight").frame(maxWidth: .infinity, maxHeight: .infinity) }
  }
}

struct HeightInAConstant: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut in a room that is not known: a fixed height",
    because: "a frame proposes exactly its size; the height is no literal")
  private let rowHeight: CGFloat = 30
  var body: some View { List { Text("HeightInAConstant").frame(height: rowHeight) } }
}

struct HeightAroundAStack: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: any lines, 60.0 high, at most screen - 32",
    because: "a stack proposes what it gets less the others")
  var body: some View {
    List {
      VStack {
        Image(systemName: "star")
        Text("HeightAroundAStack")
      }.frame(height: 60)
    }
  }
}

struct HeightAroundAForm: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: in a Form, and nothing limits lines or height",
    because: "a form that is lower scrolls")
  var body: some View { Form { Text("HeightAroundAForm") }.frame(height: 400) }
}

struct WidthOfOneLine: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: 1 line, 120", because: "a frame proposes exactly its size")
  var body: some View { Text("WidthOfOneLine").lineLimit(1).frame(width: 120) }
}

struct PaddingInsideOfAWidth: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: 1 line, 104",
    because: "Apple, padding(_:): the text is proposed what the padding leaves")
  var body: some View {
    Text("PaddingInsideOfAWidth").padding(8).frame(width: 120).lineLimit(1)
  }
}

struct PaddingOutsideOfAWidth: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: 1 line, 120", because: "padding around a frame is not taken from it")
  var body: some View {
    Text("PaddingOutsideOfAWidth").lineLimit(1).frame(width: 120).padding(8)
  }
}

struct LargestWidth: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: 1 line, at most 120",
    because: "Apple, frame(maxWidth:): it proposes at most that")
  var body: some View { Text("LargestWidth").lineLimit(1).frame(maxWidth: 120) }
}

struct WidthInAList: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: in a List, and nothing limits lines or height",
    because: "a narrow text wraps, and the row grows")
  var body: some View { List { Text("WidthInAList").frame(width: 160) } }
}

struct InfiniteLargestWidth: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: 1 line, at most screen",
    because: "OpenSwiftUI: an infinite largest width is as wide as what is proposed")
  var body: some View {
    Text("InfiniteLargestWidth").lineLimit(1).frame(maxWidth: .infinity, alignment: .leading)
  }
}

struct FixedSizeDown: SurfaceView {
  static let expectation = Expectation(
    .kept,
    says: "cannot be cut: fixedSize(horizontal: false, vertical: true), and no limit of lines",
    because: "Apple, fixedSize(horizontal:vertical:): the ideal height at the proposed width")
  var body: some View {
    VStack { Text("FixedSizeDown").fixedSize(horizontal: false, vertical: true) }
  }
}

struct FixedSizeDownInALowFrame: SurfaceView {
  static let expectation = Expectation(
    .kept,
    says: "cannot be cut: fixedSize(horizontal: false, vertical: true), and no limit of lines",
    because: "OpenSwiftUI: the text leaves the frame, which does not clip")
  var body: some View {
    Text("FixedSizeDownInALowFrame").fixedSize(horizontal: false, vertical: true)
      .frame(height: 20)
  }
}

struct FixedSizeDownWithALine: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: 1 line, at most screen",
    because: "OpenSwiftUI: the limit of lines still counts")
  var body: some View {
    Text("FixedSizeDownWithALine").lineLimit(1).fixedSize(horizontal: false, vertical: true)
  }
}

struct FixedSizeInAList: SurfaceView {
  static let expectation = Expectation(
    .depends, says: "unknown: how much height fixedSize() leaves",
    because: "one long line, which leaves the screen")
  var body: some View { List { Text("FixedSizeInAList").fixedSize() } }
}

struct FixedSizeOfOneLine: SurfaceView {
  static let expectation = Expectation(
    .depends, says: "unknown: how much height fixedSize() leaves",
    because: "the text is not truncated, what is around it may clip it")
  var body: some View { Text("FixedSizeOfOneLine").lineLimit(1).fixedSize() }
}

struct AspectRatioOfText: SurfaceView {
  static let expectation = Expectation(
    .depends, says: "unknown: how much height aspectRatio() leaves",
    because: "the proposed width decides the height")
  var body: some View {
    List { Text("AspectRatioOfText").aspectRatio(4, contentMode: .fit) }
  }
}

struct RelativeFrame: SurfaceView {
  static let expectation = Expectation(
    .depends, says: "unknown: how much height containerRelativeFrame() leaves",
    because: "the height of the container decides")
  var body: some View {
    ScrollView {
      Text("RelativeFrame").containerRelativeFrame(.vertical, count: 20, spacing: 0)
    }
  }
}

struct ScaleEffectInAList: SurfaceView {
  static let expectation = Expectation(
    .depends, says: "unknown: how much height scaleEffect() leaves",
    because: "it is drawn larger than it was laid out, and rows clip")
  var body: some View { List { Text("ScaleEffectInAList").scaleEffect(1.5) } }
}

struct ClippedInAList: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: in a List, and nothing limits lines or height",
    because: "nothing of the text is outside of its own frame")
  var body: some View {
    List { Text("ClippedInAList").padding().background(.yellow).clipShape(.capsule) }
  }
}
