import Disk
import SiteFiles
import Support
import Testing

@testable import Publishing

/// Shards that different programs made.
@Suite struct ShardProgramTests {
  private let input = ContentHash(of: [1])

  /// Builds a part of two files whose bytes depend on the program.
  private func shard(_ number: Int, by program: String, in folder: String) throws -> String {
    let path = "\(folder)/\(number)-\(program)"
    let schemas = try DocumentSchemas()
    let part = try ShardedPublication(
      OtherFiles(names: ["one", "two"], holding: program),
      try #require(Shard(number, of: 2)), input: input, checking: schemas)
    let build = SiteBuild(of: part, jobs: 1, checking: schemas, from: nil)
    _ = try build.run(into: path) {}
    return path
  }

  @Test func `shards of one version that draw differently do not fit together`() throws {
    let folder = try TemporaryFolder()
    let first = try shard(1, by: "old", in: folder.path)
    let second = try shard(2, by: "old", in: folder.path)
    let merged = try SiteMerge(of: [first, second]).run(into: "\(folder.path)/merged")
    #expect(merged.written == 2)
    let other = try shard(2, by: "new", in: folder.path)
    let refusal = #expect(throws: IncompleteMerge.self) {
      _ = try SiteMerge(of: [first, other])
    }
    #expect(refusal?.problems.first?.contains("belongs to another site than '\(first)'") == true)
  }

  @Test func `a record that changes during a merge makes it incomplete`() throws {
    let folder = try TemporaryFolder()
    let shards = try (1...2).map { try shard($0, by: "one", in: folder.path) }
    let merge = try SiteMerge(of: shards)
    try folder.write("{}", to: "2-one/site.json")
    let refusal = #expect(throws: IncompleteMerge.self) { try merge.writeRecord { _ in } }
    #expect(refusal?.problems.first?.hasPrefix("'\(shards[1])' is not used: ") == true)
  }
}
