import Testing

@testable import OversetModel

struct ObjectLabelNameTests {
  @Test(arguments: [
    ("Settings ▸ Scene ‘Account’ ▸ Title #abc-12-xyz", "Settings #abc-12-xyz"),
    ("Settings ▸ ‘Room #4’ #7", "Settings #7"),
    ("A ▸ ▸ B #", "A #"),
  ])
  func `what lasts of a name is the document and the id`(label: String, lasting: String) {
    let name = ObjectLabelName(label)
    #expect(name?.lasting == lasting)
    #expect(name?.description == label)
  }

  @Test(arguments: ["title", "title #1", "a ▸ b", "a ▸ b#c", "", "#", " #", "▸"])
  func `the name of another label is none`(label: String) {
    #expect(ObjectLabelName(label) == nil)
  }
}
