import Testing

@testable import AppModel

@Suite struct `Long names` {
  @Test(arguments: ["", "home", "3f0c9a52-7d1e-4b86-9c35-1e8a60d2b701", "שלום עולם", "👩‍👩‍👧 family"])
  func `a name of ordinary length stays as it is`(name: String) {
    #expect(name.readable == name && name.abridged(to: 256) == name)
  }

  @Test(arguments: ["x", "é", "漢", "👩‍👩‍👧"])
  func `a longer one keeps its beginning, in whole characters`(piece: String) {
    let name = String(repeating: piece, count: 100_000)
    for short in [name.readable, name.abridged(to: 256)] {
      #expect(short.utf8.count <= 1030 && short.utf8.count > 200)
      #expect(short.unicodeScalars.starts(with: piece.unicodeScalars))
      #expect(!short.unicodeScalars.contains("\u{FFFD}"))
    }
    #expect(name.abridged(to: 256).utf8.count <= 256)
  }

  @Test func `abridged names that begin alike differ by their hash, which never changes`() {
    let long = String(repeating: "x", count: 1000)
    let names = [long, long + "y", long + "z", long + "yy"].map { $0.abridged(to: 64) }
    #expect(Set(names).count == 4)
    #expect(names.allSatisfy { $0.utf8.count == 64 && $0.contains("~") })
    #expect(long.abridged(to: 64) == names[0])
  }

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
