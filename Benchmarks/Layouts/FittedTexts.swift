import Overset
import OversetFits
import OversetInterfaces
import OversetModel
import OversetTypesetting
import Synchronization

/// Sizes of texts as labels lay them out, each found once.
final class FittedTexts: TextMeasuring, Sendable {
  private struct Question: Hashable {
    var text: String
    var label: LabelConstraint
    var width: Points?
  }

  private struct State {
    var typesetter: Typesetter
    var known: [Question: MeasuredText?] = [:]
  }

  private let fonts = FontBook()
  private let state: Mutex<State>

  init() { state = Mutex(State(typesetter: Typesetter(fonts: fonts))) }

  func measure(_ text: String, in label: LabelConstraint, width: Points?) -> MeasuredText? {
    let question = Question(text: text, label: label, width: width)
    return state.withLock { state in
      if let known = state.known[question] { return known }
      let size = fit(question, with: state.typesetter)
      state.known[question] = .some(size)
      return size
    }
  }

  private func fit(_ question: Question, with typesetter: Typesetter) -> MeasuredText? {
    var label = question.label
    label.adjustsFontSizeToFitWidth = false
    label.preferredMaxLayoutWidth = 0
    let unlimited: Points = 100_000
    let width = label.numberOfLines == 1 ? unlimited : question.width ?? unlimited
    let request = FitRequest(
      text: question.text, constraint: label,
      bounds: Rect(x: 0, y: 0, width: width, height: unlimited), displayScale: 1000)
    guard case .success(let fit) = request.fit(with: typesetter, fonts: fonts),
      let first = fit.lines.first, let last = fit.lines.last
    else { return nil }
    var widest = fit.lines.map(\.width).max() ?? 0
    // White space at the end of a line counts only where nothing wraps it.
    if question.width == nil { widest = max(widest, fit.intrinsicContentSize.width) }
    return MeasuredText(
      width: widest, height: last.rect.maxY - first.rect.minY,
      ascent: first.baseline - first.rect.minY, descent: last.rect.maxY - last.baseline)
  }
}
