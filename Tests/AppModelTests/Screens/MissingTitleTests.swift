import Testing

@testable import AppModel

@Suite struct `Titles of missing screens` {
  @Test(arguments: [
    ("reports", "reports"),
    ("Daily reports of all the sections", "Daily reports of all the sections"),
    ("b5f99dea-5e30-4dff-9a91-fdd412a72b41", "Missing screen, linked from the menu"),
    ("5d0a8b1f9c3e4a7788aa12cd", "Missing screen, linked from the menu"),
    ("4711", "Missing screen, linked from the menu"),
    ("subscription_upsell_landing_page", "Missing screen, linked from the menu"),
  ])
  func `an id that people can read is the title, and others are not in it`(
    id: String, title: String
  ) throws {
    let app = try #require(self.reading(leadingTo: id, as: nil))
    let missing = app.screens.filter(\.isMissing)
    #expect(missing.map(\.title) == [title])
    #expect(missing.map(\.id) == [id])
  }

  @Test func `what leads to a missing screen names it`() throws {
    let id = "b5f99dea-5e30-4dff-9a91-fdd412a72b41"
    let app = try #require(self.reading(leadingTo: id, as: "Reports"))
    #expect(app.screens.filter(\.isMissing).map(\.title) == ["Reports"])
  }

  @Test func `screens that one thing links to have different titles`() throws {
    let ids = [
      "b5f99dea-5e30-4dff-9a91-fdd412a72b41", "b5f9c001-5e30-4dff-9a91-fdd412a72b41",
      "subscription_landing_page_one", "4711",
    ]
    for order in [ids, ids.reversed()] {
      let app = try #require(self.reading(leadingTo: order, as: nil))
      let missing = app.screens.filter(\.isMissing)
      #expect(missing.map(\.id) == order)
      #expect(
        missing.map(\.title) == [
          "Missing screen, linked from the menu", "Missing screen 2, linked from the menu",
          "Missing screen 3, linked from the menu", "Missing screen 4, linked from the menu",
        ])
    }
  }

  @Test func `the screen that links to a missing one names it, and a long name is cut`() throws {
    let name = "A list of everything that has been published since the start"
    for (name, words) in [("List", "List"), (name, "A list of everything that has been publi…")] {
      let rivers = """
        [{"id": "home", "name": "Home", "home": true, "navigations": [{"id": "m", "navigation_type": "side_menu", "category": "menu", "nav_items": [
            {"id": "1", "position": 1, "type": "label", "title": "List", "data": {"target": "list"}}]}]},
         {"id": "list", "name": "\(name)", "navigations": [{"id": "b", "navigation_type": "nav_bar", "category": "nav_bar", "nav_items": [
            {"id": "2", "position": 1, "type": "button", "data": {"target": "b5f99dea-5e30-4dff-9a91-fdd412a72b41"}}]}]}]
        """
      let app = try #require(
        AppReading(AppFiles(["rivers.json": .bytes(Array(rivers.utf8))])).app)
      #expect(
        app.screens.filter(\.isMissing).map(\.title)
          == ["Missing screen, linked from \(words)"])
    }
  }

  private func reading(leadingTo id: String, as title: String?) -> App? {
    reading(leadingTo: [id], as: title)
  }

  private func reading(leadingTo ids: [String], as title: String?) -> App? {
    let title = title.map { #""title": "\#($0)","# } ?? ""
    let items = ids.enumerated().map { number, id in
      """
      {"id": "\(number)", "position": \(number), "type": "label", \(title) "data": {"target": "\(id)"}}
      """
    }
    let rivers = """
      [{"id": "home", "name": "Home", "home": true, "navigations": [{"id": "m", "navigation_type": "side_menu", "category": "menu", "nav_items": [
        \(items.joined(separator: ","))]}]}]
      """
    return AppReading(AppFiles(["rivers.json": .bytes(Array(rivers.utf8))])).app
  }
}
