/// What a label's configuration says of the values in its texts (`arguments`).
package struct ConfiguredSamples: Sendable {
  package var byNumber: [Int: [String]] = [:]
  /// By the name of a variable, or of a placeholder.
  package var byName: [String: [String]] = [:]

  package init(byNumber: [Int: [String]] = [:], byName: [String: [String]] = [:]) {
    self.byNumber = byNumber
    self.byName = byName
  }

  package func longest(named name: String) -> String? { byName[name].flatMap { Self.longest($0) } }

  package func longest(of number: Int) -> String? { byNumber[number].flatMap { Self.longest($0) } }

  /// By the argument's name where it has one, else by its number.
  package func longest(of argument: ExpandedFormat.Argument) -> String? {
    argument.variable.flatMap { longest(named: $0) } ?? longest(of: argument.number)
  }

  /// The largest of the samples that are numbers.
  package func largestNumber(of argument: ExpandedFormat.Argument) -> Int? {
    let named = argument.variable.flatMap { byName[$0] }
    return (named ?? byNumber[argument.number])?.compactMap { Int($0) }.max()
  }

  private static func longest(_ samples: [String]) -> String? {
    samples.max { ($0.utf16.count, $0) < ($1.utf16.count, $1) }
  }
}
