import Foundation

/// What is read in a program's output by those who do more than to show it.
public struct ObeyedOutput {
  /// Control characters and what turns a direction: a terminal obeys them.
  public var controls: [Unicode.Scalar]
  /// The lines that a runner of a CI service obeys.
  public var commands: [String]

  public init(_ output: String) {
    controls = output.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x0A: false
      case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
    // A program that reads lines ends them at each of both.
    let lines = output.unicodeScalars.split { $0 == "\n" || $0 == "\r" }.map { String($0) }
    commands = lines.filter { Self.isWorkflowCommand($0) || Self.hasBracketCommand($0) }
  }

  public var isEmpty: Bool { controls.isEmpty && commands.isEmpty }

  /// actions/runner, `ActionCommand.TryParseV2`; whatever the command's name is.
  private static func isWorkflowCommand(_ line: String) -> Bool {
    line.unicodeScalars.drop { $0.properties.isWhitespace }.starts(with: "::".unicodeScalars)
  }

  /// The same, `TryParse`, and its like of Azure Pipelines and TeamCity.
  private static func hasBracketCommand(_ line: String) -> Bool {
    let line = line.lowercased()
    if line.contains("##vso[") || line.contains("##teamcity[") { return true }
    return line.components(separatedBy: "##[").dropFirst().contains { rest in
      names.contains(String(rest.prefix { $0 != "]" && $0 != " " })) && rest.contains("]")
    }
  }

  /// What the runner of GitHub has registered, and what Azure formats.
  private static let names: Set<String> = [
    "add-mask", "add-matcher", "add-path", "command", "debug", "echo", "endgroup", "error", "group",
    "internal-set-repo-path", "notice", "remove-matcher", "save-state", "section", "set-env",
    "set-output", "stop-commands", "warning",
  ]
}
