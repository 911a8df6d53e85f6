import OversetModel

extension ParagraphShaper {
  /// The ellipsis in the font that sets a cluster, and its width in points: U+2026, or three full
  /// stops where it is missing. `font` is the label's own.
  func ellipsis(
    at cluster: Int, of paragraph: Paragraph, in font: TypesetFont, size: FontSize
  ) -> (text: String, width: Points) {
    let font = paragraph.part(at: cluster)?.font ?? font
    var sources: [(TypesetFont.Source, StandInLetters)] = []
    if case .face(let face, let letters)? = paragraph.run(at: cluster)?.font {
      sources.append((.face(face), letters))
    }
    sources.append((font.source, .same))
    func answer(_ text: String, _ advance: Advance) -> (String, Points) {
      (
        text,
        paragraph.width(of: advance, clusters: text.utf16.count, at: cluster, size: size)
      )
    }
    for (source, letters) in sources {
      switch source {
      case .table(let table):
        return answer("…", table.advance(of: table.index(of: 0x2026)))
      case .face(let face):
        guard face.glyph(of: 0x2026) != nil else { continue }
        return answer("…", letters.advance(advance(ofSign: [0x2026], in: face)))
      }
    }
    guard case .face(let face) = font.source else { return ("…", 0) }
    return answer("...", Advance(scaled: advance(ofSign: [0x2E, 0x2E, 0x2E], in: face)))
  }

  /// The width in points of the hyphen that a soft hyphen shows at the end of a line.
  func hyphenWidth(of paragraph: Paragraph, at cluster: Int, size: FontSize) -> Points {
    let advance: Advance
    if case .face(let face, let letters)? = paragraph.run(at: cluster)?.font {
      advance = letters.advance(self.advance(ofSign: [0x2D], in: face))
    } else {
      let table = paragraph.part(at: cluster)?.font.table ?? paragraph.table
      advance = table.advance(of: table.index(of: 0x2D))
    }
    return paragraph.width(of: advance, clusters: 1, at: cluster, size: size)
  }

  private func advance(ofSign text: [UInt16], in face: FontFace) -> FontUnits {
    let style = RunStyle(face: face, script: .latin, language: .none, isRightToLeft: false)
    return shaper.advance(of: 0..<text.count, in: text, with: style)
  }
}
