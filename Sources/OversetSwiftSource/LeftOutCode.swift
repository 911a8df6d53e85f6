internal import OversetModel
internal import OversetSources
internal import OversetSyntax

/// Marks the uses of keys in code that no release runs, and takes out what that code does with texts and
/// views.
///
/// Of previews and code for debugging the file says so itself.
func leaveOutUnreached(in files: inout [SourceFile?], of inputs: [SourceInput]) {
  for (index, input) in inputs.enumerated() {
    let known = files[index]?.unreached ?? []
    let ranges = input.leftOut.filter { range in
      !known.contains { $0.contains(range.lowerBound) }
    }
    if ranges.isEmpty { continue }
    files[index]?.leaveOut(LineRanges(ranges, in: SourceText(decoded: input.bytes)))
  }
}

extension SourceFile {
  fileprivate mutating func leaveOut(_ ranges: LineRanges) {
    for index in uses.indices where ranges.contains(uses[index].position) {
      uses[index].unreached = uses[index].unreached ?? .unmade
    }
    parameterUses.removeAll { ranges.contains($0.position) }
    references.removeAll { ranges.contains($0.position) }
    assignments.removeAll { ranges.contains($0.position) }
  }
}

/// Ranges of a text by lines and columns.
private struct LineRanges {
  private var ranges: [(start: TextPosition, end: TextPosition)]

  init(_ ranges: [Range<Int>], in text: SourceText) {
    self.ranges = ranges.map {
      (text.position(at: $0.lowerBound), text.position(at: $0.upperBound))
    }
  }

  func contains(_ position: TextPosition) -> Bool {
    ranges.contains { start, end in
      (start.line, start.column) <= (position.line, position.column)
        && (position.line, position.column) < (end.line, end.column)
    }
  }
}
