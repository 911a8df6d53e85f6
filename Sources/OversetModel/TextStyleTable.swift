/// A platform's text styles (Human Interface Guidelines, Typography).
struct TextStyleTable {
  private var rows: [TextStyle: Row]

  private struct Row {
    /// By category, in the platform's order; one for all where there is only one.
    var sizes: [Points]
    var leadings: [Points]
    var weight: FontWeight
    var emphasized: FontWeight
  }

  /// Nil where the platform does not have the style; `index` is that of the category among the
  /// platform's own.
  func metrics(of style: TextStyle, at index: Int) -> TextStyle.Metrics? {
    guard let row = rows[style] else { return nil }
    let column = row.sizes.count == 1 ? 0 : index
    guard row.sizes.indices.contains(column), row.leadings.indices.contains(column) else {
      return nil
    }
    return TextStyle.Metrics(
      size: row.sizes[column], leading: row.leadings[column], weight: row.weight,
      emphasizedWeight: row.emphasized)
  }

  static func of(_ platform: Platform) -> TextStyleTable {
    switch platform {
    case .iOS: iOS
    case .visionOS: visionOS
    case .macOS: macOS
    case .tvOS: tvOS
    case .watchOS: watchOS
    }
  }

  // MARK: iOS

  /// Sizes, then leadings, from `xS` to `AX5`.
  private static let iOS = TextStyleTable(rows: [
    // Published at `L` alone; at other categories they grow as the title does that is nearest.
    .extraLargeTitle: Row(
      sizes: [33, 34, 35, 36, 38, 40, 42, 47, 51, 55, 59, 64],
      leadings: [40, 41, 42, 43, 46, 49, 51, 55, 60, 65, 70, 74], weight: .bold,
      emphasized: .bold),
    .extraLargeTitle2: Row(
      sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      leadings: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68], weight: .bold,
      emphasized: .bold),
    .largeTitle: Row(
      sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70], weight: .regular,
      emphasized: .bold),
    .title1: Row(
      sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      leadings: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68], weight: .regular,
      emphasized: .bold),
    .title2: Row(
      sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66], weight: .regular,
      emphasized: .bold),
    .title3: Row(
      sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65], weight: .regular,
      emphasized: .semibold),
    .headline: Row(
      sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62], weight: .semibold,
      emphasized: .semibold),
    .body: Row(
      sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62], weight: .regular,
      emphasized: .semibold),
    .callout: Row(
      sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60], weight: .regular,
      emphasized: .semibold),
    .subheadline: Row(
      sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      leadings: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58], weight: .regular,
      emphasized: .semibold),
    .footnote: Row(
      sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52], weight: .regular,
      emphasized: .semibold),
    .caption1: Row(
      sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      leadings: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51], weight: .regular,
      emphasized: .semibold),
    .caption2: Row(
      sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
      leadings: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48], weight: .regular,
      emphasized: .semibold),
  ])

  // MARK: visionOS

  /// The sizes of iOS, with bolder body and titles (Human Interface Guidelines): medium in place of
  /// regular, and bold (WWDC 2023, Design for spatial user interfaces).
  private static let visionOS: TextStyleTable = {
    var table = iOS
    table.rows[.body]?.weight = .medium
    for title in [TextStyle.largeTitle, .title1, .title2, .title3] {
      table.rows[title]?.weight = .bold
      table.rows[title]?.emphasized = .bold
    }
    return table
  }()

  // MARK: macOS and tvOS: one size each

  private static func fixed(
    _ size: Points, _ leading: Points, _ weight: FontWeight, _ emphasized: FontWeight
  ) -> Row {
    Row(sizes: [size], leadings: [leading], weight: weight, emphasized: emphasized)
  }

  private static let macOS = TextStyleTable(rows: [
    .largeTitle: fixed(26, 32, .regular, .bold), .title1: fixed(22, 26, .regular, .bold),
    .title2: fixed(17, 22, .regular, .bold), .title3: fixed(15, 20, .regular, .semibold),
    .headline: fixed(13, 16, .bold, .heavy), .body: fixed(13, 16, .regular, .semibold),
    .callout: fixed(12, 15, .regular, .semibold),
    .subheadline: fixed(11, 14, .regular, .semibold),
    .footnote: fixed(10, 13, .regular, .semibold), .caption1: fixed(10, 13, .regular, .medium),
    .caption2: fixed(10, 13, .medium, .semibold),
  ])

  private static let tvOS = TextStyleTable(rows: [
    .title1: fixed(76, 96, .medium, .bold), .title2: fixed(57, 66, .medium, .bold),
    .title3: fixed(48, 56, .medium, .bold), .headline: fixed(38, 46, .medium, .bold),
    .subheadline: fixed(38, 46, .regular, .medium), .callout: fixed(31, 38, .medium, .bold),
    // The guidelines name footnote without numbers: developers list it at the size of body.
    .body: fixed(29, 36, .medium, .bold), .footnote: fixed(29, 36, .medium, .bold),
    .caption1: fixed(25, 32, .medium, .bold),
    .caption2: fixed(23, 30, .medium, .bold),
  ])

  // MARK: watchOS

  /// From `xS` to `AX3` without `M`; a line is 2.5 pt higher than its size.
  private static func watch(
    _ sizes: [Points], _ weight: FontWeight = .regular, _ emphasized: FontWeight = .semibold
  ) -> Row {
    Row(sizes: sizes, leadings: sizes.map { $0 + 2.5 }, weight: weight, emphasized: emphasized)
  }

  private static let watchOS = TextStyleTable(rows: [
    .largeTitle: watch([30, 32, 36, 40, 41, 42, 44, 45, 46], .regular, .bold),
    .title1: watch([28, 30, 34, 38, 39, 40, 42, 43, 44]),
    .title2: watch([24, 26, 28, 30, 31, 32, 34, 35, 36]),
    .title3: watch([17, 18, 19, 20, 21, 22, 24, 25, 26]),
    .headline: watch([14, 15, 16, 17, 18, 19, 21, 22, 23], .semibold),
    .body: watch([14, 15, 16, 17, 18, 19, 21, 22, 23]),
    .caption1: watch([13, 14, 15, 16, 17, 18, 18, 19, 20]),
    .caption2: watch([12, 13, 14, 15, 16, 17, 17, 18, 19]),
    .footnote1: watch([11, 12, 13, 14, 15, 16, 16, 17, 18]),
    .footnote2: watch([10, 11, 12, 13, 14, 15, 15, 16, 17]),
  ])
}
