import Support
import Testing

extension RecipeRepository {
  /// Puts a `gh` on the search path that writes down how it is called, knows the comments of the
  /// variable KNOWN, and writes none if the variable REFUSED is set.
  func installGitHub() throws {
    try installGitHub(
      """
      #!/bin/sh
      echo "$@" >> "\(folder.path)/gh.log"
      case "$*" in *--jq*) echo "$KNOWN"; exit;; esac
      [ -z "$REFUSED" ]
      """)
  }

  /// Puts a script on the search path as `gh`. Another process writes the file: what a test starts
  /// at the same time would have one that is written here open, and then the system cannot run it.
  func installGitHub(_ script: String) throws {
    let path = try folder.write(script, to: "gh.sh")
    try expect("cp '\(path)' ../../bin/gh && chmod +x ../../bin/gh")
  }

  /// Returns the arguments of each call of `gh`.
  func calls() throws -> [String] {
    try text("../../gh.log").split(separator: "\n").map(String.init)
  }

  /// Runs the steps of `action.yml` that get the old revision, compare, and end with the result.
  /// The step that compares succeeds, so that its outputs are there.
  func compare(
    with old: String, app: String = "my-app", failOn: String = "", linkBase: String = ""
  ) throws -> (status: Int32?, output: String) {
    let action = try RecipeScripts(yaml: "action.yml")
    let found = try folder.write("", to: "old")
    try expect(action.containing("origin \"$OLD\""), ["OLD": old, "GITHUB_OUTPUT": found])
    let commit = try text("../../old").split(separator: "\n").first?.dropFirst("commit=".count)
    let compared = try run(
      action.containing("riverbed diff"),
      [
        "OLD": String(try #require(commit)), "APP": app, "FAIL_ON": failOn, "LINK_BASE": linkBase,
        "GITHUB_OUTPUT": "\(folder.path)/output",
        "GITHUB_STEP_SUMMARY": "\(folder.path)/summary.md",
      ])
    #expect(compared.status == 0, "\(compared.output)")
    let outputs = try text("../../output")
    let code = outputs.split(separator: "\n").last { $0.hasPrefix("code=") }?.dropFirst(5)
    let result = try run(action.containing("exit \"${CODE"), ["CODE": String(code ?? "")])
    return (result.status, compared.output + result.output)
  }

  /// Runs the step of `action.yml` that writes a comment, and returns what it prints.
  func comment(_ variables: [String: String] = [:]) throws -> String {
    let known = [
      "APP": "my-app", "GITHUB_REPOSITORY": "owner/app", "PULL_REQUEST": "7",
      "RUN": "https://example.org/runs/9", "KNOWN": "", "REFUSED": "",
    ]
    return try expect(
      RecipeScripts(yaml: "action.yml").containing("gh api"), known.merging(variables) { $1 })
  }
}
