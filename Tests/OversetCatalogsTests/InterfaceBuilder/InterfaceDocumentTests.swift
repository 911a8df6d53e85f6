import OversetModel
import Testing

@testable import OversetCatalogs

struct InterfaceDocumentTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <device id="retina6_1" orientation="portrait"/>
      <scenes><scene sceneID="sce-ne-001"><objects>
        <viewController id="vie-wC-001" sceneMemberID="viewController">
          <label text="id=&quot;no&quot;" id="8bC-Xf-vdC"><string key="text" id="23">x</string></label>
        </viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-1"/>
      </objects></scene></scenes>
    </document>
    """

  private static func load(_ text: String, path: String = "fr.lproj/Main.xib") -> Catalog {
    InterfaceDocumentLoader.xib.loadOne(CatalogSource(path: path, bytes: Array(text.utf8)))
  }

  @Test func `a document is its objects' ids`() {
    let catalog = Self.load(Self.storyboard)
    #expect(catalog.objectIDs == ["vie-wC-001", "8bC-Xf-vdC", "23", "-1"])
    #expect(catalog.entries == [])
    #expect(catalog.faults == [])
    #expect(catalog.table == "Main")
    #expect(catalog.locale == LocaleIdentifier("fr"))
    #expect(Self.load(Self.storyboard, path: "Base.lproj/Main.xib").locale == nil)
  }

  @Test func `an archive of Xcode 3 has its ids among the values`() {
    let catalog = Self.load(
      """
      <archive type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="7.10"><data>
        <object class="IBObjectRecord" id="123456"><int key="objectID">23</int></object>
        <object class="IBObjectRecord"><int key="objectID">-2</int></object>
      </data></archive>
      """)
    #expect(catalog.objectIDs == ["23", "-2"])
  }

  @Test(arguments: [
    ("", "1:1", "not well-formed"),
    ("\n<plist/>", "2:1", "must be 'document' or 'archive', not 'plist'"),
    ("<document>\n<a></document>", "2:6", "mismatched tag"),
    ("NIBArchive\u{1}", "1:1", "compiled nib"),
    ("bplist00", "1:1", "compiled nib"),
    ("version https://git-lfs.github.com/spec/v1\n", "1:1", "'git lfs pull'"),
  ])
  func `what is no document is a fault`(text: String, place: String, words: String) {
    let catalog = Self.load(text)
    #expect(catalog.objectIDs == nil)
    #expect(catalog.faultPlaces == ["file " + place])
    #expect(catalog.faults.first?.message.contains(words) == true)
  }

  @Test func `a document cut at any byte is a fault, not a crash`() {
    let bytes = Array(Self.storyboard.utf8)
    for count in bytes.indices {
      let source = CatalogSource(path: "Main.storyboard", bytes: Array(bytes.prefix(count)))
      #expect(InterfaceDocumentLoader.storyboard.loadOne(source).outcome == .failed)
    }
  }
}
