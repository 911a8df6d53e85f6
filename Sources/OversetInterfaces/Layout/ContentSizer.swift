import OversetAutoLayout
import OversetModel

/// The sizes that contents ask for with given texts.
struct ContentSizer<Measurer: TextMeasuring> {
  let measurer: Measurer
  /// The texts that are not the document's own, by their keys.
  let texts: [String: String]
  /// Pixels in a point.
  let displayScale: Double

  /// Nil where the size is not known: the font is not to be had, or only the running app has it.
  /// `width` is where several lines are wrapped; nil for no limit.
  func size(of content: ViewContent, width: Points? = nil) -> IntrinsicSize? {
    switch content {
    case .none: IntrinsicSize()
    case .fixed(let width, let height, _): IntrinsicSize(width: width, height: height)
    case .label(let text): labelSize(of: text, width: width)
    case .textView(let text): textViewSize(of: text, width: width)
    case .button(let button): size(of: button)
    case .field(let field): size(of: field)
    case .segments(let segments): size(of: segments)
    case .control(let control): size(of: control)
    }
  }

  private func shown(_ text: InterfaceText) -> String { texts[text.key] ?? text.text }

  private func measure(
    _ text: InterfaceText, label: LabelConstraint? = nil, width: Points? = nil
  ) -> MeasuredText? {
    if text.fontDoubt != nil { return nil }
    return measurer.measure(shown(text), in: label ?? text.label, width: width)
  }

  private func ceiled(_ length: Points) -> Points {
    (length * displayScale - 1e-4).rounded(.up) / displayScale
  }

  /// AppKit rounds to whole points; a text that the tables have up to 0.2 points wider than it is
  /// does not count for one more.
  private func macCeiled(_ length: Points) -> Points { (length - 0.2).rounded(.up) }

  private func block(_ size: MeasuredText) -> TextBlock {
    TextBlock(height: size.height, ascent: size.ascent, descent: size.descent)
  }

  private func labelSize(of text: InterfaceText, width: Points?) -> IntrinsicSize? {
    if shown(text).isEmpty { return IntrinsicSize(width: 0, height: 0) }
    let preferred = text.label.preferredMaxLayoutWidth
    let limit = width ?? (preferred > 0 && text.label.numberOfLines != 1 ? preferred : nil)
    guard let size = measure(text, width: limit) else { return nil }
    if text.label.font.platform == .macOS {
      return macLabelSize(size, line: MacLine.height(of: text.label.font.pointSize), width: limit)
    }
    return IntrinsicSize(
      width: ceiled(size.width), height: ceiled(size.height), text: block(size))
  }

  /// NSTextField is as wide as the room where its text wraps, and not only as the longest line.
  private func macLabelSize(
    _ size: MeasuredText, line: Points, width: Points?
  ) -> IntrinsicSize {
    let own = macCeiled(size.width)
    let measured = size.ascent + size.descent
    let count = measured > 0 ? max(1, (size.height / measured).rounded()) : 1
    return IntrinsicSize(
      width: count > 1 ? max(own, (width ?? own).rounded(.down)) : own, height: count * line,
      text: block(size))
  }

  /// UITextView leaves 5 points on either side, and 8 above and below.
  private func textViewSize(of text: InterfaceText, width: Points?) -> IntrinsicSize? {
    let line = text.label.font.pointSize * SystemLine.height
    if shown(text).isEmpty { return IntrinsicSize(width: 10, height: line + 16) }
    guard let size = measure(text, width: width.map { max(1, $0 - 10) }) else { return nil }
    return IntrinsicSize(
      width: ceiled(size.width) + 10, height: ceiled(size.height) + 16, text: block(size))
  }

  private func size(of button: ButtonContent) -> IntrinsicSize? {
    if !button.isKnown && button.image == nil { return nil }
    var title = MeasuredText(width: 0, height: 0, ascent: 0, descent: 0)
    var hasTitle = false
    if let text = button.title, !shown(text).isEmpty {
      guard let size = measure(text) else { return nil }
      title = MeasuredText(
        width: ceiled(size.width), height: ceiled(size.height), ascent: size.ascent,
        descent: size.descent)
      hasTitle = true
    }
    if button.hasConfiguration { return configuredSize(of: button, title, hasTitle: hasTitle) }
    let image = button.image ?? .zero
    var width = title.width + image.width
    var height = max(title.height, image.height)
    if let insets = button.insets {
      width += insets.leading + insets.trailing
      height += insets.top + insets.bottom
    } else if hasTitle {
      height = (max(title.height + 12, image.height) - 1e-6).rounded(.up)
      if button.image == nil { width = max(width, 30) }
    } else if button.image == nil {
      width = 30
      height = button.fontSize * SystemLine.height + 12
      if button.background == nil { height = (height - 1e-3).rounded(.up) }
    }
    if let background = button.background {
      width = max(width, background.width)
      height = max(height, background.height)
    }
    return IntrinsicSize(width: width, height: height, text: hasTitle ? block(title) : nil)
  }

  private func configuredSize(
    of button: ButtonContent, _ title: MeasuredText, hasTitle: Bool
  ) -> IntrinsicSize {
    var (width, height) = (title.width, title.height)
    if let text = button.subtitle, !shown(text).isEmpty, let size = measure(text) {
      width = max(width, ceiled(size.width))
      height += ceiled(size.height)
    }
    if let image = button.image {
      width += image.width + button.imagePadding
      height = max(height, image.height)
    }
    let insets = button.insets ?? Insets()
    return IntrinsicSize(
      width: width + insets.leading + insets.trailing,
      height: height + insets.top + insets.bottom, text: hasTitle ? block(title) : nil)
  }

  private func size(of field: FieldContent) -> IntrinsicSize? {
    var width: Points = 0
    var block = TextBlock(
      height: field.fontSize * SystemLine.height, ascent: field.fontSize * SystemLine.ascent,
      descent: field.fontSize * (SystemLine.height - SystemLine.ascent))
    if let text = field.text, !shown(text).isEmpty {
      guard let size = measure(text) else { return nil }
      width = ceiled(size.width)
      block = self.block(size)
    }
    return IntrinsicSize(
      width: field.asksForWidth ? width + field.padding : nil,
      height: field.height ?? block.height, text: block)
  }

  private func size(of segments: SegmentContent) -> IntrinsicSize? {
    guard segments.isKnown else { return IntrinsicSize(width: nil, height: segments.height) }
    var widths: [Points] = []
    for title in segments.titles {
      guard let size = measure(title) else { return nil }
      widths.append(size.width + segments.padding)
    }
    let widest = widths.max() ?? 0
    let total =
      segments.isApportioned
      ? widths.reduce(0, +)
      : segments.widths.reduce(0) { $0 + ($1 > 0 ? $1 : widest) }
    return IntrinsicSize(width: ceiled(total), height: segments.height)
  }

  private func size(of control: ControlContent) -> IntrinsicSize? {
    var widest = MeasuredText(width: 0, height: 0, ascent: 0, descent: 0)
    for text in control.texts where !shown(text).isEmpty {
      guard let size = measure(text) else { return nil }
      if size.width > widest.width { widest = size }
    }
    return IntrinsicSize(
      width: macCeiled(widest.width) + control.padding, height: control.height,
      text: widest.height > 0 ? block(widest) : nil)
  }
}
