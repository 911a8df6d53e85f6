import OversetTypesetting

extension CheckReport.ToolVersions {
  /// This build of the tool, and the libraries that it runs on.
  public static var current: CheckReport.ToolVersions {
    let engine = EngineVersions.current
    return CheckReport.ToolVersions(
      version: oversetVersion, icu: engine.icu, unicode: engine.unicode,
      harfbuzz: engine.harfbuzz, freetype: engine.freetype)
  }
}

/// The version of this package.
public let oversetVersion = "0.1.0"
