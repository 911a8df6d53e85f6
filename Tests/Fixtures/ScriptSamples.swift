import OversetModel

/// Words of one script, as they stand in apps.
public struct ScriptSample: Sendable, CustomStringConvertible {
  public let script: String
  public let locale: LocaleIdentifier
  public let words: [String]
  /// What stands between words.
  public let separator: String

  public var description: String { script }

  private init(_ script: String, _ locale: String, _ words: String, separator: String = " ") {
    self.script = script
    self.locale = LocaleIdentifier(locale) ?? .english
    self.words = words.split(separator: " ").map(String.init)
    self.separator = separator
  }

  /// Every script that the cascade has a font for, in a locale that is written in it.
  public static let all = [
    ScriptSample("Latin", "en", "Your order arrives tomorrow, AVATAR: 11:45 To-day's e-mail fi"),
    ScriptSample(
      "Latin, long words", "de", "Zahlungspflichtig bestellen Datenschutzerklärung über"),
    ScriptSample("Latin, marks", "vi", "Đặt hàng ngay bây giờ để được miễn phí vận chuyển Ệ"),
    ScriptSample(
      "Latin, decomposed", "fr", "re\u{301}seau a\u{300} la\u{300} e\u{302}tre no\u{308}el"),
    ScriptSample("Greek", "el", "Η παραγγελία σας φτάνει αύριο το πρωί"),
    ScriptSample("Cyrillic", "ru", "Ваш заказ прибудет завтра утром, подъезд № 3"),
    ScriptSample("Arabic", "ar", "طلبك في الطريق وسيصل غدًا صباحًا إن شاء الله مُحَمَّد لا ١٢٣"),
    ScriptSample("Urdu", "ur", "آپ کا آرڈر راستے میں ہے اور کل پہنچ جائے گا"),
    ScriptSample("Hebrew", "he", "ההזמנה שלך בדרך ותגיע מחר בבוקר שָׁלוֹם 42"),
    ScriptSample("Devanagari", "hi", "आपका ऑर्डर रास्ते में है और कल पहुँचेगा क्षत्रिय र्क"),
    ScriptSample("Bengali", "bn", "আপনার অর্ডার পথে আছে এবং আগামীকাল পৌঁছাবে"),
    ScriptSample("Gurmukhi", "pa", "ਤੁਹਾਡਾ ਆਰਡਰ ਰਸਤੇ ਵਿੱਚ ਹੈ ਅਤੇ ਕੱਲ੍ਹ ਪਹੁੰਚੇਗਾ"),
    ScriptSample("Gujarati", "gu", "તમારો ઓર્ડર રસ્તામાં છે અને આવતીકાલે પહોંચશે"),
    ScriptSample("Tamil", "ta", "உங்கள் ஆர்டர் வழியில் உள்ளது நாளை வந்து சேரும்"),
    ScriptSample("Telugu", "te", "మీ ఆర్డర్ దారిలో ఉంది రేపు చేరుకుంటుంది"),
    ScriptSample("Kannada", "kn", "ನಿಮ್ಮ ಆರ್ಡರ್ ದಾರಿಯಲ್ಲಿದೆ ನಾಳೆ ತಲುಪುತ್ತದೆ"),
    ScriptSample("Malayalam", "ml", "നിങ്ങളുടെ ഓർഡർ വഴിയിലാണ് നാളെ എത്തിച്ചേരും"),
    ScriptSample("Sinhala", "si", "ඔබේ ඇණවුම මාර්ගයේ ඇත හෙට ලැබෙනු ඇත ක්‍ෂ"),
    ScriptSample("Thai", "th", "คำสั่งซื้อ ของคุณ กำลัง จัดส่ง และจะถึง พรุ่งนี้เช้า", separator: ""),
    ScriptSample("Lao", "lo", "ຄຳສັ່ງຊື້ ຂອງທ່ານ ກຳລັງ ຈັດສົ່ງ ມື້ອື່ນ", separator: ""),
    ScriptSample("Khmer", "km", "ការបញ្ជាទិញ របស់អ្នក កំពុង ដឹកជញ្ជូន ថ្ងៃស្អែក", separator: ""),
    ScriptSample("Myanmar", "my", "သင့်အော်ဒါ လမ်းမှာ ရှိနေပြီး မနက်ဖြန် ရောက်ပါမယ်", separator: ""),
    ScriptSample("Armenian", "hy", "Ձեր պատվերը ճանապարհին է և կհասնի վաղը"),
    ScriptSample("Georgian", "ka", "თქვენი შეკვეთა გზაშია და ხვალ მოვა"),
    ScriptSample("Ethiopic", "am", "ትዕዛዝዎ በመንገድ ላይ ነው ነገ ይደርሳል።"),
    ScriptSample("Han, simplified", "zh-Hans", "您的 订单 正在 配送 中， 明天 上午 送达。", separator: ""),
    ScriptSample("Han, traditional", "zh-Hant", "您的 訂單 正在 配送 中， 明天 上午 送達。", separator: ""),
    ScriptSample("Kana", "ja", "ご注文 の お届け は 明日 の 朝です。 キャッチ ー「カッター」 ｶﾞ", separator: ""),
    ScriptSample("Hangul", "ko", "주문하신 상품이 배송 중이며 내일 아침에 도착합니다 \u{1112}\u{1161}\u{11AB}"),
    ScriptSample("Emoji", "en", "👍🏽 👩‍👩‍👧‍👦 🇩🇪🇫🇷 ❤️ 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🎉 ☺︎ ☺️", separator: ""),
  ]
}

/// Code units that no word has: controls, lone marks, joiners, spaces and separators of every kind,
/// halves of pairs.
public let junk: [[UInt16]] =
  [
    [0x0000], [0x0001], [0x0008], [0x0009], [0x000B], [0x000C], [0x001B], [0x007F], [0x0085],
    [0x00A0], [0x00AD], [0x034F], [0x0300], [0x0301], [0x0323], [0x20DD], [0x0488], [0x064B],
    [0x0651], [0x05B8], [0x093C], [0x094D], [0x0E33], [0x0E34], [0x0EB3], [0x17D2], [0x1039],
    [0x061C], [0x200B], [0x200C], [0x200D], [0x200E], [0x200F], [0x202A], [0x202B], [0x202C],
    [0x202D], [0x202E], [0x2060], [0x2066], [0x2067], [0x2068], [0x2069], [0xFEFF], [0xFE0E],
    [0xFE0F], [0x1680], [0x2000], [0x2003], [0x2007], [0x2009], [0x202F], [0x205F], [0x3000],
    [0x20], [0x20, 0x20, 0x20], [0x000A], [0x000D], [0x000D, 0x000A], [0x2028], [0x2029],
    [0xD800], [0xDC00], [0xD83D], [0xDFFD], [0xD83C, 0xDDE9], [0xD83D, 0xDC4D], [0xDB40, 0xDC67],
    [0xDBFF, 0xDFFF], [0xFFFC], [0xFFFD], [0xFFFF], [0xE000], [0x3164], [0x115F], [0x1160],
    [0x0640], [0x2026], [0x2014], [0x2044], [0x002D], [0x2010], [0x2011], [0x002F], [0x3001],
    [0xFDFA], [0xFB01], [0x0130], [0x1E9E], [0x0D4E], [0x11A8], [0xAC01],
  ]

extension SeededGenerator {
  /// Words of one script or of several, and some junk between and inside of them.
  public mutating func sampleText(words count: Int, junkShare: Double) -> (
    text: [UInt16], locale: LocaleIdentifier
  ) {
    var sample = randomSample()
    let isMixed = Int.random(in: 0..<4, using: &self) == 0
    let locale = sample.locale
    var text: [UInt16] = []
    for index in 0..<count {
      if isMixed { sample = randomSample() }
      if index > 0 { text += sample.separator.utf16 }
      for unit in (sample.words.randomElement(using: &self) ?? "").utf16 {
        if Double.random(in: 0..<1, using: &self) < junkShare {
          text += junk.randomElement(using: &self) ?? []
        }
        text.append(unit)
      }
    }
    return (text, locale)
  }

  private mutating func randomSample() -> ScriptSample {
    ScriptSample.all.randomElement(using: &self) ?? ScriptSample.all[0]
  }
}
