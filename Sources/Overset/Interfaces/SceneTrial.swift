import OversetAutoLayout
import OversetInterfaces
import OversetModel

/// A scene after changes to its document, beside the same scene as it is: whether a text fits, and
/// nothing else is worse.
struct SceneTrial {
  let moment: SceneMoment
  /// By object: how much smaller it is than what it contains.
  private let shortages: [String: PerAxis<Points>]

  init(_ moment: SceneMoment, shortages: [String: PerAxis<Points>] = [:]) {
    self.moment = moment
    self.shortages = shortages
  }

  /// Whether the view of a text, if it is there, has room for `value` in that many lines.
  func shows(
    _ value: String, in text: Int, lines: Int, of work: SceneWork, _ measurer: SceneMeasurer
  ) -> Bool {
    guard let view = moment.views[text] else { return true }
    let shown = work.texts[text].text
    var label = shown.label
    label.numberOfLines = lines
    let width =
      view.frame.width * (shown.share ?? 1) - shown.insets.leading - shown.insets.trailing + 0.02
    // A window of macOS grows with its texts.
    let height =
      work.document.platform == .macOS
      ? .infinity : view.frame.height - shown.insets.top - shown.insets.bottom
    guard let size = measurer.measure(value, in: label, width: lines == 1 ? nil : width) else {
      return false
    }
    if size.height > height + Self.lostToRounding { return false }
    if lines == 1 { return size.width <= width }
    label.numberOfLines = 0
    guard let whole = measurer.measure(value, in: label, width: width) else { return false }
    return whole.height <= size.height + Self.lostToRounding
  }

  /// Whether nothing is worse than before, except for one text.
  func isNoWorse(than before: SceneTrial, exceptFor text: Int, of work: SceneWork) -> Bool {
    let own = work.texts[text].view
    let isSmaller = shortages.contains { id, shortage in
      let other = before.shortages[id] ?? PerAxis(horizontal: 0, vertical: 0)
      return id != own
        && (shortage.horizontal > other.horizontal + Self.lostToRounding
          || shortage.vertical > other.vertical + Self.lostToRounding)
    }
    func outside(_ trial: SceneTrial, _ index: Int) -> Points {
      trial.moment.views[index]?.outside ?? 0
    }
    return !isSmaller
      && moment.views.indices.allSatisfy { index in
        (moment.views[index] == nil) == (before.moment.views[index] == nil)
          && outside(self, index) <= max(1, outside(before, index))
      }
      && Set(moment.overlaps.map(\.pair)).isSubset(of: before.moment.overlaps.map(\.pair))
      && Set(moment.rows.map(\.objects)).isSubset(of: before.moment.rows.map(\.objects))
      && Set(moment.dropped).isSubset(of: before.moment.dropped)
  }

  /// Half a point, as when frames are compared with those that Xcode stored.
  private static let lostToRounding: Points = 0.5
}
