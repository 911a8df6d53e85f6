/// What is around a value in source code, step by step outwards, until its member ends or it is
/// stored.
package struct Surface: Hashable, Sendable {
  /// What is done to the value itself: `uppercased()`.
  package var modifiers: [SurfaceModifier] = []
  /// From the innermost: `Text(…)`, the closure of `VStack`, …
  package var steps: [SurfaceStep] = []
  /// False where there was more around it than is kept.
  package var isComplete = true

  package init() {}
}

/// One step outwards from a value.
package struct SurfaceStep: Hashable, Sendable {
  /// What holds the value.
  package enum Kind: String, Hashable, Sendable {
    /// An argument of a call: `names` is what is called.
    case argument
    /// A closure that a call gets: its statements are views, or what a button does.
    case closure
    /// An assignment: `names` is what is set.
    case assignment
    /// An initial value of a variable or a property, or a parameter's default: `names` is its name.
    case declaration
    /// What a function or a computed property answers: `names` is its name.
    case result
    /// An element of an array or a dictionary literal, or of a tuple.
    case element
    /// An interpolation of a string literal.
    case interpolation
    /// An operand that is compared, a condition, or the key of a dictionary: it is not shown.
    case comparison
  }

  package var kind: Kind
  /// `["alert", "addAction"]`, `["self", "titleLabel", "text"]`: at most the last eight names. A
  /// call among them ends in `()`, and a name that is left out before a dot is empty.
  package var names: [String] = []
  /// The label of the argument or closure, or the type that a declaration writes.
  package var label: String?
  /// Which argument of the call it is, from 0.
  package var index = 0
  /// The type of the first of the names, where it is written: of `x` in `x.title = …`; or of the first
  /// of `receiverOrigin`.
  package var receiverType: String?
  /// The receiver's type of a call of a parameter: `transform(self)`.
  package static let functionType = "->"
  /// What the first of the names is made of, where it is a local variable and its type is not written:
  /// `["self", "makeContent()"]`.
  package var receiverOrigin: [String] = []
  /// The other arguments of the call that are short, as they are written; of a result the labels of
  /// the function's parameters; of the title of a bar's item the arguments that make the item.
  package var arguments: [SourceArgument] = []
  /// How many values or views stand beside the value, with it: elements of an array, statements of a
  /// closure. Nil where loops or conditions decide.
  package var count: Int?
  /// How many `Spacer()` stand beside the value in its closure.
  package var spacers = 0
  /// How many `Text(…)` stand before the value in the closure of a button.
  package var textsBefore = 0
  /// What is applied to the result of the call: the view's modifiers, from the innermost.
  package var modifiers: [SurfaceModifier] = []

  package init(
    kind: Kind, names: [String] = [], label: String? = nil, index: Int = 0,
    arguments: [SourceArgument] = [], modifiers: [SurfaceModifier] = []
  ) {
    self.kind = kind
    self.names = names
    self.label = label
    self.index = index
    self.arguments = arguments
    self.modifiers = modifiers
  }

  /// The last of the names: the called function, or what is set.
  package var name: String { names.last ?? "" }

  /// The same, and the type of `Type.init`; empty of `.init`.
  package var calledName: String { name == "init" ? names.dropLast().last ?? "" : name }
}

/// A member of a value that is asked for or called: `.font(.headline)`.
package struct SurfaceModifier: Hashable, Sendable {
  package var name: String
  /// Those that are short; nil where it is no call.
  package var arguments: [SourceArgument]?

  /// The `#if` that it is in; nil of most.
  package var condition: SurfaceCondition?
  /// What closures of the call apply to the view that they get, one list for each view that they may
  /// answer with: of `.if(isLarge) { $0.padding() }` it is `padding()`. Empty where they do more.
  package var changes: [[SurfaceModifier]] = []

  package init(name: String, arguments: [SourceArgument]? = nil) {
    self.name = name
    self.arguments = arguments
  }
}

/// Whether a modifier in an `#if` is applied on iOS.
package enum SurfaceCondition: String, Hashable, Sendable {
  case applied
  case leftOut
  /// The condition is not known.
  case perhaps
}

/// An argument of a call as it is written.
package struct SourceArgument: Hashable, Sendable {
  package var label: String?
  /// The source text of a literal, a name or another short expression; nil of a longer one.
  package var text: String?

  package init(label: String? = nil, text: String? = nil) {
    self.label = label
    self.text = text
  }
}
