import Overset
import OversetLabels
import OversetModel

/// The labels of a page, a row each, and what each does in each locale.
struct LabelTable {
  private(set) var labels = PageTable<Column>()
  private(set) var cells = PageTable<CellColumn>()

  enum Column: Int, CaseIterable {
    case name, setting, triage, clears, location
    /// How many rows of `cells` are the label's.
    case cells
  }

  /// How much of the room is used; empty where everything fits with room to spare.
  enum CellColumn: Int, CaseIterable {
    case locale, layouts, state, isBorderline, isInconclusive
    /// In percent of the room.
    case use
    /// What is left, in tenths of a point and in characters; negative where text is too long.
    case points, clusters
  }

  /// Adds a label; `setting` is that of its findings.
  mutating func add(
    _ name: String, _ setting: String?, _ report: LabelReport?, in lists: inout PageLists
  ) {
    func text(_ text: String?) -> Int? { text.map { lists.texts.number(of: $0) } }
    let triage = report?.triage
    let phrase = triage.map { TriagePhrase($0) }
    labels.add([
      .name: text(name),
      .setting: text(setting ?? triage?.worst.setting),
      .triage: text(phrase?.cause),
      .clears: text(phrase?.clears),
      .location: text(
        report?.location.map { "\($0.path):\($0.position.line):\($0.position.column)" }),
      .cells: report?.locales.count,
    ])
    for entry in report?.locales ?? [] { add(entry, &lists.locales) }
  }

  private mutating func add(_ entry: LabelLocale, _ locales: inout PageTexts) {
    let room = entry.tightest?.room
    cells.add([
      .locale: locales.number(of: entry.locale.identifier),
      .layouts: entry.layouts,
      .state: entry.state.rawValue,
      .isBorderline: (entry.borderline > 0).number,
      .isInconclusive: (entry.inconclusive > 0).number,
      // Rounded up: 100.4 % does not fit. The largest number is a thousand times the room.
      .use: entry.use.map { PackedNumbers.rounded((min($0, 1000) * 100).roundedUpStably) },
      .points: room.map { .signed(PackedNumbers.rounded($0.points * 10)) },
      .clusters: room.map { .signed($0.clusters) },
    ])
  }
}

extension LabelLocale {
  /// The worst that a label does in a locale; the script knows them by these numbers.
  fileprivate enum State: Int {
    case fits, tightened, shrunk, losesText
  }

  fileprivate var state: State {
    if losesText { return .losesText }
    if outcomes[.shrunk] != nil { return .shrunk }
    return outcomes[.tightened] != nil ? .tightened : .fits
  }
}
