import Fixtures
import Foundation
import OversetFits
import OversetLabels
import OversetModel
import OversetTypesetting
import Testing

/// 1,050 recordings of a real label, 150 of them different: `Fixtures/README.md`.
struct RecordingTests {
  private static let text =
    "This is a test string used to test UILabel - and it should wrap and can be as long as three lines"
  private static let bounds = Rect(x: 4, y: 254, width: 353, height: 107)
  /// A third of a pixel.
  private static let tolerance = 0.12

  @Test(arguments: LineBreakMode.allCases)
  func `intrinsicContentSize is as recorded`(mode: LineBreakMode) throws {
    for recording in try recordings(mode) {
      let size = try fit(recording).intrinsicContentSize
      #expect(isClose(size, recording.intrinsicContentSize), "\(recording): \(size)")
    }
  }

  @Test(arguments: LineBreakMode.allCases)
  func `sizeThatFits is as recorded`(mode: LineBreakMode) throws {
    for recording in try recordings(mode) {
      let size = try fit(recording).sizeThatFits
      #expect(isClose(size, recording.sizeThatFits), "\(recording): \(size)")
    }
  }

  @Test(arguments: LineBreakMode.allCases.filter { $0 != .byTruncatingMiddle })
  func `textRect is as recorded`(mode: LineBreakMode) throws {
    try expectTextRects(of: mode)
  }

  /// A cluster more or less would be no surprise here (reference §1, rule 10): all agree today.
  @Test func `textRect of a label that truncates in the middle is as recorded`() throws {
    try expectTextRects(of: .byTruncatingMiddle)
  }

  /// Rule 10: white space at the cut leaves room for a space and a letter, and the two sides become
  /// more equal by it. At 68.01 pt they would not, and a real label leaves the room.
  @Test(arguments: [(28.01, "This is a test s…as three lines"), (68.01, "This…lines")])
  func `the start of a middle truncation grows again where that makes it more even`(
    points: Points, shown: String
  ) throws {
    #expect(try fit(lines: 1, .byTruncatingMiddle, points: points).shown == shown)
  }

  @Test func `all recordings are there`() throws {
    let all = try LineBreakMode.allCases.flatMap { try recordings($0) }
    #expect(all.count == 150)
    #expect(all.map(\.count).reduce(0, +) == 1050)
  }

  private func expectTextRects(of mode: LineBreakMode) throws {
    for recording in try recordings(mode) {
      let rect = try fit(recording).textRect
      let recorded = recording.textRect
      #expect(
        isClose(Size(width: rect.width, height: rect.height), recorded.size)
          && rect.x == Self.bounds.x && abs(rect.y - recorded.y) < Self.tolerance,
        "\(recording): \(rect)")
    }
  }

  private func fit(_ recording: Recording) throws -> LabelFit {
    try fit(
      lines: recording.numberOfLines, recording.lineBreakMode, points: recording.pointSize)
  }

  private func fit(lines: Int, _ mode: LineBreakMode, points: Points) throws -> LabelFit {
    var constraint = LabelConstraint()
    constraint.numberOfLines = lines
    constraint.lineBreakMode = mode
    constraint.lineBreakStrategy = .none
    let font = TypesetFont(table: try Self.font.get(), points: points)
    let text = LabelText(
      Array(Self.text.utf16), in: font, for: constraint, locale: .english,
      typesetter: Typesetter(fonts: FontBook()))
    return LabelFitter(constraint: constraint, bounds: Self.bounds, displayScale: 3).fit(text)
  }

  private func isClose(_ size: Size, _ recorded: Size) -> Bool {
    abs(size.width - recorded.width) < Self.tolerance
      && abs(size.height - recorded.height) < Self.tolerance
  }

  // MARK: The files

  private struct Recording {
    var numberOfLines: Int
    var lineBreakMode: LineBreakMode
    var pointSize: Points
    var intrinsicContentSize: Size
    var sizeThatFits: Size
    var textRect: (y: Points, size: Size)
    /// How many recordings gave this answer.
    var count: Int
  }

  private struct DamagedFixture: Error {
    var line: String
  }

  private static let font = Result {
    var advances: [UInt16: Int] = [:]
    for fields in try rows(of: "advances") {
      guard fields.count == 2, let character = UInt16(fields[0].dropFirst(2), radix: 16),
        let advance = Int(fields[1])
      else { throw DamagedFixture(line: fields.joined(separator: ",")) }
      advances[character] = advance
    }
    return TableFont(
      advances: advances, unitsPerEm: 2048, ascender: 2210.0 / 2048, descender: -514.0 / 2048)
  }

  private func recordings(_ mode: LineBreakMode) throws -> [Recording] {
    try Self.rows(of: "recordings").compactMap { fields in
      let numbers = fields.enumerated().compactMap { $0 == 1 ? 0 : Double($1) }
      guard fields.count == 11, numbers.count == 11,
        let rowMode = LineBreakMode(rawValue: fields[1])
      else { throw DamagedFixture(line: fields.joined(separator: ",")) }
      return rowMode != mode
        ? nil
        : Recording(
          numberOfLines: Int(numbers[0]), lineBreakMode: mode, pointSize: numbers[2],
          intrinsicContentSize: Size(width: numbers[3], height: numbers[4]),
          sizeThatFits: Size(width: numbers[5], height: numbers[6]),
          textRect: (numbers[7], Size(width: numbers[8], height: numbers[9])),
          count: Int(numbers[10]))
    }
  }

  /// The fields of a file's lines, without the line of names.
  private static func rows(of file: String) throws -> [[String]] {
    let url = try #require(
      Bundle.module.url(forResource: file, withExtension: "csv", subdirectory: "Fixtures"))
    let text = try String(contentsOf: url, encoding: .utf8)
    return text.split(separator: "\n").dropFirst().map {
      $0.split(separator: ",").map(String.init)
    }
  }
}
