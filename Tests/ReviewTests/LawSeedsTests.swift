import Support
import Testing

struct LawSeedsTests {
  @Test(arguments: 1...5) func `the parts of seeds have all of them once`(count: Int) throws {
    let seeds = Array<UInt64>(7..<47)
    let parts = try (1...count).map {
      try #require(LawSeeds.part(named: "\($0)/\(count)", of: seeds))
    }
    #expect(parts.flatMap(\.self).sorted() == seeds)
    #expect(parts.allSatisfy { $0.count >= seeds.count / count })
  }

  @Test(arguments: ["", "2", "0/3", "4/3", "1/0", "a/b", "1/2/3", "/3"])
  func `a name that is not a part is refused`(name: String) {
    #expect(LawSeeds.part(named: name, of: [1, 2, 3]) == nil)
  }
}
