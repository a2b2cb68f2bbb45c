import AppModel
import Testing

@testable import Wireframe

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
    let app = try DrawnApp(
      components: """
        {"id": "outer", "component_type": "group", "ui_components": [
          {"id": "list", "component_type": "list"}]},
        {"id": "other", "component_type": "group", "ui_components": [
          {"id": "list", "component_type": "list"}]}
        """
    ).app
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
    let app = try DrawnApp(
      components: component,
      also: [
        "feeds/index.json": #"[{"source": "s", "file": "news of today.json"}]"#,
        "feeds/news of today.json": feed,
      ]
    ).app
    let places = Dictionary(
      uniqueKeysWithValues: app.sourcePaths.map { ($0.path.text, Int($0.location.offset)) })
    let offset = try #require(places["feeds/news%20of%20today.json#two/three"])
    #expect(Array(feed.utf8)[offset...].starts(with: #"{"id": "three"}"#.utf8))
    #expect(places["feeds/news%20of%20today.json#one"] == 14)
    let home = try #require(places["rivers.json#home"])
    let list = try #require(places["rivers.json#home/ui_components/stories"])
    #expect(list > home)
  }

  @Test func `cells come from their items, placeholders from their component`() throws {
    let drawn = try DrawnApp("newsroom")
    let boxes = Wireframe(try drawn.layout(), in: drawn.app).boxes
    let cell = try #require(boxes.first { $0.kind == .cell })
    #expect(cell.source?.text.hasPrefix("feeds/home-hero.json#") ?? false)
    let header = try #require(boxes.first { $0.kind == .header })
    #expect(header.source?.text.hasSuffix("/styles/header") ?? false)
    let empty = try DrawnApp(components: #"{"id": "a", "component_type": "list"}"#)
    let placeholder = Wireframe(try empty.layout(), in: empty.app).boxes.first { $0.kind == .cell }
    #expect(placeholder?.source?.text == "rivers.json#home/ui_components/a")
  }

  @Test func `a footer has the key of its component, and a source of its own`() throws {
    let drawn = try DrawnApp("footers")
    let full = Wireframe(fullContentOf: try drawn.layout(of: "stories"), in: drawn.app)
    let footers = full.boxes.filter { $0.kind == .footer }
    #expect(footers.map(\.key.text) == ["tabs|#footer", "group|first#footer", "group#footer"])
    let path = "rivers.json#stories/ui_components"
    #expect(
      footers.map(\.source?.text) == [
        "\(path)/tabs/styles/footer", "\(path)/group/ui_components/first/styles/footer",
        "\(path)/group/styles/footer",
      ])
  }

  @Test func `a screen that is not in any file does not have a source`() throws {
    let drawn = try DrawnApp("newsroom")
    let settings = try drawn.layout(of: "applicaster_settings")
    let boxes = Wireframe(settings, in: drawn.app).boxes
    #expect(boxes.first { $0.kind == .root }?.source == nil)
    #expect(boxes.first { $0.kind == .navigationBar }?.source != nil)
  }
}
