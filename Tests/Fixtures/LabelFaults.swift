import OversetFits
import OversetLabels
import OversetModel
import OversetTypesetting

extension LabelCase {
  /// What is wrong with a layout whatever the text and the label are; empty where nothing is.
  public func faults(of fit: LabelFit) -> [String] {
    var faults: [String] = []
    func expect(_ holds: Bool, _ rule: String) { if !holds { faults.append(rule) } }
    let sizes = [fit.intrinsicContentSize, fit.sizeThatFits]
    let rects = fit.lines.map(\.rect) + [fit.textRect, fit.mirroredTextRect]
    var numbers: [Double?] = [fit.scale, fit.kern, fit.used.width, fit.used.height]
    numbers += [fit.needs.width, fit.needs.scale]
    for size in sizes { numbers += [size.width, size.height] }
    for line in fit.lines { numbers += [line.width, line.baseline] }
    for rect in rects + [fit.inkBounds].compactMap({ $0 }) {
      numbers += [rect.x, rect.y, rect.width, rect.height]
    }
    expect(numbers.allSatisfy { $0?.isFinite ?? true }, "every number is one")
    expect(
      sizes.allSatisfy { $0.width >= 0 && $0.height >= 0 }
        && rects.allSatisfy { $0.width >= 0 && $0.height >= 0 }, "no size is negative")
    expect(!fit.lines.isEmpty, "there is a line")
    expect(fit.scale > 0 && fit.scale <= 1, "the scale is a share")
    expect(
      fit.scale == 1 || [.shrunk, .truncated, .clipped].contains(fit.outcome), "shrunk says so")
    expect(
      fit.kern <= 0 && ((fit.kern < 0) == (fit.outcome == .tightened) || fit.clipsInk),
      "tightened says so")
    let tolerance = 1e-9 * max(1, bounds.x.magnitude, bounds.width.magnitude, fit.textRect.width)
    expect(
      (fit.mirroredTextRect.mirrored(in: fitter.bounds).x - fit.textRect.x).magnitude <= tolerance,
      "the mirror of a mirror is itself")
    if let fault = coverageFault(of: fit) { faults.append(fault) }
    return faults
  }

  /// The lines, and the text cut off after them, cover the text once and in order.
  private func coverageFault(of fit: LabelFit) -> String? {
    var end = 0
    for line in fit.lines {
      let gap = end..<max(end, line.textRange.lowerBound)
      guard line.textRange.lowerBound >= end, gap.count <= 2,
        gap.allSatisfy({ isSeparator(text[$0]) })
      else { return "lines follow each other without gaps" }
      end = line.textRange.upperBound
    }
    guard end <= text.count else { return "lines end with the text" }
    // Half of a pair is shown as U+FFFD, which is as long.
    let all = Array(String(decoding: text, as: UTF16.self).utf16)
    let (shown, lost) = (Array(fit.shown.utf16), Array(fit.lost.utf16))
    guard let last = fit.lines.last, let sign = last.ellipsis else {
      return shown + lost == all ? nil : "what is shown and what is lost make up the text"
    }
    let start = shown.count - last.shown.utf16.count
    let head = shown[..<(start + sign.lowerBound)]
    let tail = shown[(start + sign.upperBound)...]
    let inside = last.textRange.count - (last.shown.utf16.count - sign.count)
    guard inside >= 0, inside <= lost.count else { return "an ellipsis stands for what is lost" }
    var whole = Array(head)
    whole += lost[..<inside]
    whole += tail
    whole += lost[inside...]
    return whole == all
      ? nil : "what is shown, what is lost and the end make up the text"
  }

  private func isSeparator(_ unit: UInt16) -> Bool {
    [0x0A, 0x0D, 0x85, 0x2028, 0x2029].contains(unit)
  }

  /// What is wrong between this layout and its neighbours: a fresh typesetter, more room, the
  /// measured width.
  public func faultsAmongNeighbours(
    of fit: LabelFit, with typesetter: Typesetter
  ) throws -> [String] {
    var faults: [String] = []
    func expect(_ holds: Bool, _ rule: String) { if !holds { faults.append(rule) } }
    let text = try labelText(with: typesetter)
    let alone = try labelText(with: Typesetter(fonts: typesetter.fonts))
    expect(
      "\(fitter.fit(alone))" == "\(fit)", "a layout is independent of what was laid out before")
    let outcome = fitter.outcome(of: text)
    expect(outcome == fit.outcome, "the outcome alone is that of the whole fit")
    if fitter.fitsComfortably(text, below: 1) {
      expect(fit.outcome == .fits, "what fits comfortably fits")
    }
    if let font = try? typesetter.fonts.font(constraint.font),
      let advance = font.table?.advance(ofSimpleText: self.text),
      fitter.fitsComfortably(simpleText: self.text, advance: advance, in: font, below: 1)
    {
      expect(fit.outcome == .fits, "what fits comfortably by its letters fits")
    }
    return faults
  }
}
