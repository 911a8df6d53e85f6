import Fixtures
import Foundation
import OversetReports
import Testing

/// The program itself, in a repository whose configuration lies in a folder of its own.
struct ReportFilesTests {
  private let repository: TestFolder

  init() throws {
    repository = try TestFolder([
      ".git/HEAD": "",
      "App/overset.yml": """
      labels:
        - {id: pay, keys: ["*"], width: 100, numberOfLines: 1, font: {system: 17}}
      """,
      "App/en.lproj/L.strings": "\"pay\" = \"Pay\";\n\"buy\" = \"Continue with your account\";\n",
    ])
  }

  private func check(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> ToolRun {
    try ToolRun(
      Program.path, ["check", "--config", "overset.yml"] + arguments,
      in: repository.path + "/App",
      environment: ["GITHUB_STEP_SUMMARY": ""].merging(environment) { $1 })
  }

  private func file(_ name: String) -> String? {
    try? String(contentsOfFile: repository.path + "/" + name, encoding: .utf8)
  }

  @Test(arguments: ReportFormat.allCases)
  func `the exit status is the same for every format`(_ format: ReportFormat) throws {
    let run = try check("--format", format.rawValue)
    #expect(run.status == 1 && !run.output.isEmpty, "\(run.errors)")
  }

  @Test func `several formats are written at once`() throws {
    let run = try check(
      "--format", "sarif=../a.sarif", "--format", "junit=../b.xml", "--format", "markdown")
    #expect(run.status == 1 && run.output.hasPrefix("### Overset failed: 1 error"))
    #expect(file("a.sarif")?.hasPrefix("{\"$schema\":") == true)
    #expect(file("b.xml")?.hasSuffix("</testsuites>\n") == true)
  }

  @Test func `two formats for one file are refused`() throws {
    let run = try check("--format", "sarif=../a", "--format", "junit=../a")
    #expect(run.status == 2 && file("a") == nil)
    #expect(run.errors.contains("two formats go to one place"))
  }

  @Test func `programs get paths from the repository, Xcode from the working directory`() throws {
    #expect(try check("--format", "gitlab").output.contains("\"path\":\"App/en.lproj/L.strings\""))
    #expect(try check("--format", "sarif").output.contains("\"uri\":\"App/en.lproj/L.strings\""))
    #expect(try check("--format", "github").output.contains("file=App/en.lproj/L.strings,line=2"))
    #expect(try check("--format", "xcode").output.hasPrefix("en.lproj/L.strings:2:"))
  }

  @Test(arguments: [
    ("/dev/full", "No space left on device"), ("../no/such/folder", "No such file or directory"),
    ("..", "Is a directory"),
  ])
  func `what cannot be written is reported`(_ c: (path: String, reason: String)) throws {
    let run = try check("--format", "sarif=\(c.path)")
    #expect(run.status == 2)
    #expect(run.errors.contains("cannot write the report to '\(c.path)': \(c.reason)"))
  }

  private func mode(_ name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: repository.path + "/" + name)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
  }

  /// What was read is there as it was, and nothing else is.
  @Test(arguments: [
    "overset.yml", "en.lproj/L.strings", "../App/en.lproj/../overset.yml", "link", "hard", "b.json",
    "../Boxes.ttf",
  ])
  func `a report takes no place of a file that was read`(path: String) throws {
    let names = ["App/overset.yml", "App/en.lproj/L.strings", "App/b.json", "Boxes.ttf"]
    try repository.write("{\"schemaVersion\": 1, \"findings\": []}", to: "App/b.json")
    try FileManager.default.copyItem(
      atPath: RequiredFont.boxesPath, toPath: repository.path + "/Boxes.ttf")
    try repository.write(
      (file("App/overset.yml") ?? "") + "\nbaseline: b.json\nfonts: {search: [../Boxes.ttf]}\n",
      to: "App/overset.yml")
    try repository.link("App/link", to: "en.lproj/L.strings")
    try FileManager.default.linkItem(
      atPath: repository.path + "/App/overset.yml", toPath: repository.path + "/App/hard")
    let before = names.map { FileManager.default.contents(atPath: repository.path + "/" + $0) }
    let run = try check("--format", "text=new.txt", "--format", "json=\(path)")
    #expect(run.status == 2)
    #expect(
      run.errors.contains(
        "cannot write the report to '\(path)': it is an input; name another file"),
      "\(run.errors)")
    #expect(
      names.map { FileManager.default.contents(atPath: repository.path + "/" + $0) } == before)
    #expect(file("App/new.txt") == nil)
  }

  /// What only some checks read: source code, and what Xcode says of it.
  @Test(arguments: ["A.m", "Info.plist", "A.xcodeproj/project.pbxproj", "Main.storyboard"])
  func `every file that was read is an input`(name: String) throws {
    let files = [
      "A.m": "label.text = NSLocalizedString(@\"buy\", nil);\n",
      "Info.plist": "<plist><dict><key>UILaunchScreen</key><dict/></dict></plist>\n",
      "en.lproj/InfoPlist.strings": "CFBundleDisplayName = \"App\";\n",
      "A.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{ objects = {}; rootObject = x; }\n",
      "Main.storyboard": "<document></document>\n",
      "overset.yml": "labels: [{id: pay, keys: [pay], width: 100, font: {system: 17}}]\n",
    ]
    for (name, text) in files { try repository.write(text, to: "App/\(name)") }
    let run = try check("--output", name)
    #expect(run.status == 2 && run.errors.contains("it is an input"), "\(run.errors)")
    #expect(file("App/\(name)") == files[name])
  }

  @Test func `two names of one file are one place`() throws {
    try repository.write("", to: "reports/old.json")
    try repository.link("linked", to: "reports")
    for name in ["new.json", "old.json"] {
      let run = try check(
        "--format", "json=../reports/\(name)", "--format", "sarif=../linked/\(name)")
      #expect(run.status == 2 && run.errors.contains("two formats go to one place"))
    }
    #expect(file("reports/old.json") == "")
  }

  @Test func `a file keeps its permissions, and a link to it stays`() throws {
    try repository.write("", to: "reports/real.json")
    chmod(repository.path + "/reports/real.json", 0o600)
    try repository.link("link.json", to: "reports/real.json")
    #expect(try check("--format", "json=../link.json").status == 1)
    #expect(file("reports/real.json")?.hasPrefix("{") == true)
    #expect(try mode("reports/real.json") == 0o600)
    let end = try FileManager.default.destinationOfSymbolicLink(
      atPath: repository.path + "/link.json")
    #expect(end == "reports/real.json")
  }

  @Test(arguments: [("077", 0o600), ("002", 0o664)])
  func `a new file has the permissions that the shell asks for`(mask: String, mode: Int) throws {
    let command = "umask \(mask); \(Program.path) check --format json=new.json"
    _ = try ToolRun("sh", ["-c", command], in: repository.path + "/App")
    #expect(try self.mode("App/new.json") == mode)
  }

  @Test func `no link makes a file elsewhere`() throws {
    try repository.link("a.json", to: "nowhere.json")
    let run = try check("--format", "json=../a.json")
    #expect(run.status == 2 && run.errors.contains("No such file or directory"))
    #expect(file("nowhere.json") == nil)
  }

  @Test func `a pipe is written to as it is`() throws {
    repository.makePipe("pipe")
    let command = "cat pipe & cd App; \(Program.path) check --format json=../pipe; wait"
    let run = try ToolRun("sh", ["-c", command], in: repository.path)
    #expect(run.output.hasPrefix("{") && run.output.hasSuffix("}\n"))
  }

  @Test func `nothing is left beside a report`() throws {
    _ = try check("--format", "json=../reports.json", "--format", "html=../no/x.html")
    let names = try FileManager.default.contentsOfDirectory(atPath: repository.path)
    #expect(Set(names) == [".git", "App", "reports.json"])
  }

  @Test func `a reader that is gone is no error`() throws {
    let command = "{ \(Program.path) check --all --format json; echo $? >&2; } | head -c 1"
    let run = try ToolRun("sh", ["-c", command], in: repository.path + "/App")
    #expect(run.output == "{" && run.errors == "1\n")
  }

  @Test func `annotations go with a page of the step, behind what is there`() throws {
    try repository.write("# Before", to: "summary.md")
    let path = repository.path + "/summary.md"
    let run = try check("--format", "github", environment: ["GITHUB_STEP_SUMMARY": path])
    #expect(run.status == 1)
    #expect(file("summary.md")?.hasPrefix("# Before\n\n### Overset failed: 1 error") == true)
    _ = try check("--format", "text", environment: ["GITHUB_STEP_SUMMARY": path])
    #expect(file("summary.md")?.split(separator: "### Overset").count == 2, "no other format's")
  }

  @Test func `a page of the step that is full stays as it is`() throws {
    let full = String(repeating: "x", count: (1 << 20) - 100)
    try repository.write(full, to: "summary.md")
    let path = repository.path + "/summary.md"
    let run = try check("--format", "github", environment: ["GITHUB_STEP_SUMMARY": path])
    #expect(run.status == 1 && file("summary.md") == full)
  }
}
