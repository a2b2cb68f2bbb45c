import AppModel
import Support
import Testing

/// Tests of the damage that `make fuzz` does to inputs: it must reach everything to be useful.
struct ValueDamageTests {
  private static let files = [
    "Apps/newsroom/rivers.json", "Apps/newsroom/riverbed.json", "Apps/routes/routes.json",
    "Apps/own-families/families.json", "Apps/newsroom/feeds/index.json",
    "Apps/legacy/AppDefine.json",
  ]

  @Test(arguments: files)
  func `a file that is read as a tree and written again has the same values`(file: String) throws {
    let tree = try #require(JSONTree(try Fixtures.bytes(file)))
    #expect(JSONTree(tree.json) == tree)
    #expect(tree.paths.count > 5)
    #expect(tree.paths.allSatisfy { tree[$0] == $0.reduce(tree) { $0.children[$1] } })
  }

  @Test(arguments: ValueDamage.allCases)
  func `damage changes values and leaves valid JSON`(damage: ValueDamage) throws {
    var random = SplitMix64(seed: 1)
    var changed = 0
    for file in Self.files {
      let tree = try #require(JSONTree(try Fixtures.bytes(file)))
      for _ in 0..<20 {
        var damaged = tree
        damage.apply(to: &damaged, names: ["home"], keys: ["id", "type"], using: &random)
        changed += damaged == tree ? 0 : 1
        #expect(JSONDocument(of: damaged.json) != nil)
      }
    }
    #expect(changed > Self.files.count * 20 / 4)
  }

  @Test func `the same seed does the same damage`() throws {
    let tree = try #require(JSONTree(try Fixtures.bytes(Self.files[0])))
    let results = (0..<2).map { _ in
      var random = SplitMix64(seed: 7)
      var damaged = tree
      for damage in ValueDamage.allCases {
        damage.apply(to: &damaged, names: ["a"], keys: ["id"], using: &random)
      }
      return damaged
    }
    #expect(results[0] == results[1])
  }

  @Test func `an XML file is a tree too, and reads back as it was`() throws {
    let bytes = try Fixtures.bytes("Apps/android-family/families.xml")
    let tree = try #require(JSONTree(xml: bytes))
    #expect(JSONTree(xml: tree.xml) == tree)
    #expect(tree.children.count > 2)
  }

  @Test func `a tree becomes a property list that is read as one`() throws {
    let tree = try #require(JSONTree(try Fixtures.bytes("Apps/own-families/families.json")))
    let head = Array("<plist version=\"1.0\">".utf8)
    let list = try #require(JSONTree(xml: head + tree.propertyList + Array("</plist>".utf8)))
    #expect(list.children.dropFirst(2).first?.children.first?.text == "dict")
  }
}
