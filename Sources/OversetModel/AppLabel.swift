/// A label of the app, and which texts it shows.
public struct AppLabel: Hashable, Sendable {
  /// What findings call it.
  public var id: String
  /// The keys that it shows; any of these.
  public var keys: [Glob]
  /// The tables that the keys are looked for in; nil for all.
  public var table: Glob?
  /// The object of a document whose texts it shows; nil for a label that its keys describe.
  package var object: ObjectReference?
  /// Whether it takes only what no other label took.
  public var isDefault = false
  /// The label's properties for its text.
  public var constraint: LabelConstraint
  /// In points, by itself or as a share of the screen.
  public var width: WidthExpression
  /// Nil where it is unlimited.
  public var height: Points?
  /// From the edges of the label to the room for its text.
  public var insets = Insets()
  /// What is made of the letters of its texts; nil where they stay as they are.
  package var textCase: TextCase?
  /// Samples for format specifiers, by argument number from 1.
  public var arguments: [Int: [String]] = [:]
  /// Samples for arguments that have names: of variables (`%#@name@`) and placeholders (`${name}`).
  public var namedArguments: [String: [String]] = [:]
  /// The labels that are seen beside this one: they should shrink alike, and may share a width.
  public var group: String?
  /// Where the configuration says it; nil where a label was given on the command line.
  public var position: TextPosition?
  /// Where it names the keys and the table.
  package var namePositions = NamePositions()

  /// Makes a label that is as high as its lines, without insets.
  public init(id: String, keys: [Glob], constraint: LabelConstraint, width: WidthExpression) {
    self.id = id
    self.keys = keys
    self.constraint = constraint
    self.width = width
  }

  /// What is left for the text inside the insets, on a screen; infinitely high without a limit.
  public func room(onScreen screen: Points) -> Rect {
    room(inFrame: Size(width: width.points(onScreen: screen), height: height ?? .infinity))
  }

  /// What is left for the text inside the insets of a frame.
  package func room(inFrame frame: Size) -> Rect {
    Rect(
      x: 0, y: 0, width: frame.width - insets.leading - insets.trailing,
      height: max(0, frame.height - insets.top - insets.bottom))
  }
}
