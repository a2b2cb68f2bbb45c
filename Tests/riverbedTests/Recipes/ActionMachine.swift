import FoundationEssentials
import Support
import Testing

/// A machine on which the action gets its program: `action` is a clone with the scripts of the
/// action, `releases` has the releases of Riverbed, and `make`, `swift` and `uname` only say what
/// they were asked.
struct ActionMachine: ~Copyable {
  let folder: TemporaryFolder

  private init() throws { folder = try TemporaryFolder() }

  /// Returns a machine with everything on it, except for a release.
  static func installed() throws -> ActionMachine {
    let machine = try ActionMachine()
    try machine.install()
    return machine
  }

  private func install() throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/action", withIntermediateDirectories: true)
    try folder.write("", to: "action/Sources/Printing/empty")
    for name in [
      "Packaging", ".gitattributes", "CHANGELOG.md", "Sources/Printing/Program.swift",
    ] {
      try FileManager.default.copyItem(
        atPath: "\(Fixtures.repository.path)/\(name)", toPath: "\(folder.path)/action/\(name)")
    }
    try folder.write(
      """
      case $1 in -s) echo "${SYSTEM:-Linux}" ;; -m) echo "${MACHINE:-x86_64}" ;; esac
      """, to: "bin/uname")
    try folder.write("echo 'Swift version 6.5.1 (swift-6.5.1-RELEASE)'", to: "bin/swift")
    try folder.write(
      """
      echo "make $*"
      program=${2#PREFIX=}/bin/riverbed
      mkdir -p "$(dirname "$program")"
      echo 'echo compiled' > "$program"
      chmod +x "$program"
      """, to: "bin/make")
    try run(
      """
      for tool in bin/*; do sed -i '1i #!/bin/sh' "$tool"; chmod +x "$tool"; done
      cd action
      git init --quiet --initial-branch=main
      git add --all
      git -c user.name=A -c user.email=a@example.org commit --quiet --message start
      """)
  }

  /// Makes a release, with the archives of two machines.
  func release(_ tag: String) throws {
    let name = "riverbed-\(tag.dropFirst())-linux"
    try run(
      """
      mkdir -p releases/\(tag) && cd releases/\(tag)
      for machine in x86_64 aarch64; do
        mkdir -p \(name)-$machine/bin
        printf '#!/bin/sh\\necho "riverbed \(tag.dropFirst()) for %s"\\n' $machine \
          > \(name)-$machine/bin/riverbed
        chmod +x \(name)-$machine/bin/riverbed
        tar -cJf \(name)-$machine.tar.xz \(name)-$machine
        rm -r \(name)-$machine
      done
      sha256sum riverbed* > SHA256SUMS
      """)
  }

  /// Runs the steps of `action.yml` that choose and get the program, for an action that a workflow
  /// names in some way.
  func program(
    at ref: String, on variables: [String: String] = [:]
  ) throws -> (outputs: [String: String], status: Int32?, output: String) {
    let action = try RecipeScripts(yaml: "action.yml")
    var variables = variables
    variables["REF"] = ref
    variables["REPOSITORY"] = variables["REPOSITORY"] ?? "owner/riverbed"
    let chosen = try result(of: action.containing("action/choose"), variables)
    guard chosen.status == 0 else { return ([:], chosen.status, chosen.output) }
    let lines = try text("outputs").split(separator: "\n")
    let outputs = lines.reduce(into: [String: String]()) { outputs, line in
      let name = line.prefix { $0 != "=" }
      outputs[String(name)] = String(line.dropFirst(name.count + 1))
    }
    variables["TAG"] = outputs["tag"]
    variables["FOLDER"] = outputs["folder"]
    let got = try result(of: action.containing("action/get"), variables)
    return (outputs, got.status, got.output)
  }

  /// Runs a script that must succeed, and returns what it writes.
  @discardableResult
  func run(_ script: String) throws -> String {
    let result = try result(of: script)
    try #require(result.status == 0, "\(result.output)")
    return result.output
  }

  /// Returns the text of a file.
  func text(_ path: String) throws -> String {
    try TemporaryFolder.text(of: "\(folder.path)/\(path)")
  }

  /// Runs a script as a runner does.
  func result(of script: String, _ variables: [String: String] = [:]) throws -> FinishedProcess {
    let file = try folder.write(script, to: "script.sh")
    for name in ["outputs", "path"] { try folder.write("", to: name) }
    let environment = [
      "PATH": "\(folder.path)/bin:\(ProcessInfo.processInfo.environment["PATH"] ?? "")",
      "GITHUB_ACTION_PATH": "\(folder.path)/action", "GITHUB_OUTPUT": "\(folder.path)/outputs",
      "GITHUB_PATH": "\(folder.path)/path", "RUNNER_TEMP": "\(folder.path)/temp",
      "RIVERBED_RELEASES": "file://\(folder.path)/releases",
    ]
    return try FinishedProcess(
      running: [
        Tool.bash.installedPath, "-c", "cd \"$1\" && exec bash -eo pipefail \"$2\"", "run",
        folder.path, file,
      ], environment: environment.merging(variables) { $1 })
  }
}
