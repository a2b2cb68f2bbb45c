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

  @Test(arguments: [
    (
      ["b5f99dea-5e30-4dff-9a91-fdd412a72b41", "b5f9c001-5e30-4dff-9a91-fdd412a72b41"],
      ["Missing screen b5f99", "Missing screen b5f9c"]
    ),
    (
      ["b5f99dea-5e30-4dff-9a91-fdd412a72b41", "c5f9c001-5e30-4dff-9a91-fdd412a72b41"],
      ["Missing screen b5f9", "Missing screen c5f9"]
    ),
    (
      [
        "subscription_landing_page_one", "subscription_upsell_landing_page_one",
        "subscription_upsell_other_page_one",
      ],
      [
        "Missing screen subscription_l…_one", "Missing screen subscription_upsell_l…_one",
        "Missing screen subscription_upsell_o…_one",
      ]
    ),
    (
      ["b5f99dea-5e30-4dff-9a91-fdd412a72b41", "b5f99dea-5e30-4dff-9a91-fdd412a72b42"],
      [
        "Missing screen b5f99dea-5e30-4dff-9a91-fdd412a72b41",
        "Missing screen b5f99dea-5e30-4dff-9a91-fdd412a72b42",
      ]
    ),
  ])
  func `ids that begin alike are shown as far as tells them apart`(
    ids: [String], titles: [String]
  ) throws {
    for order in [ids, ids.reversed()] {
      let app = try #require(self.reading(leadingTo: order, as: nil))
      let found = Dictionary(
        uniqueKeysWithValues: app.screens.filter(\.isMissing).map { ($0.id, $0.title) })
      #expect(found == Dictionary(uniqueKeysWithValues: zip(ids, titles)))
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
