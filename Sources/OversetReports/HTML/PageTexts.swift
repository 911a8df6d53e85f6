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
