import CUnicode
import OversetModel

/// ICU's bidirectional algorithm (UAX 9).
///
/// Not thread-safe: each worker owns one.
@safe struct BidiResolver: ~Copyable {
  private let handle: OpaquePointer?

  init() { unsafe handle = unsafe cuni_bidi_open() }

  deinit { unsafe cuni_bidi_close(handle) }

  /// The level of each code unit, and whether the paragraph runs from right to left.
  func levels(
    of text: [UInt16], _ direction: WritingDirection = .natural
  ) -> (levels: [UInt8], isRightToLeft: Bool) {
    let asked: Int32 =
      switch direction {
      case .natural: -1
      case .leftToRight: 0
      case .rightToLeft: 1
      }
    var base: Int32 = 0
    let levels = unsafe [UInt8](unsafeUninitializedCapacity: text.count) { levels, count in
      unsafe levels.initialize(repeating: 0)
      count = text.count
      guard let handle = unsafe handle else { return }
      base = unsafe cuni_bidi_levels(
        handle, text, Int32(clamping: text.count), asked, levels.baseAddress)
    }
    return (levels, base == 1)
  }

  /// The runs of a line in visual order, left to right; `isRightToLeft` is the paragraph's
  /// direction.
  func visualRuns(of line: [UInt16], isRightToLeft: Bool) -> [(
    range: Range<Int>, isRightToLeft: Bool
  )] {
    let length = Int32(clamping: line.count)
    var levels = [UInt8](repeating: 0, count: line.count)
    guard let handle = unsafe handle, length > 0,
      unsafe cuni_bidi_levels(handle, line, length, isRightToLeft ? 1 : 0, &levels) >= 0
    else { return [(0..<line.count, isRightToLeft)] }
    var runs = [cuni_visual_run](repeating: cuni_visual_run(), count: line.count)
    let count = unsafe cuni_bidi_line(handle, 0, length, &runs, length)
    guard count > 0 else { return [(0..<line.count, isRightToLeft)] }
    return runs.prefix(Int(count)).map {
      (Int($0.start)..<Int($0.start + $0.length), $0.rightToLeft)
    }
  }
}
