import OversetModel
import Testing

@testable import OversetSurfaces

/// What modifiers say of the label that lays a text out.
struct ModifierTests {
  private func room(_ modifiers: String) throws -> TextRoom {
    let verdict = try #require(verdicts(ofBody: #"Text("k").lineLimit(1)"# + modifiers).first)
    guard case .canBeCut(let rooms) = verdict.outcome else {
      throw Missing(what: "\(verdict)")
    }
    return try #require(rooms.first)
  }

  private struct Missing: Error { var what: String }

  @Test func `a Text is body, truncates at its tail and reads Markdown`() throws {
    let constraint = try room("").constraint
    #expect(constraint.kind == .swiftUIText)
    #expect(constraint.font == .textStyle(.body))
    #expect(constraint.lineBreakMode == .byTruncatingTail)
    #expect(constraint.markdown)
    #expect(!constraint.adjustsFontSizeToFitWidth)
  }

  @Test(arguments: [
    (".font(.headline)", FontDescription.textStyle(.headline)),
    (".font(.caption)", .textStyle(.caption1)),
    (".font(Font.title2)", .textStyle(.title2)),
    (".font(.system(size: 12))", .system(size: 12)),
    (".font(.system(size: 12, weight: .bold))", .system(size: 12, weight: .bold)),
    (".font(.system(.footnote))", .textStyle(.footnote)),
    (".font(.custom(\"Futura\", fixedSize: 15))", .named("Futura", size: 15)),
    (
      ".font(.title3.italic())", FontDescription(.system, size: .textStyle(.title3), isItalic: true)
    ),
    (".fontWeight(.medium)", FontDescription(.system, size: .textStyle(.body), weight: .medium)),
    (".bold()", FontDescription(.system, size: .textStyle(.body), weight: .bold)),
    // The nearest counts.
    (".font(.headline).font(.caption)", .textStyle(.headline)),
  ])
  func `fonts are read`(_ modifiers: String, _ font: FontDescription) throws {
    let room = try room(modifiers)
    #expect(room.constraint.font == font)
    #expect(room.isFontKnown)
  }

  @Test(arguments: [
    ".font(theme.title)", ".font(.compound.bodyLG)", ".fontWeight(isOn ? .bold : .regular)",
    ".font(.system(size: size))", ".kerning(2)", ".monospaced()",
  ])
  func `a font that is not read is not known`(_ modifiers: String) throws {
    #expect(!(try room(modifiers).isFontKnown))
  }

  @Test func `scaling, tightening, truncation and content sizes are read`() throws {
    let constraint = try room(
      ".minimumScaleFactor(0.5).allowsTightening(true).truncationMode(.middle)"
        + ".dynamicTypeSize(.small ... .accessibility1)"
    ).constraint
    #expect(constraint.adjustsFontSizeToFitWidth && constraint.minimumScaleFactor == 0.5)
    #expect(constraint.allowsDefaultTighteningForTruncation)
    #expect(constraint.lineBreakMode == .byTruncatingMiddle)
    #expect(constraint.minimumContentSizeCategory == .small)
    #expect(constraint.maximumContentSizeCategory == .accessibilityMedium)
    let open = try room(".dynamicTypeSize(...DynamicTypeSize.xxxLarge)").constraint
    #expect(open.minimumContentSizeCategory == nil)
    #expect(open.maximumContentSizeCategory == .extraExtraExtraLarge)
  }

  @Test func `capitals are measured as such`() throws {
    func textCase(_ body: String) -> TextCase? { verdicts(ofBody: body).first?.textCase }
    #expect(textCase(#"Text("k").textCase(.uppercase)"#) == .uppercase)
    #expect(textCase(#"VStack { Text("k").textCase(nil) }.textCase(.uppercase)"#) == nil)
    #expect(
      textCase(#"List { }.navigationTitle(String(localized: "k").uppercased())"#) == .uppercase)
  }

  @Test func `lines that are reserved are not cut by a height`() throws {
    let verdict = verdicts(
      ofBody: #"Text("k").lineLimit(2, reservesSpace: true).frame(height: 10)"#
    ).first
    #expect(verdict?.description == "can be cut: 2 lines, at most screen")
  }
}
