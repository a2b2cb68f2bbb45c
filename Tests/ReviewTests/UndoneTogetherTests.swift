import AppLayout
import AppModel
import Support
import Testing
import Wireframe

@testable import Review

@Suite struct `Edits that are undone at once` {
  @Test func `each of them changes what it changes alone`() throws {
    var law = UndoneLaw()
    for seed in LawCount.seeds(42) {
      let name = LawCount.app(seed)
      // None of its screens is in rivers.json.
      guard name != "legacy" else { continue }
      let pair = try RandomEdit.pair(
        of: name, seed: seed, edits: 24, in: "rivers.json")
      try law.examine(pair, seed: seed)
    }
    #expect(law.changing > LawCount.seeds(42).count / 2, "too few edits change a picture")
  }

  /// Returns an app whose home screen opens all others; each of them opens the next one and home.
  private static func app(
    of count: Int, title: String = "Title", limit: (Int) -> Int = { $0 + 4 },
    opens: (Int) -> Int = { $0 + 1 }
  ) -> AppFiles {
    let screens = (0..<count).map { number in
      let targets = number == 0 ? Array(1..<count) : [opens(number) % count, 0]
      let components = targets.enumerated().map { place, target in
        """
        { "id": "c\(number)-\(place)", "component_type": "list",
          "rules": { "item_limit": "\(number == 0 ? 1 : limit(number))" },
          "data": { "source": "s", "type": "X", "target": "s\(target)" } }
        """
      }
      return """
        { "id": "s\(number)", "name": "\(number == 0 ? "Home" : title) \(number)",
          "home": \(number == 0), "ui_components": [\(components.joined(separator: ","))] }
        """
    }
    return AppFiles(["rivers.json": .bytes(Array("[\(screens.joined(separator: ","))]".utf8))])
  }

  @Test func `an edit of each screen reads the app a few times and not once for each`() throws {
    let count = 40
    let states = [
      Self.app(of: count, title: "Other"), Self.app(of: count, limit: { $0 + 60 }),
      Self.app(of: count) { $0 + 2 },
    ]
    for old in states {
      let undone = try UndoneApps(ReviewCase(old: old, new: Self.app(of: count)))
      let units = undone.edits.units
      #expect(units.count >= count - 1)
      var ahead = UndoneAhead(undone)
      for (place, unit) in units.enumerated() {
        ahead.prepare(units[place...])
        _ = ahead.states(of: undone.pictures.elementIndices, without: unit)
      }
      #expect(ahead.readings <= 4, "two edits of each screen, in two rows")
    }
  }

  @Test func `a button of each screen with another target reads the app a few times`() throws {
    let count = 40
    let apps = ["s1", "s0"].map { target in
      let screens = (0..<count).map { number in
        """
        { "id": "s\(number)", "name": "Screen \(number)", "home": \(number == 0),
          "navigations": [
            { "category": "nav_bar", "navigation_type": "applicaster_toolbar",
              "styles": { "state": "on_top" }, "nav_items": [
                { "id": "b", "title": "Open", "type": "button",
                  "data": { "target": "\(number == 0 ? "s1" : target)" } } ] } ],
          "ui_components": [
            { "id": "c", "component_type": "list",
              "data": { "source": "s", "type": "X", "target": "s\((number + 1) % count)" } } ] }
        """
      }
      return AppFiles(["rivers.json": .bytes(Array("[\(screens.joined(separator: ","))]".utf8))])
    }
    let undone = try UndoneApps(ReviewCase(old: apps[0], new: apps[1]))
    // They are one story, but are also undone one by one.
    let units = undone.edits.edits.elementIndices.map { [$0] }
    #expect(units.count >= count - 2)
    var ahead = UndoneAhead(undone)
    for (place, unit) in units.enumerated() {
      ahead.prepare(units[place...])
      _ = ahead.states(of: undone.pictures.elementIndices, without: unit)
      // All but one, as the search for edits that only together do something tries them.
      let others = units.joined().filter { !unit.contains($0) }
      _ = ahead.states(of: [0], without: others)
    }
    #expect(ahead.readings <= 2)
  }

  /// Returns the paths of the edits without which an app can be put together, where
  /// the one component of the screen b opens another screen, and other screens have other names.
  private static func known(
    _ before: String, _ after: String, data: String = "{}"
  ) throws -> [String] {
    let app = { (target: String) in
      let screens = ["home", "a", "b", "c", "d", "e"].map { name in
        """
        { "id": "\(name)", "name": "\(name) \(name > "b" ? target : "")", "home": \(name == "home"),
          "data": \(name == "c" ? data : "{}"),
          "ui_components": [
            { "id": "\(name)-list", "component_type": "list",
              "data": { "source": "s", "type": "X", "target": "\(name == "b" ? target : "b")" } }
          ] }
        """
      }
      return AppFiles(["rivers.json": .bytes(Array("[\(screens.joined(separator: ","))]".utf8))])
    }
    let undone = try UndoneApps(ReviewCase(old: app(before), new: app(after)))
    let screens = UndoneTogether(undone.edits.units, of: undone).undone.screens
    return undone.edits.units.filter(screens.know).joined().map { undone.edits.edits[$0].path }
  }

  @Test func `edits that change how screens are reached are known too`() throws {
    let paths = try Self.known("a", "c")
    #expect(paths.contains("rivers.json#d/name") && paths.contains("rivers.json#e/name"))
    #expect(paths.contains { $0.hasSuffix("target") })
  }

  @Test func `ways to screens that do not exist, or that show what is sent, are undone alone`()
    throws
  {
    for paths in [
      try Self.known("a", "missing"), try Self.known("a", "c", data: #"{ "connected": true }"#),
    ] {
      #expect(paths.contains("rivers.json#d/name"))
      #expect(!paths.contains { $0.hasSuffix("target") })
    }
  }
}

extension UndoneApps {
  /// Prepares to take back the edits of a case on one device.
  init(_ pair: ReviewCase) throws {
    let (before, after) = (try pair.side(pair.old), try pair.side(pair.new))
    let list = EditList(from: before.files, to: after.files, reading: after.reading)
    var terms = ReviewTerms(themes: [try #require(Theme.named("paper"))])
    terms.renamedScreens = list.renamedScreens
    let axes = VariantAxes(devices: [try #require(Device.named("iphone-se-1"))])
    let (old, new) = (
      AppPictures(of: before.app, axes, themes: terms.themes),
      AppPictures(of: after.app, axes, themes: terms.themes)
    )
    self.init(
      old: old, new: new, files: after.files, reading: after.reading, edits: list, terms: terms,
      pictures: ElementTable(AppComparison(old, new, terms).different))
  }
}
