import FoundationEssentials
import Printing
import Support
import Testing

/// Which actions the workflows, `action.yml` and the recipes of the documents use.
///
/// A tag can be moved, and where only pinned actions are allowed, an action that uses another one by
/// a tag does not start.
@Suite struct PinnedActionTests {
  @Test func `every action is named by a commit, with its version in a comment`() throws {
    var pins: [String: Set<String>] = [:]
    for (path, line) in try Self.uses() {
      if line.wholeMatch(of: /\.\/\S*/) != nil { continue }
      if line == "your-copy/riverbed@COMMIT # v\(Program.version)" { continue }
      let pin = line.wholeMatch(of: /([\w.-]+\/[\w.\/-]+)@([0-9a-f]{40} # v\d+\.\d+\.\d+)/)
      guard let pin else {
        Issue.record("\(path): \(line)")
        continue
      }
      // Actions of one repository are in the same commit.
      let repository = pin.1.split(separator: "/").prefix(2).joined(separator: "/")
      pins[repository, default: []].insert(String(pin.2))
    }
    #expect(pins.count == 8)
    for (action, versions) in pins { #expect(versions.count == 1, "\(action): \(versions)") }
  }

  /// Returns what follows each `uses:` of a step or job, with the file that it is in.
  private static func uses() throws -> [(path: String, action: String)] {
    let workflows = Fixtures.repository.appending(path: ".github/workflows").path
    let files =
      try ["action.yml"]
      + FileManager.default.contentsOfDirectory(atPath: workflows).map { ".github/workflows/\($0)" }
      + Document.all().map(\.path)
    let found = try files.map { path in
      let text = try TemporaryFolder.text(of: Fixtures.repository.appending(path: path).path)
      return text.matches(of: /\n[ -]*['"]?uses['"]?\s*:\s*([^\n]*)/)
        .map { (path: path, action: String($0.1)) }
    }
    for path in ["action.yml", "README.md", "docs/ci.md", "docs/pull-requests.md"] {
      #expect(found.joined().contains { $0.path == path }, "\(path)")
    }
    return Array(found.joined())
  }
}
