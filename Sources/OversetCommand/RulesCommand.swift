import ArgumentParser
import Overset
import OversetModel
import OversetReports
import OversetRules

/// `overset rules`: explains the rules and what to do about their findings.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Lists the rules, or explains one.",
    discussion: """
      With a rule's name, as a finding has it in brackets: what it means, an example, its \
      thresholds, what to do, and why it may be believed.
      """)

  @Argument(help: "The rule to explain.", completion: .rules)
  var id: String?

  @Flag(help: "Answer as JSON.")
  var json = false

  func validate() throws { _ = try rules() }

  func run() throws {
    let rules = try self.rules()
    if json {
      StandardOutput.put(RulesJSON.list(of: rules))
      return
    }
    let text = RulesText(width: Machine.terminalWidth)
    let answer =
      id == nil ? text.list(of: rules) : rules.map { text.explanation(of: $0) }.joined()
    StandardOutput.put(answer)
  }

  private func rules() throws -> [RuleDescription] {
    guard let id else { return RuleDescription.all }
    let (rule, suggestion) = RuleDescription.named(id)
    guard let rule else { throw ValidationError("there is no rule '\(id)'\(suggestion)") }
    return [rule]
  }
}
