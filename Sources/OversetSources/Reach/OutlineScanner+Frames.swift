extension OutlineScanner {
  /// The code between two braces.
  struct Frame {
    var unit: Int
    /// Whether declarations there are members: the braces are those of a type.
    var isType = false
    var isProtocol = false
    /// Whether the unit ends with it.
    var endsUnit = false
    /// Where code begins that no release has; nil of other code.
    var leftOutStart: Int?
    /// Whether only phones run it.
    var isOfPhone = false
    /// Of a `switch`.
    var cases = SwitchCases()
    /// What is around it: open parentheses, and a declaration that goes on behind it.
    var parentheses: [Bool] = []
    var pending: Pending?
  }

  /// A declaration of which the braces have not come.
  struct Pending {
    var unit: CodeUnit
    var index: Int?
    /// The names since its keyword, of what may have no braces.
    var names: [ScopedName] = []
    /// How many parentheses are open where it begins.
    var depth: Int
    /// Whether names are what a type inherits: they are behind the colon.
    var inherits = false
    /// Whether a property's value is made when it is first asked for.
    var isLazy = false
    var angles = 0
    /// Whether the open angle brackets have type parameters.
    var hasParameters = false
  }
}
