import Testing

@testable import AppModel

@Suite struct `Titles of missing screens` {
  @Test(arguments: [
    ("reports", "reports"),
    ("Daily reports of all the sections", "Daily reports of all the sections"),
    ("b5f99dea-5e30-4dff-9a91-fdd412a72b41", "Missing screen b5f9"),
    ("5d0a8b1f9c3e4a7788aa12cd", "Missing screen 5d0a8b1f9c3e4a7788aa12cd"),
    ("4711", "Missing screen 4711"),
    ("subscription_upsell_landing_page", "Missing screen subscrip…page"),
  ])
  func `an id that people cannot read is cut, and others are the title`(
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

  private func reading(leadingTo id: String, as title: String?) -> App? {
    let title = title.map { #""title": "\#($0)","# } ?? ""
    let rivers = """
      [{"id": "home", "name": "Home", "home": true, "navigations": [{"id": "m", "navigation_type": "side_menu", "category": "menu", "nav_items": [
        {"id": "1", "position": 0, "type": "label", \(title) "data": {"target": "\(id)"}}]}]}]
      """
    return AppReading(AppFiles(["rivers.json": .bytes(Array(rivers.utf8))])).app
  }
}
