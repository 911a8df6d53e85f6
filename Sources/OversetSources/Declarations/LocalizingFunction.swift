/// A function of the app that looks up the text of a key that it gets: `tr("Table", "key")`,
/// `"key".localized`.
package struct LocalizingFunction: Hashable, Sendable {
  /// Where the key is among what the function gets.
  package enum KeyArgument: Hashable, Sendable {
    /// The value that it is called on.
    case receiver
    case argument(CallArgument)
  }

  /// The types around it.
  package var type: String
  package var name: String
  package var key: KeyArgument
  /// The argument with the table.
  package var tableArgument: CallArgument?
  /// The table that it always looks in, where a literal says it.
  package var table: String?
  /// Whether it has another text where it finds none: it looks the key up a second time, or gives
  /// Foundation a text to show that is not written there.
  package var hasOtherText = false
  /// Whether only what it gets says that it looks keys up: how it does that is not read.
  package var isAssumed = false

  /// What a subscript is called: `Texts["key"]`, of the type alone.
  package static let subscriptName = "[]"

  package init(type: String, name: String, key: KeyArgument) {
    self.type = type
    self.name = name
    self.key = key
  }
}

/// A parameter of an own view or function that takes a `LocalizedStringKey` or a
/// `LocalizedStringResource`: a literal there is a key.
package struct LocalizedParameter: Hashable, Sendable {
  /// The function's name, or the type's of an initialiser.
  package var function: String
  package var argument: CallArgument

  package init(function: String, argument: CallArgument) {
    self.function = function
    self.argument = argument
  }
}

/// Which argument of a call: by its label, or by its index where it has none.
package struct CallArgument: Hashable, Sendable {
  package var label: String?
  /// From 0; of an argument with a label it does not count.
  package var index: Int

  package init(label: String?, index: Int) {
    self.label = label
    self.index = index
  }

  /// The name by which a function's parameter is among the members of a type: `show(title:)`.
  package func memberName(of function: String) -> String {
    "\(function)(\(label ?? "_\(index)"):)"
  }

  /// Whether an argument of this label and index is it.
  package func matches(label: String?, index: Int) -> Bool {
    self.label == label && (label != nil || self.index == index)
  }
}
