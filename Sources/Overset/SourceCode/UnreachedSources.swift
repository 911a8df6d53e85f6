import OversetConfiguration
import OversetSources

extension [LoadedSource] {
  /// Notes in all files of an app where code is that no release runs. `names` are those that documents and
  /// headers have.
  mutating func leaveOutUnreached(named names: Set<String>, _ configuration: Configuration) {
    let outlines = compactMap(\.outline)
    guard outlines.count == count else { return }
    let isWhole = contains { $0.input.isEntry }
    var reached = ReachedCode(outlines, named: names, isWhole: isWhole)
    if !reached.unreachedClasses.isEmpty {
      // Property lists name classes, too.
      let said = NamedDocuments.read(
        among: reached.unreachedClasses, besides: [], configuration)
      if let said, !said.isEmpty {
        reached = ReachedCode(outlines, named: names.union(said), isWhole: isWhole)
      }
    }
    for index in indices {
      self[index].input.leftOut = reached.leftOut(of: index)
      self[index].outline = nil
    }
  }
}
