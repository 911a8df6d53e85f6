extension FontDescription {
  package var isTextStyle: Bool {
    if case .textStyle = size { true } else { false }
  }
}

extension LabelConstraint {
  /// Whether a font of the label, or of a part of its text, is another one at another category.
  ///
  /// `adjustsFontForContentSizeCategory` does not matter: it lets the font also change while the app
  /// runs, and any category may be the one that the app starts with.
  package var followsContentSize: Bool {
    font.followsContentSize
      || attributedText?.runs.contains { $0.font?.followsContentSize == true } == true
  }

  /// The label's categories at those of a check, from the smallest to the largest, each once.
  package func ownContentSizes(in conditions: DisplayConditions) -> [ContentSizeCategory] {
    conditions.contentSizes.map(ownContentSize).reduce(into: []) {
      if $0.last != $1 { $0.append($1) }
    }
  }

  /// The same label at a Dynamic Type category of the app.
  package func scaled(to contentSize: ContentSizeCategory) -> LabelConstraint {
    let contentSize = ownContentSize(at: contentSize)
    return withFonts { $0.scaled(to: contentSize) }
  }

  /// The same label with each font's category within the label's limits.
  package var withOwnContentSizes: LabelConstraint {
    withFonts { $0.scaled(to: ownContentSize(at: $0.contentSize)) }
  }

  /// The same label where Bold Text is on or off.
  package func legible(_ weight: LegibilityWeight) -> LabelConstraint {
    withFonts { $0.legible(weight) }
  }

  /// Whether Bold Text changes a font of the label, or of a part of its text.
  package var followsLegibilityWeight: Bool {
    font.isSystem || attributedText?.runs.contains { $0.font?.isSystem == true } == true
  }

  /// The same label with its font, and those of the parts of its text, changed.
  private func withFonts(_ change: (FontDescription) -> FontDescription) -> LabelConstraint {
    var label = self
    label.font = change(font)
    label.attributedText?.runs = (attributedText?.runs ?? []).map { run in
      var run = run
      run.font = run.font.map(change)
      return run
    }
    return label
  }
}
