import OversetModel
import OversetTypesetting

/// What a person sees of a text, line by line, and what is gone.
struct VisibleText {
  let stack: LineStack
  let text: LabelText
  /// In the order of the text, `\n` and other separators included as they are.
  private(set) var shown = ""
  private(set) var lost = ""
  private(set) var lostClusters = 0
  private let breaksByCluster: Bool

  /// Makes one that only knows lost paragraphs and broken words: `shown` and `lost` are empty.
  init(lossesOf stack: LineStack, of text: LabelText, mode: LineBreakMode) {
    self.stack = stack
    self.text = text
    breaksByCluster = mode == .byCharWrapping
  }

  init(_ stack: LineStack, of text: LabelText, mode: LineBreakMode) {
    self.init(lossesOf: stack, of: text, mode: mode)
    for (index, line) in stack.lines.enumerated() {
      let isLast = index == stack.lines.count - 1
      add(line, isLast: isLast)
    }
    guard let rest = stack.rest else {
      addBlankRest()
      return
    }
    for paragraph in rest.paragraph..<text.wrappers.count {
      let start = paragraph == rest.paragraph ? rest.cluster : 0
      if start == 0, paragraph > 0 { lose(separatorBefore: paragraph) }
      lose(start..<text.wrappers[paragraph].paragraph.clusterCount, of: paragraph)
    }
  }

  /// Whether whole paragraphs are gone although the last visible one is seen whole.
  var losesParagraphs: Bool {
    guard stack.rest?.cluster == 0, case .whole? = stack.lines.last?.content else { return false }
    return true
  }

  private mutating func add(_ line: LineStack.Line, isLast: Bool) {
    let paragraph = text.wrappers[line.paragraph].paragraph
    switch line.content {
    case .whole: shown += paragraph.string(line.clusters)
    case .truncated(let cut):
      shown += paragraph.string(cut.head) + cut.ellipsis + paragraph.string(cut.tail)
      lose(cut.head.upperBound..<cut.tail.lowerBound, of: line.paragraph)
    case .clipped(let seen):
      shown += paragraph.string(seen)
      lose(seen.upperBound..<line.clusters.upperBound, of: line.paragraph)
    }
    if !isLast, line.clusters.upperBound == paragraph.clusterCount {
      shown += separator(of: line.paragraph)
    }
  }

  /// White space behind the last line does not count as lost, also where it is its own paragraph.
  private mutating func addBlankRest() {
    guard let last = stack.lines.last, case .whole = last.content else { return }
    for paragraph in (last.paragraph + 1)..<max(text.wrappers.count, last.paragraph + 1) {
      let blank = text.wrappers[paragraph].paragraph
      shown += separator(of: paragraph - 1) + blank.string(0..<blank.clusterCount)
    }
  }

  private mutating func lose(_ clusters: Range<Int>, of paragraph: Int) {
    lost += text.wrappers[paragraph].paragraph.string(clusters)
    lostClusters += clusters.count
  }

  private mutating func lose(separatorBefore paragraph: Int) {
    lost += separator(of: paragraph - 1)
    lostClusters += 1
  }

  private func separator(of index: Int) -> String {
    let paragraph = text.wrappers[index].paragraph
    let start = paragraph.offset + paragraph.text.count
    return String(
      decoding: text.text[start..<start + paragraph.separatorLength], as: UTF16.self)
  }

  /// The words that are wider than their line and were broken inside, each once, in order.
  var brokenWords: [String] {
    var words: [String] = []
    var known: Set<String> = []
    // A word that fills many lines is examined once.
    var last: (paragraph: Int, end: Int)?
    for line in stack.lines where breaksWord(line) {
      if let last, last.paragraph == line.paragraph, line.clusters.upperBound < last.end {
        continue
      }
      let wrapper = text.wrappers[line.paragraph]
      let part = wrapper.unbreakablePart(around: line.clusters.upperBound)
      last = (line.paragraph, part.upperBound)
      let word = wrapper.paragraph.string(wrapper.paragraph.trimmingEnd(part))
      if known.insert(word).inserted { words.append(word) }
    }
    return words
  }

  /// Whether a line ends inside a word, because the word is wider than the label.
  func breaksWord(_ line: LineStack.Line) -> Bool {
    guard !breaksByCluster, case .whole = line.content, !line.endsParagraph else { return false }
    return !text.wrappers[line.paragraph].isOpportunity(line.clusters.upperBound)
  }
}
