import Fixtures
import Testing

struct CompletionTests {
  struct Case: Sendable {
    var line: String
    var offers: [String]
  }

  /// In bash, which is everywhere.
  @Test(arguments: [
    Case(line: "overset ch", offers: ["check"]),
    Case(line: "overset check --format h", offers: ["html"]),
    Case(line: "overset check --fail-on w", offers: ["warning"]),
    Case(line: "overset check --locale pt", offers: ["pt-BR", "pt-PT"]),
    Case(line: "overset check --font hea", offers: ["headline"]),
    Case(line: "overset check --config ", offers: ["App", "overset.yml"]),
    Case(line: "overset init ", offers: ["App"]),
    Case(line: "overset rules trun", offers: ["truncated"]),
    Case(line: "overset fit x --mode byC", offers: ["byCharWrapping", "byClipping"]),
  ])
  func `a shell completes names and files`(_ c: Case) throws {
    let folder = try TestFolder(["overset.yml": "", "notes.txt": "", "App/a.strings": ""])
    let script = try Program.run(["--generate-completion-script", "bash"], in: folder.path)
    #expect(script.status == 0)
    try folder.write(script.output + Self.completing(c.line), to: "App/complete.bash")
    let outcome = try Program.run("/bin/bash", ["App/complete.bash"], in: folder.path)
    #expect(Set(outcome.output.split(separator: "\n").map(String.init)) == Set(c.offers))
  }

  /// What bash does at a tab.
  private static func completing(_ line: String) -> String {
    """

    COMP_LINE='\(line)'
    COMP_POINT=${#COMP_LINE}
    COMP_WORDS=($COMP_LINE)
    [[ "$COMP_LINE" == *' ' ]] && COMP_WORDS+=('')
    COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
    _overset overset "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
    printf '%s\\n' "${COMPREPLY[@]}"

    """
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `there is a script for each shell`(shell: String) throws {
    let outcome = try Program.run(["--generate-completion-script", shell], in: "/")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("overset"))
  }
}
