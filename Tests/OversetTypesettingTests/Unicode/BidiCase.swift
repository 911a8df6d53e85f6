@testable import OversetTypesetting

/// A text of one of Unicode's bidirectional tests in one direction; positions are code units.
struct BidiCase {
  enum Direction: Int, CaseIterable { case leftToRight, rightToLeft, ofFirstStrongCharacter }

  /// The level of what rule X9 removes: it has none.
  static let removed = UInt8.max

  let text: [UInt16]
  let direction: Direction
  /// Of each code unit, or `removed`.
  let levels: [UInt8]
  /// The code units of one line from left to right, without what is removed.
  let order: [Int]

  /// The level of each code unit, and whether the paragraph is right-to-left.
  ///
  /// A paragraph takes the direction of its first strong character (rules P2, P3), so a direction
  /// that is given is a mark in front of the text. It changes nothing else: a paragraph begins as
  /// if behind a strong character of its direction (`sos` in rule X10).
  func levels(by resolver: borrowing BidiResolver) -> (levels: [UInt8], isRightToLeft: Bool) {
    if direction == .ofFirstStrongCharacter { return resolver.levels(of: text) }
    let mark: UInt16 = direction == .leftToRight ? 0x200E : 0x200F
    let (levels, isRightToLeft) = resolver.levels(of: [mark] + text)
    return (Array(levels.dropFirst()), isRightToLeft)
  }

  /// Whether every level and every place in the line is as expected.
  func isResolved(by resolver: borrowing BidiResolver) -> Bool {
    let (levels, isRightToLeft) = levels(by: resolver)
    let runs = resolver.visualRuns(of: text, isRightToLeft: isRightToLeft)
    return agrees(with: levels, isRightToLeft: isRightToLeft) && agrees(with: runs)
  }

  private func agrees(with resolved: [UInt8], isRightToLeft: Bool) -> Bool {
    guard resolved.count == levels.count else { return false }
    // A plain loop, as below: there are a million cases.
    for index in 0..<levels.count
    where levels[index] != resolved[index] && levels[index] != Self.removed {
      return isOfOneDirection(like: resolved, isRightToLeft: isRightToLeft)
    }
    return true
  }

  /// ICU resolves no levels in a text of one direction, but gives every character the same one:
  /// `ubidi.h` leaves open which, and the order is that of any level of the direction.
  private func isOfOneDirection(like resolved: [UInt8], isRightToLeft: Bool) -> Bool {
    let base: UInt8 = isRightToLeft ? 1 : 0
    return resolved.allSatisfy { $0 == resolved.first && $0 <= base + 1 }
      && levels.allSatisfy { $0 == Self.removed || $0 & 1 == resolved[0] & 1 }
  }

  private func agrees(with runs: [(range: Range<Int>, isRightToLeft: Bool)]) -> Bool {
    var shown = 0
    var removed = 0
    for run in runs {
      for step in 0..<run.range.count {
        let index =
          run.isRightToLeft ? run.range.upperBound - 1 - step : run.range.lowerBound + step
        if levels[index] == Self.removed {
          removed += 1
        } else {
          guard shown < order.count, order[shown] == index else { return false }
          shown += 1
        }
      }
    }
    return shown == order.count && shown + removed == text.count
  }
}

extension BidiCase {
  /// The text, its direction and other levels than expected, as the test file writes them.
  func notation(_ resolved: [UInt8]) -> String {
    let characters = text.map { String($0, radix: 16, uppercase: true) }
    let levels = zip(levels, resolved).map { $0 == Self.removed ? "x" : String($1) }
    return "\(characters.joined(separator: " "));\(direction.rawValue);"
      + levels.joined(separator: " ")
  }
}
