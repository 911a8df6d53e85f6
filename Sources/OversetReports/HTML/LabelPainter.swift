import Overset
import OversetFits
import OversetLabels
import OversetModel
import OversetRules
import OversetTypesetting

/// Turns a layout into a scene: shapes its lines, and lays out what is lost around them.
struct LabelPainter {
  let fonts: FontBook
  let typesetter: Typesetter
  /// The family that the system font's letters are drawn in.
  let shapes: String

  /// What one picture holds at most: a longer text would only make it slow.
  private static let mostLines = 40
  private static let mostLostLines = 3
  /// Four for a character: no font of any script needs more.
  private static let mostGlyphsOfUnit = 4
  static let mostGlyphs = 10_000

  init(fonts: FontBook, shapes: String) {
    self.fonts = fonts
    self.shapes = shapes
    typesetter = Typesetter(fonts: fonts)
  }

  /// Nil where the font cannot be used, or the room is no rectangle and the scale no scale.
  func scene(of layout: CheckedLayout) -> LabelScene? {
    // The layout has it packed.
    let fit = layout.fit
    let text = Array(layout.text.utf16)
    guard
      let label = LabelDrawing(
        fit, of: text, runs: layout.runs, in: layout.constraint, room: layout.room,
        locale: layout.locale, typesetter: typesetter, shapes: shapes)
    else { return nil }
    let colors = TextColors(layout.runs, in: text)
    var scene = LabelScene(
      frame: label.room.outset(by: layout.insets, isRightToLeft: fit.isRightToLeft),
      room: label.room, appearance: layout.constraint.appearance)
    scene.shadowOffset = layout.constraint.shadowOffset
    scene.ink = fit.inkBounds.flatMap { $0.isFinite ? $0 : nil }
    for (index, line) in fit.lines.prefix(Self.mostLines).enumerated() {
      add(line, at: index, of: text, layout, label, colors, to: &scene)
    }
    scene.hasMoreLines = fit.lines.count > Self.mostLines
    scene.mirrored = mirroredText(of: fit, in: scene)
    if !scene.hasMoreLines { addRest(of: label, text, to: &scene) }
    return scene
  }

  /// Removes glyphs where they are too many for the text, or for one picture.
  private func limited(
    _ drawing: LineDrawing, of text: String, in scene: inout LabelScene
  ) -> LineDrawing {
    let drawings = scene.lines.map(\.drawing) + scene.lost.map(\.drawing)
    let room = min(
      Self.mostGlyphs - drawings.reduce(0) { $0 + $1.glyphs.count },
      Self.mostGlyphsOfUnit * text.utf16.count)
    if drawing.glyphs.count <= room { return drawing }
    scene.isShortened = true
    var drawing = drawing
    drawing.glyphs = Array(drawing.glyphs.prefix(room))
    return drawing
  }

  /// As wide as the mirrored text rect, and as high as the lines: a label draws them in the middle
  /// of its room.
  private func mirroredText(of fit: LabelFit, in scene: LabelScene) -> Rect? {
    var rect = fit.mirroredTextRect
    guard fit.isRightToLeft, let lines = scene.lines.first?.rect else { return nil }
    let drawn = scene.lines.map(\.rect).reduce(lines) { $0.union($1) }
    (rect.y, rect.height) = (drawn.y, drawn.height)
    return rect.isFinite ? rect : nil
  }

  private func add(
    _ line: LineFragment, at index: Int, of text: [UInt16], _ layout: CheckedLayout,
    _ label: LabelDrawing, _ colors: TextColors, to scene: inout LabelScene
  ) {
    let (rect, baseline) = label.frame(of: line, at: index)
    let cut = LineCut(line, of: text)
    let (shown, ellipsis) = cut?.joined(line.shown) ?? (line.shown, nil)
    let drawn = shown.drawnBeginning
    let drawing = limited(label.draw(drawn, on: line), of: drawn, in: &scene)
    let x = line.isRightToLeft ? rect.maxX - drawing.width : rect.minX
    // What is left out beside the label would not be seen.
    let endsInside =
      line.isRightToLeft ? x > scene.frame.minX : x + drawing.width < scene.frame.maxX
    if endsInside, drawn.utf8.count < shown.utf8.count { scene.isShortened = true }
    scene.lines.append(
      LabelScene.Line(
        rect: rect, x: x, baseline: baseline, drawing: drawing,
        colors: colors.colors(of: drawing, on: line), ellipsis: ellipsis,
        isClipped: rect.width > scene.room.width + 0.01, isInkClipped: label.fit.clipsInk))
    scene.grounds += colors.grounds(of: drawing, on: line, from: x)
    guard let cut, !cut.lost.isEmpty else { return }
    // What is drawn may differ a little from what was measured, where letters join at the cut.
    var seen = rect
    seen.x = min(rect.minX, x)
    seen.width = max(rect.maxX, x + drawing.width) - seen.x
    add(cut, of: line, seen, baseline, layout, label, to: &scene)
  }

  /// Draws what an ellipsis replaces beside the label; below it, where text goes on behind the
  /// ellipsis.
  private func add(
    _ cut: LineCut, of line: LineFragment, _ rect: Rect, _ baseline: Points,
    _ layout: CheckedLayout, _ label: LabelDrawing, to scene: inout LabelScene
  ) {
    let mode = layout.constraint.withParagraphStyle.lineBreakMode
    let isAtStart = mode == .byTruncatingHead
    let text = isAtStart ? cut.lostText.drawnEnd : cut.lostText.drawnBeginning
    let start =
      isAtStart ? cut.lost.upperBound - text.utf16.count : cut.lost.lowerBound
    let drawing = limited(
      label.draw(lost: text, from: start, on: line), of: text, in: &scene)
    var ground = Rect(x: rect.x, y: rect.y, width: drawing.width, height: rect.height)
    var lostBaseline = baseline
    if mode == .byTruncatingMiddle {
      ground.x = line.isRightToLeft ? scene.room.maxX - drawing.width : scene.room.minX
      ground.y = max(scene.frame.maxY, rect.maxY) + 2
      lostBaseline += ground.y - rect.y
    } else if isAtStart == line.isRightToLeft {
      ground.x = rect.maxX
    } else {
      ground.x = rect.minX - drawing.width
    }
    scene.lost.append(LabelScene.LostLine(x: ground.x, baseline: lostBaseline, drawing: drawing))
    scene.hatched.append(ground)
  }

  /// Draws the lines behind the last visible one below the label.
  private func addRest(
    of label: LabelDrawing, _ text: [UInt16], to scene: inout LabelScene
  ) {
    let fit = label.fit
    let end = fit.lines.last?.textRange.upperBound ?? 0
    guard !fit.lost.isEmpty, end < text.count, scene.room.width > 0 else { return }
    // A text that is cut between its lines goes on with white space, which no line begins with.
    let rest = String(
      String(decoding: text[max(end, 0)...], as: UTF16.self).drop(while: \.isWhitespace)
    ).drawnBeginning
    guard !rest.isEmpty else { return }
    let top = scene.lines.map(\.rect.maxY).reduce(scene.frame.maxY, max) + 2
    for (line, drawing) in label.lines(ofRest: rest, from: top, limit: Self.mostLostLines) {
      let drawing = limited(drawing, of: line.shown, in: &scene)
      scene.lost.append(
        LabelScene.LostLine(x: line.rect.x, baseline: line.baseline, drawing: drawing))
      scene.hatched.append(line.rect)
    }
  }
}

extension String {
  /// So much of one line is drawn that it goes on far beside most labels.
  private static let mostCharacters = 300
  /// Joined emoji have seven scalars, but a character may have any number.
  private static let mostScalars = 10 * mostCharacters

  fileprivate var drawnBeginning: String {
    String(String(Substring(unicodeScalars.prefix(Self.mostScalars))).prefix(Self.mostCharacters))
  }

  fileprivate var drawnEnd: String {
    String(String(Substring(unicodeScalars.suffix(Self.mostScalars))).suffix(Self.mostCharacters))
  }
}
