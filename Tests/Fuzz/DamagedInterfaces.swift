import Fixtures
import Foundation
import OversetAutoLayout
import OversetInterfaces
import OversetModel
import OversetSyntax

/// Damaged storyboards and XIBs, laid out on their own canvas and on a screen.
struct DamagedInterfaces: FuzzSubject {
  let name = "interfaces"
  private let files: [(path: String, bytes: [UInt8])]

  init(in folder: String) throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
    files = paths.compactMap { path in
      guard path.hasSuffix(".storyboard") || path.hasSuffix(".xib"),
        let data = FileManager.default.contents(atPath: "\(folder)/\(path)"), data.count < 200_000
      else { return nil }
      return (path, [UInt8](data))
    }
  }

  var seeds: String { "\(files.count) files" }
  var isEmpty: Bool { files.isEmpty }
  let tokens =
    [
      "\"NO\"", "\"1e308\"", "\"-1e308\"", "\"nan\"", "\"infinite\"", "\"1:0\"", "\"-1\"", "\"0\"",
      "\"YES\"", "<subviews>", "</subviews>", "hidden=\"YES\" ", "placeholder=\"YES\" ",
      "priority=\"250\" ", "fixedFrame=\"YES\" ", "axis=\"vertical\" ",
      "distribution=\"fillProportionally\" ", "<!DOCTYPE a [<!ENTITY b \"c\">]>", "&b;",
    ].map { Array($0.utf8) } + Damage.brokenCharacters

  func round(seed: UInt64, with damage: inout Damage) -> FuzzRound {
    let file = files[Int.random(in: files.indices, using: &damage.generator)]
    var bytes = file.bytes
    switch seed % 4 {
    case 0:
      let other = files[Int.random(in: files.indices, using: &damage.generator)]
      bytes = damage.applied(to: bytes, with: other.bytes)
    case 1: for _ in 0..<20 { damage.replaceNumber(in: &bytes) }
    default: swapValues(in: &bytes, with: &damage)
    }
    var round = FuzzRound()
    do {
      let document = try InterfaceDocument(path: file.path, bytes: bytes)
      round.outcomes["documents"] = 1
      check(document, in: bytes, &round)
    } catch {
      round.outcomes["faults"] = 1
      if error.message.isEmpty { round.faults.append("a fault says what it is") }
    }
    return round
  }

  /// Puts values of attributes into the places of others: ids, names of classes and numbers.
  private func swapValues(in bytes: inout [UInt8], with damage: inout Damage) {
    let quotes = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\"") }
    guard quotes.count > 20 else { return }
    let text = bytes
    func value(_ index: Int) -> Range<Int> { quotes[index] + 1..<quotes[index + 1] }
    // From the back, so that earlier offsets stay right.
    let targets = (0..<10).map { _ in
      Int.random(in: 0..<quotes.count / 2, using: &damage.generator) * 2
    }
    for target in Set(targets).sorted(by: >) {
      let distance = Int.random(in: -40...40, using: &damage.generator) * 2
      let source = min(max(0, target + distance), quotes.count / 2 * 2 - 2)
      bytes.replaceSubrange(value(target), with: text[value(source)])
    }
  }

  private func check(_ document: InterfaceDocument, in bytes: [UInt8], _ round: inout FuzzRound) {
    let most = 2 * bytes.count + 2
    for notice in document.notices {
      let position = notice.location?.position ?? .start
      if !(1...most).contains(position.line) || !(1...most).contains(position.column) {
        round.faults.append("a position is in the file: \(position)")
      }
    }
    let trees = [document.canvas, document.tree(in: .pad)]
    for tree in trees {
      let texts = document.texts(in: tree)
      round.outcomes["texts", default: 0] += texts.count
      for text in texts.prefix(20) {
        if document.objectPath(of: tree.objects[text.object], in: tree).isEmpty {
          round.faults.append("an object has a path")
        }
      }
      for root in tree.systems where tree.objects[root].superview == nil {
        layOut(document, tree, root, &round)
      }
    }
  }

  private func layOut(
    _ document: InterfaceDocument, _ tree: InterfaceTree, _ root: Int, _ round: inout FuzzRound
  ) {
    var canvas = InterfaceCanvas.screen(width: 375)
    canvas.isRightToLeft = true
    for (canvas, isCanvas) in [(.document(document), true), (canvas, false)] {
      guard
        var layout = try? InterfaceLayout(document, tree, root: root, forCanvas: isCanvas)
      else {
        round.outcomes["refused", default: 0] += 1
        continue
      }
      let solved = layout.solve(on: canvas, with: TextBoxes())
      round.outcomes["layouts", default: 0] += 1
      let isFinite = solved.frames.values.allSatisfy {
        $0.x.isFinite && $0.y.isFinite && $0.width.isFinite && $0.height.isFinite
      }
      if !isFinite { round.faults.append("frames are finite") }
      if solved.frames != layout.solve(on: canvas, with: TextBoxes()).frames {
        round.faults.append("a second solve answers the same")
      }
    }
  }
}

/// Every character is 8 points wide: how texts are measured does not matter here.
private struct TextBoxes: TextMeasuring {
  func measure(_ text: String, in label: LabelConstraint, width: Points?) -> MeasuredText? {
    let length = Double(text.utf16.count) * 8
    let limit = max(width ?? length, 8)
    let lines = max(1, (length / limit).rounded(.up))
    return MeasuredText(width: min(length, limit), height: lines * 20, ascent: 15, descent: 5)
  }
}
