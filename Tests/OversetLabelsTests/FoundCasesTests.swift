import Fixtures
import OversetFits
import OversetLabels
import OversetModel
import OversetTypesetting
import Testing

/// What `make hunt` found, each once.
struct FoundCasesTests {
  struct Found: Sendable, CustomStringConvertible {
    var description: String
    var label: LabelCase

    init(
      _ description: String, _ text: String, width: Points, height: Points = 100,
      _ change: (inout LabelConstraint) -> Void
    ) {
      self.description = description
      label = LabelCase(
        text: Array(text.utf16), bounds: Rect(x: 0, y: 0, width: width, height: height))
      change(&label.constraint)
    }
  }

  static let found = [
    Found("kerning that is no number differs from itself", "abc", width: 40) {
      $0.attributedText = AttributedText()
      $0.attributedText?.kern = .nan
    },
    Found("a tail indent cuts a line in a container without a width", "abc def", width: 40) {
      $0.attributedText = AttributedText()
      $0.attributedText?.paragraphStyle = ParagraphStyle()
      $0.attributedText?.paragraphStyle?.tailIndent = 30
    },
    Found("a line is tightened up to its tail indent", "abcdefghij", width: 200) {
      $0.attributedText = AttributedText()
      $0.attributedText?.paragraphStyle = ParagraphStyle()
      $0.attributedText?.paragraphStyle?.lineBreakMode = .byTruncatingTail
      $0.attributedText?.paragraphStyle?.tailIndent = 79
      $0.allowsDefaultTighteningForTruncation = true
    },
    Found("a tightened line ends in white space", "abcdefghij     ", width: 79) {
      $0.allowsDefaultTighteningForTruncation = true
    },
    Found("kerning takes more than the letters have", "abc def", width: 40) {
      $0.attributedText = AttributedText()
      $0.attributedText?.kern = -30
      $0.numberOfLines = 0
    },
    Found("a needed width has no thousandths of a point", "abc def", width: 40) {
      $0.attributedText = AttributedText()
      $0.attributedText?.kern = 1e12
      $0.numberOfLines = 2
    },
  ]

  @Test(arguments: found)
  func `what the hunt found holds`(found: Found) throws {
    let typesetter = Typesetter(fonts: FontBook())
    let text = try found.label.labelText(with: typesetter)
    let fit = found.label.fitter.fit(text)
    #expect(found.label.faults(of: fit) == [])
    #expect(try found.label.faultsAmongNeighbours(of: fit, with: typesetter) == [])
  }

  @Test func `a tightened line fills the room up to its tail indent`() throws {
    let typesetter = Typesetter(fonts: FontBook())
    for found in Self.found where found.label.constraint.allowsDefaultTighteningForTruncation {
      let fit = found.label.fitter.fit(try found.label.labelText(with: typesetter))
      #expect(fit.outcome == .tightened && fit.lost.isEmpty, "\(found)")
      #expect(abs(fit.lines[0].width - 79) < 1e-6, "\(found): \(fit.lines[0].width)")
    }
  }
}
