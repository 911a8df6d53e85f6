/// What of a view code sets: `cell.titleLabel.text`, `button.setTitle(…, for: .normal)`.
package struct OutletTarget: Hashable, Sendable {
  /// The types around the code: `A.B`.
  package var type: String
  /// The names that lead to the view, without `self`: `["titleLabel"]`, `["cell", "textLabel"]`; empty
  /// where it is the type itself.
  package var chain: [String]
  /// The type of the first name of the chain; nil where it is not written.
  package var receiverType: String?
  /// `text`, `setTitle`, `placeholder`, `numberOfLines`.
  package var attribute: String
  /// The other arguments of a call: `for: .normal`.
  package var arguments: [SourceArgument]
  /// Which argument of the function around it the first name of the chain is; nil of what is none.
  package var parameter: CallArgument?

  package init(
    type: String, chain: [String], receiverType: String? = nil, attribute: String,
    arguments: [SourceArgument] = []
  ) {
    self.type = type
    self.chain = chain
    self.receiverType = receiverType
    self.attribute = attribute
    self.arguments = arguments
  }
}
