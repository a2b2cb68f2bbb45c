import FoundationEssentials
import Support
import Testing

/// A machine on which the action gets its program: `action` is a clone with the scripts of the
/// action in version 7.8.9, `releases` has the releases of Riverbed, `make`, `swift` and `uname` only
/// say what they were asked, and `gh` is too old for attestations.
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
    try folder.write(
      "  package static let version = \"7.8.9\"\n", to: "action/Sources/Printing/Program.swift")
    for name in ["Packaging", ".gitattributes", "CHANGELOG.md", "LICENSE"] {
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
    try folder.write("echo 'unknown command \"attestation\" for \"gh\"' >&2; exit 1", to: "bin/gh")
    try run(
      """
      for tool in bin/*; do sed -i '1i #!/bin/sh' "$tool"; chmod +x "$tool"; done
      cd action
      git init --quiet --initial-branch=main
      git add --all
      git -c user.name=A -c user.email=a@example.org commit --quiet --message start
      """)
  }

  /// Makes the release of the commit that the action is at, with what two machines made and the
  /// bundle of an attestation.
  func release() throws {
    try run(
      """
      mkdir -p releases/v7.8.9 && cd releases/v7.8.9
      printf 'library\t1\tMIT\t-\tA maker\n' > parts
      for machine in x86_64 aarch64; do
        name=riverbed-7.8.9-linux-$machine
        MACHINE=$machine ../../action/Packaging/sbom "$PWD/parts" > $name.spdx.json
        mkdir -p $name/bin
        printf '#!/bin/sh\necho "riverbed 7.8.9 for %s"\n' $machine > $name/bin/riverbed
        chmod +x $name/bin/riverbed
        tar -cJf $name.tar.xz $name
        rm -r $name
      done
      rm parts
      sha256sum riverbed* > SHA256SUMS
      echo '{}' > riverbed-7.8.9.sigstore.json
      """)
  }

  /// Puts a `gh` on the search path that can verify attestations: it writes down how it is called,
  /// and finds that nothing is attested if the variable REFUSED is set.
  func installGitHub() throws {
    try folder.writeProgram(
      """
      #!/bin/sh
      case "$*" in *--help) echo '  --source-digest string   Enforce that ...'; exit ;; esac
      echo "$@" >> "\(folder.path)/calls"
      [ -z "$REFUSED" ]
      """, to: "bin/gh")
  }

  /// Makes a folder `few` for a search path with only some programs, besides `uname`.
  func keepOnly(_ tools: [String]) throws {
    try run(
      """
      mkdir few && ln -s ../bin/uname few/uname
      for tool in sh \(tools.joined(separator: " ")); do ln -s "$(command -v $tool)" few; done
      """)
  }

  /// Runs the steps of `action.yml` that choose and get the program, as a workflow that names the
  /// action with its tag if the variables do not say otherwise.
  func program(
    with variables: [String: String] = [:]
  ) throws -> (outputs: [String: String], status: Int32?, output: String) {
    let action = try RecipeScripts(yaml: "action.yml")
    var variables = variables
    variables["REPOSITORY"] = variables["REPOSITORY"] ?? "owner/riverbed"
    variables["REF"] = variables["REF"] ?? "v7.8.9"
    let chosen = try result(of: action.containing("action/choose"), variables)
    guard chosen.status == 0 else { return ([:], chosen.status, chosen.output) }
    let lines = try text("outputs").split(separator: "\n")
    let outputs = lines.reduce(into: [String: String]()) { outputs, line in
      let name = line.prefix { $0 != "=" }
      outputs[String(name)] = String(line.dropFirst(name.count + 1))
    }
    for name in ["release", "proof", "folder"] { variables[name.uppercased()] = outputs[name] }
    let got = try result(of: action.containing("action/get"), variables)
    return (outputs, got.status, chosen.output + got.output)
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
      "GITHUB_SERVER_URL": "https://github.com",
    ]
    return try FinishedProcess(
      running: [
        Tool.bash.installedPath, "-c", "cd \"$1\" && exec bash -eo pipefail \"$2\"", "run",
        folder.path, file,
      ], environment: environment.merging(variables) { $1 })
  }
}
