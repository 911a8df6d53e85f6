import Overset

/// A line on standard error with the progress of a check; it is removed at the end.
struct ProgressLine {
  private let task: Task<Void, Never>?

  init(_ progress: CheckProgress, isShown: Bool) {
    guard isShown else {
      task = nil
      return
    }
    task = Task {
      while !Task.isCancelled {
        let (done, all) = progress.state
        let share = all > 0 ? "\(done * 100 / all) %" : "reading catalogs"
        StandardError.putPart("\r\u{1B}[Koverset: \(share)")
        try? await Task.sleep(for: .milliseconds(100))
      }
      StandardError.putPart("\r\u{1B}[K")
    }
  }

  /// Removes the line.
  func end() async {
    task?.cancel()
    await task?.value
  }
}
