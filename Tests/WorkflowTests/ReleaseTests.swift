import Fixtures
import Foundation
import Testing

/// What takes a release, and what makes one, as far as either can be tried without a server.
struct ReleaseTests {
  /// A release of one file, at an address that needs no network.
  private struct Release {
    let folder: TestFolder
    let system: String
    let version: String

    init(_ version: String = "1.2.3") throws {
      self.version = version
      folder = try TestFolder(["overset/bin/overset": "#!/bin/sh\necho released\n"])
      let name = try ToolRun("sh", ["-c", "echo $(uname -s | tr A-Z a-z)-$(uname -m)"])
      system = name.output.trimmingCharacters(in: .whitespacesAndNewlines)
      let script = """
        chmod +x overset/bin/overset
        tar -czf overset-\(version)-\(system).tar.gz overset
        sha256sum overset-\(version)-\(system).tar.gz > SHA256SUMS
        """
      let made = try ToolRun("sh", ["-ec", script], in: folder.path)
      try #require(made.status == 0, "\(made.errors)")
    }

    var address: String { "file://\(folder.path)" }
    var archive: String { "\(folder.path)/overset-\(version)-\(system).tar.gz" }

    func fetch(_ version: String = "1.2.3") throws -> ToolRun {
      try ToolRun(
        Repository.path("Scripts/fetch-release.sh"), [address, version, "\(folder.path)/tool"])
    }

    var tool: String { "\(folder.path)/tool/bin/overset" }

    func damage() throws {
      let file = try #require(FileHandle(forWritingAtPath: archive))
      try file.seekToEnd()
      try file.write(contentsOf: Data("more".utf8))
      try file.close()
    }
  }

  @Test func `a release is unpacked where it has the right checksum`() throws {
    let release = try Release()
    let run = try release.fetch()
    #expect(run.status == 0, "\(run.errors)")
    #expect(try ToolRun(release.tool).output == "released\n")
  }

  @Test func `a release that was changed is not unpacked, and nothing else is tried`() throws {
    let release = try Release()
    try release.damage()
    #expect(try release.fetch().status == 1)
    #expect(!FileManager.default.fileExists(atPath: release.tool))
  }

  /// As where the disk is full: what is there stays, and nothing is left beside it.
  @Test func `a release that cannot be unpacked changes nothing`() throws {
    let release = try Release()
    try #require(try release.fetch().status == 0)
    let damage = "printf 'no archive' > \(release.archive); sha256sum *.tar.gz > SHA256SUMS"
    try #require(try ToolRun("sh", ["-c", damage], in: release.folder.path).status == 0)
    #expect(try release.fetch().status != 0)
    #expect(try ToolRun(release.tool).output == "released\n")
    let names = try FileManager.default.contentsOfDirectory(atPath: release.folder.path)
    #expect(!names.contains { $0.hasPrefix("tool.") })
  }

  @Test(arguments: ["http", "ftp"])
  func `nothing is downloaded but by https`(_ protocol: String) throws {
    let script = Repository.path("Scripts/fetch-release.sh")
    let folder = try TestFolder([:])
    let run = try ToolRun(script, ["\(`protocol`)://127.0.0.1:9", "1.2.3", "\(folder.path)/tool"])
    #expect(run.status == 3 && run.errors.contains("not supported or disabled"), "\(run.errors)")
  }

  @Test func `without a release for the system somebody may build`() throws {
    #expect(try Release().fetch("9.9.9").status == 3)
    let release = try Release()
    try FileManager.default.removeItem(atPath: "\(release.folder.path)/SHA256SUMS")
    #expect(try release.fetch().status == 3)
  }

  /// The scripts and the version of this repository, with a stand-in for what builds and installs.
  private struct Sources {
    let folder: TestFolder
    var tool: String { "\(folder.path)/tool/bin/overset" }

    init() throws {
      let versions = "Sources/Overset/Report/ToolVersions.swift"
      folder = try TestFolder([
        "Scripts/install.sh": Repository.text("Scripts/install.sh"),
        "Scripts/fetch-release.sh": Repository.text("Scripts/fetch-release.sh"),
        "Scripts/install-dependencies.sh": "#!/bin/sh\necho libraries\n",
        versions: Repository.text(versions), "bin/swift": "#!/bin/sh\n",
        "bin/make": """
        #!/bin/sh
        mkdir -p .build/release
        printf '#!/bin/sh\\necho built\\n' > .build/release/overset
        chmod +x .build/release/overset
        """,
      ])
      let made = try ToolRun("sh", ["-ec", "chmod +x Scripts/* bin/*"], in: folder.path)
      try #require(made.status == 0, "\(made.errors)")
    }

    func install(_ address: String) throws -> ToolRun {
      try ToolRun(
        "Scripts/install.sh", ["tool", address], in: folder.path, environment: environment)
    }

    /// As the action does for what stands behind its `@`.
    func install(forAction ref: String) throws -> ToolRun {
      let script = try #require(try Action.read().step("install").run)
      let values = [
        "GITHUB_ACTION_PATH": folder.path, "GITHUB_SERVER_URL": "file://\(folder.path)",
        "ACTION_REPOSITORY": "me/Overset", "ACTION_REF": ref, "TOOL": "\(folder.path)/tool",
      ]
      return try run(script, values)
    }

    func run(_ script: String, _ values: [String: String]) throws -> ToolRun {
      try ToolRun(
        "bash", ["-eo", "pipefail", "-c", script], in: folder.path,
        environment: environment.merging(values) { $1 })
    }

    private var environment: [String: String] { ["PATH": "\(folder.path)/bin:/usr/bin:/bin"] }
  }

  @Test(arguments: ["main", "0.0.1", ""])
  func `the action builds what is no released version`(_ ref: String) throws {
    let sources = try Sources()
    let run = try sources.install(forAction: ref)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("it is built"))
    #expect(try ToolRun(sources.tool).output == "built\n")
  }

  @Test func `the action takes the release of its version, or builds it where there is none`()
    throws
  {
    let version = try Repository.version
    let sources = try Sources()
    let unreleased = try sources.install(forAction: version)
    #expect(unreleased.status == 0 && unreleased.output.contains("there is no"))
    #expect(try ToolRun(sources.tool).output == "built\n")
    // What is there, as from a cache, is not built again; a build's libraries are installed.
    let cached = try sources.install(forAction: version)
    #expect(cached.output == "libraries\n")
    // What does not run, as on another architecture, is.
    try "no program".write(toFile: sources.tool, atomically: false, encoding: .utf8)
    #expect(try sources.install(forAction: version).status == 0)
    #expect(try ToolRun(sources.tool).output == "built\n")
    let other = try Sources()
    let release = try Release(version)
    let published = "\(other.folder.path)/me/Overset/releases/download"
    try FileManager.default.createDirectory(
      atPath: published, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: release.folder.path, toPath: "\(published)/\(version)")
    #expect(try other.install(forAction: version).status == 0)
    #expect(try ToolRun(other.tool).output == "released\n")
  }

  @Test func `a clone takes the release of its own repository if it is at the version's tag`()
    throws
  {
    let sources = try Sources()
    let release = try Release(try Repository.version)
    let clone = """
      git init --quiet; git config user.name me; git config user.email me@example.com
      git add Scripts Sources; git commit --quiet --message one; git tag --annotate --message one $VERSION
      git clone --quiet --bare . me/Overset.git; git remote add origin "file://$PWD/me/Overset.git"
      mkdir -p me/Overset/releases/download
      cp -r $RELEASE me/Overset/releases/download/$VERSION
      """
    let values = ["VERSION": release.version, "RELEASE": release.folder.path]
    try #require(try sources.run(clone, values).status == 0)
    // git calls its hooks with variables that name the repository of the commit.
    let hook = ["GIT_DIR": "/nowhere", "GIT_INDEX_FILE": "/nowhere/index"]
    let run = try sources.run("Scripts/install.sh tool", hook)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try ToolRun(sources.tool).output == "released\n")
    let later =
      "rm -r tool; git commit --quiet --allow-empty --message two; Scripts/install.sh tool"
    #expect(try sources.run(later, [:]).output.contains("it is built"))
    #expect(try ToolRun(sources.tool).output == "built\n")
  }

  @Test func `a changed release is neither used nor built instead`() throws {
    let sources = try Sources()
    let release = try Release(try Repository.version)
    try release.damage()
    #expect(try sources.install(release.address).status == 1)
    #expect(!FileManager.default.fileExists(atPath: sources.tool))
  }

  /// Without the network: the sources are there, and no release is.
  @Test func `the recipe for GitLab puts the tool where its job looks for it`() throws {
    struct Recipe: Decodable {
      var variables: [String: String]
      var beforeScript: [String]
      var script: [String]

      enum CodingKeys: String, CodingKey {
        case variables, script
        case beforeScript = "before_script"
      }
    }
    let article = try Repository.text("\(Repository.documentation)/InYourWorkflow.md")
    let yaml = try #require(
      article.components(separatedBy: "```yaml\n").first { $0.contains("before_script:") })
    let recipe = try #require(
      try YAMLReader.decode(
        [String: Recipe].self, from: yaml.components(separatedBy: "```")[0]
      )["overset"])
    #expect(recipe.variables["VERSION"] == (try Repository.version))
    let sources = try Sources()
    let lines = recipe.beforeScript.filter {
      !$0.hasPrefix("apt-get ") && !$0.hasPrefix("git clone ")
    }
    #expect(lines.count == 3)
    let script = (lines + recipe.script).joined(separator: "\n")
      .replacing("/tmp/overset", with: sources.folder.path)
    let run = try sources.run(script, [:])
    #expect(run.status == 0, "\(run.output) \(run.errors)")
    #expect(run.output.hasSuffix("\nbuilt\n"))
  }

  @Test(arguments: [
    "Formula/overset.rb", "Sources/Overset/Overset.docc/Installing.md",
    "Sources/Overset/Overset.docc/InYourWorkflow.md",
  ])
  func `files name the program's version`(_ path: String) throws {
    #expect(try Repository.text(path).contains(try Repository.version))
  }

  @Test func `the scripts of the release workflow are scripts, without expressions`() throws {
    struct Workflow: Decodable { var jobs: [String: Job] }
    struct Job: Decodable { var steps: [Action.Step] }
    let text = try Repository.text(".github/workflows/release.yml")
    let jobs = try YAMLReader.decode(Workflow.self, from: text).jobs
    #expect(Set(jobs.keys) == ["build", "test", "publish", "pypi"])
    for script in jobs.values.flatMap(\.steps).compactMap(\.run) {
      #expect(!script.contains("${{"))
      let run = try ToolRun("bash", ["-n", "-c", script])
      #expect(run.status == 0, "\(run.errors)")
    }
  }
}
