import OversetConfiguration
import OversetSources

extension [LoadedSource] {
  /// Notes in all files of an app where code is that no release runs. `headers` have what its headers declare.
  /// Without `onPads`, no release runs what only iPads run.
  ///
  /// Answers with the types that only iPads show.
  mutating func leaveOutUnreached(
    making made: MadeClasses, _ headers: [CodeOutline], onPads: Bool,
    _ configuration: Configuration
  ) -> Set<String> {
    let outlines = compactMap(\.outline)
    guard outlines.count == count else { return [] }
    let code = DeclaredCode(outlines + headers)
    let isWhole = contains { $0.input.isEntry }
    var named = made.names.union(ConnectedActions.names(among: code.actions, configuration))
    var reached = ReachedCode(code, named: named, isWhole: isWhole)
    if !reached.unreachedClasses.isEmpty {
      // Property lists name classes, too, and documents that are not read.
      let said = NamedDocuments(
        among: reached.unreachedClasses, besides: made.documents, configuration)?.names
      if let said, !said.isEmpty {
        named.formUnion(said)
        reached = ReachedCode(code, named: named, isWhole: isWhole)
      }
    }
    let phones = isWhole ? ReachedCode(onPhones: code, named: named) : nil
    if let phones, !onPads { reached = phones }
    for index in indices {
      self[index].input.leftOut = reached.leftOut(of: index)
      self[index].input.leftOutOfPhones = phones?.leftOut(of: index) ?? []
      self[index].outline = nil
    }
    return phones.map(reached.padTypes) ?? []
  }
}
