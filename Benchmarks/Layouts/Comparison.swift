import Foundation
import Overset
import OversetAutoLayout
import OversetInterfaces
import OversetModel
import OversetTypesetting

/// Solved frames beside stored ones, counted.
struct Comparison {
  let showsMisses: Bool
  private let measurer = SceneMeasurer(Typesetter(fonts: FontBook()), .english, nil, .regular)
  private var sides = Shares()
  private var other = Shares()
  private var widths = Shares()
  private var certain = Shares()
  private var doubts = Shares()
  private var cellStyles = Shares()
  private var classes: [String: Int] = [:]
  private var problems: [String] = []

  init(showsMisses: Bool) { self.showsMisses = showsMisses }

  mutating func run(_ rows: [StoredView], in folder: String) {
    for (path, rows) in Dictionary(grouping: rows, by: \.document).sorted(by: { $0.key < $1.key }) {
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(path)") else {
        problems.append("\(path): no file")
        continue
      }
      do {
        compare(rows, try InterfaceDocument(path: path, bytes: [UInt8](data)))
      } catch {
        problems.append("\(path): \(error)")
      }
    }
  }

  private mutating func compare(_ rows: [StoredView], _ document: InterfaceDocument) {
    let tree = document.canvas
    var checks: [Int: SelfCheck] = [:]
    for row in rows {
      guard let view = tree.index(of: row.id) else {
        problems.append("\(document.path): no view \(row.id)")
        continue
      }
      let root = tree.sceneRoot(of: view)
      if checks[root] == nil { checks[root] = SelfCheck(document, root: root, with: measurer) }
      guard let check = checks[root], let frame = check.solved.frames[view] else {
        problems.append("\(document.path): \(row.id) is not laid out")
        count(row, nil, nil, in: document, view)
        continue
      }
      count(row, frame, check, in: document, view)
    }
  }

  private mutating func count(
    _ row: StoredView, _ frame: Rect?, _ check: SelfCheck?, in document: InterfaceDocument,
    _ view: Int
  ) {
    let kind = row.class
    let solved = frame.map { [$0.x, $0.y, $0.width, $0.height] }
    let reproduced = row.reproduced ?? row.proved ?? ""
    var right = ""
    for (index, side) in "xywh".enumerated() {
      let isRight = solved.map { abs($0[index] - row.frame[index]) <= 0.5 } ?? false
      if isRight { right.append(side) }
      for name in ["all", kind] {
        sides.add(isRight, to: "\(name) \(side)")
        other.add(reproduced.contains(side), to: "\(name) \(side)")
      }
    }
    sides.add(right.count == 4, to: "\(kind)")
    guard row.isText || kind == "textField" && row.kind != nil else { return }
    let isRight = right.contains("w")
    let natural = check?.solved.naturalSizes[view]?.width
    let isText = natural.map { abs($0 - (frame?.width ?? 0)) < 0.5 } ?? false
    let decider = isText ? "the text" : "the layout"
    if let style = row.defaultCell { cellStyles.add(isRight, to: style) }
    for name in ["all", "set by \(decider)"] where row.defaultCell == nil {
      widths.add(isRight, to: "ours, \(name)")
      widths.add(reproduced.contains("w"), to: "the other solver, \(name)")
      widths.add(
        row.proved?.contains("w") == true,
        to: "the other solver with sizes of texts from the frames, \(name)")
    }
    if row.defaultCell == nil, let width = frame?.width {
      let isNear = abs(width - row.frame[2]) <= max(1, row.frame[2] / 100)
      widths.add(isNear, to: "ours, set by \(decider), within 1 pt or 1 %")
    }
    let found = check?.doubts(of: view) ?? [.unsolved]
    let others = found.filter { $0 != .notReproduced }
    certain.add(isRight, to: found.isEmpty ? "certain" : "not certain")
    certain.add(isRight, to: others.isEmpty ? "no doubt but the self-check" : "some doubt")
    for doubt in others { doubts.add(isRight, to: doubt.rawValue) }
    if !isRight {
      let name =
        "\(reproduced.contains("w") ? "ours only" : "both"), \(decider), "
        + (others.isEmpty ? "no doubt" : others.map(\.rawValue).joined(separator: " "))
      classes[name, default: 0] += 1
    }
    if showsMisses, right != "xywh" {
      print(
        right, "was", reproduced, kind, document.path, row.id, "stored", row.frame, "solved",
        solved ?? [], "natural", natural ?? -1, others.map(\.rawValue))
    }
  }

  func report() {
    print("views by kind, within 0.5 pt, in parentheses the other solver")
    for kind in ["all"] + sides.kinds.filter({ !$0.contains(" ") }) {
      let columns = "xywh".map { side in
        "\(side) \(sides.text(of: "\(kind) \(side)")) (\(other.text(of: "\(kind) \(side)")))"
      }
      print("  \(kind): " + columns.joined(separator: "  "))
    }
    print("widths of labels and buttons")
    for kind in widths.kinds { print("  \(kind): \(widths.text(of: kind))") }
    print("widths that are right, by how sure they are")
    for kind in certain.kinds { print("  \(kind): \(certain.text(of: kind))") }
    for kind in doubts.kinds { print("  \(kind): \(doubts.text(of: kind))") }
    print("widths of labels that a cell's style places")
    for kind in cellStyles.kinds { print("  \(kind): \(cellStyles.text(of: kind))") }
    print("misses of widths")
    for (name, count) in classes.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      print("  \(count) \(name)")
    }
    for problem in problems.prefix(20) { print("problem: \(problem)") }
  }
}
