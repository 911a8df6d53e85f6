import OversetModel

extension UseVerdict {
  /// What the table says of a surface, for all systems that have it.
  ///
  /// `items` counts those that share a bar with it. Systems before `version` do not count.
  package static func on(
    _ surface: SystemSurface, items: Int? = nil, from version: Int? = nil
  ) -> UseVerdict {
    let rows = SurfaceTable.rows(of: surface).filter { row in
      version.map(row.systems.isMet) ?? true
    }
    var rooms: [TextRoom] = []
    var isLimited = false
    var isUnknown = false
    for row in rows {
      switch row.lines {
      case .notDrawn: return UseVerdict(.neverDrawn(.icon), on: .system(surface))
      case .all: break
      case .unknown: isUnknown = true
      case .most(let lines):
        isLimited = true
        if let room = TextRoom(row, lines: lines, items: items) { rooms.append(room) }
      }
    }
    let evidence = rows.map(\.evidence).reduce(SurfaceEvidence.measured) { max($0, $1) }
    let outcome: UseOutcome =
      if !rooms.isEmpty {
        .canBeCut(rooms)
      } else if isLimited {
        .canBeCutInUnknownRoom(.surface(surface))
      } else if isUnknown {
        surface.otherPlace.map { .shownElsewhere($0) } ?? .unknown(.surface(surface))
      } else {
        .cannotBeCut(.surface(surface), evidence)
      }
    return UseVerdict(outcome, on: .system(surface))
  }
}

extension TextRoom {
  /// Nil where the table has no upper bound, or only one that unknown items share.
  fileprivate init?(_ row: SurfaceRow, lines: Int, items: Int?) {
    guard let upper = row.room.upper?.shared(by: items) else { return nil }
    var constraint = LabelConstraint()
    constraint.numberOfLines = lines
    if let font = row.font { constraint.font = font }
    if case .perhaps(let scale) = row.shrinking {
      constraint.adjustsFontSizeToFitWidth = true
      constraint.minimumScaleFactor = scale
    }
    if row.surface == .buttonTitle { constraint.lineBreakMode = .byTruncatingMiddle }
    self.init(
      systems: row.systems, constraint: constraint, isFontKnown: row.font != nil,
      width: SurfaceRoom(lower: row.room.lower?.shared(by: items), upper: upper),
      evidence: row.evidence, source: row.source)
  }
}
