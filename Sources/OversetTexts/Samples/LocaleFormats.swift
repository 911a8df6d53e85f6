import CUnicode
import OversetModel

/// Dates, measures and names as one locale writes them; root's where ICU has nothing better.
///
/// Each call opens a format of ICU's.
struct LocaleFormats {
  let locale: LocaleIdentifier

  /// `Sep 27, 2028`: a long month and two digits of the day.
  func date(_ style: cuni_date_style) -> String {
    text { cuni_format_date(locale.identifier, style, Self.moment, $0, $1) } ?? "2028-09-27"
  }

  /// By one of ICU's number skeletons.
  func number(_ number: Double, _ skeleton: String) -> String {
    text { cuni_format_skeleton(locale.identifier, skeleton, number, $0, $1) } ?? "\(number)"
  }

  /// The name of a language, by its ICU identifier.
  func language(_ language: String) -> String {
    text { cuni_language_name(locale.identifier, language, $0, $1) } ?? language
  }

  /// What a system says of a failure, in the languages that most apps have.
  var phrase: String { Self.phrases[String(locale.language)] ?? "The connection was lost." }

  /// Wednesday, 27 September 2028, 22:58 UTC, in milliseconds.
  private static let moment = 1_853_707_080_000.0

  private func text(_ write: (UnsafeMutablePointer<UInt16>, Int32) -> Int32) -> String? {
    var buffer = [UInt16](repeating: 0, count: 128)
    let length = buffer.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { write($0, Int32(buffer.count)) } ?? -1
    }
    guard length > 0, length <= buffer.count else { return nil }
    return String(decoding: buffer[..<Int(length)], as: UTF16.self)
  }

  private static let phrases = [
    "ar": "انقطع الاتصال بالخادم.",
    "cs": "Spojení bylo ztraceno.",
    "da": "Forbindelsen blev afbrudt.",
    "de": "Die Verbindung wurde unterbrochen.", "el": "Η σύνδεση χάθηκε.",
    "es": "Se ha perdido la conexión.", "fa": "اتصال قطع شد.", "fi": "Yhteys katkesi.",
    "fr": "La connexion a été interrompue.", "he": "החיבור אבד.", "hi": "कनेक्शन टूट गया।",
    "it": "La connessione è stata interrotta.", "ja": "接続が切断されました。",
    "ko": "연결이 끊어졌습니다.", "nl": "De verbinding is verbroken.",
    "pl": "Połączenie zostało przerwane.", "pt": "A conexão foi perdida.",
    "ru": "Соединение потеряно.", "sv": "Anslutningen bröts.", "th": "การเชื่อมต่อขาดหาย",
    "tr": "Bağlantı kesildi.", "uk": "З’єднання втрачено.", "zh": "连接已断开。",
  ]
}
