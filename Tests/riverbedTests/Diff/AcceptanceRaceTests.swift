import AppModel
import Disk
import FoundationEssentials
import Support
import Testing

@testable import riverbed

/// Several runs of `riverbed diff --accept` on one app at the same time.
@Suite struct AcceptanceRaceTests {
  @Test func `several runs at once lose no cause, and leave only the list behind`() throws {
    let changes = try ManyChanges(count: 5)
    let ids = try changes.run.json.at("/causes").elements.map { try #require($0.at("/id").text) }
    try #require(ids.count == 6)
    let folder = changes.run.folder.path
    let before = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/new")
    for _ in 0..<10 {
      let runs = Workers.run(ids.count) { number in
        CommandRun(
          "diff", "\(folder)/old", "\(folder)/new", "--jobs", "1", "--accept", ids[number])
      }
      for run in runs { #expect(run.errors == "riverbed: 1 cause accepted\n") }
      let file = "\(folder)/new/riverbed.accepted.json"
      let list = try JSONTree(strictly: Array(TemporaryFolder.text(of: file).utf8))
      #expect(Set(list.elements.compactMap { $0["cause"]?.text }) == Set(ids))
      let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/new")
      #expect(Set(names) == Set(before + ["riverbed.accepted.json"]))
      try FileManager.default.removeItem(atPath: file)
    }
  }
}
