/// The texts of a page, each written once and referred to by number.
struct PageTexts {
  private(set) var all: [String] = []
  private var numbers: [String: Int] = [:]

  mutating func number(of text: String) -> Int {
    if let known = numbers[text] { return known }
    numbers[text] = all.count
    all.append(text)
    return all.count - 1
  }
}

/// The lists that the tables of a page refer to.
struct PageLists {
  var texts = PageTexts()
  /// By identifier.
  var locales = PageTexts()
  /// By name.
  var rules = PageTexts()
}
