package import OversetModel

/// What a system surface gives its texts, on some versions of the system: a row of the table.
package struct SurfaceRow: Hashable, Sendable {
  package var surface: SystemSurface
  package var systems: SystemVersions
  /// Nil where it is the text's own, or not known.
  package var font: FontDescription?
  package var lines: SurfaceLines
  package var room: SurfaceRoom
  package var shrinking: SurfaceShrinking
  /// Who measured, derived, imitated or believes it.
  package var evidence: SurfaceEvidence
  package var source: String
}

/// The versions of a system that something holds for: major versions of iOS.
package struct SystemVersions: Hashable, Sendable, CustomStringConvertible {
  /// Nil is the first version.
  package var first: Int?
  /// Included; nil is the newest.
  package var last: Int?

  package static let all = SystemVersions()

  package static func from(_ version: Int) -> Self { SystemVersions(first: version) }

  package static func upTo(_ version: Int) -> Self { SystemVersions(last: version) }

  package func contains(_ version: Int) -> Bool {
    first.map { $0 <= version } ?? true && last.map { $0 >= version } ?? true
  }

  /// From the first of both to the last of both.
  package func joined(_ other: Self) -> Self {
    SystemVersions(
      first: first.flatMap { own in other.first.map { min(own, $0) } },
      last: last.flatMap { own in other.last.map { max(own, $0) } })
  }

  /// Whether a system from this version on is among them.
  func isMet(from version: Int) -> Bool { last.map { $0 >= version } ?? true }

  package var description: String {
    switch (first, last) {
    case (nil, nil): "all"
    case (let first?, nil): "iOS \(first)"
    case (nil, let last?): "iOS up to \(last)"
    case (let first?, let last?): "iOS \(first) to \(last)"
    }
  }
}

/// How many lines a system surface shows.
package enum SurfaceLines: Hashable, Sendable {
  case most(Int)
  /// As many as the text takes: nothing of it is lost.
  case all
  case unknown
  /// It shows an icon and no text.
  case notDrawn
}

/// The room for a text: what it certainly has, and what it certainly does not exceed.
package struct SurfaceRoom: Hashable, Sendable {
  package var lower: RoomLength?
  package var upper: RoomLength?

  package static let unknown = SurfaceRoom()

  package static func exactly(_ length: RoomLength) -> Self {
    SurfaceRoom(lower: length, upper: length)
  }

  package static func atMost(_ length: RoomLength) -> Self { SurfaceRoom(upper: length) }

  package static func between(_ lower: Points, _ upper: Points) -> Self {
    SurfaceRoom(lower: RoomLength(lower), upper: RoomLength(upper))
  }

  package static func between(_ lower: Points, _ upper: RoomLength) -> Self {
    SurfaceRoom(lower: RoomLength(lower), upper: upper)
  }

  package static func points(_ points: Points) -> Self { .exactly(RoomLength(points)) }
}

extension SurfaceRoom: CustomStringConvertible {
  /// `at most screen - 32`, `116 to 288`.
  package var description: String {
    switch (lower, upper) {
    case (nil, nil): "room not known"
    case (nil, let upper?): "at most \(upper)"
    case (let lower?, nil): "at least \(lower)"
    case (let lower?, let upper?): lower == upper ? "\(lower)" : "\(lower) to \(upper)"
    }
  }
}

/// Whether a surface makes its text smaller before it cuts it.
package enum SurfaceShrinking: Hashable, Sendable {
  case no
  /// Nobody has seen it, nobody says no.
  case noneSeen
  /// Not known; not below this scale.
  case perhaps(atLeast: Double)
}

/// How well a row is known.
package enum SurfaceEvidence: String, Sendable, CaseIterable, Comparable {
  /// The configuration says it.
  case stated
  /// Two independent sources measured it.
  case measured
  /// Arithmetic on what was measured, or documented.
  case derived
  /// Another toolkit's constant.
  case imitated
  /// One source alone, or none.
  case believed

  /// By how much a room may be another one, in points.
  ///
  /// Two sources say of the same room that it is 246 and 254 (stacked buttons of alerts before iOS 26): they
  /// count the system's margins, which are multiples of 4, differently.
  package var uncertainty: Points { self > .derived ? 8 : 0 }

  /// The better known comes first.
  package static func < (left: Self, right: Self) -> Bool {
    (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
  }
}
