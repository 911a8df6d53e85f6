/// A word of a directive; a value in quotation marks may have blanks.
struct DirectiveWord {
  var text: String
  /// In UTF-16 code units.
  var offset: Int

  /// The words of a directive, in its order.
  static func all(in text: String) -> [DirectiveWord] {
    var words: [DirectiveWord] = []
    var word = DirectiveWord(text: "", offset: 0)
    var quote: Character?
    var offset = 0
    for character in text {
      if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
      } else if quote == nil, character == " " || character == "\t" {
        if !word.text.isEmpty { words.append(word) }
        word.text = ""
      } else {
        if word.text.isEmpty { word.offset = offset }
        word.text.append(character)
      }
      offset += character.utf16.count
    }
    if !word.text.isEmpty { words.append(word) }
    return words
  }
}
