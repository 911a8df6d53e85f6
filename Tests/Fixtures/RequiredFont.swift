import Foundation
import OversetModel
import OversetTypesetting

/// A font that a test needs: where it is missing the test fails, and says what to install.
public enum RequiredFont: String, Sendable, CaseIterable {
  case inter = "Inter"
  case latin = "Noto Sans"
  case arabic = "Noto Sans Arabic"
  case devanagari = "Noto Sans Devanagari"
  case hebrew = "Noto Sans Hebrew"
  case thai = "Noto Sans Thai"
  case myanmar = "Noto Sans Myanmar"
  case nastaliq = "Noto Nastaliq Urdu"
  case emoji = "Noto Color Emoji"
  case japanese = "Noto Sans CJK JP"
  case korean = "Noto Sans CJK KR"
  case simplifiedChinese = "Noto Sans CJK SC"
  case traditionalChinese = "Noto Sans CJK TC"

  /// The Debian 12 package, with the version that the tests were written with.
  public var package: String {
    switch self {
    case .inter: "fonts-inter (4.0~beta7)"
    case .emoji: "fonts-noto-color-emoji (2.042)"
    case .japanese, .korean, .simplifiedChinese, .traditionalChinese:
      "fonts-noto-cjk (20220127)"
    case .latin, .arabic, .devanagari, .hebrew, .thai, .myanmar, .nastaliq:
      "fonts-noto-core (20201225)"
    }
  }

  /// The font at a size. Throws where it is not installed.
  package func font(from fonts: FontBook, points: Points = 17) throws -> TypesetFont {
    do throws(FontError) {
      return try fonts.font(.named(rawValue, size: points))
    } catch {
      throw MissingFont(family: rawValue, package: package)
    }
  }

  /// Throws where one of the fonts is not installed.
  public static func require(_ fonts: RequiredFont..., from book: FontBook) throws {
    for font in fonts { _ = try font.font(from: book) }
  }
}

extension RequiredFont {
  /// A small variable font of boxes, made for the tests: `Fonts/make-fonts.py` says what is in it.
  public static let boxesPath =
    Bundle.module.path(forResource: "OversetBoxes", ofType: "ttf") ?? "OversetBoxes.ttf"
}

/// A test needs a font that this machine does not have.
public struct MissingFont: Error, CustomStringConvertible {
  let family: String
  let package: String

  public var description: String { "'\(family)' is not installed: install \(package)" }
}
