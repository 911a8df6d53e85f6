import Testing

@testable import Overset

/// Packages beside an app whose projects take no product of theirs.
struct UnusedPackagesTests {
  /// A project of an app that takes products of packages.
  private static func project(of type: String = "application", products: [String] = []) throws
    -> XcodeProject
  {
    let dependencies = products.enumerated().map { index, name in
      "D\(index) = {isa = XCSwiftPackageProductDependency; productName = \(name);};"
    }
    let text = """
      // !$*UTF8*$!
      { rootObject = P; objects = {
        P = {targets = (T);};
        T = {isa = PBXNativeTarget; productType = "com.apple.product-type.\(type)";};
        \(dependencies.joined())
      };}
      """
    return try #require(XcodeProject(whole: Array(text.utf8), in: "/app"))
  }

  private static let library = """
    let package = Package(
      name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
      dependencies: [.package(url: "https://example.org/Other.git", from: "1.0.0")],
      targets: [.target(name: "Kit", dependencies: [.product(name: "Other", package: "Other")])])
    """

  @Test(arguments: [
    ([], library, true), (["Other"], library, true), (["Kit"], library, false),
    ([], library.replacing(".library", with: ".executable"), false),
    ([], library.replacing("\"Kit\", targets", with: "name, targets"), false),
    ([], "let package = Package(name: \"Kit\")", false),
    ([], library.replacing("name: \"Kit\", targets", with: "name: \"\\(x)Kit\", targets"), false),
    (
      [], library.replacing("url: \"https://example.org/Other.git\"", with: "path: root + \"/x\""),
      false
    ),
    // Of another package only its own manifest says something.
    ([], library.replacing("url: \"https://example.org/Other.git\"", with: "path: \"../x\""), true),
  ])
  func `a package whose products no project takes is in no app`(
    products: [String], manifest: String, isUnused: Bool
  ) throws {
    var packages = UnusedPackages()
    packages.add(Array(manifest.utf8), at: "Package.swift", in: "/kit", naming: ["/kit/sources"])
    packages.add(try Self.project(products: products))
    #expect(packages.unused().folders == (isUnused ? ["/kit/sources"] : []))
  }

  @Test(arguments: [("packages: {Kit: {path: ../Other}}", false), ("targets: {App: {}}", true)])
  func `a description of a project may take a package`(description: String, isUnused: Bool) throws {
    var packages = UnusedPackages()
    packages.add(
      Array(Self.library.utf8), at: "Package.swift", in: "/kit", naming: ["/kit/sources"])
    packages.add(description: Array(description.utf8))
    packages.add(try Self.project())
    #expect(packages.unused().paths == (isUnused ? ["Package.swift"] : []))
  }

  @Test func `the folder of a package around one for its tests is not that one's`() throws {
    var packages = UnusedPackages()
    packages.add(
      Array(Self.library.utf8), at: "Tests/Package.swift", in: "/kit/tests",
      naming: ["/kit/tests/sources", "/kit"])
    packages.add(try Self.project())
    #expect(packages.unused().folders == ["/kit/tests/sources"])
  }

  @Test func `without an app nothing is said of packages`() throws {
    var packages = UnusedPackages()
    packages.add(
      Array(Self.library.utf8), at: "Package.swift", in: "/kit", naming: ["/kit/sources"])
    packages.add(try Self.project(of: "framework"))
    #expect(packages.unused().folders == [])
  }

  @Test func `a package that another one needs is as used as that`() throws {
    var packages = UnusedPackages()
    packages.add(
      Array(Self.library.utf8), at: "Package.swift", in: "/kit", naming: ["/kit/sources"])
    let core = Self.library.replacing("Kit", with: "Core")
    packages.add(
      Array(core.utf8), at: "Core/Package.swift", in: "/core", naming: ["/core/sources", "/kit"])
    packages.add(try Self.project(products: ["Core"]))
    #expect(packages.unused().folders == [])
  }
}
