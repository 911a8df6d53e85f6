import Testing
@testable import Overset
@testable import OversetTexts

/// The kinds of the first two arguments, `-` for what may be anything.
///
/// A kind is chosen as somebody would who knows the text, its note and its key, and no other locale.
struct ValueClueTests {
  private func kinds(
    _ texts: [String], key: String = "k", note: String? = nil, translations: [String] = []
  ) -> String {
    let kinds = ValueClues.kinds(of: texts, key: key, note: note) { translations }
    return [1, 2].map { kinds[$0].map { "\($0)" } ?? "-" }.joined(separator: " ")
  }

  @Test(arguments: [
    ("%@", "number -"), ("%1$@ of %2$@", "number number"), ("%@/%@", "number number"),
    ("(%@)", "number -"), ("%@:%@", "number number"), ("%@ × %@", "number number"),
    ("%@–%@", "number number"), ("%@ %%", "percents -"), ("%@%% off", "percents -"),
    ("%@ – %@", "- -"), ("%@, %@", "- -"), ("Page %@ of %@", "number number"),
    ("%@ of %@ selected", "number number"), ("S%@:E%@", "number number"),
    ("%@x", "number -"), ("$%@", "number -"), ("%@ GB", "number -"),
    ("@%@", "handle -"), ("#%@", "handle -"), ("https://%@/", "host -"),
    ("%@ followers", "number -"), ("Cached Posts: %@", "number -"),
    ("Hello, %@!", "name -"), ("%@’s photos", "name -"), ("Created by %@", "name -"),
    ("Created on %@", "date -"), ("Last updated: %@", "date -"),
    ("Expires %@", "date -"), ("Today at %@", "time -"),
    ("%@ ago", "duration -"), ("Closes in %@", "duration -"),
    ("Time limit: %@", "duration -"),
    ("%@ free", "size -"), ("%@ of %@ used", "size size"), ("Size: %@", "size -"),
    ("An email was sent to %@.", "email -"), ("Server: %@", "host -"),
    ("Delete the file “%@”?", "file -"), ("Version %@ (%@)", "version -"),
    ("Requires iOS %@", "version -"), ("%@ per month", "price -"),
    ("Error: %@", "phrase -"), ("Failed to load %@: %@", "- phrase"),
    ("Error code: %@", "number -"), ("Error parsing field %@.", "- -"),
    ("Translated from %@ using %@", "language -"),
    ("Done with the file.\n%@", "- -"), ("%@ was added", "- -"),
    ("Pay %d to %@", "- -"),
  ])
  func `the kind of a value is found in the words of the text`(text: String, expected: String) {
    #expect(kinds([text]) == expected)
  }

  @Test(arguments: [
    ("Delete %@?", "%@ is the name of the file", "file -"),
    (
      "Delete %@?", "Asks before it deletes. The argument is the name of the server.", "host -"
    ),
    (
      "%@ – %@", "The first argument is the artist. The second argument is the number of songs.",
      "name number"
    ),
    ("%@ – %@", "%1$@: the time of day; %2$@: the price", "time price"),
    ("Delete %@?", "Shown before a file is deleted", "- -"),
    ("Delete %@?", "At the first start of the app", "- -"),
    ("Delete %@?", "/ Delete %@?", "- -"),
  ])
  func `the kind of a value is found in a note about the argument`(
    text: String, note: String, expected: String
  ) {
    #expect(kinds([text], note: note) == expected)
  }

  @Test func `the kind of an only value is found in the key`() {
    #expect(kinds(["Since %@"], key: "joinedDate") == "date -")
    #expect(kinds(["Go to %@"], key: "open_server_name") == "host -")
    #expect(kinds(["%@ – %@"], key: "file_name") == "- -")
    #expect(kinds(["Go to %@ with error"], key: "error") == "- -")
  }

  @Test func `the kind of a value is found in the type in other texts`() {
    #expect(kinds(["Go %@", "Go %d"]) == "number -")
    #expect(kinds(["Go %@ %@"], translations: ["%2$lld %1$@"]) == "- number")
    #expect(kinds(["By %@"], translations: ["%d"]) == "name -")
  }

  @Test func `every word stands for one kind`() {
    for side in [\ValueKind.Clues.nouns, \.before, \.after] {
      let words = ValueKind.allCases.flatMap { $0.clues[keyPath: side].split(separator: " ") }
      #expect(Set(words).count == words.count)
    }
  }
}
