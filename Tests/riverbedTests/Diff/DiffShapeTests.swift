import Disk
import FoundationEssentials
import Printing
import Support
import Testing

@testable import riverbed

/// The structure of `riverbed diff --format json` that programs rely on.
@Suite struct DiffShapeTests {
  private let schema: JSONSchema

  init() throws {
    schema = try JSONSchema(named: "diff")
  }

  @Test(arguments: try Fixtures.names(in: "Review", endingIn: "json"))
  func `all changes obey the schema, in its order of keys`(name: String) throws {
    for isReversed in [false, true] {
      let root = try DiffTexts.of(name, isReversed: isReversed).tree(.json)
      #expect(schema.violations(in: root) == [])
      let orders = Set(schema.json.all.compactMap { $0["properties"]?.members.map(\.key) })
      for case .object(let members) in root.all {
        let keys = members.map(\.key)
        let rest: [[String]] = [[], ["text"], ["ranges"], ["count", "ranges"]]
        #expect(rest.contains { orders.contains(keys + $0) })
      }
      let causes = Set(try root.at("/causes").elements.compactMap { $0["id"]?.text })
      for variant in try root.at("/variants").elements {
        let named = variant["causes"]?.elements.compactMap(\.text) ?? []
        #expect(named.allSatisfy(causes.contains))
        #expect(!named.isEmpty || variant["verdict"]?.text == "same-paint")
      }
    }
  }

  @Test func `the counts add up`() throws {
    let root = try DiffRun(of: "two-unrelated.json").json
    let counts = try root.at("/counts")
    let verdicts = [
      "same", "samePaint", "moved", "changed", "added", "removed", "renamed", "unknown",
    ].compactMap { counts[$0]?.whole }
    #expect(verdicts.count == 8)
    #expect(counts["variants"]?.whole == verdicts.reduce(0, +))
    let listed = try root.at("/variants").elements.count
    #expect(listed == verdicts.dropFirst().reduce(0, +))
    #expect(counts["causes"]?.whole == 2)
    #expect(try root.at("/causes").elements.count == 2)
  }
}
