import Overset
import OversetRules
import OversetTypesetting
import OversetWorkers

/// Paints scenes with several workers: shaping their lines is the slow part of a page.
struct ScenePainting: Sendable {
  let fonts: FontBook
  let shapes: String
  let workers: Int

  /// How many texts are painted at a time: enough to profit from the word cache, and few in memory.
  private static let waveLength = 4096
  private static let waveSize = 1 << 20

  /// Parts of a list of texts, by their lengths.
  func waves(of lengths: [Int]) -> [Range<Int>] {
    var waves: [Range<Int>] = []
    var start = 0
    var size = 0
    for (index, length) in lengths.enumerated() {
      if index - start == Self.waveLength || size > Self.waveSize {
        waves.append(start..<index)
        (start, size) = (index, 0)
      }
      size += min(length, LabelPainter.mostGlyphs)
    }
    return start < lengths.count ? waves + [start..<lengths.count] : waves
  }

  /// The scene of each layout, in their order; nil where there is nothing to paint.
  func scenes(of layouts: [CheckedLayout?]) -> [LabelScene?] {
    let size = 64
    let parts = stride(from: 0, to: layouts.count, by: size).map {
      layouts[$0..<min($0 + size, layouts.count)]
    }
    return concurrently(
      parts, workers: workers, prepare: { _ in LabelPainter(fonts: fonts, shapes: shapes) }
    ) { part, painter in
      part.map { $0.flatMap { painter.scene(of: $0) } }
    }.flatMap { $0 }
  }
}
