import Testing

@testable import OversetCatalogs

struct InterfaceKeyTests {
  @Test(arguments: [
    ("8bC-Xf-vdC.text", "8bC-Xf-vdC", "text", true),
    ("23.title", "23", "title", true),
    ("-5.title", "-5", "title", true),
    ("seg-ab-cde.segmentTitles[0]", "seg-ab-cde", "segmentTitles[0]", true),
    ("aB3-4c-D5e.configuration.title", "aB3-4c-D5e", "configuration.title", true),
    ("abc-de-fgh.ibShadowedIsNilPlaceholder", "abc-de-fgh", "ibShadowedIsNilPlaceholder", true),
    (
      "abc-de-fgh.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[12]", "abc-de-fgh",
      "ibExternalUserDefinedRuntimeAttributesLocalizableStrings[12]", true
    ),
    ("abc-de-fgh.somethingNew", "abc-de-fgh", "somethingNew", false),
    ("3.days", "3", "days", false),
  ])
  func `a key is an object and a property`(
    key: String, objectID: String, property: String, isKnown: Bool
  ) {
    let parsed = InterfaceKey(key)
    #expect(parsed?.objectID == objectID)
    #expect(parsed?.property == property)
    #expect(parsed?.isKnownProperty == isKnown)
  }

  @Test(arguments: [
    "", ".", ".title", "-.title", "--1.title", "1-2.title", "5.1 Channels", "127.0.0.1",
    "1. Create an order", "23.", "23", "23.Title", "23.title.", "23.title text", "23.title[",
    "23.title[]", "23.title[a]", "23.title[0]x", "23.[0]", "23.]", "settings.title",
    "sign-in.title", "ab-cd-efg.text", "abc-de-fg!.text", "abc-de-fgh-i.text", "äbc-de-fgh.text",
    "abc-de-fgh.tëxt",
  ])
  func `any other key is one of the code`(key: String) {
    #expect(InterfaceKey(key) == nil)
  }
}
