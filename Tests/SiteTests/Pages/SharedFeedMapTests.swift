import AppModel
import Support
import Testing

@testable import Site

@Suite struct `The map of an app whose screens share a feed` {
  /// Returns an app whose screens all show one feed, whose items lead to each of them. The first is
  /// home.
  private func app(screens: Int) throws -> App {
    let rivers = (0..<screens).map {
      """
      {"id": "s\($0)", "name": "S\($0)", "home": \($0 == 0),
        "ui_components": [{"component_type": "list", "data": {"source": "feed"}}]}
      """
    }
    let items = (0..<screens).map { #"{"title": "t", "screen_type": "s\#($0)"}"# }
    return try App(texts: [
      "rivers.json": "[\(rivers.joined(separator: ","))]",
      "feeds/index.json": #"[{"source": "feed", "file": "feed.json"}]"#,
      "feeds/feed.json": "{\"children\": [\(items.joined(separator: ","))]}",
    ])
  }

  @Test func `has all ways if there are few`() throws {
    let map = WayMap(try app(screens: 20))
    #expect(map.omitted == 0)
    #expect(map.ways.count == 1 + 20 * 19)
    #expect(map.ownWays.count == 20)
    #expect(map.showingMenu.isEmpty)
  }

  @Test func `has a bounded number of ways, and a shortest one to each screen`() throws {
    let count = 1_000
    let map = WayMap(try app(screens: count))
    #expect(map.omitted == count * count - 100_000)
    #expect(map.ways.count < 101_000)
    #expect(map.lost.isEmpty)
    // People begin at home, and tabs are next to it: both take no taps.
    #expect(map.tree.roots == [MapPlace(number: 1), .start])
    let distances = (0...count).map { map.tree.distance(to: MapPlace(number: $0)) }
    #expect(distances == [0, 0] + Array(repeating: 1, count: count - 1))
    #expect(map.firstWay(to: MapPlace(number: count))?.words == "item")
  }
}
