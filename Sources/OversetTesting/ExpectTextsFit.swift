import Overset
import OversetConfiguration
import OversetModel

// Testing comes with Xcode and with the toolchains of swift.org, not with Apple's command line
// tools: the tool itself must build without it.
#if canImport(Testing)
  import Overset
  import Testing

  /// Expects that every text fits its label, and records an issue for each finding.
  ///
  /// The labels, the rules and the gate are those of a configuration. A check that is inconclusive,
  /// or that checked nothing, is an issue too, and so are the warnings of `overset check` on standard
  /// error: here they would not be read.
  ///
  /// Paths are relative to the folder of the package or project that the test belongs to: the
  /// nearest one above the test's file with a `Package.swift`, an Xcode project or a workspace.
  ///
  /// - Parameters:
  ///   - path: The configuration; nil for the nearest `overset.yml` in or above the test's folder.
  ///   - catalogs: Catalogs, or folders of them, in place of the configuration's own.
  ///   - locales: The locales to check, in place of the configuration's own.
  ///   - failOn: The least severity that is an issue, in place of the gate's.
  ///   - filePath: The test's file.
  ///   - sourceLocation: Where issues are shown.
  /// - Throws: What is wrong with the configuration or with a locale's name.
  public func expectTextsFit(
    in path: String? = nil, of catalogs: [String]? = nil, locales: [String]? = nil,
    failOn: Severity? = nil, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let project = ProjectFolder(ofFileAt: filePath)
    guard let path = path.map(project.absolutePath) ?? project.nearestConfiguration else {
      throw TextsFitError("no \(ConfigurationFile.name) in or above '\(project.testFolder)'")
    }
    var configuration = try Configuration(contentsOf: path)
    if let failOn { configuration.gate.failOn = failOn }
    let check = Check(
      configuration, paths: catalogs?.map(project.absolutePath),
      locales: try locales?.map(LocaleIdentifier.named))
    await expectTextsFit(check, configuration, project, sourceLocation)
  }

  /// Expects that every text of some catalogs fits one label, and records an issue for each finding.
  ///
  /// For catalogs that no `overset.yml` names; a check that is inconclusive or checked nothing is an
  /// issue too. Paths are relative to the folder of the test's package or project.
  ///
  /// - Parameters:
  ///   - catalogs: Catalogs, or folders of them.
  ///   - label: The label's properties for its text.
  ///   - width: The label's width in points.
  ///   - height: The label's height in points; nil for as high as its lines.
  ///   - locales: The locales to check; nil for all.
  ///   - failOn: The least severity that is an issue.
  ///   - filePath: The test's file.
  ///   - sourceLocation: Where issues are shown.
  /// - Throws: What is wrong with a locale's name.
  public func expectTextsFit(
    of catalogs: [String], label: LabelConstraint, width: Points, height: Points? = nil,
    locales: [String]? = nil, failOn: Severity = .error, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let project = ProjectFolder(ofFileAt: filePath)
    var configuration = Configuration(root: project.path)
    configuration.setSingleLabel(label, width: width, height: height)
    configuration.gate.failOn = failOn
    let check = Check(
      configuration, paths: catalogs.map(project.absolutePath),
      locales: try locales?.map(LocaleIdentifier.named))
    await expectTextsFit(check, configuration, project, sourceLocation)
  }

  private func expectTextsFit(
    _ check: Check, _ configuration: Configuration, _ project: ProjectFolder,
    _ sourceLocation: SourceLocation
  ) async {
    // Test logs are read by CI runners, too.
    func record(_ text: TerminalText) {
      Issue.record(Comment(rawValue: text.description), sourceLocation: sourceLocation)
    }
    let result = await check.run()
    let notices = result.notices.filter { $0.severity > .note }
    for notice in notices { record("\(notice)") }
    let findings = result.report.findings.filter {
      configuration.gate.fails(on: $0.severity)
    }
    for finding in findings {
      var location = finding.location
      location.path = project.relativePath(of: location.path, in: configuration.root)
      let help: TerminalText = finding.suggestion.map { "\nhelp: \($0)" } ?? ""
      record("\(finding.description(at: location))\(help)")
    }
    switch result.report.verdict {
    case .passed: break
    // An issue was already recorded for it.
    case .failed where !findings.isEmpty, .misused where !notices.isEmpty: break
    case .failed(let reason), .inconclusive(let reason), .misused(let reason): record("\(reason)")
    }
  }

  /// Why texts cannot be checked.
  struct TextsFitError: Error, CustomStringConvertible {
    let description: String

    init(_ description: TerminalText) { self.description = description.description }
  }

  extension LocaleIdentifier {
    fileprivate static func named(_ name: String) throws(TextsFitError) -> LocaleIdentifier {
      guard let locale = LocaleIdentifier(name) else {
        throw TextsFitError("'\(name)' is not a locale identifier")
      }
      return locale
    }
  }
#endif
