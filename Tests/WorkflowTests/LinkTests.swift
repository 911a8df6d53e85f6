import Foundation
import Testing

/// The links of the pages that people read.
struct LinkTests {
  @Test(arguments: [
    "README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", "Catalogs/Wayfare/README.md",
    "Examples/SurfaceSuite/README.md", "Tests/OversetLabelsTests/Fixtures/README.md",
    "Tests/OversetReportsTests/Schemas/README.md",
  ])
  func `every file and heading that a page links to exists`(page: String) throws {
    let folder = page.split(separator: "/").dropLast().map { $0 + "/" }.joined()
    for link in try Repository.text(page).matches(of: /\]\(([^)]+)\)/).map(\.output.1)
    where !link.contains("://") {
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let file = parts[0].isEmpty ? page : folder + parts[0]
      #expect(Repository.exists(file), "\(page): \(link)")
      guard parts.count > 1 else { continue }
      #expect(try Self.anchors(of: file).contains(String(parts[1])), "\(page): \(link)")
    }
  }

  /// The names that GitHub gives headings.
  private static func anchors(of file: String) throws -> Set<String> {
    let lines = try Repository.text(file).split(separator: "\n").filter { $0.hasPrefix("#") }
    return Set(
      lines.map { line in
        line.drop { $0 == "#" || $0 == " " }.lowercased()
          .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }.replacing(" ", with: "-")
      })
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
