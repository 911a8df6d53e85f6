import OversetConfiguration
import OversetModel
import OversetRules
import OversetTexts

/// Which labels are other ones than they were.
enum ChangedLabels {
  /// By id; nil for all of them: the file was wrong, a setting of all labels is another one, or
  /// labels show other keys than they did.
  static func since(_ bytes: [UInt8], now: Configuration) -> Set<String>? {
    guard
      let before = try? ConfigurationReader.read(
        String(decoding: bytes, as: UTF8.self), root: now.root),
      before.common == now.common, before.labels.map(\.choice) == now.labels.map(\.choice)
    else { return nil }
    return Set(
      zip(before.labels, now.labels).filter { $0.unplaced != $1.unplaced }.map(\.1.id))
  }
}

/// What a finding in any label may depend on.
private struct CommonSettings: Equatable {
  var catalogs: [[String]]
  var locales: [LocaleIdentifier?]
  var platform: Platform
  var fonts: Configuration.FontSettings
  var displayScale: Double
  var screens: [Screen]
  var contentSizes: [ContentSizeCategory]
  var legibilityWeights: [LegibilityWeight]
  var notShown: [HiddenKeys]
  var rules: RuleSettings
  var groups: [LabelGroup]
  var ignore: [IgnoreEntry]
  var arguments: [ConfiguredValues]
}

extension Configuration {
  fileprivate var common: CommonSettings {
    CommonSettings(
      catalogs: [catalogs, exclude], locales: [sourceLocale] + (locales ?? []).map { $0 },
      platform: platform, fonts: fonts, displayScale: displayScale, screens: screens,
      contentSizes: contentSizes, legibilityWeights: legibilityWeights,
      notShown: notShown, rules: rules,
      groups: groups.map { group in
        var group = group
        group.position = nil
        return group
      },
      ignore: ignore.map { entry in
        var entry = entry
        entry.position = nil
        return entry
      },
      arguments: arguments.map { values in
        var values = values
        values.namePositions = NamePositions()
        return values
      })
  }
}

/// Which keys a label shows.
private struct LabelChoice: Equatable {
  var id: String
  var keys: [String]
  var table: String?
  var isDefault: Bool
}

extension AppLabel {
  fileprivate var choice: LabelChoice {
    LabelChoice(
      id: id, keys: keys.map(\.pattern), table: table?.pattern, isDefault: isDefault)
  }

  /// Wherever the configuration says it.
  fileprivate var unplaced: AppLabel {
    var label = self
    label.position = nil
    label.namePositions = NamePositions()
    return label
  }
}
