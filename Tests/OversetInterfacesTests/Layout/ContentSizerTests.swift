import OversetAutoLayout
import OversetModel
import Testing

@testable import OversetInterfaces

struct ContentSizerTests {
  /// A view and the size that it asks for.
  struct Case: Sendable {
    var view: String
    var width: Double?
    var height: Double?
    var texts: [String: String] = [:]
    var limit: Double?
  }

  @Test(arguments: [
    Case(view: DocumentText.view("label", "vie-w1-001", "text=\"abcde\""), width: 50, height: 20),
    Case(
      view: DocumentText.view("label", "vie-w1-001", "text=\"abcde\""), width: 70, height: 20,
      texts: ["vie-w1-001.text": "abcdefg"]),
    Case(
      view: DocumentText.view("label", "vie-w1-001", "text=\"abcde\" numberOfLines=\"0\""),
      width: 30, height: 40, limit: 33),
    Case(view: DocumentText.view("label", "vie-w1-001", "text=\"\""), width: 0, height: 0),
    Case(
      view: DocumentText.view(
        "button", "vie-w1-001", "buttonType=\"system\"", "<state key=\"normal\" title=\"Save\"/>"),
      width: 40, height: 32),
    Case(
      view: DocumentText.view(
        "button", "vie-w1-001", "buttonType=\"system\"", "<state key=\"normal\" title=\"S\"/>"),
      width: 30, height: 32),
    Case(
      view: DocumentText.view(
        "button", "vie-w1-001", "",
        "<inset key=\"contentEdgeInsets\" minX=\"8\" minY=\"1\" "
          + "maxX=\"8\" maxY=\"2\"/><state key=\"normal\" title=\"Save\"/>"),
      width: 56, height: 23),
    Case(
      view: DocumentText.view(
        "button", "vie-w1-001", "",
        "<state key=\"normal\" title=\"x\"/>"
          + "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Save\"/>"),
      width: 64, height: 34),
    Case(
      view: DocumentText.view("imageView", "vie-w1-001", "image=\"logo\""), width: 40, height: 30),
    Case(view: DocumentText.view("imageView", "vie-w1-001"), width: nil, height: nil),
    Case(view: DocumentText.view("switch", "vie-w1-001"), width: 49, height: 31),
    Case(
      view: DocumentText.view(
        "textField", "vie-w1-001", "borderStyle=\"roundedRect\" placeholder=\"abc\""),
      width: 44, height: 34),
    Case(
      view: DocumentText.view(
        "segmentedControl", "vie-w1-001", "",
        "<segments><segment title=\"A\"/><segment title=\"BCD\"/></segments>"),
      width: 98, height: 31),
    Case(
      view: DocumentText.view("view", "vie-w1-001", "placeholderIntrinsicWidth=\"77\""),
      width: 77, height: nil),
    Case(
      view: DocumentText.view("view", "vie-w2-001", "customClass=\"Dial\""), width: 12, height: 34),
  ])
  func `views ask for the size of their content`(_ c: Case) throws {
    let document = try InterfaceDocument(
      DocumentText.storyboard(
        "<subviews>\(c.view)</subviews>",
        resources: """
          <resources><image name="logo" width="40" height="30"/></resources>
          <designables><designable name="vie-w2-001">
          <size key="intrinsicContentSize" width="12" height="34"/></designable></designables>
          """))
    let tree = document.canvas
    let view = try #require(tree.object("vie-w1-001") ?? tree.object("vie-w2-001"))
    let sizer = ContentSizer(measurer: FixedTexts(), texts: c.texts, displayScale: 3)
    let size = sizer.size(of: document.content(of: view, in: tree), width: c.limit)
    #expect(size?.width == c.width)
    #expect(size?.height == c.height)
  }

  @Test func `the size of a font that is not there is not known`() throws {
    let document = try InterfaceDocument(
      DocumentText.storyboard(
        "<subviews>"
          + DocumentText.view(
            "label", "lab-el-001", "text=\"a\"",
            "<fontDescription key=\"fontDescription\" name=\"Own\" pointSize=\"9\"/>")
          + "</subviews>"))
    let label = try #require(document.canvas.object("lab-el-001"))
    let sizer = ContentSizer(measurer: FixedTexts(), texts: [:], displayScale: 3)
    #expect(sizer.size(of: document.content(of: label, in: document.canvas)) == nil)
  }
}
