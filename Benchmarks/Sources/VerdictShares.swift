import OversetSources
import OversetSurfaces

/// What becomes of the texts of an app's keys, at all places that show them.
struct VerdictShares {
  /// From the worst to the best: a key has the worst of its uses.
  private enum Kind: String, CaseIterable {
    case roomKnown = "room known"
    case upperBound = "upper bound known"
    case roomUnknown = "can be cut, room unknown"
    case unknown = "unknown"
    case safe = "proved safe"
    case undrawn = "never drawn"
    case named = "only named"
  }

  private var kinds: [String: Kind] = [:]
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
    for kind in Kind.allCases {
      let count = kinds.values.count { $0 == kind }
      let share = (Double(count) / Double(max(1, kinds.count)) * 1000).rounded() / 10
      print("  \(kind.rawValue): \(count), \(share) %")
    }
    let ranked = parts.mapValues(\.count).sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    for (part, count) in ranked.prefix(12) { print("    \(count) keys: \(part)") }
  }

  private mutating func add(_ verdict: UseVerdict, to key: String) {
    let kind = kind(of: verdict)
    if kind == .unknown { parts[verdict.description, default: []].insert(key) }
    let order = Kind.allCases
    let old = kinds[key].flatMap(order.firstIndex) ?? order.count
    if let new = order.firstIndex(of: kind), new < old { kinds[key] = kind }
  }

  private func kind(of verdict: UseVerdict) -> Kind {
    switch verdict.outcome {
    case .canBeCut(let rooms): rooms.allSatisfy { $0.width.lower != nil } ? .roomKnown : .upperBound
    case .canBeCutInUnknownRoom: .roomUnknown
    case .cannotBeCut: .safe
    case .neverDrawn: .undrawn
    case .unknown: .unknown
    case .named: .named
    }
  }
}
