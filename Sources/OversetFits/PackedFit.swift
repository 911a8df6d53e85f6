import OversetModel

/// A fit in some hundred bytes: a report may keep a million of them.
///
/// A fit is a dozen different numbers, each there several times, and texts that mostly say the same:
/// a number is written once, and from then on as its index. Reading it takes about a
/// microsecond.
package struct PackedFit: Sendable {
  /// What it is written as, for `init(bytes:)`.
  package let bytes: [UInt8]

  /// What somebody wrote, which may be damaged: `fit(ifOf:)` says so.
  package init(bytes: [UInt8]) { self.bytes = bytes }

  /// `text` is the text that was laid out: what the fit has of it is not written again.
  package init(_ fit: LabelFit, of text: String) {
    var text = text
    bytes = text.withUTF8 { text in
      var packer = FitPacker(text: text)
      packer.put(fit)
      // Without the unused capacity.
      return packer.bytes.withUnsafeBufferPointer { Array($0) }
    }
  }

  /// What the text lacks, without reading the rest.
  package var lack: LabelFit.Lack {
    bytes.withUnsafeBufferPointer { bytes in
      var unpacker = FitUnpacker(text: UnsafeBufferPointer(start: nil, count: 0), bytes: bytes)
      return unpacker.lack()
    }
  }

  /// The same fit, of the same text.
  package func fit(of text: String) -> LabelFit {
    var text = text
    return text.withUTF8 { text in
      bytes.withUnsafeBufferPointer { bytes in
        var unpacker = FitUnpacker(text: text, bytes: bytes)
        return unpacker.fit()
      }
    }
  }

  /// The same, of bytes that may be damaged; nil where they are, or are of another text.
  package func fit(ifOf text: String) -> LabelFit? {
    var text = text
    return text.withUTF8 { text in
      bytes.withUnsafeBufferPointer { bytes in
        var unpacker = FitUnpacker(text: text, bytes: bytes)
        let fit = unpacker.fit()
        let ranges = fit.lines.map(\.textRange) + fit.fonts.map(\.textRange)
        // A text has no more code units in UTF-16 than in UTF-8.
        guard unpacker.isComplete, ranges.allSatisfy({ $0.upperBound <= text.count }) else {
          return nil
        }
        return fit
      }
    }
  }
}
