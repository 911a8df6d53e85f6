/// Lets tests have something one after the other.
actor Turns {
  /// Ends where nobody keeps it any longer.
  final class Turn: Sendable {
    private let turns: Turns

    fileprivate init(_ turns: Turns) { self.turns = turns }

    deinit {
      let turns = turns
      Task { await turns.end() }
    }
  }

  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Waits for the end of all turns that were asked for earlier.
  func next() async -> Turn {
    if isTaken {
      await withCheckedContinuation { waiting.append($0) }
    }
    isTaken = true
    return Turn(self)
  }

  private func end() {
    if waiting.isEmpty {
      isTaken = false
    } else {
      waiting.removeFirst().resume()
    }
  }
}
