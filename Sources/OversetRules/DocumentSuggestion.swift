import OversetModel

extension Finding {
  /// The same finding with a suggestion in the document's terms in place of those of `overset.yml`.
  package func suggesting(_ document: DocumentRemedy) -> Finding {
    guard let layout, let remedy else { return self }
    let ways =
      layout.cutsWholeText
      ? layout.unpacked.heightWays(remedy.clears, document)
      : remedy.ways(document, for: layout, forSeveral: !others.isEmpty)
    if ways.isEmpty { return self }
    var phrase = ways.joined(separator: ", or ")
    if !others.isEmpty {
      phrase += ", which clears all of them"
    } else if case .layout(let fault) = content, fault.extent?.asksForMore == true {
      phrase = "for all of these, " + phrase
    }
    return with(suggestion: layout.doubt.added(to: phrase))
  }
}
