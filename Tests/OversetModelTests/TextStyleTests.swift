import Testing

@testable import OversetModel

/// The tables of the Human Interface Guidelines, Typography.
struct TextStyleTests {
  @Test(
    arguments: [
      (TextStyle.largeTitle, [31.0, 34, 60]), (.title1, [25, 28, 58]), (.title2, [19, 22, 56]),
      (.title3, [17, 20, 55]), (.headline, [14, 17, 53]), (.body, [14, 17, 53]),
      (.callout, [13, 16, 51]), (.subheadline, [12, 15, 49]), (.footnote, [12, 13, 44]),
      (.caption1, [11, 12, 43]), (.caption2, [11, 11, 40]),
    ], [Platform.iOS, .visionOS])
  func `iOS has a size at every category, and visionOS the same`(
    row: (style: TextStyle, sizes: [Points]), platform: Platform
  ) {
    let categories = [ContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge]
    #expect(categories.map { row.style.metrics(at: $0, on: platform)?.size } == row.sizes)
    let weight: FontWeight = row.style == .headline ? .semibold : .regular
    if platform == .iOS { #expect(row.style.metrics(at: .large, on: .iOS)?.weight == weight) }
  }

  /// "visionOS uses bolder versions of the Dynamic Type body and title styles."
  @Test(arguments: TextStyle.allCases)
  func `visionOS has a medium body and bold titles, and the other weights of iOS`(
    style: TextStyle
  ) {
    let iOS = style.metrics(at: .large, on: .iOS)
    let weight: FontWeight? =
      switch style {
      case .body: .medium
      case .largeTitle, .title1, .title2, .title3: .bold
      default: iOS?.weight
      }
    #expect(style.metrics(at: .large, on: .visionOS)?.weight == weight)
    #expect(style.metrics(at: .large, on: .visionOS)?.leading == iOS?.leading)
  }

  /// Size, leading, weight and emphasized weight at every category.
  @Test(arguments: [
    (TextStyle.largeTitle, 26.0, 32.0, FontWeight.regular, FontWeight.bold),
    (.title1, 22, 26, .regular, .bold), (.title2, 17, 22, .regular, .bold),
    (.title3, 15, 20, .regular, .semibold), (.headline, 13, 16, .bold, .heavy),
    (.body, 13, 16, .regular, .semibold), (.callout, 12, 15, .regular, .semibold),
    (.subheadline, 11, 14, .regular, .semibold), (.footnote, 10, 13, .regular, .semibold),
    (.caption1, 10, 13, .regular, .medium), (.caption2, 10, 13, .medium, .semibold),
  ])
  func `macOS has one size a style`(
    style: TextStyle, size: Points, leading: Points, weight: FontWeight, emphasized: FontWeight
  ) {
    let expected = TextStyle.Metrics(
      size: size, leading: leading, weight: weight, emphasizedWeight: emphasized)
    for category in ContentSizeCategory.allCases {
      #expect(style.metrics(at: category, on: .macOS) == expected)
    }
  }

  @Test(arguments: [
    (TextStyle.title1, 76.0, 96.0, FontWeight.medium), (.title2, 57, 66, .medium),
    (.title3, 48, 56, .medium), (.headline, 38, 46, .medium), (.subheadline, 38, 46, .regular),
    (.callout, 31, 38, .medium), (.body, 29, 36, .medium), (.footnote, 29, 36, .medium),
    (.caption1, 25, 32, .medium),
    (.caption2, 23, 30, .medium),
  ])
  func `tvOS has one size a style`(
    style: TextStyle, size: Points, leading: Points, weight: FontWeight
  ) {
    for category in ContentSizeCategory.allCases {
      let metrics = style.metrics(at: category, on: .tvOS)
      #expect(metrics?.size == size && metrics?.leading == leading && metrics?.weight == weight)
    }
  }

  @Test(arguments: [
    (TextStyle.largeTitle, [30.0, 32, 36, 40, 41, 42, 44, 45, 46]),
    (.title1, [28, 30, 34, 38, 39, 40, 42, 43, 44]),
    (.title2, [24, 26, 28, 30, 31, 32, 34, 35, 36]),
    (.title3, [17, 18, 19, 20, 21, 22, 24, 25, 26]),
    (.headline, [14, 15, 16, 17, 18, 19, 21, 22, 23]),
    (.body, [14, 15, 16, 17, 18, 19, 21, 22, 23]),
    (.caption1, [13, 14, 15, 16, 17, 18, 18, 19, 20]),
    (.caption2, [12, 13, 14, 15, 16, 17, 17, 18, 19]),
    (.footnote1, [11, 12, 13, 14, 15, 16, 16, 17, 18]),
    (.footnote2, [10, 11, 12, 13, 14, 15, 15, 16, 17]),
  ])
  func `watchOS has nine categories and lines 2.5 pt higher than the size`(
    style: TextStyle, sizes: [Points]
  ) {
    let categories: [ContentSizeCategory] = [
      .extraSmall, .small, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    ]
    let metrics = categories.map { style.metrics(at: $0, on: .watchOS) }
    #expect(metrics.map { $0?.size } == sizes)
    #expect(metrics.map { $0?.leading } == sizes.map { $0 + 2.5 })
    #expect(metrics.allSatisfy { $0?.weight == (style == .headline ? .semibold : .regular) })
  }

  @Test(arguments: [
    (TextStyle.footnote, ContentSizeCategory.large, Platform.watchOS, "text style 'footnote'"),
    (.callout, .large, .watchOS, "text style 'callout'"),
    (.body, .medium, .watchOS, "content size 'M'"),
    (.body, .accessibilityExtraExtraLarge, .watchOS, "content size 'AX4'"),
    (.footnote1, .large, .tvOS, "text style 'footnote1'"),
    (.footnote1, .large, .iOS, "text style 'footnote1'"),
    (.extraLargeTitle, .large, .macOS, "text style 'extraLargeTitle'"),
    (.largeTitle, .large, .tvOS, "text style 'largeTitle'"),
  ])
  func `what a platform lacks is reported with what it has`(
    style: TextStyle, category: ContentSizeCategory, platform: Platform, lack: String
  ) throws {
    #expect(style.metrics(at: category, on: platform) == nil)
    let font = FontDescription.textStyle(style, contentSize: category).on(platform)
    let problem = try #require(font.problem)
    #expect(problem.hasPrefix("\(platform.rawValue) has no \(lack), only "))
    #expect(font.pointSize > 0, "a size all the same")
  }

  @Test(arguments: Platform.allCases, TextStyle.allCases)
  func `a larger category never makes a text style smaller`(platform: Platform, style: TextStyle) {
    let categories = ContentSizeCategory.all(on: platform)
    let metrics = categories.compactMap { style.metrics(at: $0, on: platform) }
    #expect(metrics.isEmpty || metrics.count == categories.count)
    #expect(metrics.map(\.size) == metrics.map(\.size).sorted())
    #expect(metrics.map(\.leading) == metrics.map(\.leading).sorted())
    #expect(metrics.allSatisfy { $0.leading > $0.size })
  }

  /// UIKit has it there, the guidelines give no numbers.
  @Test func `the size of footnote on tvOS is not sure`() {
    let font = FontDescription.textStyle(.footnote).on(.tvOS)
    #expect(font.problem == nil)
    #expect(font.sizeDoubt == "the size of footnote on tvOS is not published")
    #expect(font.on(.iOS).sizeDoubt == nil)
  }

  /// Only the sizes at `L` are published.
  @Test func `the extra large titles grow as the titles do`() {
    for category in ContentSizeCategory.allCases {
      let large = TextStyle.largeTitle.metrics(at: category, on: .iOS)?.size ?? 0
      let metrics = TextStyle.extraLargeTitle.metrics(at: category, on: .iOS)
      #expect(metrics?.size == (large * 36 / 34).rounded())
      #expect(metrics?.weight == .bold)
      let font = FontDescription.textStyle(.extraLargeTitle2, contentSize: category)
      #expect(font.pointSize == TextStyle.title1.metrics(at: category, on: .iOS)?.size)
      #expect((font.sizeDoubt == nil) == (category == .large))
    }
  }

  @Test(arguments: [
    (Platform.iOS, 11.0), (.macOS, 10), (.tvOS, 23), (.watchOS, 12), (.visionOS, 12),
  ])
  func `a platform has a least size`(platform: Platform, size: Points) {
    #expect(platform.minimumPointSize == size)
  }
}
