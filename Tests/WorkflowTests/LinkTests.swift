import Foundation
import Testing

/// The links of the pages that people read.
struct LinkTests {
  @Test(arguments: ["README.md", "CONTRIBUTING.md", "SECURITY.md"])
  func `every file that a page links to exists`(page: String) throws {
    let links = try Repository.text(page).matches(of: /\]\(([^)]+)\)/).map { String($0.output.1) }
    let files = links.filter { !$0.contains("://") && !$0.hasPrefix("#") }
    #expect(page == "CONTRIBUTING.md" || !files.isEmpty)
    for file in files { #expect(Repository.exists(file), "\(page): \(file)") }
  }

  @Test func `every article that an article links to exists, and each is in the contents`() throws {
    let articles = try Repository.articles()
    var linked: Set<String> = []
    for article in articles {
      let text = try Repository.text("\(Repository.documentation)/\(article).md")
      for link in text.matches(of: /<doc:([^>]+)>/).map({ String($0.output.1) }) {
        #expect(articles.contains(link), "\(article): \(link)")
        if article == "Overset" { linked.insert(link) }
      }
    }
    #expect(articles.filter { $0 != "Overset" && !linked.contains($0) } == [])
  }

  @Test func `the README is read in three minutes`() throws {
    let words = try Repository.text("README.md").split(whereSeparator: \.isWhitespace)
    #expect(words.count <= 900)
  }
}
