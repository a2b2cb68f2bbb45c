import Testing

@testable import AppModel

@Suite struct `Long ids` {
  @Test func `screens of long ids have short keys of their own, and links find them`() throws {
    let long = String(repeating: "i", count: 100_000)
    let app = try #require(
      AppReading(
        AppFiles([
          "rivers.json": .bytes(
            Array(
              """
              [{"id": "\(long)a", "home": true, "ui_components": [
                {"id": "c", "component_type": "list", "data": {"source": "1", "target": "\(long)b"}}]},
               {"id": "\(long)b"}, {"id": "\(long)b"}]
              """.utf8))
        ])
      ).app)
    let screens = app.screens
    #expect(screens.count == 3 && Set(screens.map(\.key)).count == 3)
    #expect(screens.allSatisfy { $0.key.utf8.count < 300 && $0.title.utf8.count < 1100 })
    #expect(screens.map(\.hasOwnID) == [true, true, false])
    #expect(app.links(to: screens[1]).map(\.from) == [screens[0].key])
    #expect(app.triggers(to: screens[1]) == [.cell])
    #expect(app.reachability.lost.map(\.screen.key) == [screens[2].key])
    #expect(app.reachability.lost.first?.reason == .noOwnID)
  }

  @Test func `components of nested groups are listed in order, each before its contents`() throws {
    let deepest = #"{"id": "z", "component_type": "list"}"#
    let nested = (0..<200).reduce(deepest) { inner, depth in
      #"{"id": "g\#(depth)", "component_type": "group", "ui_components": [\#(inner)]}"#
    }
    let rivers = #"[{"id": "home", "ui_components": [\#(nested), {"id": "last"}]}]"#
    let app = try #require(
      AppReading(AppFiles(["rivers.json": .bytes(Array(rivers.utf8))])).app)
    let keys = app.screens[0].allComponents.map(\.key)
    #expect(keys == (0..<200).reversed().map { "g\($0)" } + ["z", "last"])
  }
}
