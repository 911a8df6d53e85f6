import OversetFits
import OversetModel
import OversetTypesetting

extension LabelFit.Confidence {
  /// How sure a verdict is with these needs and fonts.
  init(
    of drawn: DrawnText, needs: LabelFit.Needs, ink: InkCut, growth: InkGrowth,
    in room: LabelRoom, text: LabelText, missing: [String]
  ) {
    if !missing.isEmpty {
      let named = missing.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
      let more = missing.count > 12 ? " and \(missing.count - 12) more" : ""
      self = .inconclusive(["no font has \(named)\(more)"])
      return
    }
    var doubts: [String] = []
    if let needed = needs.width {
      doubts += room.widthDoubts(needed, of: text)
    }
    doubts += room.heightDoubts(needs, of: text)
    doubts += room.lineDoubts(drawn, ink, of: text)
    func ask(_ question: LabelQuestion) {
      if let doubt = room.doubt(about: question) { doubts.append(doubt) }
    }
    doubts += room.symbolDoubts(drawn, needs, of: text)
    if drawn.outcome == .tightened { ask(.tightening) }
    if drawn.scale < 1, let scale = needs.scale { doubts += room.scaleDoubts(scale, of: text) }
    doubts += room.shrinkingDoubts(drawn, of: text)
    if let doubt = room.inkDoubt(drawn, ink, of: text) { doubts.append(doubt) }
    doubts += room.attributeDoubts(of: text, drawn, lines: needs.lines)
    if growth != .zero { ask(.heightOfTallScripts) }
    if room.constraint.limitsFontThatMayNotAdjust { ask(.limitOfContentSize) }
    func add(_ doubt: String?) {
      if let doubt, !doubts.contains(doubt) { doubts.append(doubt) }
    }
    add(text.font.doubt)
    for span in text.spans { add(span.font.doubt) }
    self = doubts.isEmpty ? .certain : .borderline(doubts)
  }
}

extension LabelRoom {
  /// Doubts about a text that needs a width, in points.
  fileprivate func widthDoubts(_ needed: Points, of text: LabelText) -> [String] {
    let width = bounds.width
    /// Used only where a width is so near to a limit that it matters.
    lazy var error = text.widthError
    func doubt(near limit: Points, _ name: String) -> String? {
      let distance = (needed - limit).magnitude
      if distance <= max(grid.pixel, 0.005 * limit) {
        return "within one pixel or 0.5 % of \(name)"
      }
      let most = max(WidthError.largestShare, text.font.standIn?.share ?? 0)
      guard distance <= most * needed else { return nil }
      let share = needed > limit ? error.narrower : error.wider
      return distance <= share * needed ? "within the known error of \(error.source)" : nil
    }
    var doubts = [doubt(near: width, "the width")]
    if let limit = behavior.tighteningLimit {
      let doubt = doubt(near: width * limit, "what tightening can do")
      if !doubts.contains(doubt) { doubts.append(doubt) }
    }
    return doubts.compactMap { $0 }
  }

  /// Doubts about a label that shrinks, whose text fits at a scale: more or less than the smallest.
  fileprivate func scaleDoubts(_ scale: Double, of text: LabelText) -> [String] {
    let minimum = minimumScale
    let error = text.widthError
    if scale == minimum { return [] }
    if (scale - minimum).magnitude * text.font.size.points <= 0.25 {
      return ["within 0.25 pt of the smallest size"]
    }
    let share = scale < minimum ? error.narrower : error.wider
    return (scale - minimum).magnitude <= share * scale
      ? ["the smallest size is within the known error of \(error.source)"] : []
  }

  /// The doubt about symbols that may be emoji, where these decide whether all is seen.
  fileprivate func symbolDoubts(
    _ drawn: DrawnText, _ needs: LabelFit.Needs, of text: LabelText
  ) -> [String] {
    guard let symbols = text.symbols, let width = needs.width, width > 0 else { return [] }
    let growth = max(0, width + symbols.growth) / width
    func isBetween(_ limit: Double, _ value: Double) -> Bool {
      (value <= limit + roundingSlack) != (value * growth <= limit + roundingSlack)
    }
    let most = behavior.tighteningLimit ?? 1
    let matters =
      isBetween(bounds.width, width) || isBetween(bounds.width * most, width)
      || drawn.scale < 1 && needs.scale.map { isBetween(1 / minimumScale, 1 / $0) } ?? false
    return matters ? [symbols.doubt(width)] : []
  }

  /// Doubts about whether text shrinks at all, where the reference does not say it or reports
  /// contradict it.
  fileprivate func shrinkingDoubts(_ drawn: DrawnText, of text: LabelText) -> [String] {
    switch drawn.outcome {
    case .fits, .tightened: return []
    case .shrunk, .truncated, .clipped: break
    }
    var question: LabelQuestion?
    if shrinks, hasTooManyParagraphs(text) {
      question = .tooManyParagraphs
    } else if drawn.scale < 1, constraint.lineBreakMode == .byClipping,
      constraint.numberOfLines != 1
    {
      question = .shrinkingClippedLines
    } else if constraint.adjustsFontSizeToFitWidth, constraint.lineBreakMode.wraps,
      constraint.numberOfLines == 1, constraint.minimumScale < 1
    {
      question = .shrinkingWrappedLine
    }
    return [question.flatMap(doubt)].compactMap { $0 }
  }

  /// Whether a point more or less of height would show one line less or more than the text has.
  fileprivate func heightDoubts(_ needs: LabelFit.Needs, of text: LabelText) -> [String] {
    let allowed = constraint.numberOfLines
    if bounds.height.isFinite, text.font.standIn?.hasOtherLines == true {
      return ["how high lines in the serif design are is not published"]
    }
    guard needs.lines > 1, allowed == 0 || needs.lines <= allowed else { return [] }
    let missing = needs.height - bounds.height
    let tolerance = max(behavior.heightTolerance, grid.pixel)
    guard missing > roundingSlack, missing < tolerance + roundingSlack else { return [] }
    return [doubt(about: .lastLine(of: needs.lines))].compactMap { $0 }
  }

  /// Doubts about what is seen of a single line that is higher than its room, and of lines that
  /// become higher for a tall script.
  fileprivate func lineDoubts(_ drawn: DrawnText, _ ink: InkCut, of text: LabelText) -> [String] {
    var doubts: [String?] = []
    if excess(of: drawn.stack) > roundingSlack, !text.isBlank(from: 0) {
      if missingHeight(of: drawn.stack, text) == 0 {
        doubts.append(
          freeHeight > 0
            ? "the line reaches into the insets" : "the line is less than a point too high")
      } else if !ink.isCut, bounds.height + freeHeight >= grid.pixel {
        doubts.append(
          ink.overflow <= grid.pixel
            ? "the line is too high for its label, but the paint of this text lies inside"
            : "the line is too high for its label, but hardly any of its paint lies outside")
      }
      if shrinks, drawn.outcome == .clipped, hasHeight(for: text, at: minimumScale) {
        doubts.append(doubt(about: .shrinkingLineForHeight))
      }
    } else if drawn.outcome == .shrunk, heightDecidesScale(drawn.scale, of: text) {
      doubts.append(doubt(about: .shrinkingLinesForHeight))
    }
    if drawn.outcome != .truncated, drawn.outcome != .clipped, bounds.height.isFinite,
      behavior.tallScripts == .unknown,
      let tall = text.tallLineHeight,
      Double(drawn.stack.lines.count) * tall * drawn.scale > bounds.height + freeHeight
    {
      doubts.append(doubt(about: .roomForTallScripts))
    }
    return doubts.compactMap { $0 }
  }

  /// The doubt about paint over the label's edge.
  fileprivate func inkDoubt(_ drawn: DrawnText, _ ink: InkCut, of text: LabelText) -> String? {
    /// Used only where paint is near the edge.
    lazy var source = text.paintError.map { "the paint is that of \($0)" }
    if case .clips = behavior.edge {
      if ink.overflow <= roundingSlack { return nil }
      return ink.overflow <= 2 * grid.pixel ? "paint within a pixel of the edge" : source
    }
    guard ink.isCut else {
      guard case .cutsPaint(let tolerance) = behavior.edge, drawn.outcome != .truncated,
        ink.overflow > tolerance + roundingSlack, text.hasHangingStandIn
      else { return nil }
      return source
    }
    if text.hasStandIn { return source }
    // The tolerance includes the uncertainty of the system font's own letters.
    if missingHeight(of: drawn.stack, text) > 0 { return nil }
    return source
      ?? (ink.overflow <= ink.allowed + grid.pixel ? "hardly more than a point of paint" : nil)
  }
}

extension LabelRoom {
  /// Doubts about an attributed text and its tabs, where they matter.
  fileprivate func attributeDoubts(
    of text: LabelText, _ drawn: DrawnText, lines: Int
  ) -> [String] {
    var doubts: [String?] = text.tabDoubts(drawn)
    guard let attributed = constraint.attributedText else { return doubts.compactMap { $0 } }
    if drawn.outcome != .fits, let style = attributed.paragraphStyle, style.lineBreakMode == nil {
      doubts.append(doubt(about: .lineBreakModeOfStyle))
    }
    if drawn.outcome != .fits, text.styles?.areMixed == true {
      doubts.append(doubt(about: .shrinkingMixedStyles))
    }
    if bounds.height.isFinite, text.spans.contains(where: { $0.attributes.baselineOffset != 0 }) {
      doubts.append("how much higher baselineOffset makes a line is not published")
    }
    if lines > 1, text.styles?.contains(where: { $0.hyphenationFactor > 0 }) == true {
      doubts.append("where hyphenationFactor divides words is not published")
    }
    return doubts.compactMap { $0 }
  }
}

extension LabelText {
  /// Doubts about the tabs of a text.
  fileprivate func tabDoubts(_ drawn: DrawnText) -> [String] {
    guard wrappers.contains(where: \.hasTabs) else { return [] }
    let size = font.size.scaled(by: drawn.scale)
    if drawn.stack.lines.contains(where: {
      wrappers[$0.paragraph].leavesTabStops(on: $0.clusters, at: size)
    }) {
      return ["what a tab does behind the last tab stop is not published"]
    }
    return drawn.scale < 1 || drawn.kern != 0
      ? ["whether tab stops shrink with the text is not published"] : []
  }

  /// Where the advances come from, each font file once.
  var runFonts: [RunFont] {
    var faces: Set<ObjectIdentifier> = []
    return wrappers.flatMap { $0.paragraph.runs.map { $0.font } }.filter { font in
      guard case .face(let face, _) = font else { return true }
      return faces.insert(ObjectIdentifier(face)).inserted
    }
  }

  /// Whether some of it is in a font file that stands in for one of the system's.
  var hasStandIn: Bool {
    runFonts.contains { if case .face(let face, _) = $0 { !asks(for: face) } else { false } }
  }

  /// The font whose shapes are not the real ones; nil where all are.
  fileprivate var paintError: String? {
    var letters: String?
    for used in runFonts {
      switch used {
      case .system, .systemHangul, .systemWide:
        letters = "shapes that stand in for the system font's"
      case .face(let face, _) where !asks(for: face):
        return "\(face.postScriptName), a stand-in"
      case .face, .none: continue
      }
    }
    return letters
  }
}
