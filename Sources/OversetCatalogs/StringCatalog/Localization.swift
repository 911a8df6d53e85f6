import OversetModel
import OversetSyntax

/// What a key has in one locale.
///
/// What Xcode's compiler refuses is also read, with a fault.
extension StringCatalogReader {
  mutating func readLocalization(_ localization: JSONDocument.Index, as text: CatalogEntry) {
    let start = entries.count
    references.removeAll(keepingCapacity: true)
    readNode(localization, as: text)
    if let set = json.field("stringSet", of: localization, .object) { readSet(set, as: text) }
    let hasText = entries.count > start
    if let substitutions = json.field("substitutions", of: localization, .object) {
      let members = readSubstitutions(substitutions, as: text)
      checkSubstitutions(members, hasText: hasText)
      entries[start...].sort { $0.valuePosition < $1.valuePosition }
    } else if !references.isEmpty {
      checkSubstitutions([], hasText: hasText)
    }
  }

  private enum Axis {
    case device, plural

    var name: StaticString { self == .device ? "device" : "plural" }
  }

  /// Reads the text or the variations of a localization, a variation or a substitution.
  private mutating func readNode(_ node: JSONDocument.Index, as text: CatalogEntry, depth: Int = 0)
  {
    let unit = json.field("stringUnit", of: node, .object)
    let variations = json.field("variations", of: node, .object)
    if let unit { readUnit(unit, as: text) }
    guard let variations else { return }
    if unit != nil {
      json.note(
        variations, losing: .nothing,
        "'stringUnit' and 'variations' cannot stand side by side: Xcode exports one")
    }
    let axes = [Axis.device, .plural].compactMap { axis in
      json.field(axis.name, of: variations, .object).map { (axis, $0) }
    }
    if axes.count > 1 {
      json.note(
        variations, losing: .nothing,
        "a text can vary by device or by number, not by both side by side")
    }
    // No compiler takes a third, so the rest is not worth a deep stack.
    guard depth < 3 else { return }
    for (axis, cases) in axes.sorted(by: { $0.1 < $1.1 }) {
      noteNesting(of: axis, variations, in: text.variation)
      readCases(cases, axis, as: text, depth: depth)
    }
  }

  /// Only the text of one device can vary further, by number.
  private mutating func noteNesting(
    of axis: Axis, _ index: JSONDocument.Index, in variation: Variation
  ) {
    if variation.plural != nil {
      json.note(index, "a plural case cannot be further varied")
    } else if variation.device == "other" {
      json.note(index, "the fallback 'other' cannot be further varied")
    } else if let device = variation.device, axis == .device {
      json.note(index, "the text of '\(device)' cannot vary by device")
    }
  }

  private mutating func readCases(
    _ cases: JSONDocument.Index, _ axis: Axis, as text: CatalogEntry, depth: Int
  ) {
    var text = text
    for member in json.lastMembers(of: cases) {
      if axis == .device {
        text.variation.device = member.name
      } else if let category = PluralCategory(rawValue: member.name) {
        text.variation.plural = category
      } else {
        json.note(member.key, "'\(member.name)' is not a plural category")
        continue
      }
      if json.expect(.object, member.value, "a variation") {
        readNode(member.value, as: text, depth: depth + 1)
      }
    }
  }

  private mutating func readUnit(_ unit: JSONDocument.Index, as text: CatalogEntry) {
    guard let value = json.field("value", of: unit) else {
      json.note(unit, "a 'stringUnit' needs a 'value'")
      return
    }
    guard json.expect(.string, value, "'value'") else { return }
    add(value, state: json.text("state", of: unit), as: text)
  }

  /// App Shortcuts have several phrases for one key.
  private mutating func readSet(_ set: JSONDocument.Index, as text: CatalogEntry) {
    guard let values = json.field("values", of: set, .array) else { return }
    let state = json.text("state", of: set)
    for value in json.document.values(of: values) where json.expect(.string, value, "a phrase") {
      add(value, state: state, as: text)
    }
  }

  private mutating func add(_ value: JSONDocument.Index, state: String?, as text: CatalogEntry) {
    var text = text
    text.value = json.document.text(value)
    text.state = state
    text.isWritten = true
    text.valuePosition = json.position(value)
    for reference in VariableReferences(in: text.value) {
      references.append(
        SubstitutionReference(
          name: reference.name, value: value, substitution: text.variation.substitution))
    }
    entries.append(text)
  }
}

// MARK: Substitutions

extension StringCatalogReader {
  struct SubstitutionReference {
    var name: String
    /// The text that it is in.
    var value: JSONDocument.Index
    /// The substitution that the text belongs to.
    var substitution: String?
  }

  private mutating func readSubstitutions(
    _ substitutions: JSONDocument.Index, as text: CatalogEntry
  ) -> [CheckedJSON.Member] {
    let members = json.lastMembers(of: substitutions).filter {
      json.expect(.object, $0.value, "a substitution")
    }
    for member in members {
      var text = text
      text.variation.substitution = member.name
      text.argument = VariableArgument(
        number: argumentNumber(of: member.value),
        specifier: json.text("formatSpecifier", of: member.value))
      readNode(member.value, as: text)
    }
    return members
  }

  private mutating func argumentNumber(of substitution: JSONDocument.Index) -> Int? {
    guard let index = json.field("argNum", of: substitution, .number) else { return nil }
    let written = json.document.source.text(json.document.nodes[index].range)
    if let number = Int(written), number > 0 { return number }
    json.note(index, "'argNum' must be a whole number from 1, not \(written)")
    return nil
  }

  /// Xcode's compiler refuses a reference to nothing, and warns of a substitution that no text
  /// refers to.
  private mutating func checkSubstitutions(_ substitutions: [CheckedJSON.Member], hasText: Bool) {
    let defined = Set(substitutions.map { ExactText($0.name) })
    for reference in references where !defined.contains(ExactText(reference.name)) {
      json.note(
        reference.value, "the text refers to the undefined substitution '\(reference.name)'")
    }
    for name in circularNames(among: defined) {
      for substitution in substitutions where ExactText(substitution.name) == name {
        json.note(substitution.key, "the substitution '\(name.text)' leads back to itself")
      }
    }
    guard hasText else {
      if let first = substitutions.first {
        json.note(first.key, "'substitutions' need a text beside them that refers to them")
      }
      return
    }
    let referred = Set(references.map { ExactText($0.name) })
    for substitution in substitutions where !referred.contains(ExactText(substitution.name)) {
      let name = substitution.name
      json.note(
        substitution.key, losing: .nothing,
        "the substitution '\(name)' is never referred to, as '%#@\(name)@'")
    }
  }

  /// The substitutions whose references form a circle.
  private func circularNames(among defined: Set<ExactText>) -> [ExactText] {
    var targets: [ExactText: Set<ExactText>] = [:]
    var sources: [ExactText: [ExactText]] = [:]
    for reference in references {
      let target = ExactText(reference.name)
      guard let name = reference.substitution.map(ExactText.init), defined.contains(target),
        targets[name, default: []].insert(target).inserted
      else { continue }
      sources[target, default: []].append(name)
    }
    // Remove what refers to nothing that is left, again and again; what remains is in a circle.
    var open = targets.mapValues(\.count)
    var ended = Array(defined.subtracting(targets.keys))
    while let target = ended.popLast() {
      for source in sources[target] ?? [] {
        guard let count = open[source] else { continue }
        open[source] = count > 1 ? count - 1 : nil
        if count == 1 { ended.append(source) }
      }
    }
    return open.keys.sorted()
  }
}
