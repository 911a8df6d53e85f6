// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "SurfaceSuite",
  platforms: [.iOS(.v18)],
  products: [.library(name: "SurfaceViews", targets: ["SurfaceViews"])],
  targets: [
    .target(name: "SurfaceViews"),
    .testTarget(name: "SurfaceSuiteTests", dependencies: ["SurfaceViews"]),
  ]
)
