import Disk
import FoundationEssentials
import Support
import Testing

@testable import AppModel
@testable import riverbed

/// What programs rely on in `riverbed inspect --json`.
@Suite struct InspectShapeTests {
  @Test(arguments: try InspectGoldenTests.apps.get())
  func `all variants of an app have the shape of the contract`(app: String) throws {
    let root = try inspected(app, "--device", "iphone-14-pro", "--boot")
    #expect(JSONShape.variants(withBoot: true).mismatches(root) == [])
    #expect(root.elements.contains { _ in true })
  }

  @Test func `so have those of every kind of device, held both ways`() throws {
    let devices = "--device=iphone-8,ipad-air-4,apple-tv-hd"
    let root = try inspected("newsroom", devices, "--orientation", "both")
    #expect(JSONShape.variants(withBoot: false).mismatches(root) == [])
  }

  @Test func `the steps of the start are there when they are asked for`() throws {
    let root = try inspected("newsroom", "--screen", "home")
    #expect(JSONShape.variants(withBoot: false).mismatches(root) == [])
  }

  @Test func `every variant is one of a kind, and one of a screen on a device is configured`()
    throws
  {
    let root = try inspected("newsroom")
    var keys: Set<[String]> = []
    var configured: [[String]: Int] = [:]
    for variant in root.elements {
      let words = ["device", "orientation", "placement", "statusBar", "entrance"].map {
        variant.member($0)?.text ?? ""
      }
      let screen = try #require(variant.member("screen")?.member("id")?.text)
      #expect(keys.insert([screen] + words).inserted)
      if variant.member("configured")?.written == "true" {
        configured[[screen] + words.prefix(2), default: 0] += 1
      }
    }
    #expect(Set(configured.values) == [1])
    #expect(keys.count == (8 - 2) * 2 * 9 + 2 * 2 * 3)
  }

  @Test func `a forced placement leaves three variants, which tell why`() throws {
    let root = try inspected("newsroom", "--screen", "Settings", "--device", "iphone-8")
    let variants = Array(root.elements)
    #expect(variants.map { $0.member("forced")?.text } == Array(repeating: "white-label", count: 3))
    #expect(variants.map { $0.member("placement")?.text } == Array(repeating: "on_top", count: 3))
    #expect(
      variants.compactMap { $0.member("statusBar")?.text } == ["separate", "merged", "hidden"])
  }

  private func inspected(_ app: String, _ options: String...) throws -> JSON {
    var console = Console.inMemory
    let path = Fixtures.url("Apps/\(app)").path
    #expect(console.run(["inspect", path, "--json"] + options) == .clean)
    let parsing = JSONParsing(Array(console.output.text.utf8), in: FileID(index: 0))
    #expect(parsing.diagnostics.isEmpty)
    return try #require(parsing.document).root
  }
}
