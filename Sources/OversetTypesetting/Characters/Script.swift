import CUnicode
import OversetModel

/// An ISO 15924 script code, in the form that HarfBuzz takes: big-endian ASCII.
struct Script: Hashable, Sendable {
  var tag: UInt32

  init(tag: UInt32) { self.tag = tag }

  /// A four-letter code such as `Arab`.
  init(_ code: StaticString) {
    tag = code.withUTF8Buffer { unsafe $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  init?(code: some StringProtocol) {
    guard code.utf8.count == 4 else { return nil }
    tag = code.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The four letters.
  var code: String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
  }

  /// The script that a locale is written in (CLDR likely subtags).
  init(of locale: LocaleIdentifier) { tag = unsafe cuni_script_of_locale(locale.identifier) }

  static let common = Script("Zyyy")
  static let inherited = Script("Zinh")
  static let unknown = Script("Zzzz")
  static let latin = Script("Latn")
  static let hangul = Script("Hang")
  static let han = Script("Hani")

  /// Scripts with marks above or below their letters, or with letters below others: UIKit's
  /// documentation calls them tall, and does not list them.
  var isTall: Bool { Self.tall.contains(self) }

  private static let tall: Set<Script> = [
    Script("Arab"), Script("Beng"), Script("Deva"), Script("Gujr"), Script("Guru"),
    Script("Khmr"), Script("Knda"), Script("Laoo"), Script("Mlym"), Script("Mymr"),
    Script("Orya"), Script("Sinh"), Script("Syrc"), Script("Taml"), Script("Telu"),
    Script("Thaa"), Script("Thai"), Script("Tibt"),
  ]

  /// Whether the character takes the script of its neighbours.
  var isNeutral: Bool { self == .common || self == .inherited }
}

extension LocaleIdentifier {
  /// Whether the locale's script runs from right to left (CLDR, by way of ICU).
  package var isRightToLeft: Bool { unsafe cuni_is_right_to_left(identifier) }
}
