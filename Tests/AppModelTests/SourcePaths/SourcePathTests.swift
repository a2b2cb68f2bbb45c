import Support
import Testing

@testable import AppModel

@Suite struct `Source paths` {
  @Test(arguments: [
    ("home", "home"), ("a b", "a%20b"), ("a/b#c", "a%2Fb%23c"), ("é", "%C3%A9"),
    ("\u{1}\u{7F}", "%01%7F"), ("100%", "100%25"), ("", "%00"), ("list:14490~2", "list:14490~2"),
    ("\"<&>'|", "%22%3C&%3E'%7C"),
  ])
  func `an id is one segment of its path, whatever is in it`(id: String, segment: String) {
    #expect(SourcePath(file: "rivers.json", id: id).text == "rivers.json#\(segment)")
    let inner = SourcePath(file: "rivers.json", id: "home").appending("ui_components", id)
    #expect(inner.text == "rivers.json#home/ui_components/\(segment)")
    #expect(inner.name == segment)
  }

  @Test(arguments: 0..<4)
  func `a long path is cut between encoded bytes, and paths with the same beginning stay different`(
    offset: Int
  ) {
    let id = String(repeating: "a", count: offset) + String(repeating: "é", count: 120)
    let path = { (end: String) in
      (0..<4).reduce(SourcePath(file: "rivers.json", id: id)) { path, _ in path.appending(id) }
        .appending(end)
    }
    let (one, other) = (path("one").text, path("two").text)
    #expect(one.utf8.count <= 1024 && one != other)
    #expect(
      one.split(separator: "%").dropFirst().allSatisfy { $0.prefix(2).allSatisfy(\.isHexDigit) })
  }

  @Test func `the path of a nested component contains its group's`() throws {
    let app = try App(
      components: """
        {"id": "outer", "component_type": "group", "ui_components": [
          {"id": "list", "component_type": "list"}]},
        {"id": "other", "component_type": "group", "ui_components": [
          {"id": "list", "component_type": "list"}]}
        """
    )
    let paths = app.sourcePaths.map(\.path.text)
    #expect(
      paths == [
        "rivers.json#home", "rivers.json#home/ui_components/outer",
        "rivers.json#home/ui_components/outer/ui_components/list",
        "rivers.json#home/ui_components/other",
        "rivers.json#home/ui_components/other/ui_components/list",
      ])
  }

  @Test func `a path leads to the object that has its id`() throws {
    let component = #"{"component_type": "list", "id": "stories", "data": {"source": "s"}}"#
    let feed = #"{"children": [{"id": "one"}, {"id": "two", "children": [{"id": "three"}]}]}"#
    let app = try App(
      components: component,
      files: [
        "feeds/index.json": #"[{"source": "s", "file": "news of today.json"}]"#,
        "feeds/news of today.json": feed,
      ]
    )
    let places = Dictionary(
      uniqueKeysWithValues: app.sourcePaths.map { ($0.path.text, Int($0.location.offset)) })
    let offset = try #require(places["feeds/news%20of%20today.json#two/three"])
    #expect(Array(feed.utf8)[offset...].starts(with: #"{"id": "three"}"#.utf8))
    #expect(places["feeds/news%20of%20today.json#one"] == 14)
    let home = try #require(places["rivers.json#home"])
    let list = try #require(places["rivers.json#home/ui_components/stories"])
    #expect(list > home)
  }

  @Test func `long ids do not make a path longer, however deep it leads`() throws {
    let name = String(repeating: "n", count: 100)
    var path = SourcePath(file: "rivers.json", id: "home")
    var seen: Set<SourcePath> = []
    for _ in 0..<200 {
      path = path.appending("ui_components", name)
      #expect(seen.insert(path).inserted && path.text.utf8.count <= 1024)
    }
  }

  @Test func `items of both lists of a feed are found at their locations`() throws {
    let items = { (name: String) in
      (0..<9).map { #"{"id": "\#(name)\#($0)", "children": [{"id": "in-\#(name)\#($0)"}]}"# }
        .joined(separator: ",")
    }
    let app = try App(
      components: #"{"id": "c", "component_type": "list", "data": {"source": "s"}}"#,
      files: [
        "feeds/index.json": #"[{"source": "s", "file": "a.json"}]"#,
        "feeds/a.json": #"{"entry": [\#(items("e"))], "children": [\#(items("c"))]}"#,
      ]
    )
    let feed = try #require(app.feeds.entries.first).feed
    let paths = Dictionary(
      uniqueKeysWithValues: app.sourcePaths.map { ($0.location, $0.path) })
    #expect(feed.items.count == 18)
    for item in feed.items.flatMap({ [$0] + $0.children }) {
      #expect(FeedSources(app).path(of: item) == paths[item.location])
    }
  }
}
