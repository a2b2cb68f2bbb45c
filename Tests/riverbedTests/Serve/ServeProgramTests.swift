import Support
import Testing

/// The program itself, as someone starts and ends it in a terminal.
@Suite(.needs(.bash)) struct ServeProgramTests {
  @Test func `Ctrl-C ends the program with 130, and nothing was written`() throws {
    let folder = try TemporaryFolder()
    try folder.write(LiveTests.app("Home", items: 6), to: "app/rivers.json")
    let before = try TemporaryFolder.files(in: "\(folder.path)/app")
    let script = try folder.write(Self.script, to: "script")
    let run = try FinishedProcess(
      running: [
        try Tool.bash.installedPath, script, RecipeRepository.program(), "\(folder.path)/app",
        "\(folder.path)/said",
      ])
    let said = try TemporaryFolder.text(of: "\(folder.path)/said")
    let lines = said.split(separator: "\n").map(String.init)
    #expect(lines.first?.wholeMatch(of: /http:\/\/localhost:[0-9]+\//) != nil, "\(said)")
    #expect(run.output == "HTTP/1.1 200 OK\nended with 130\n", "\(said)")
    #expect(try TemporaryFolder.files(in: "\(folder.path)/app") == before)
  }

  /// Starts the program, asks for a page once it says where, interrupts it as a terminal does, and says
  /// how it ended. Each wait has an end.
  private static let script = #"""
    set -m
    : >"$3"
    "$1" serve "$2" --port 0 >"$3" 2>&1 &
    number=$!
    for _ in {1..600}; do
      grep -q '^http:.*/$' "$3" && break
      sleep 0.1
    done
    port=$(sed -n 's|^http://localhost:\([0-9]*\)/$|\1|p' "$3")
    if exec 5<>"/dev/tcp/127.0.0.1/$port"; then
      printf 'GET /index.xhtml HTTP/1.1\r\nHost: localhost:%s\r\n\r\n' "$port" >&5
      read -r -t 60 line <&5
      echo "${line%$'\r'}"
    fi
    kill -INT "$number"
    for _ in {1..600}; do
      kill -0 "$number" 2>/dev/null || break
      sleep 0.1
    done
    kill -KILL "$number" 2>/dev/null
    wait "$number"
    echo "ended with $?"
    """#
}
