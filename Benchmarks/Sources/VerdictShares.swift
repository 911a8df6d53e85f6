import OversetSources
import OversetSurfaces

/// What becomes of the texts of an app's keys, at all places that show them.
struct VerdictShares {
  private var kinds: [String: VerdictKind] = [:]
  private var parts: [String: Set<String>] = [:]
  private var lines: [String] = []

  init(_ files: [SourceFile], keys: Keys) {
    let resolver = SurfaceResolver(files)
    for file in files {
      for use in file.uses {
        let verdicts = resolver.verdicts(of: use)
        for key in keys.used(by: use.key) {
          for verdict in verdicts { add(verdict, to: key) }
        }
        let key = keys.used(by: use.key).first ?? "?"
        for verdict in verdicts {
          lines.append(
            "\(file.path):\(use.position.line):\(use.position.column)\t\(key)\t"
              + "\(verdict.surface?.name ?? "-")\t\(verdict)\t\(verdict.followedNames)")
        }
      }
    }
  }

  func printAll(listing: Bool) {
    if listing { print(lines.joined(separator: "\n")) }
    for kind in VerdictKind.allCases {
      let count = kinds.values.count { $0 == kind }
      let share = (Double(count) / Double(max(1, kinds.count)) * 1000).rounded() / 10
      print("  \(kind.phrase): \(count), \(share) %")
    }
    let ranked = parts.mapValues(\.count).sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    for (part, count) in ranked.prefix(12) { print("    \(count) keys: \(part)") }
  }

  private mutating func add(_ verdict: UseVerdict, to key: String) {
    let kind = VerdictKind(verdict)
    if kind == .unknown { parts[verdict.description, default: []].insert(key) }
    kinds[key] = min(kinds[key] ?? kind, kind)
  }
}
