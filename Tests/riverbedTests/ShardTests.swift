import Disk
import FoundationEssentials
import Support
import Testing

@testable import riverbed

/// Sites that are built in parts, and joined.
@Suite struct ShardTests {
  private static let app = Fixtures.url("Apps/footers").path

  // There are more parts than documents in the last case.
  @Test(arguments: [1, 2, 7, 60])
  func `the joined parts equal a single build, in any order`(count: Int) throws {
    let folder = try TemporaryFolder()
    let whole = "\(folder.path)/whole"
    try expect(.clean, Self.build(into: whole))
    let shards = try (1...count).map { number in
      let path = "\(folder.path)/shard-\(number)"
      try expect(.clean, Self.build(into: path) + ["--shard", "\(number)/\(count)"])
      return path
    }
    let files = try shards.map { try TemporaryFolder.files(in: $0).count - 1 }
    #expect(files.reduce(0, +) == (try TemporaryFolder.files(in: whole)).count - 1)
    for (number, order) in [shards, shards.reversed()].enumerated() {
      let merged = "\(folder.path)/merged-\(number)"
      try expect(.clean, ["merge"] + order + ["-o", merged])
      #expect(try TemporaryFolder.files(in: merged) == (try TemporaryFolder.files(in: whole)))
    }
    // A second build of a part, even of an empty one, and a second merge change nothing.
    try expect(.clean, Self.build(into: shards[count - 1]) + ["--shard", "\(count)/\(count)"])
    let again = CommandRun(["merge"] + shards + ["-o", "\(folder.path)/merged-0"])
    #expect(again.output.contains("0 written, "))
  }

  @Test func `what is missing, twice or foreign is refused by name, and nothing is written`() throws
  {
    let folder = try TemporaryFolder()
    let shards = try Self.shards(3, in: folder.path)
    let other = try Self.shards(3, of: "Apps/groups", in: "\(folder.path)/other")
    let two = try Self.shards(2, in: "\(folder.path)/two")
    try expect(.clean, ["build", Self.app, "-o", "\(folder.path)/whole", "--quiet"])
    let cases: [(shards: [String], problem: String)] = [
      ([shards[0], shards[2]], "shard 2 of 3 is missing"),
      (shards + [shards[1]], "'\(shards[1])' is shard 2 of 3, and so is '\(shards[1])'"),
      (
        [shards[0], shards[1], other[2]],
        "'\(other[2])' belongs to another site than '\(shards[0])'"
      ),
      (shards + [two[0]], "'\(two[0])' belongs to another site than '\(shards[0])': shard 1 of 2"),
      ([shards[0], shards[1], "\(folder.path)/whole"], "it is a whole site, not a shard of one"),
      ([shards[0], shards[1], "\(folder.path)/nowhere"], "no such file or directory"),
      ([shards[0], shards[1], Self.app], "it does not have a site.json"),
    ]
    let merged = "\(folder.path)/merged"
    for (shards, problem) in cases {
      let result = CommandRun(["merge"] + shards + ["-o", merged])
      #expect(result.code == .incomplete)
      #expect(result.errors.contains(problem), "\(result.errors)")
      #expect(!FileManager.default.fileExists(atPath: merged))
    }
  }

  @Test func `a file that is missing or was changed is refused by name`() throws {
    let folder = try TemporaryFolder()
    let shards = try Self.shards(2, in: folder.path)
    let file = try #require(
      try TemporaryFolder.files(in: shards[1]).keys.sorted().first { $0 != "site.json" })
    let path = "\(shards[1])/\(file)"
    let bytes = try Data(contentsOf: URL(filePath: path))
    let merged = "\(folder.path)/merged"
    for (damage, problem) in [(nil, "is missing"), (Data("x".utf8), "was changed")] {
      try FileManager.default.removeItem(atPath: path)
      if let damage { try damage.write(to: URL(filePath: path)) }
      let result = CommandRun(["merge"] + shards + ["-o", merged])
      #expect(result.code == .incomplete)
      #expect(result.errors == "riverbed: error: '\(path)' \(problem)\n")
      #expect(!FileManager.default.fileExists(atPath: merged))
      try bytes.write(to: URL(filePath: path))
    }
    try expect(.clean, ["merge"] + shards + ["-o", merged])
  }

  @Test(arguments: [
    ("\"path\": \"", "\"path\": \"../"), ("\"path\": \"", "\"path\": \"/"),
    ("\"path\": \"", "\"path\": \".riverbed/"), ("\"schemaVersion\": 1", "\"schemaVersion\": 2"),
    ("\"number\": 2", "\"number\": 3"), ("\"of\": 2", "\"of\": 0"),
    ("\"number\": 2", "\"number\": 02"), ("\"of\": 2", "\"of\": 99999999999"),
    ("\"title\": ", "\"x\": 1, \"title\": "),
    ("\"kind\": \"", "\"kind\": \"x"), ("\"files\": [", "\"files\": [ {},"),
    ("\"hash\": \"", "\"hash\": \"0"), ("\n}\n", ""), ("\n}\n", "\n}\n{}"),
  ])
  func `a hostile record is refused`(text: String, other: String) throws {
    let folder = try TemporaryFolder()
    let shards = try Self.shards(2, in: folder.path)
    let record = URL(filePath: "\(shards[1])/site.json")
    let written = String(decoding: try Data(contentsOf: record), as: UTF8.self)
    let changed = written.replacing(text, with: other, maxReplacements: 1)
    try #require(changed != written)
    try Data(changed.utf8).write(to: record)
    let result = CommandRun(["merge"] + shards + ["-o", "\(folder.path)/merged"])
    #expect(result.code == .incomplete)
    #expect(result.errors.contains("'\(shards[1])' is not used: "), "\(result.errors)")
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/merged"))
  }

  @Test func `a record that leaves out a file is refused`() throws {
    let folder = try TemporaryFolder()
    let shards = try Self.shards(2, in: folder.path)
    let record = URL(filePath: "\(shards[1])/site.json")
    var lines = String(decoding: try Data(contentsOf: record), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let place = try #require(lines.firstIndex { $0.hasPrefix("    {") })
    lines.remove(at: place)
    try Data(lines.joined(separator: "\n").utf8).write(to: record)
    let result = CommandRun(["merge"] + shards + ["-o", "\(folder.path)/merged"])
    #expect(result.code == .incomplete)
    #expect(result.errors.contains("do not list all files that the site was planned with"))
  }

  @Test func `shards are not overwritten, and not compared`() throws {
    let folder = try TemporaryFolder()
    let shards = try Self.shards(2, in: folder.path)
    for output in [shards[0], "\(shards[1])/inner", folder.path] {
      let result = CommandRun(["merge"] + shards + ["-o", output])
      #expect(result.code == .usage, "\(result.errors)")
    }
    let report = "\(folder.path)/report"
    let app = Fixtures.url("Apps/groups").path
    #expect(CommandRun(["diff", app, Self.app, "-o", report, "--quiet"]).code == .differences)
    let before = try TemporaryFolder.files(in: report)
    let over = CommandRun(["merge"] + shards + ["-o", report])
    #expect(over.code == .file && over.errors.contains("it holds a report"))
    #expect(try TemporaryFolder.files(in: report) == before)
    let compared = CommandRun(["diff", shards[0], shards[0]])
    #expect(compared.code == .incomplete)
    #expect(compared.errors.contains("it is only shard 1 of 2, and 'riverbed merge' joins them"))
  }

  @Test(arguments: [
    (["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3"], nil),
    ([:], "CI_NODE_INDEX is not set and CI_NODE_TOTAL is not set"),
    (["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "3"], "CI_NODE_INDEX is '0'"),
    (["CI_NODE_INDEX": "4", "CI_NODE_TOTAL": "3"], "CI_NODE_INDEX is '4'"),
    (["CI_NODE_INDEX": "two", "CI_NODE_TOTAL": "3"], "CI_NODE_INDEX is 'two'"),
  ])
  func `the CI's own matrix chooses the part`(variables: [String: String], problem: String?) throws
  {
    let folder = try TemporaryFolder()
    let words = ["build", Self.app, "-o", "\(folder.path)/site", "--shard", "auto"]
    let run = CommandRun(words, variables: variables)
    #expect(run.code == (problem == nil ? .clean : .usage))
    if let problem {
      #expect(run.errors.contains(problem), "\(run.errors)")
    } else {
      #expect(run.output.hasPrefix("shard 2 of 3: "))
    }
  }

  @Test func `options that a part of a site cannot have are refused before anything is read`() {
    for option in [["--since", "old"], ["--zip"]] {
      for shard in ["1/2", "auto"] {
        let run = CommandRun(["build", "nowhere", "--shard", shard] + option)
        #expect(run.code == .usage && run.errors.contains("'\(option[0])'"))
      }
    }
  }

  @Test(arguments: ["0/3", "4/3", "1/0", "1", "1/2/3", "a/b", "+1/2", "1/501", "-1/2", "1/ 2"])
  func `a part that cannot exist is a usage error`(word: String) {
    let result = CommandRun(["build", Self.app, "--shard=\(word)"])
    #expect(result.code == .usage)
    #expect(result.errors.contains("expected a part such as 2/7"))
  }

  @Test func `parts have about the same work`() throws {
    let folder = try TemporaryFolder()
    let shards = try Self.shards(7, of: "Apps/newsroom", in: folder.path)
    let sizes = try shards.map { try TemporaryFolder.files(in: $0).count }
    let (least, most) = (try #require(sizes.min()), try #require(sizes.max()))
    #expect(most <= least * 2, "\(sizes)")
  }

  @Test func `the record of a part obeys its schema`() throws {
    let folder = try TemporaryFolder()
    for shard in try Self.shards(2, in: folder.path) {
      let bytes = [UInt8](try Data(contentsOf: URL(filePath: "\(shard)/site.json")))
      #expect(try JSONSchema(named: "site").violations(in: JSONTree(strictly: bytes)) == [])
    }
  }

  /// Returns the command line of a small site with a label.
  private static func build(into path: String) -> [String] {
    [
      "build", app, "-o", path, "--label", "r1", "--quiet", "--device", "iphone-se-1",
      "--placement", "on_top",
    ]
  }

  /// Builds an app in parts and returns their folders.
  private static func shards(
    _ count: Int, of app: String = "Apps/footers", in folder: String
  ) throws -> [String] {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    return (1...count).map { number in
      let path = "\(folder)/shard-\(number)"
      let shard = ["--shard", "\(number)/\(count)", "--quiet"]
      #expect(CommandRun(["build", Fixtures.url(app).path, "-o", path] + shard).code == .clean)
      return path
    }
  }

  private func expect(_ code: ExitCode, _ words: [String]) throws {
    let result = CommandRun(words)
    try #require(result.code == code, "\(result.errors)")
  }
}
