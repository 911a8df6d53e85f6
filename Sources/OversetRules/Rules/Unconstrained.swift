import OversetTexts
import OversetModel

/// A key that no label shows: it was not checked.
enum Unconstrained: AppRule {
  static let about = RuleDescription(
    .unconstrained, .note, "no label shows the key",
    meaning: """
      No label of the configuration has the keys among its 'keys': their texts were not checked. It is \
      one note for a table, which counts them; keys that are ignored do not count. The summary tells \
      how many keys have a label. The texts of Interface Builder documents are not counted: their \
      labels are in the documents. Nor are the reasons for permissions in InfoPlist and the phrases of \
      AppShortcuts, which the system wraps or speaks, and the texts of which source code says that they \
      cannot be cut, or are never drawn.
      """,
    example: """
      - {id: pay, keys: ["checkout.*"], width: 176}
      "cart.title" = "Your cart";
      "cart.empty" = "Nothing here yet";
      note: no label shows 2 keys of 'Localizable', all like 'cart.*'
      """,
    remedy: """
      'overset sources' says where code shows the keys, and what overset.yml could say of them. Else add \
      them to a label, or write one with 'default: true' that takes what no other took. \
      Texts that are never on a screen belong into 'notShown'.
      """,
    sources: [.modelled("what was not checked is not passed over in silence")])

  static func findings(in app: CheckedApp, severity: Severity) -> [Finding] {
    app.tables.indices.flatMap { index in
      let table = app.tables[index]
      return table.keys.indices.filter { key in
        table.keys[key].kind == .code && table.keys[key].isShown
          && app.labelsOfKey[index][key].isEmpty
          && !app.settledKeys.contains(TableKey(table: index, key: key))
      }.map {
        let key = table.keys[$0]
        return Finding(
          counted: .unconstrained, severity: severity,
          subject: Finding.Subject(table: table.name, key: key.text), location: key.location,
          message: "no label shows '\(key.text)'",
          suggestion: "add it to the 'keys' of a label")
      }
    }
  }

  static func message(ofMany findings: [Finding]) -> RuleMessage? {
    let keys = findings.compactMap(\.subject.key)
    if keys.count == 1 { return nil }
    return RuleMessage(
      "no label shows \(keys.count.grouped) keys of '\(findings[0].subject.table ?? "")'"
        + parts(of: keys),
      suggestion: "add them to the 'keys' of labels")
  }

  /// `: 12 like 'checkout.*', 8 like 'cart.*', 'ok' and 13 more`: the largest groups, then single keys.
  private static func parts(of keys: [String]) -> String {
    var groups: [String: Int] = [:]
    for prefix in keys.compactMap(\.prefixAtDot) { groups[prefix, default: 0] += 1 }
    groups = groups.filter { $0.value > 1 }
    let largest = groups.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { (phrase: "\($0.value.grouped) like '\($0.key.excerpt).*'", count: $0.value) }
    let single = keys.filter { $0.prefixAtDot.map { groups[$0] == nil } ?? true }
      .map { (phrase: "'\($0.excerpt)'", count: 1) }
    if let only = groups.first, only.value == keys.count {
      return ", all like '\(only.key.excerpt).*'"
    }
    let named = (largest + single).prefix(mostNamed)
    let more = keys.count - named.map(\.count).reduce(0, +)
    return ": " + named.map(\.phrase).joined(separator: ", ")
      + (more > 0 ? " and \(more.grouped) more" : "")
  }

  /// Enough to know which screens are meant.
  private static let mostNamed = 4
}

extension String {
  /// What stands before the first dot of `checkout.pay`; nil for a sentence.
  fileprivate var prefixAtDot: String? {
    guard let dot = firstIndex(of: "."), dot > startIndex, !contains(" ") else { return nil }
    return String(self[..<dot])
  }
}

extension RuleID {
  /// No label shows the key.
  public static let unconstrained = RuleID("unconstrained")
}
