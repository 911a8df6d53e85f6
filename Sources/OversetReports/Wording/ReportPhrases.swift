import Overset
import OversetModel
import OversetFits
import OversetRules

extension CheckReport {
  /// `failed: 3 errors`; `passed: 33 of 369 keys (8 %), the rest is unknown`.
  var verdictPhrase: String {
    let word =
      switch verdict {
      case .passed: "passed"
      case .failed: "failed"
      case .inconclusive: "inconclusive"
      case .misused: "not complete"
      }
    return verdictReason.map { "\(word): \($0)" } ?? word
  }

  /// Why the verdict is what it is. Of a check that passes: how much of the app it is about, if not
  /// about all of it.
  var verdictReason: String? {
    switch verdict {
    case .failed(let reason), .inconclusive(let reason), .misused(let reason): return reason
    case .passed:
      let coverage = summary.coverage
      guard coverage.unknown > 0 else { return nil }
      let (known, all) = (coverage.drawn - coverage.unknown, coverage.drawn)
      let share = (Double(known) / Double(all)).percent
      return "\(known.grouped) of \(all.counted("key")) (\(share)), the rest is unknown"
    }
  }
}

extension SuppressedFinding.Reason {
  /// Why it is suppressed, with the reason where one is given.
  var phrase: String {
    switch self {
    case .baseline: "accepted by the baseline"
    case .configuration(nil): "ignored by the configuration"
    case .configuration(let reason?): "ignored by the configuration: \(reason)"
    case .note: "ignored by a note for translators"
    }
  }
}

extension CheckReport.Summary {
  /// `79 of 81 keys have a label`; keys of interface documents, whose labels are in the documents,
  /// are counted by themselves.
  ///
  /// With all that there is to say: `79 of 381 keys have a label (20 keys only a default one), 210
  /// cannot be cut, 40 are never drawn, 52 are unknown, 12 others are in 'notShown'`.
  var coveragePhrase: String {
    let code = "\(constrainedKeys.grouped) of \(keys.counted("key"))"
    let documents = "\(constrainedInterfaceKeys.grouped) of \(interfaceKeys.counted("key"))"
    var phrase =
      if interfaceKeys == 0 {
        "\(code) \(constrainedKeys == 1 ? "has" : "have") a label"
      } else if keys == 0 {
        "\(documents) of interface documents have a label"
      } else {
        "\(code) and \(documents) of interface documents have a label"
      }
    if coverage.byDefault > 0 {
      let isAll = coverage.byDefault == constrainedKeys && interfaceKeys == 0
      phrase += " (\(isAll ? "all" : coverage.byDefault.counted("key")) only a default one)"
    }
    func are(_ number: Int, _ words: String) -> String {
      ", \(number.grouped) \(number == 1 ? "is" : "are") \(words)"
    }
    if coverage.safe > 0 { phrase += ", \(coverage.safe.grouped) cannot be cut" }
    if coverage.neverDrawn > 0 { phrase += are(coverage.neverDrawn, "never drawn") }
    if coverage.safe + coverage.neverDrawn > 0 { phrase += are(coverage.unknown, "unknown") }
    if hiddenKeys > 0 {
      phrase += ", \(hiddenKeys.grouped) other\(hiddenKeys == 1 ? " is" : "s are") in 'notShown'"
    }
    return phrase
  }
}

extension Finding {
  /// How many grapheme clusters of the text its label shows; nil where a shorter text is no remedy.
  var charactersOfRoom: Int? {
    guard let layout, let cut else { return nil }
    return max(0, layout.text.count - cut.clusters)
  }
}

extension CodeUse {
  /// `inline navigation title, iOS 26: 1 line, at most screen - 32 (derived)`. `overset surfaces` says what
  /// it rests on.
  var roomPhrase: String { "\(surface)\(systems.map { ", \($0)" } ?? ""): \(room) (\(evidence))" }

  /// How well it is known, without the words of those who collect it.
  private var evidence: String {
    let word = String(source.prefix { $0 != ":" })
    return ["believed", "imitated"].contains(word) ? "not measured" : word
  }

  /// The same behind the place: `App/SettingsView.swift:12: …`.
  var phrase: String { "\(lineName): \(roomPhrase)" }
}

extension LabelFit.Outcome {
  /// Behind a number of layouts: `2,150 fit`.
  var phrase: String { self == .fits ? "fit" : rawValue }
}
