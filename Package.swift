// swift-tools-version: 6.2
import PackageDescription

/// Warnings are errors here, and only here: a dependency's warning is not ours to fix.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// Where each file says what it imports, and what of it is in public signatures.
let explicitImports: [SwiftSetting] =
  strict + [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]

/// The same for a target that calls C.
let memorySafe: [SwiftSetting] = explicitImports + [.strictMemorySafety()]

let package = Package(
  name: "Overset",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "overset", targets: ["OversetCommand"]),
    .library(name: "Overset", targets: ["Overset", "OversetReports", "OversetTypesetting"]),
    .library(name: "OversetTesting", targets: ["OversetTesting"]),
    .plugin(name: "OversetCommandPlugin", targets: ["OversetCommandPlugin"]),
  ],
  traits: [
    // Reads Swift code. Without it, swift-syntax is not built, which takes as long as all the rest.
    .trait(name: "SwiftSource", description: "Reads the texts that an app's Swift code sets"),
    .default(enabledTraits: ["SwiftSource"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
    // Makes the pages of `make docs`.
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0"),
    // Reads the app's own Swift source.
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    // The C libraries. ICU and Nettle are behind headers of our own; the others are module maps.
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "fontconfig",
      providers: [.apt(["libfontconfig-dev"]), .brew(["fontconfig"])]),
    .systemLibrary(
      name: "CICU", pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .systemLibrary(
      name: "CCommonMark", pkgConfig: "libcmark-gfm",
      providers: [
        .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"]),
      ]),
    .systemLibrary(
      name: "CExpat", pkgConfig: "expat",
      providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(name: "CNettle", pkgConfig: "nettle", providers: [.apt(["nettle-dev"])]),
    .target(
      name: "CDigest",
      dependencies: [.target(name: "CNettle", condition: .when(platforms: [.linux]))]),
    .target(name: "CUnicode", dependencies: ["CICU"]),
    .target(name: "CSystemFont", exclude: ["data"]),
    .target(name: "CReportPage", exclude: ["script", "style"]),

    // Files become entries, entries texts, texts label fits, fits findings, findings reports.
    .target(
      name: "OversetFiles",
      dependencies: ["CDigest", .product(name: "SystemPackage", package: "swift-system")],
      swiftSettings: memorySafe),
    .target(name: "OversetModel", swiftSettings: explicitImports),
    .target(name: "OversetWorkers", swiftSettings: explicitImports),
    .target(
      name: "OversetSyntax", dependencies: ["OversetModel", "CUnicode", "CExpat", "CYAML"],
      swiftSettings: memorySafe),
    .target(
      name: "OversetCatalogs",
      dependencies: ["OversetFiles", "OversetModel", "OversetSyntax"],
      swiftSettings: memorySafe),
    .target(
      name: "OversetTypesetting",
      dependencies: [
        "OversetFiles", "OversetModel", "CUnicode", "CSystemFont", "CFreeType", "CHarfBuzz",
        "CFontconfig",
      ],
      swiftSettings: memorySafe),
    // What source code says of localised texts, as values, and Objective-C's scanner.
    .target(
      name: "OversetSources", dependencies: ["OversetModel", "OversetSyntax"],
      swiftSettings: explicitImports),
    // Swift and Objective-C source → where the app uses which key.
    .target(
      name: "OversetSwiftSource",
      dependencies: [
        "OversetFiles", "OversetModel", "OversetSyntax", "OversetSources", "OversetWorkers",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      swiftSettings: explicitImports),
    // What a label does with a text, as values: without a font and without a fitter.
    .target(name: "OversetFits", dependencies: ["OversetModel"], swiftSettings: explicitImports),
    // Uses of keys in source code → what shows them, and whether they can be cut.
    .target(
      name: "OversetSurfaces", dependencies: ["OversetModel", "OversetSources", "OversetFits"],
      swiftSettings: explicitImports),
    .target(
      name: "OversetLabels",
      dependencies: ["OversetModel", "OversetFits", "OversetTypesetting"],
      swiftSettings: explicitImports),
    // Entries → the texts that a user can see.
    .target(
      name: "OversetTexts",
      dependencies: [
        "OversetModel", "OversetSyntax", "OversetCatalogs", "CUnicode", "CCommonMark",
      ],
      swiftSettings: memorySafe),
    // Fits → findings: values only, nothing here can shape or fit.
    .target(
      name: "OversetRules",
      dependencies: ["OversetModel", "OversetFits", "OversetCatalogs", "OversetTexts"],
      swiftSettings: explicitImports),
    // Views and constraints → frames, as Auto Layout solves them. It knows nothing of documents.
    .target(
      name: "OversetAutoLayout", dependencies: ["OversetModel"], swiftSettings: explicitImports),
    // Storyboards and XIBs → what they show, and where.
    .target(
      name: "OversetInterfaces",
      dependencies: ["OversetModel", "OversetSyntax", "OversetAutoLayout"],
      swiftSettings: explicitImports),
    // overset.yml, and the other places where an app's labels come from.
    .target(
      name: "OversetConfiguration",
      dependencies: [
        "OversetFiles", "OversetModel", "OversetSyntax", "OversetCatalogs", "OversetTexts",
        "OversetRules", "OversetSources", "OversetSurfaces",
      ],
      swiftSettings: explicitImports),
    .target(
      name: "Overset",
      dependencies: [
        "OversetFiles", "OversetModel", "OversetWorkers", "OversetSyntax", "OversetCatalogs",
        "OversetTexts", "OversetTypesetting", "OversetFits", "OversetLabels", "OversetRules",
        "OversetConfiguration", "OversetInterfaces", "OversetSources", "OversetSurfaces",
        .target(name: "OversetSwiftSource", condition: .when(traits: ["SwiftSource"])),
        .product(name: "Subprocess", package: "swift-subprocess"),
      ],
      swiftSettings: explicitImports),
    .target(
      name: "OversetReports",
      dependencies: [
        "OversetFiles", "OversetModel", "OversetWorkers", "OversetSyntax", "OversetTypesetting",
        "OversetFits",
        "OversetLabels", "OversetTexts", "OversetRules", "OversetConfiguration", "OversetSurfaces",
        "Overset", "CUnicode", "CReportPage",
      ],
      swiftSettings: memorySafe),
    .executableTarget(
      name: "OversetCommand",
      dependencies: [
        "OversetFiles", "OversetModel", "OversetSyntax", "OversetCatalogs", "OversetTypesetting",
        "OversetFits", "OversetLabels", "OversetRules", "OversetConfiguration", "OversetSurfaces",
        "Overset", "OversetReports",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: explicitImports),

    // For tests of apps: Testing is in the toolchain, and no product but this one links it.
    .target(name: "OversetTesting", dependencies: ["Overset"], swiftSettings: explicitImports),
    // It asks SwiftPM for the product 'overset': a plugin that depends on the target would look for
    // a product of the target's name.
    .plugin(
      name: "OversetCommandPlugin",
      capability: .command(
        intent: .custom(
          verb: "overset", description: "Finds the text of an app that does not fit its labels"))),

    // What tests share: fonts, folders, random numbers. No product needs it.
    .target(
      name: "Fixtures",
      dependencies: ["OversetModel", "OversetTypesetting", "OversetFits", "OversetLabels"],
      path: "Tests/Fixtures", exclude: ["Fonts/make-fonts.py"],
      resources: [.copy("Fonts/OversetBoxes.ttf")], swiftSettings: strict),
    .executableTarget(
      name: "hunt",
      dependencies: [
        "Fixtures", "OversetFits", "OversetLabels", "OversetTypesetting", "OversetModel",
      ],
      path: "Tests/Hunt", swiftSettings: strict),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "Fixtures", "OversetReports", "Overset", "OversetFits", "OversetLabels",
        "OversetTypesetting", "OversetInterfaces", "OversetAutoLayout", "OversetSyntax",
        "OversetCatalogs", "OversetModel", "OversetSources", "OversetSurfaces",
        "OversetSwiftSource",
      ],
      path: "Tests/Fuzz", swiftSettings: strict),
    // The documentation's example of the library.
    .executableTarget(
      name: "example", dependencies: ["Overset"], path: "Tests/Example", swiftSettings: strict),
    .executableTarget(
      name: "benchmark-catalogs", dependencies: ["OversetCatalogs", "OversetModel"],
      path: "Benchmarks/Catalogs", swiftSettings: strict),
    .executableTarget(
      name: "compare-layouts",
      dependencies: [
        "Overset", "OversetInterfaces", "OversetAutoLayout", "OversetFits", "OversetTypesetting",
        "OversetModel",
      ],
      path: "Benchmarks/Layouts", swiftSettings: strict),
    .executableTarget(
      name: "benchmark-layout", dependencies: ["OversetAutoLayout", "OversetModel"],
      path: "Benchmarks/AutoLayout", swiftSettings: strict),
    .executableTarget(
      name: "benchmark-sources",
      dependencies: [
        "OversetSwiftSource", "OversetSources", "OversetSurfaces", "OversetCatalogs",
        "OversetFiles", "OversetModel",
      ],
      path: "Benchmarks/Sources", swiftSettings: strict),
    .testTarget(
      name: "OversetWorkersTests", dependencies: ["OversetWorkers"], swiftSettings: strict),
    .testTarget(
      name: "OversetFilesTests", dependencies: ["OversetFiles"], swiftSettings: strict),
    .testTarget(
      name: "OversetModelTests", dependencies: ["OversetModel", "CUnicode"], swiftSettings: strict),
    .testTarget(
      name: "OversetSyntaxTests", dependencies: ["Fixtures", "OversetSyntax", "OversetModel"],
      swiftSettings: strict),
    .testTarget(
      name: "OversetCatalogsTests",
      dependencies: ["Fixtures", "OversetCatalogs", "OversetSyntax", "OversetModel"],
      swiftSettings: strict),
    .testTarget(
      name: "OversetTypesettingTests",
      dependencies: ["Fixtures", "OversetTypesetting", "OversetModel", "CUnicode"],
      swiftSettings: strict),
    .testTarget(
      name: "OversetSourcesTests",
      dependencies: ["Fixtures", "OversetSwiftSource", "OversetSources", "OversetModel"],
      swiftSettings: strict),
    .testTarget(
      name: "OversetSurfacesTests",
      dependencies: [
        "Fixtures", "OversetSurfaces", "OversetSources", "OversetSwiftSource", "OversetModel",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "OversetFitsTests",
      dependencies: [
        "Fixtures", "OversetFits", "OversetLabels", "OversetTypesetting", "OversetModel",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "OversetLabelsTests",
      dependencies: [
        "Fixtures", "OversetFits", "OversetLabels", "OversetTypesetting", "OversetModel",
      ],
      resources: [.copy("Fixtures")], swiftSettings: strict),
    .testTarget(
      name: "OversetAutoLayoutTests",
      dependencies: ["Fixtures", "OversetAutoLayout", "OversetModel"],
      swiftSettings: strict),
    .testTarget(
      name: "OversetInterfacesTests",
      dependencies: [
        "Fixtures", "OversetInterfaces", "OversetAutoLayout", "OversetSyntax", "OversetModel",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "OversetTests",
      dependencies: [
        "Fixtures", "example", "Overset", "OversetCatalogs", "OversetFits", "OversetLabels",
        "OversetTypesetting", "OversetModel", "OversetSyntax", "CUnicode",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "OversetTestingTests",
      dependencies: ["Fixtures", "OversetTesting", "OversetReports", "Overset"],
      swiftSettings: strict),
    // The files that other programs read: the GitHub Action, the pre-commit hooks, the articles.
    .testTarget(
      name: "WorkflowTests", dependencies: ["Fixtures"], swiftSettings: strict),
    .testTarget(
      name: "OversetReportsTests",
      dependencies: [
        "Fixtures", "OversetSyntax", "OversetReports", "Overset", "OversetCatalogs", "OversetFits",
        "OversetLabels", "OversetSurfaces", "OversetTexts",
        "OversetTypesetting", "OversetModel",
      ],
      resources: [.copy("Schemas")], swiftSettings: strict),
    .testTarget(
      name: "OversetCommandTests",
      dependencies: [
        "Fixtures", "OversetCommand", "OversetReports", "OversetSources", "OversetSwiftSource",
      ],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)

// The tests of one target, without compiling the others: see `make test` in the Makefile.
if let only = Context.environment["OVERSET_TESTS"] {
  package.targets.removeAll { $0.type == .test && $0.name != only }
}
