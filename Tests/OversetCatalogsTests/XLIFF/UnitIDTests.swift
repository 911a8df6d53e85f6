import OversetModel
import Testing

@testable import OversetCatalogs

struct UnitIDTests {
  @Test(arguments: [
    ("k|==|plural.one", "k", Variation(plural: .one)),
    ("|==|plural.other", "", Variation(plural: .other)),
    ("k|==|device.applewatch", "k", Variation(device: "applewatch")),
    ("k|==|device.iphone.plural.many", "k", Variation(plural: .many, device: "iphone")),
    ("k|==|substitutions.N.plural.two", "k", Variation(plural: .two, substitution: "N")),
    ("k|==|substitutions.é.plural.one", "k", Variation(plural: .one, substitution: "é")),
    ("k|==|substitutions.@A.B@.plural.one", "k", Variation(plural: .one, substitution: "A.B")),
    ("k|==|substitutions.@A..B@.plural.one", "k", Variation(plural: .one, substitution: "A..B")),
    ("k|==|substitutions.plural.plural.one", "k", Variation(plural: .one, substitution: "plural")),
    ("a|==|b|==|plural.zero", "a|==|b", Variation(plural: .zero)),
    ("a|==|plural.one|==|plural.one", "a|==|plural.one", Variation(plural: .one)),
    ("a|==|==|plural.one", "a|==", Variation(plural: .one)),
  ])
  func `a path behind a key is the variation`(
    id: String, key: String, variation: Variation
  ) {
    let parsed = UnitID(ofStringCatalog: id)
    #expect(parsed?.key == key)
    #expect(parsed?.variation == variation)
  }

  @Test(arguments: [
    "", "k", "plural.one", "k|==|", "k|==|text", "k|==|plural", "k|==|plural.", "k|==|plural.ten",
    "k|==|plural.one.", "k|==|plural.one.plural.one", "k|==|plural.one.device.mac", "k|==|device",
    "k|==|device.", "k|==|device.a b", "k|==|device.mac.", "k|==|device.mac.x",
    "k|==|device.mac.plural", "k|==|substitutions", "k|==|substitutions.N",
    "k|==|substitutions.N.", "k|==|substitutions.A.B.plural.one", "k|==|substitutions.@A.B.plural",
    "k|==|substitutions.@@.plural.one", "k|==|plural.one|==|x", "k|==|Plural.one", "k|=|plural.one",
  ])
  func `any other end is part of the key`(id: String) {
    #expect(UnitID(ofStringCatalog: id) == nil)
  }

  @Test(arguments: [
    ("/k:dict/NSStringLocalizedFormatKey:dict/:string", "k", Variation.none),
    ("/k:dict/v:dict/one:dict/:string", "k", Variation(plural: .one, substitution: "v")),
    (
      "/a:dict/b:dict/v:dict/few:dict/:string", "a:dict/b",
      Variation(plural: .few, substitution: "v")
    ),
    ("//:k/:dict/v:dict/one:dict/:string", "/:k/", Variation(plural: .one, substitution: "v")),
    ("/k:dict/NSStringVariableWidthRuleType:dict/20:dict/:string", "k", Variation(width: "20")),
    ("/k:dict/NSStringDeviceSpecificRuleType:dict/mac:dict/:string", "k", Variation(device: "mac")),
    (
      "/k:dict/NSStringDeviceSpecificRuleType:dict/mac:dict/v:dict/one:dict/:string", "k",
      Variation(plural: .one, device: "mac", substitution: "v")
    ),
    (
      "/k:dict/NSStringDeviceSpecificRuleType:dict/mac:dict/NSStringLocalizedFormatKey:dict/:string",
      "k", Variation(device: "mac")
    ),
  ])
  func `a path into a stringsdict is a key and a rule`(
    id: String, key: String, variation: Variation
  ) {
    let parsed = UnitID(ofStringsdict: id)
    #expect(parsed?.key == key)
    #expect(parsed?.variation == variation)
  }

  @Test(arguments: [
    "", "/", "k", "/k", ":string", "/:string", "/k:dict/:string", "/k:dict/one:dict/:string",
    "/k:dict/v:dict/ten:dict/:string", "k:dict/v:dict/one:dict/:string",
    "/k:dict/v:dict/one:string",
    "/NSStringVariableWidthRuleType:dict/1:dict/:string",
  ])
  func `any other id is a key`(id: String) {
    #expect(UnitID(ofStringsdict: id) == nil)
  }
}
