package import OversetFits
public import OversetModel

/// What was measured for a finding.
extension Finding {
  /// Whether the source's text is cut off as well, in the same way: that its line is too high says
  /// nothing of a translation that is too long. Nil where there is none to compare with.
  package var sourceLosesText: Bool? {
    guard let source = comparedSource else { return nil }
    guard case .layout(let fault) = content else { return source.losesText }
    return source.losesText && source.outcome == fault.layout.outcome
  }

  /// What would show every text of the finding, over all sizes, screens and the `others`; nil where
  /// no text is lost.
  public var clears: Clearance? {
    switch content {
    case .statement(let statement): statement.clears
    case .layout(let fault): fault.clears
    case .untranslated: nil
    }
  }

  /// What would make the text fit; nil where the rule does not say so.
  package var remedy: Remedy? {
    switch content {
    case .statement(let statement): statement.clears.map { Remedy(cut: statement.cut, clears: $0) }
    case .layout(let fault): fault.remedy
    case .untranslated: nil
    }
  }

  /// What a shorter text would be short of; nil where none would fit.
  package var cut: TextCut? {
    switch content {
    case .statement(let statement): statement.cut
    case .layout(let fault): fault.cut
    case .untranslated: nil
    }
  }

  /// Whether `clears` has a value, which takes no time to say.
  package var losesText: Bool {
    switch content {
    case .statement(let statement): statement.clears != nil
    case .layout(let fault): fault.losesText
    case .untranslated: false
    }
  }

  /// How many points of width its texts lack, at most, over all sizes and screens; nil where it
  /// is no question of width. A text that no width would show lacks what its lines need.
  public var overflow: Points? {
    let others = others
    if others.isEmpty { return ownOverflow }
    return ([ownOverflow] + others.map(\.ownOverflow)).compactMap { $0 }.max()
  }

  /// The same without the `others`.
  package var ownOverflow: Points? {
    switch content {
    case .statement(let statement): statement.lack ?? statement.layout?.overflow
    case .layout(let fault): fault.overflow
    case .untranslated: nil
    }
  }
}
