import OversetAutoLayout
import OversetInterfaces
import OversetModel

/// Where the lines of texts in one superview meet, or meet a control.
extension SceneMoment {
  /// Some 200 texts in one place; as many in every locale are half a megabyte each.
  private static let mostOverlaps = 20_000

  /// Texts of one superview whose lines meet, or meet controls there, by more than two points in both
  /// directions; nil for too many. `controls` are by superview.
  func overlapping(
    _ indices: [Int?], _ controls: [Int?: [Control]], in tree: InterfaceTree, _ work: SceneWork,
    isRightToLeft: Bool
  ) -> [Overlap]? {
    var found: [Overlap] = []
    var earlier: [Int?: [(text: Int, view: Int, ink: Rect)]] = [:]
    for (second, view) in views.enumerated() {
      // What is beside a text that code shows, it may hide then.
      guard let view, let own = indices[second], !work.texts[second].isShownByCode else { continue }
      let line = view.line(of: work.texts[second].text, isRightToLeft: isRightToLeft)
      let superview = tree.objects[own].superview
      func add(_ first: Over, _ other: Rect) {
        let width = min(line.maxX, other.maxX) - max(line.minX, other.minX)
        let height = min(line.maxY, other.maxY) - max(line.minY, other.minY)
        if width > 2, height > 2 {
          found.append(Overlap(pair: Pair(first: first, second: second), amount: width))
        }
      }
      for (first, index, above) in earlier[superview] ?? [] where index != own {
        add(.text(first), above)
      }
      for control in controls[superview] ?? [] where control.view != own {
        add(.control(control.id), control.frame)
      }
      if found.count > Self.mostOverlaps { return nil }
      earlier[superview, default: []].append((second, own, line))
    }
    return found
  }
}

extension SceneMoment {
  /// A control that shows no text of a key.
  struct Control {
    var view: Int
    var id: String
    /// In the superview: what is drawn of it.
    var frame: Rect
  }
}

extension SolvedInterface {
  /// The controls that people see beside texts, by superview.
  func controls(
    beside texts: [Int], in tree: InterfaceTree, of document: InterfaceDocument
  ) -> [Int?: [SceneMoment.Control]] {
    let texts = Set(texts)
    let superviews = Set(texts.compactMap { tree.objects[$0].superview })
    var controls: [Int?: [SceneMoment.Control]] = [:]
    for superview in superviews {
      for view in tree.objects[superview].subviews where !texts.contains(view) {
        let object = tree.objects[view]
        guard Self.controls.contains(object.kind), !document.isHidden(object),
          var frame = frames[view]
        else { continue }
        // Around what AppKit draws of a control is up to 7 points of its frame (alignmentRectInsets).
        if document.platform == .macOS {
          frame = frame.inset(by: Self.shadow, isRightToLeft: false)
        }
        controls[superview, default: []].append(
          SceneMoment.Control(view: view, id: object.id, frame: frame))
      }
    }
    return controls
  }

  private static let shadow = Insets(top: 4, leading: 7, bottom: 7, trailing: 7)

  private static let controls: Set<String> = [
    "switch", "stepper", "slider", "segmentedControl", "textField", "searchField", "popUpButton",
    "comboBox", "datePicker", "colorWell",
  ]
}
