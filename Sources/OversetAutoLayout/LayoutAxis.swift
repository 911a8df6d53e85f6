/// The two directions in which a layout is solved.
package enum LayoutAxis: Sendable, Hashable, CaseIterable {
  case horizontal
  case vertical
}
