import OversetFits
import OversetModel

/// What would help a text in an object of a storyboard or XIB, in Interface Builder's words.
package struct DocumentRemedy: Sendable {
  /// Changes to the document, each by itself, with which the layout was solved: the text fits then.
  package var changes: [String] = []
  /// What makes the object shrink its text; nil where nothing does.
  package var shrinking: Shrinking?

  package enum Shrinking: Sendable {
    /// Autoshrink of a label.
    case minimumFontScale
    /// Of a text field.
    case minimumFontSize
    /// Interface Builder has no setting for a button.
    case titleLabel
  }

  package init(shrinking: Shrinking?) { self.shrinking = shrinking }
}

extension Remedy {
  /// Empty where nothing would do but another text.
  func ways(
    _ document: DocumentRemedy, for layout: CheckedLayout, forSeveral: Bool
  ) -> [String] {
    var ways = document.changes
    if let scale = clears.scale, let shrinking = document.shrinking {
      ways.append(shrinking.phrase(scale, layout.constraint.font.pointSize))
    }
    if ways.isEmpty, let width = clears.width {
      ways.append("make room for it: it takes \(width.roundedUp) pt of width")
    }
    if !forSeveral, let cutPhrase = cutPhrase(for: layout) { ways.insert(cutPhrase, at: 0) }
    return ways
  }
}

extension DocumentRemedy.Shrinking {
  fileprivate func phrase(_ scale: Double, _ pointSize: Points) -> String {
    switch self {
    case .minimumFontScale: "set Autoshrink to a minimum font scale of \(scale.hundredthsDown)"
    case .minimumFontSize: "set Min Font Size to \(Int((scale * pointSize).rounded(.down)))"
    case .titleLabel:
      "let code shrink it: titleLabel.adjustsFontSizeToFitWidth with a minimumScaleFactor of "
        + scale.hundredthsDown
    }
  }
}

extension CheckedLayout {
  /// What shows a line, or paint, that is higher than its view.
  func heightWays(_ clears: Clearance, _ document: DocumentRemedy) -> [String] {
    var ways = document.changes
    if ways.isEmpty, let height = clears.height {
      ways.append("make it \(height.roundedUp) pt high")
    }
    if fit.missingHeight > 0, let smallerFont { ways.append(smallerFont) }
    if fit.missingHeight <= 0 {
      if asksForOversize { ways.append("let code set sizingRule to oversize") }
      if showsInkWithoutClipping { ways.append("turn Clip to Bounds off") }
    }
    return ways
  }
}
