import SwiftUI

struct NoLimitInAList: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: in a List, and nothing limits lines or height",
    because: "Apple, lineLimit: nil by default, as many lines as required")
  var body: some View { List { Text("NoLimitInAList") } }
}

struct LineLimitOfOne: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: 1 line, at most screen",
    because: "Apple, lineLimit(_:): the most lines of the text")
  var body: some View { Text("LineLimitOfOne").lineLimit(1) }
}

struct LineLimitOfTwo: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: 2 lines, at most screen - 32",
    because: "Apple, lineLimit(_:); a row of a list is narrower than the screen")
  var body: some View { List { Text("LineLimitOfTwo").lineLimit(2) } }
}

struct LineLimitOfZero: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: 1 line, at most screen",
    because: "Apple, lineLimit(_:): less than 1 acts as 1")
  var body: some View { Text("LineLimitOfZero").lineLimit(0) }
}

struct LineLimitOfNil: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: in a ScrollView, and nothing limits lines or height",
    because: "Apple, lineLimit(_:): nil is no limit")
  var body: some View { ScrollView { Text("LineLimitOfNil").lineLimit(nil) } }
}

struct LineLimitAroundAStack: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: 1 line, at most screen",
    because: "Apple: the limit is in the environment, and counts for each text inside")
  var body: some View { VStack { Text("LineLimitAroundAStack") }.lineLimit(1) }
}

struct LineLimitAroundAList: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: 1 line, at most screen - 32",
    because: "Apple: the limit is in the environment, which rows of a list get")
  var body: some View { List { Text("LineLimitAroundAList") }.lineLimit(1) }
}

struct LineLimitTakenBack: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: in a List, and nothing limits lines or height",
    because: "the nearest value of the environment counts")
  var body: some View { List { Text("LineLimitTakenBack").lineLimit(nil) }.lineLimit(1) }
}

struct TwoLineLimits: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: 1 line, at most screen",
    because: "the nearest value of the environment counts")
  var body: some View { Text("TwoLineLimits").lineLimit(1).lineLimit(9) }
}

struct LineLimitOfARange: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: 2 lines, at most screen",
    because: "Apple, lineLimit(_:) of a range: the upper bound is the most")
  var body: some View { Text("LineLimitOfARange").lineLimit(1...2) }
}

struct LineLimitUpTo: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: 2 lines, at most screen",
    because: "Apple, lineLimit(_:) of a range: the upper bound is the most")
  var body: some View { Text("LineLimitUpTo").lineLimit(...2) }
}

struct LineLimitFrom: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: in a List, and nothing limits lines or height",
    because: "Apple, lineLimit(_:) of a partial range: no upper bound, no limit")
  var body: some View { List { Text("LineLimitFrom").lineLimit(2...) } }
}

struct LineLimitWithReservedSpace: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: 2 lines, at most screen",
    because: "Apple, lineLimit(_:reservesSpace:): the same limit, and always its height")
  var body: some View { Text("LineLimitWithReservedSpace").lineLimit(2, reservesSpace: true) }
}

struct LineLimitThatDepends: SurfaceView {
  static let expectation = Expectation(
    .depends, says: "can be cut: 2 lines, at most screen - 32",
    because: "the lower of both limits counts, and is not sure")
  @State private var isOpen = false
  var body: some View { List { Text("LineLimitThatDepends").lineLimit(isOpen ? nil : 2) } }
}

struct LineLimitInTheEnvironment: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: 1 line, at most screen - 32",
    because: "Apple, EnvironmentValues.lineLimit: what lineLimit(_:) sets")
  var body: some View {
    List { Text("LineLimitInTheEnvironment") }.environment(\.lineLimit, 1)
  }
}

struct ScaledLine: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: 1 line, at most screen",
    because: "Apple, minimumScaleFactor(_:): it shrinks so far, and is truncated then")
  var body: some View { Text("ScaledLine").lineLimit(1).minimumScaleFactor(0.5) }
}

struct ScaledLines: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: 2 lines, at most screen",
    because: "OpenSwiftUI: it shrinks on several lines, too")
  var body: some View { Text("ScaledLines").lineLimit(2).minimumScaleFactor(0.8) }
}

struct ScaleWithoutALimit: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: in a List, and nothing limits lines or height",
    because: "a text that may wrap in a row neither shrinks nor loses anything")
  var body: some View { List { Text("ScaleWithoutALimit").minimumScaleFactor(0.5) } }
}

struct TightenedLine: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: 1 line, at most screen",
    because: "Apple, allowsTightening(_:): letters move together before the text is truncated")
  var body: some View { Text("TightenedLine").lineLimit(1).allowsTightening(true) }
}

struct LineCutInTheMiddle: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: 1 line, at most screen",
    because: "Apple, truncationMode(_:): where a line that is too long is cut")
  var body: some View { Text("LineCutInTheMiddle").lineLimit(1).truncationMode(.middle) }
}

struct LineCutAtTheHead: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: 1 line, at most screen",
    because: "Apple, truncationMode(_:): where a line that is too long is cut")
  var body: some View { Text("LineCutAtTheHead").truncationMode(.head).lineLimit(1) }
}

struct TruncationModeAlone: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: in a List, and nothing limits lines or height",
    because: "Apple, truncationMode(_:): it limits nothing")
  var body: some View { List { Text("TruncationModeAlone").truncationMode(.middle) } }
}

struct CapitalsInOneLine: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: 1 line, at most screen",
    because: "Apple, textCase(_:): the letters change before the text is laid out")
  var body: some View { Text("CapitalsInOneLine").textCase(.uppercase).lineLimit(1) }
}

struct CapitalsInAForm: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: in a Form, and nothing limits lines or height",
    because: "capitals wrap as other letters do")
  var body: some View { Form { Text("CapitalsInAForm").textCase(.uppercase) } }
}

struct ContentSizesUpToXLarge: SurfaceView {
  static let expectation = Expectation(
    .cut, says: "can be cut: 1 line, at most screen",
    because: "Apple, dynamicTypeSize(_:): the text does not grow beyond, and keeps its one line")
  var body: some View {
    Text("ContentSizesUpToXLarge").lineLimit(1).dynamicTypeSize(...DynamicTypeSize.xLarge)
  }
}

struct LargestContentSizesInAList: SurfaceView {
  static let expectation = Expectation(
    .kept, says: "cannot be cut: in a List, and nothing limits lines or height",
    because: "a row is as high as its text at any content size")
  var body: some View {
    List { Text("LargestContentSizesInAList").dynamicTypeSize(.accessibility1 ... .accessibility3) }
  }
}
