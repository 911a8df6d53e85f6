package import OversetFits
package import OversetModel
package import OversetTexts

/// Why another verdict on a text is possible, beside what its layout says: invented values, or tags.
///
/// A class, because all layouts of a text refer to it.
package final class TextDoubt: Sendable {
  /// A phrase without a full stop.
  package let reason: String
  /// What makes it certain: a line for `overset.yml`.
  package let remedy: String
  /// Whether what is lost is only worth a note.
  package let isStrong: Bool

  package init(reason: String, remedy: String, isStrong: Bool = false) {
    self.reason = reason
    self.remedy = remedy
    self.isStrong = isStrong
  }

  /// Of a text with invented values, which would fit with shorter ones. The remedy has none of them: a
  /// value that the tool made up says nothing of the app.
  package convenience init(_ values: [InventedValue], isStrong: Bool = true) {
    let named = values.prefix(Self.mostValues).map { value in
      "\(YAMLText.quoted(value.value)) for \(value.specifier)"
    }
    let lines = values.map { value in
      let name = Int(value.argument) == nil ? YAMLText.scalar(value.argument) : value.argument
      return "\(name): […]"
    }
    self.init(
      reason: "rests on \(values.count == 1 ? "an invented value" : "invented values"): "
        + named.joined(separator: ", ") + (values.count > named.count ? " …" : ""),
      remedy: "say the longest that the app puts in: arguments: {\(lines.joined(separator: ", "))}",
      isStrong: isStrong && !values.allSatisfy(\.hasUsualLength))
  }

  /// Of a text of a width rule; `isChosen` where a label takes it in a window as wide as a screen.
  package convenience init(widthVariant width: String, isChosen: Bool) {
    self.init(
      reason: "the app decides which width variant is shown"
        + (isChosen ? "" : "; no screen of the check is one for '\(width)'"),
      remedy: "ignore it where the app shows another variant", isStrong: !isChosen)
  }

  /// Of a text in a label that shows its tags, as no app means to.
  package convenience init(shownTag tag: String) {
    self.init(
      reason: "\(tag) and other tags are measured as words",
      remedy: "where the app reads them, set html: true", isStrong: true)
  }

  /// Of a text that asks the app to inflect its words: which forms it will have, only the system knows.
  package convenience init(grammar: String, isRead: Bool) {
    self.init(
      reason: isRead
        ? "the app inflects the words of \(grammar), which are measured in the catalog's form"
        : "\(grammar) is measured as words",
      remedy: isRead
        ? "check its longest form with overset fit" : "where the app reads it, set markdown: true")
  }

  /// Of a text in a label whose frame is not certain; `label` is a label of `overset.yml`.
  package convenience init(frame reasons: [String], label: String, isStrong: Bool) {
    self.init(
      reason: "the frame is not certain: " + reasons.joined(separator: ", "),
      remedy: "say the frame in overset.yml: \(label)", isStrong: isStrong)
  }

  /// Of a text in a room that the source's text does not fit in either: whoever made it saw that one.
  package convenience init(sourceLostIn locale: LocaleIdentifier) {
    self.init(
      reason: "the text of \(locale) is cut there as well, which its developers would see",
      remedy: "look at it in the app in \(locale)")
  }

  /// Of a text that a branch of the code shows: that it is ever run, the code does not say.
  package convenience init(branchOf use: CodeUse) {
    self.init(
      reason: "the code shows it only under a condition (\(use.lineName))",
      remedy: "look whether the app ever shows it")
  }

  /// Of a text in a view that code may hide, or that is in one: when it is seen, the code does not say.
  package convenience init(hidingAt location: FileLocation) {
    self.init(
      reason: "code may hide it (\(location.lineName))",
      remedy: "look whether the app ever shows it")
  }

  /// Both at once.
  package func adding(_ other: TextDoubt?) -> TextDoubt {
    guard let other else { return self }
    return TextDoubt(
      reason: "\(reason); \(other.reason)", remedy: "\(remedy); and \(other.remedy)",
      isStrong: isStrong || other.isStrong)
  }

  private static let mostValues = 4
}

extension TextDoubt? {
  /// What would help, with the line to paste at the end.
  func added(to suggestion: String?) -> String? {
    let ways = [suggestion, self?.remedy].compactMap { $0 }
    return ways.isEmpty ? nil : ways.joined(separator: "; or ")
  }
}

extension LabelFit.Confidence {
  /// With one more reason not to be certain.
  package func adding(_ doubt: TextDoubt?) -> LabelFit.Confidence {
    guard let doubt else { return self }
    switch self {
    case .certain: return .borderline([doubt.reason])
    case .borderline(let reasons): return .borderline(reasons + [doubt.reason])
    case .inconclusive: return self
    }
  }
}
