import Disk
import FoundationEssentials
import Support
import Testing

@testable import riverbed

/// The structure of `riverbed inspect --json` that programs rely on.
@Suite struct InspectShapeTests {
  private let schema: JSONSchema

  init() throws {
    schema = try JSONSchema(named: "inspect")
  }

  @Test(arguments: try FixtureApp.names())
  func `all variants of an app obey the schema`(app: String) throws {
    let root = try inspected(app, "--device", "iphone-14-pro", "--boot")
    #expect(!root.elements.isEmpty)
    expectContract(root, withBoot: true)
  }

  @Test func `variants of every kind of device, held both ways, obey the schema`() throws {
    let devices = "--device=iphone-8,ipad-air-4,apple-tv-hd"
    let root = try inspected("newsroom", devices, "--orientation", "both")
    expectContract(root, withBoot: false)
  }

  @Test func `the steps of the start are left out unless they are asked for`() throws {
    let root = try inspected("newsroom", "--screen", "home")
    expectContract(root, withBoot: false)
  }

  /// Expects a text to obey the schema, with its keys in the schema's order and its numbers in
  /// plain notation.
  private func expectContract(_ root: JSONTree, withBoot: Bool) {
    #expect(schema.violations(in: root) == [])
    #expect(root.elements.allSatisfy { ($0["boot"] != nil) == withBoot })
    let orders = Set(schema.json.all.compactMap { $0["properties"]?.members.map(\.key) })
    for value in root.all {
      switch value {
      case .object(let members):
        let keys = members.map(\.key)
        // These are only there with options of their own.
        #expect([[], ["lint"], ["boot", "lint"]].contains { orders.contains(keys + $0) })
      case .number(let text):
        #expect(!text.lowercased().contains("e") && !text.hasSuffix(".0") && text != "-0")
      case .array, .string, .bool, .null: break
      }
    }
  }

  @Test func `every variant is unique, and one for each screen and device is configured`()
    throws
  {
    let root = try inspected("newsroom")
    var keys: Set<[String]> = []
    var configured: [[String]: Int] = [:]
    for variant in root.elements {
      let words = ["device", "orientation", "placement", "statusBar", "entrance"].map {
        variant[$0]?.text ?? ""
      }
      let screen = try #require(variant["screen"]?["id"]?.text)
      #expect(keys.insert([screen] + words).inserted)
      if variant["configured"]?.isTrue == true {
        configured[[screen] + words.prefix(2), default: 0] += 1
      }
    }
    #expect(Set(configured.values) == [1])
    #expect(keys.count == (8 - 2) * 2 * 9 + 2 * 2 * 3)
  }

  @Test func `a forced placement leaves three variants, which say why`() throws {
    let root = try inspected("newsroom", "--screen", "Settings", "--device", "iphone-8")
    let variants = root.elements
    #expect(variants.map { $0["forced"]?.text } == Array(repeating: "white-label", count: 3))
    #expect(variants.map { $0["placement"]?.text } == Array(repeating: "on_top", count: 3))
    #expect(
      variants.compactMap { $0["statusBar"]?.text } == ["separate", "merged", "hidden"])
  }

  private func inspected(_ app: String, _ options: String...) throws -> JSONTree {
    let run = CommandRun(["inspect", Fixtures.url("Apps/\(app)").path, "--json"] + options)
    #expect(run.code == .clean)
    return try JSONTree(strictly: Array(run.output.utf8))
  }
}
