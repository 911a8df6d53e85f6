import Testing

@testable import OversetReports

struct DecimalsTests {
  struct Case: Sendable {
    var value: Double
    var decimals: Int
    var text: String
  }

  @Test(arguments: [
    Case(value: 0, decimals: 2, text: "0"),
    Case(value: 12, decimals: 2, text: "12"),
    Case(value: 12.5, decimals: 2, text: "12.5"),
    Case(value: 12.055, decimals: 2, text: "12.06"),
    Case(value: 0.01, decimals: 2, text: "0.01"),
    Case(value: -0.004, decimals: 2, text: "0"),
    Case(value: -3.25, decimals: 1, text: "-3.3"),
    Case(value: 99.96, decimals: 1, text: "100"),
    Case(value: .infinity, decimals: 2, text: "0"),
    Case(value: .nan, decimals: 2, text: "0"),
    Case(value: 1e300, decimals: 2, text: "1000000000"),
  ])
  func `numbers have few decimals and no exponents`(_ c: Case) {
    #expect(Decimals.text(of: c.value, upTo: c.decimals) == c.text)
  }
}
