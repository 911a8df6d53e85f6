import OversetModel
import OversetRules
import OversetTexts

/// Texts that only some devices and windows show.
extension TextChecker {
  /// Of labels those that show a text in a locale, on a device that it is for; counts the text where no
  /// device has one.
  func labels(
    _ indices: [Int], showing text: UserText, in locale: LocaleIdentifier,
    _ outcome: inout Outcome
  ) -> [Int] {
    let showing = plan.labels(indices, showing: text, in: locale)
    if showing.isEmpty, let device = text.variation.device,
      !plan.labels(indices, shownIn: locale).isEmpty
    {
      outcome.otherDevices[device, default: 0] += 1
    }
    return showing
  }

  /// Why a user may see another text of a width rule; nil where the text is of none.
  ///
  /// UIKit's labels take the variant with the largest number that is at most the number of ems that fit
  /// across the window, else the one with the smallest; other code chooses as it likes (Apple, "Creating
  /// width and device variants of strings", `variantFittingPresentationWidth(_:)`). Whether an em is
  /// that of the label's font is not said.
  func doubt(ofWidthVariant text: UserText, in variant: PlannedLabel.Variant) -> TextDoubt? {
    guard let width = text.variation.width else { return nil }
    let em = variant.setting.constraint.font.pointSize
    let widths = variant.screenWidth.map { [$0] } ?? plan.configuration.screens.map(\.width)
    let isChosen = widths.contains { text.windows?.contains($0 / em) == true }
    return TextDoubt(widthVariant: width, isChosen: isChosen)
  }
}

extension CheckPlan {
  /// Of labels those that show a text in a locale, on a device that it is for.
  func labels(
    _ indices: [Int], showing text: UserText, in locale: LocaleIdentifier
  ) -> [Int] {
    let shown = self.labels(indices, shownIn: locale)
    guard let device = text.variation.device else { return shown }
    return shown.filter { labels[$0].platforms.shows(textsFor: device) }
  }

  /// Of labels those that are in a document that a locale loads, or in none.
  func labels(_ indices: [Int], shownIn locale: LocaleIdentifier) -> [Int] {
    showsLabelsEverywhere ? indices : indices.filter { !labels[$0].otherLocales.contains(locale) }
  }
}
