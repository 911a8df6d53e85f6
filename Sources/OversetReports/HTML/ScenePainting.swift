import Dispatch
import Overset
import OversetRules
import OversetTypesetting
import Synchronization

/// Paints scenes with several workers: shaping their lines is the slow part of a page.
struct ScenePainting: Sendable {
  let fonts: FontBook
  let shapes: String
  let workers: Int

  /// How many texts are painted at a time: enough for a painter's word cache to pay, and few in memory.
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
    let parts = (layouts.count + size - 1) / size
    let painted = Mutex([[LabelScene?]](repeating: [], count: parts))
    let next = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: max(1, min(workers, parts))) { _ in
      let painter = LabelPainter(fonts: fonts, shapes: shapes)
      while true {
        let part = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard part < parts else { return }
        let scenes = layouts[part * size..<min((part + 1) * size, layouts.count)].map {
          $0.flatMap { painter.scene(of: $0) }
        }
        painted.withLock { $0[part] = scenes }
      }
    }
    return painted.withLock { Array($0.joined()) }
  }
}
