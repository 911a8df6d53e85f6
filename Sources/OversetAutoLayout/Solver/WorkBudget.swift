/// How much more work solving may take, in cells of tableaus that are looked at or changed: the same on every
/// machine, where time is not.
package struct WorkBudget: Sendable, Equatable {
  package private(set) var cells: Int

  /// 500 million cells are about a second.
  package init(cells: Int = 500_000_000) { self.cells = cells }

  package var isSpent: Bool { cells <= 0 }

  package mutating func spend(_ cells: Int) { self.cells -= cells }
}
