internal import OversetModel
internal import OversetSyntax

/// Frames that code of Objective-C gives to the views that it makes (UIView.frame).
extension ObjectiveCReader {
  /// Notes `CGRectMake(20, 80, self.view.bounds.size.width - 40, 30)`, and that the width is not read of anything else.
  /// A view made without a frame, with `isFirst`, gets it later.
  mutating func noteFrame(valueAt index: Int, of view: String, isFirst: Bool) {
    guard token(index)?.name == "CGRectMake", let arguments = arguments(behind: index + 1),
      arguments.count == 4
    else {
      if isFirst, token(index)?.name == "CGRectZero" { return }
      return file.constraints.appendWidth(nil, of: [view], in: type, member)
    }
    let width = width(tokens[arguments[2]])
    if isFirst, let width, width.share == 0, width.points <= 0 { return }
    file.constraints.appendWidth(width, of: [view], in: type, member)
    if let height = self.width(tokens[arguments[3]]), height.share == 0 {
      file.constraints.appendHeight(height.points, of: [view], in: type, member)
    }
  }

  /// The words of the arguments behind a parenthesis.
  private func arguments(behind open: Int) -> [Range<Int>]? {
    guard token(open)?.isSign("(") ?? false else { return nil }
    var ranges: [Range<Int>] = []
    var (depth, start) = (0, open + 1)
    for index in open..<min(open + 128, tokens.count) {
      if token(index)?.opens ?? false { depth += 1 }
      if token(index)?.closes ?? false { depth -= 1 }
      let isEnd = depth == 0
      if isEnd || depth == 1 && token(index)?.isSign(",") ?? false {
        ranges.append(start..<max(start, index))
        start = index + 1
      }
      if isEnd { return ranges }
    }
    return nil
  }

  /// `120`, `kWidth - 2 * 16`, `self.view.frame.size.width - 40`, `[UIScreen mainScreen].bounds.size.width / 2`; nil of
  /// anything else.
  private func width(_ words: ArraySlice<ObjectiveCToken>, depth: Int = 0) -> FrameWidth? {
    guard depth < 8 else { return nil }
    var values: [FrameWidth?] = []
    var signs: [String] = []
    var index = words.startIndex
    while index < words.endIndex {
      let (value, next) = operand(words, at: index, depth: depth)
      values.append(value)
      guard value != nil, next < words.endIndex else { break }
      guard case .sign(let sign) = words[next].kind else { return nil }
      signs.append(String(Unicode.Scalar(sign)))
      index = next + 1
    }
    return FrameWidth.result(of: values, signs)
  }

  /// A value, and the index behind it.
  private func operand(
    _ words: ArraySlice<ObjectiveCToken>, at start: Int, depth: Int
  ) -> (value: FrameWidth?, end: Int) {
    switch words[start].kind {
    case .number(let text):
      var (end, number) = (start + 1, text)
      if end + 1 < words.endIndex, words[end].isSign("."),
        case .number(let part) = words[end + 1].kind
      {
        number += "." + part
        end += 2
      } else if end < words.endIndex, words[end].isSign(".") {
        end += 1
      }
      let plain = number.last == "f" || number.last == "F" ? String(number.dropLast()) : number
      return (Double(plain).map { FrameWidth(points: $0) }, end)
    case .sign(UInt8(ascii: "(")):
      guard let end = closing(start, in: words) else { return (nil, start + 1) }
      // `(CGFloat)width`
      if end == start + 2, ["CGFloat", "float", "int"].contains(words[start + 1].name) {
        return end + 1 < words.endIndex
          ? operand(words, at: end + 1, depth: depth + 1) : (nil, end + 1)
      }
      return (width(words[(start + 1)..<end], depth: depth + 1), end + 1)
    case .sign(UInt8(ascii: "[")):
      guard let end = closing(start, in: words) else { return (nil, start + 1) }
      let (members, next) = members(words, behind: end + 1)
      let names = words[start..<end].compactMap(\.name) + members
      return (FrameWidth.isWidth(names) ? .screen : nil, next)
    case .name(let name):
      if name == "CGRectGetWidth", start + 1 < words.endIndex,
        let end = closing(start + 1, in: words)
      {
        let names = words[start..<end].compactMap(\.name) + ["width"]
        return (FrameWidth.isWidth(names) ? .screen : nil, end + 1)
      }
      let (members, next) = members(words, behind: start + 1)
      if members.isEmpty, let number = views.numbers[name] ?? nil {
        return (FrameWidth(points: number), next)
      }
      return (FrameWidth.isWidth([name] + members) ? .screen : nil, next)
    default: return (nil, start + 1)
    }
  }

  /// `.bounds.size.width`
  private func members(
    _ words: ArraySlice<ObjectiveCToken>, behind start: Int
  ) -> (names: [String], end: Int) {
    var (names, index) = ([String](), start)
    while index + 1 < words.endIndex, words[index].isSign("."), let name = words[index + 1].name {
      names.append(name)
      index += 2
    }
    return (names, index)
  }

  private func closing(_ open: Int, in words: ArraySlice<ObjectiveCToken>) -> Int? {
    var depth = 0
    for index in open..<words.endIndex {
      if words[index].opens { depth += 1 }
      if words[index].closes { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// Notes `#define BUTTON_WIDTH 40` and `static const CGFloat kWidth = 40;`.
  mutating func noteNumbers(_ macros: [ObjectiveCMacro]) {
    for macro in macros where macro.parameters == nil {
      noteNumber(macro.name, macro.body[...])
    }
    for index in tokens.indices.dropLast(3)
    where tokens[index].name == "const" && token(index + 3)?.isSign("=") ?? false {
      guard let name = token(index + 2)?.name else { continue }
      noteNumber(name, tokens[(index + 4)...].prefix { !$0.isSign(";") }.prefix(4))
    }
  }

  private mutating func noteNumber(_ name: String, _ words: ArraySlice<ObjectiveCToken>) {
    let words = words.drop { $0.isSign("(") }.prefix { !$0.isSign(")") }
    guard let first = words.indices.first, words.count <= 3 else { return }
    let (value, end) = operand(words, at: first, depth: 8)
    guard let value, value.share == 0, end == words.endIndex else { return }
    views.numbers[name] = .some(views.numbers[name] == nil ? value.points : nil)
  }
}

extension ObjectiveCToken {
  fileprivate var opens: Bool { isSign("(") || isSign("[") || isSign("{") }
  fileprivate var closes: Bool { isSign(")") || isSign("]") || isSign("}") }
}
