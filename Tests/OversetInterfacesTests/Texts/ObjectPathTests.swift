import Testing

@testable import OversetInterfaces

struct ObjectPathTests {
  private static let views = """
    <subviews>
    \(DocumentText.view("stackView", "sta-ck-001", "userLabel=\"Form\"", """
      <subviews>\(DocumentText.view("label", "lab-el-001", "text=\"Your  \n name\""))</subviews>
      """))
    \(DocumentText.view("tableView", "tab-le-001", "", """
      <prototypes><tableViewCell reuseIdentifier="Row" id="cel-l1-001">
      <rect key="frame" x="0" y="44" width="414" height="44"/>
      <tableViewCellContentView key="contentView" id="con-te-001">
      <rect key="frame" x="0" y="0" width="414" height="44"/>
      <subviews>\(DocumentText.view("label", "lab-el-002", "userLabel=\"Title\""))
      \(DocumentText.view("label", "lab-el-003", "customClass=\"Badge\""))</subviews>
      </tableViewCellContentView></tableViewCell></prototypes>
      """))
    </subviews>
    """

  @Test(arguments: [
    ("lab-el-001", "Settings ▸ Scene ‘Account’ ▸ Form ▸ ‘Your name’"),
    ("lab-el-002", "Settings ▸ Scene ‘Account’ ▸ Cell ‘Row’ ▸ Title"),
    ("lab-el-003", "Settings ▸ Scene ‘Account’ ▸ Cell ‘Row’ ▸ Badge"),
    ("bar-bt-001", "Settings ▸ Scene ‘Account’ ▸ Bar ▸ ‘Done’"),
  ])
  func `a path names what people know`(id: String, path: String) throws {
    let document = try InterfaceDocument(
      DocumentText.storyboard(
        Self.views, controller: "storyboardIdentifier=\"Account\" customClass=\"Other\"",
        inController: """
          <navigationItem key="navigationItem" id="nav-it-001">
          <barButtonItem key="rightBarButtonItem" title="Done" id="bar-bt-001"/></navigationItem>
          """))
    let object = try #require(document.canvas.object(id))
    #expect(document.objectPath(of: object, in: document.canvas) == path)
  }
}
