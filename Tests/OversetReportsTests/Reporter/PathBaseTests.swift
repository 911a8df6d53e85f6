import OversetModel
import Testing

@testable import Overset
@testable import OversetReports

struct PathBaseTests {
  struct Case: Sendable {
    var configuration: String
    var folder: String
    var path: String
    var result: String
  }

  @Test(arguments: [
    Case(configuration: "/r", folder: "/r", path: "a/b.strings", result: "a/b.strings"),
    Case(configuration: "/r/App", folder: "/r", path: "a.strings", result: "App/a.strings"),
    Case(configuration: "/r/App", folder: "/r", path: "../b.strings", result: "b.strings"),
    Case(configuration: "/r", folder: "/r/App", path: "App/a.strings", result: "../App/a.strings"),
    Case(configuration: "/r/App", folder: "/r", path: "/r/x.strings", result: "x.strings"),
    Case(configuration: "/r", folder: "/r/s", path: "/x.strings", result: "../../x.strings"),
    Case(configuration: "/r", folder: "/r", path: "../../../x.strings", result: "../x.strings"),
    Case(configuration: "/r", folder: "/", path: "a.strings", result: "/r/a.strings"),
    Case(configuration: "/", folder: "/", path: "a.strings", result: "a.strings"),
  ])
  func `a path leads from the folder to the file`(_ c: Case) {
    let base = PathBase(configurationFolder: c.configuration, folder: c.folder)
    let location = FileLocation(path: c.path, position: .start)
    #expect(base.path(of: location) == c.result)
  }
}
