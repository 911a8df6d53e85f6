import ArgumentParser
import Overset
import OversetModel

/// The options that describe a label, in `overset check` and in `overset fit`.
enum LabelOptions {
  /// Throws the error of the first invalid option.
  static func validate(height: Double?, lines: Int?, font: String?) throws {
    if let height, !(height >= 0 && height < 1e6) {
      throw ValidationError("--height needs points from 0 on")
    }
    if let lines, lines < 0 { throw ValidationError("--lines needs a number from 0 on") }
    if let font, FontDescription(argument: font) == nil {
      throw ValidationError(
        "--font takes a text style (body) or a size (17), then a weight and italic"
          + FontDescription.suggestion(forArgument: font))
    }
  }
}
