import FoundationEssentials
import Support
import Testing

@testable import riverbed

/// The scripts in the shells that they are for.
@Suite struct `Completions in shells` {
  /// A line up to the cursor, and what the shell makes of it, or offers for its last word.
  private static let lines: [(line: String, offered: String)] = [
    ("riverbed che", "check"), ("riverbed build --dev", "--device"),
    ("riverbed build --device iphone-17-pro-m", "iphone-17-pro-max"),
    ("riverbed build --device=iphone-17,ipad-mini-", "--device=iphone-17,ipad-mini-6"),
    ("riverbed check app --format sar", "sarif"), ("riverbed check app/riv", "app/rivers.json"),
    ("riverbed check --format json=app/riv", "json=app/rivers.json"),
    ("riverbed inspect app --screen ho", "home"),
    ("riverbed explain lint-siz", "lint-size"), ("riverbed check ~/app/riv", "~/app/rivers.json"),
    ("riverbed check my\\ a", "my\\ app/"),
    ("riverbed inspect ~/app --screen ho", "home"),
  ]

  /// The lines with what is offered in place of their last words.
  private static let completed = lines.map { line, offered in
    line.replacing(/(?:\\ |[^ ])+$/, with: "") + offered
  }

  /// Runs a script of a shell where the program is on the search path and `app` is an app.
  private func output(of tool: Tool, _ arguments: [String], _ script: String) throws -> String {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/bin", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/bin/riverbed", withDestinationPath: RecipeRepository.program())
    try folder.write(#"[{ "id": "home", "name": "Home", "home": true }]"#, to: "app/rivers.json")
    try folder.write("{}", to: "my app/rivers.json")
    let path = try folder.write("cd '\(folder.path)' || exit 1\n\(script)", to: "script")
    let run = try FinishedProcess(
      running: [tool.installedPath] + arguments + [path],
      environment: [
        "PATH": "\(folder.path)/bin:\(ProcessInfo.processInfo.environment["PATH"] ?? "")",
        "HOME": folder.path, "TERM": "dumb",
      ])
    #expect(run.status == 0, "\(run.output)")
    return run.output
  }

  @Test(.needs(.fish)) func `fish completes`() throws {
    let calls = Self.lines.map { "complete -C '\($0.line)' | string split -f 1 \\t" }
      .joined(separator: "\n")
    let output = try output(
      of: .fish, ["--no-config"], "riverbed completions fish | source\n\(calls)")
    #expect(
      output.split(separator: "\n").map(String.init)
        == Self.lines.map { $0.offered.replacing("\\ ", with: " ") })
  }

  /// Both shells are used as a person does, in a terminal that zsh opens: some letters, the tab key,
  /// and another key that writes what is on the line then to a file.
  @Test(.needs(.zsh), .needs(.bash), arguments: ["zsh", "bash"])
  func `zsh and bash complete`(shell: String) throws {
    let start =
      shell == "zsh"
      ? #"""
      riverbed completions zsh > _riverbed
      zpty shell zsh -f -i
      zpty -w shell "PS1=; fpath=($PWD \$fpath); autoload -U compinit; compinit -u -D"
      zpty -w shell 'say() { print -r -- "$BUFFER" >> said; BUFFER= }; zle -N say'
      zpty -w shell 'bindkey "^T" say'
      """#
      : #"""
      zpty shell bash --norc -i
      zpty -w shell 'PS1=; source <(riverbed completions bash)'
      zpty -w shell 'say() { echo "$READLINE_LINE" >> said; READLINE_LINE=; }'
      zpty -w shell "bind -x '\"\C-t\": say'"
      """#
    let calls = Self.lines.map { "offer '\($0.line)'" }.joined(separator: "\n")
    let output = try output(
      of: .zsh, ["-f"],
      "zmodload zsh/zpty\n\(start)\n" + #"""
        sleep 1
        offer() {
          zpty -w -n shell "$1"$'\t\x14'
          (( count += 1 ))
          for wait in {1..600}; do
            [[ -f said && $(wc -l < said) -ge $count ]] && break
            zpty -r -t shell line > /dev/null
            sleep 0.05
          done
        }

        """# + calls + "\nsed 's/ *$//' said\n")
    #expect(output.split(separator: "\n").map(String.init) == Self.completed)
  }
}
