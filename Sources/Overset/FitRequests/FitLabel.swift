import OversetConfiguration
import OversetModel

/// A label as a fit request says it.
public struct FitLabel: Sendable {
  /// What the request says about the text.
  public var constraint = LabelConstraint()
  /// Nil where they are said elsewhere.
  public var bounds: Rect?
  /// From the bounds to the room for text.
  public var insets = Insets()

  /// With UILabel's defaults.
  public init() {}

  static let known = ["bounds", "insets"] + LabelProperties.known

  init(
    _ members: [String: WrittenSetting], with reader: inout SettingReader,
    fonts: FontContext = FontContext()
  ) {
    LabelProperties.apply(
      LabelProperties.spelledOut(members, with: &reader), to: &constraint, with: &reader,
      fonts: fonts)
    if let bounds = members["bounds"] { self.bounds = reader.rect(bounds) }
    if let insets = members["insets"] { self.insets = reader.insets(insets) }
  }

  /// Reads a JSON object of a label's properties, every one of which may be left out.
  ///
  /// The platform decides the sizes of its text styles.
  public static func parse(
    _ json: String, platform: Platform = .iOS
  ) -> Result<FitLabel, FitError> {
    do throws(SettingProblem) {
      let setting = try WrittenSetting.json(json)
      var reader = SettingReader()
      let label = FitLabel(
        reader.map(setting, known: known), with: &reader, fonts: FontContext(platform: platform))
      if let problem = reader.problems.first {
        return .failure(FitError(message: problem.description))
      }
      return .success(label)
    } catch {
      return .failure(FitError(message: error.description))
    }
  }
}
