import OversetModel

extension FontDescription {
  var isTextStyle: Bool {
    if case .textStyle = size { true } else { false }
  }
}

extension LabelConstraint {
  /// Whether a font of the label, or of a part of its text, is another one at another category.
  ///
  /// `adjustsFontForContentSizeCategory` plays no part: it says that the font also changes while the
  /// app runs, and any category may be the one that the app starts with.
  var followsContentSize: Bool {
    font.followsContentSize
      || attributedText?.runs.contains { $0.font?.followsContentSize == true } == true
  }

  /// The label's categories at those of a check, from the smallest to the largest, each once.
  func ownContentSizes(in configuration: Configuration) -> [ContentSizeCategory] {
    configuration.contentSizesBySize.map(ownContentSize).reduce(into: []) {
      if $0.last != $1 { $0.append($1) }
    }
  }

  /// The same label at a Dynamic Type category of the app.
  func scaled(to contentSize: ContentSizeCategory) -> LabelConstraint {
    let contentSize = ownContentSize(at: contentSize)
    return withFonts { $0.scaled(to: contentSize) }
  }

  /// The same label with each font's category within the label's limits.
  var withOwnContentSizes: LabelConstraint {
    withFonts { $0.scaled(to: ownContentSize(at: $0.contentSize)) }
  }

  /// The same label where Bold Text is on or off.
  func legible(_ weight: LegibilityWeight) -> LabelConstraint {
    withFonts { $0.legible(weight) }
  }

  /// Whether Bold Text changes a font of the label, or of a part of its text.
  var followsLegibilityWeight: Bool {
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

extension Configuration {
  /// From the smallest to the largest.
  var contentSizesBySize: [ContentSizeCategory] {
    ContentSizeCategory.allCases.filter { contentSizes.contains($0) }
  }

  /// Without Bold Text before with it.
  var legibilityWeightsInOrder: [LegibilityWeight] {
    LegibilityWeight.allCases.filter { legibilityWeights.contains($0) }
  }

  /// From the narrowest to the widest.
  var screensByWidth: [Screen] {
    screens.enumerated().sorted { ($0.element.width, $0.offset) < ($1.element.width, $1.offset) }
      .map(\.element)
  }

  /// Where a label is written, by a path relative to the root; nil for a label that no file has.
  func location(of label: ConfiguredLabel) -> FileLocation? { location(at: label.position) }

  /// A place in the configuration's file, by a path relative to the root; nil where there is none.
  func location(at position: TextPosition?) -> FileLocation? {
    guard let path, let position else { return nil }
    // The root is the file's own folder.
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return FileLocation(path: name, position: position)
  }
}
