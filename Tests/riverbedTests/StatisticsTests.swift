import FoundationEssentials
import Support
import Testing

@testable import riverbed

/// The option `--stats`, and the counts of instructions that CI compares.
@Suite struct StatisticsTests {
  private let app = Fixtures.url("Apps/footers").path

  private func build(_ site: String, _ more: String...) -> CommandRun {
    CommandRun(["build", app, "-o", site, "--device", "iphone-se-1", "--quiet"] + more)
  }

  @Test func `statistics say what was made, and then what was kept`() throws {
    let folder = try TemporaryFolder()
    let site = "\(folder.path)/site"
    let first = build(site, "--stats").output
    #expect(first.contains(" documents made, 0 kept, with "))
    for word in [
      "reading and", "seeing", "planning", "making", "removing", "\npage ", "\nvariant ",
    ] {
      #expect(first.contains(word), "\(word)")
    }
    let second = build(site, "--stats").output
    #expect(second.hasPrefix("0 documents made, ") && !second.contains("variant"))
  }

  @Test func `a file has them as text, or as JSON that its schema allows`() throws {
    let folder = try TemporaryFolder()
    let (text, json) = ("\(folder.path)/stats.txt", "\(folder.path)/stats.json")
    #expect(build("\(folder.path)/site", "--stats=\(json)").text == "")
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: json)))
    let tree = try JSONTree(strictly: bytes)
    let schema = try JSONSchema(named: "stats")
    #expect(schema.violations(in: tree) == [])
    #expect(tree["made"] == tree["written"] && tree["kept"] == .number("0"))
    let kinds = tree["kinds"]?.children ?? []
    #expect(kinds.contains { $0["kind"] == .string("page") })
    #expect(tree["slowest"]?.children.count == 10)
    #expect(build("\(folder.path)/site", "--stats=\(text)").text == "")
    #expect(try TemporaryFolder.text(of: text).hasPrefix("0 documents made, "))
  }

  @Test func `an archive and a comparison are counted`() throws {
    let folder = try TemporaryFolder()
    let json = "\(folder.path)/stats.json"
    #expect(build("\(folder.path)/site", "--stats=\(json)", "--zip", "--since", app).text == "")
    let tree = try JSONTree(strictly: [UInt8](try Data(contentsOf: URL(filePath: json))))
    #expect(try JSONSchema(named: "stats").violations(in: tree) == [])
    #expect(tree["made"] == tree["written"])
    let archive = tree["kinds"]?.children.first { $0["kind"] == .string("archive") }
    #expect(archive?["made"] == .number("1"))
    let phases = tree["phases"]?.children.compactMap { $0["phase"] } ?? []
    #expect(
      phases
        == ["reading", "reviewing", "comparing", "planning", "making", "finishing"].map {
          .string($0)
        })
  }

  @Test func `a screen with the name of an option is not that option`() throws {
    let folder = try TemporaryFolder()
    let rivers = """
      [{ "id": "home", "name": "Home", "home": true, "ui_components": [] },
       { "id": "widths", "name": "Widths", "ui_components": [] }]
      """
    try folder.write(rivers, to: "app/rivers.json")
    func build(_ site: String, _ options: String...) throws -> [String: [UInt8]] {
      let all = ["-o", "\(folder.path)/\(site)", "--device", "iphone-se-1", "--quiet"] + options
      _ = CommandRun(["build", "\(folder.path)/app"] + all)
      return try TemporaryFolder.files(in: "\(folder.path)/\(site)")
    }
    let before = try build("one", "--screen", "home,widths")
    let after = try build("one", "--screen", "home", "--widths")
    #expect(try before != after && after == build("other", "--screen", "home", "--widths"))
  }

  @Test func `the site is the same with statistics, and they cannot be in its folder`() throws {
    let folder = try TemporaryFolder()
    let (one, other) = ("\(folder.path)/one", "\(folder.path)/other")
    #expect(build(one).code == .clean && build(other, "--stats").code == .clean)
    #expect(try TemporaryFolder.files(in: one) == TemporaryFolder.files(in: other))
    let refused = build(one, "--stats=\(one)/stats.json")
    #expect(refused.code == .usage && refused.errors.contains("is in the folder of the site"))
  }

  @Test func `a tenth more instructions is printed, and a quarter more fails`() throws {
    let old = try #require(InstructionCounts("# heading\na 1000\nb 1000\nc 1000\nd 1000\ngone 5\n"))
    let new = try #require(InstructionCounts("a 1100\nb 1101\nc 1250\nd 1251\nnew 5\n"))
    let verdicts = new.verdicts(since: old).map(\.verdict)
    #expect(verdicts == [.fine, .worse(110), .worse(125), .tooSlow(125), .unknown, .unknown])
    #expect(verdicts.map(\.isFailure) == [false, false, false, true, true, true])
    #expect(InstructionCounts(old.text) == old && InstructionCounts("a\n") == nil)
  }
}
