import OversetCatalogs
import OversetModel

extension Configuration {
  /// Replaces the labels by one that shows every text.
  public mutating func setSingleLabel(
    width: Points, lines: Int, height: Points?, font: FontDescription
  ) {
    var constraint = LabelConstraint()
    constraint.numberOfLines = lines
    constraint.font = font
    var label = ConfiguredLabel(
      id: "label", keys: [Glob("*")], constraint: constraint, width: .points(width))
    label.height = height
    labels = [label]
  }
}

extension FontDescription {
  /// A text style (`body`), a size in points (`17`), or a size and a weight (`17 semibold`); nil
  /// for anything else.
  public init?(argument: String) {
    let words = argument.split(separator: " ")
    if let style = TextStyle(rawValue: argument) {
      self = .textStyle(style, contentSize: .large)
    } else if let first = words.first, let size = Double(first), (0.1...10_000).contains(size),
      words.count <= 2
    {
      guard let weight = words.count == 2 ? FontWeight(rawValue: String(words[1])) : .regular else {
        return nil
      }
      self = .system(size: size, weight: weight)
    } else {
      return nil
    }
  }
}
