package import OversetModel

extension Configuration {
  /// What labels are looked at in.
  package var conditions: DisplayConditions {
    DisplayConditions(
      contentSizes: contentSizes, screens: screens, legibilityWeights: legibilityWeights)
  }

  /// Where a label is written, by a path relative to the root; nil for a label that no file has.
  package func location(of label: AppLabel) -> FileLocation? { location(at: label.position) }

  /// A location in the configuration's file, by a path relative to the root; nil where there is none.
  package func location(at position: TextPosition?) -> FileLocation? {
    guard let path, let position else { return nil }
    // The root is the file's own folder.
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return FileLocation(path: name, position: position)
  }
}
