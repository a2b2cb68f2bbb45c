import AppLayout
import AppModel
import Support
import Testing

@testable import Site

@Suite struct `The map of an app whose screens share a feed` {
  /// Returns the map of an app whose screens all show one feed, whose items lead to each of them. The
  /// first is home.
  private func map(screens: Int, in type: String = "horizontal_list") throws -> WayMap {
    let rivers = (0..<screens).map {
      """
      {"id": "s\($0)", "name": "S\($0)", "home": \($0 == 0),
        "ui_components": [{"component_type": "\(type)", "data": {"source": "feed"}}]}
      """
    }
    let items = (0..<screens).map { #"{"title": "t", "screen_type": "s\#($0)"}"# }
    let app = try App(texts: [
      "rivers.json": "[\(rivers.joined(separator: ","))]",
      "feeds/index.json": #"[{"source": "feed", "file": "feed.json"}]"#,
      "feeds/feed.json": "{\"children\": [\(items.joined(separator: ","))]}",
    ])
    return WayMap(
      app, on: HeldDevice(try #require(app.devices.first), in: .portrait),
      after: ScreenSteps(of: app))
  }

  @Test func `has all ways if there are few`() throws {
    let map = try map(screens: 20)
    #expect(map.omitted == 0)
    #expect(map.ways.count == 1 + 20 * 19)
    #expect(map.ownWays.count == 20)
    #expect(map.showingMenu.isEmpty)
  }

  @Test func `has a bounded number of ways, and a shortest one to each screen`() throws {
    let count = 1_000
    let map = try map(screens: count)
    #expect(map.omitted == count * count - 100_000)
    #expect(map.ways.count < 101_000)
    #expect(map.lost.isEmpty)
    // People begin at home, and tabs are next to it: both take no taps.
    #expect(map.tree.roots == [MapPlace(number: 1), .start])
    let taps = (0...count).map { map.taps(to: MapPlace(number: $0)) }
    #expect(taps == [nil, 0] + Array(repeating: 1, count: count - 1))
    #expect(map.firstWay(to: MapPlace(number: count))?.words == "“t”")
  }

  @Test func `has no number of taps to what a very long list no longer draws`() throws {
    let count = 1_000
    let map = try map(screens: count, in: "list")
    let taps = (2...count).map { map.taps(to: MapPlace(number: $0)) }
    let drawn = taps.prefix { $0 == 1 }.count
    #expect(drawn > 10 && drawn < count / 2)
    #expect(taps[drawn...].allSatisfy { $0 == nil })
    let last = MapPlace(number: count)
    #expect(map.path(to: last) == [MapPlace(number: 1), last])
    #expect(map.firstWay(to: last)?.tappedWords == "“t” (not drawn)")
  }
}
