import Fixtures
import Testing

@testable import Overset
@testable import OversetConfiguration

/// Actions that documents connect controls with.
struct ConnectedActionTests {
  private static let document = #"<connections><action selector="tap:" id="a"/></connections>"#

  @Test(
    arguments: [
      ([:], []), (["Main.storyboard": document], ["tap"]), (["A/Pane.xib": document], ["tap"]),
      (["Notes.txt": document], []),
      // What a compiled document has is not known.
      (["Main.nib": ""], ["tap", "go"]),
    ] as [([String: String], Set<String>)])
  func `those that a document has are connected`(
    files: [String: String], names: Set<String>
  ) throws {
    let folder = try TestFolder(files)
    let found = ConnectedActions.names(among: ["tap", "go"], Configuration(root: folder.path))
    #expect(found == names)
  }
}
