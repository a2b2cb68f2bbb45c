import AppLayout
import AppModel
import Support
import Testing
import Wireframe

@testable import Review

@Suite struct `Edits that are undone at once` {
  @Test func `each of them changes what it changes alone`() throws {
    var judged = 0
    for seed in LawCount.seeds(42) {
      let name = LawCount.app(seed)
      // None of its screens is in rivers.json.
      guard name != "legacy" else { continue }
      let pair = try RandomEdit.pair(
        of: name, seed: seed, edits: 24, in: "rivers.json")
      let undone = try UndoneApps(pair)
      var together = UndoneTogether(undone)
      let shares = together.shares(of: undone.edits.units)
      for (group, share) in shares {
        let alone = undone.states(
          of: undone.pictures.elementIndices, without: group, jobs: 1)
        let paths = group.map { undone.edits.edits[$0].path }
        #expect(alone?.changed == share.pictures.changed, "\(seed) \(paths)")
        judged += share.pictures.changed.isEmpty ? 0 : 1
      }
    }
    #expect(judged > LawCount.seeds(42).count / 2, "too few edits change a picture")
  }

  /// Returns an app whose home screen opens all others; each of them opens the next one and home.
  private static func app(
    of count: Int, title: String = "Title", limit: Int = 3, opens: (Int) -> Int = { $0 + 1 }
  ) -> AppFiles {
    let screens = (0..<count).map { number in
      let targets = number == 0 ? Array(1..<count) : [opens(number) % count, 0]
      let components = targets.map { target in
        """
        { "id": "c\(number)-\(target)", "component_type": "list",
          "rules": { "item_limit": "\(number == 0 ? 1 : limit)" },
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
      Self.app(of: count, title: "Other"), Self.app(of: count, limit: 2),
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
      #expect(ahead.readings <= 2, "only for edits of home")
    }
  }

  @Test func `edits that change how a screen is reached are undone alone`() throws {
    let app = { (target: String) in
      let screens = ["home", "a", "b", "c"].map { name in
        """
        { "id": "\(name)", "name": "\(name) \(target)", "home": \(name == "home"),
          "ui_components": [
            { "id": "\(name)-list", "component_type": "list",
              "data": { "source": "s", "type": "X", "target": "\(name == "b" ? target : "b")" } }
          ] }
        """
      }
      return AppFiles(["rivers.json": .bytes(Array("[\(screens.joined(separator: ","))]".utf8))])
    }
    let undone = try UndoneApps(ReviewCase(old: app("a"), new: app("c")))
    var together = UndoneTogether(undone)
    let shares = together.shares(of: undone.edits.units)
    let paths = shares.keys.flatMap(\.self).map { undone.edits.edits[$0].path }
    #expect(paths.contains("rivers.json#a/name") && paths.contains("rivers.json#c/name"))
    #expect(!paths.contains { $0.hasSuffix("target") })
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

extension [ElementIndex<ComparedPicture>: UndonePicture] {
  /// The pictures that are not the new ones.
  var changed: Self { filter { $0.value != .new } }
}
