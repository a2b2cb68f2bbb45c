import SiteFiles
import Support
import Testing

@testable import Site

struct PathNamesTests {
  private func names(_ wanted: [String], avoiding reserved: Set<String> = []) -> [String] {
    var names = PathNames(avoiding: reserved)
    for (key, name) in wanted.enumerated() { names.add("\(key)", as: name) }
    return wanted.indices.map { names["\($0)"].text }
  }

  @Test(arguments: [
    (["a", "b", "a-b"], ["a", "b", "a-b"]),
    (["x", "X", "x"], ["x", "X-2", "x-3"]),
    (["x-2", "x", "x"], ["x-2", "x", "x-3"]),
    (["x", "x.xhtml", "y.svg", "y"], ["x", "x.xhtml-2", "y.svg", "y-2"]),
    (["index", "INDEX.x", "index-a"], ["name-index", "name-INDEX.x", "index-a"]),
    (["é", "", "..", "a/b", ".git", "a."], ["name", "name-2", "name-3", "a-b", "git", "a"]),
  ])
  func `a name is the requested one, or as close to it as possible`(
    wanted: [String], given: [String]
  ) {
    #expect(names(wanted, avoiding: ["index"]) == given)
  }

  @Test func `a thing keeps the first name it gets`() {
    var names = PathNames(avoiding: [])
    #expect(names.add("one", as: "a").text == "a")
    #expect(names.add("one", as: "b").text == "a")
    #expect(names["one"].text == "a")
  }

  @Test func `things without a name never share one with other things`() {
    var names = PathNames(avoiding: [])
    let keys = HostileNames.pool
    for key in keys { names.add(key, as: key) }
    let unknown = keys.map { "unknown \($0)" }
    let given = (Array(Set(keys)) + unknown).map { names[$0].text.lowercased() }
    #expect(Set(given).count == given.count)
  }

  @Test(arguments: 0..<100)
  func `hostile names never collide on any disk`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let wanted = HostileNames.some(.random(in: 1...60, using: &random), &random)
    let given = names(wanted, avoiding: ["con", "nul", "index"])
    #expect(given == names(wanted, avoiding: ["con", "nul", "index"]))
    let files = given.flatMap { [$0, $0 + ".xhtml", $0 + ".svg"] }
    #expect(Set(files.map { $0.lowercased() }).count == files.count)
    for name in given {
      #expect(name.wholeMatch(of: #/[A-Za-z0-9][A-Za-z0-9._-]*/#) != nil && name.last != ".")
      #expect(name.utf8.count < 220)
      #expect(!["con", "nul", "index"].contains(name.lowercased().prefix { $0 != "." }))
    }
  }
}
