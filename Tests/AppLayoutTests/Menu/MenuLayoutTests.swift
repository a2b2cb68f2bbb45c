import AppModel
import Support
import Testing

@testable import AppLayout

@Suite struct `Menus` {
  private func menu(
    _ name: String, on device: String = "iphone-se-1", in orientation: Orientation = .portrait,
    isExpanded: Bool = false
  ) throws -> MenuLayout {
    let app = try FixtureApp.named(name)
    return MenuLayout(
      of: try #require(app.home), in: app, on: try .wanted(device, in: orientation),
      isExpanded: isExpanded)
  }

  @Test func `a long menu scrolls, and nested menus add rows when they are expanded`() throws {
    let closed = try menu("nested-menu")
    let open = try menu("nested-menu", isExpanded: true)
    #expect(closed.rows.count >= 31)
    #expect(try #require(closed.rows.last).frame.maxY > closed.panel.height)
    #expect(closed.rows.allSatisfy { $0.depth == 0 })
    #expect(open.rows.count > closed.rows.count)
    #expect(open.rows.contains { $0.depth == 1 })
    for (upper, lower) in zip(open.rows, open.rows.dropFirst()) {
      #expect(upper.frame.maxY == lower.frame.y)
    }
  }

  @Test func `only the first of thousands of tabs are laid out, because every picture has them`()
    throws
  {
    let items = (0..<3000).map {
      #"{"id": "i\#($0)", "title": "T\#($0)", "type": "\#($0 == 1 ? "header" : "label")"}"#
    }
    let app = try App(
      components: "",
      screen: """
        , "navigations": [{"category": "menu", "navigation_type": "bottom_tab_bar",
          "nav_items": [\(items.joined(separator: ","))]}]
        """,
      files: [
        "plugin_configurations.json":
          #"[{"plugin": {"identifier": "bottom_tab_bar", "type": "menu"}}]"#
      ])
    let menu = MenuLayout(
      of: try #require(app.home), in: app, on: try .wanted("iphone-8", in: .portrait),
      isExpanded: false)
    #expect(menu.shape == .tabs && menu.rows.count == 100)
    #expect(menu.rows.prefix(3).map(\.title) == ["T0", "T2", "T3"])
    #expect(menu.rows.last.map { ($0.frame.maxX * 10).rounded() } == 3750)
  }

  @Test func `a drawer leaves a gap on a phone and takes a third of a tablet`() throws {
    #expect(try menu("nested-menu").panel == Rect(x: 0, y: 0, width: 264, height: 568))
    #expect(try menu("nested-menu", on: "ipad-9.7").panel.width == 256)
  }

  @Test func `the rows are next to the island on a phone in landscape`() throws {
    for name in ["newsroom", "rtl"] {
      let menu = try menu(name, on: "iphone-14-pro", in: .landscape)
      #expect(menu.panel.width == 337 + 59)
      #expect(!menu.rows.isEmpty && menu.rows.allSatisfy { $0.frame.width == 337 })
      #expect(menu.rows.allSatisfy { $0.frame.x == (name == "rtl" ? 0 : 59) })
    }
    let whole = try menu("two-level-menu", on: "iphone-14-pro", in: .landscape)
    #expect(whole.panel.width == 852)
    #expect(whole.rows.allSatisfy { $0.frame.x == 59 && $0.frame.maxX == 793 })
  }

  @Test func `a two-level menu fills a phone's screen`() throws {
    let menu = try menu("two-level-menu")
    #expect(menu.shape == .full && menu.panel.width == 320)
  }

  @Test func `a two-level menu is known however its identifier is spelled`() throws {
    let files = try FixtureApp.contents("Apps/two-level-menu").mapValues { content in
      guard case .bytes(let bytes) = content else { return content }
      let text = String(decoding: bytes, as: UTF8.self)
      return .bytes(Array(text.replacing("two_level_rn_menu", with: "TwoLevelRNMenu").utf8))
    }
    let app = try #require(AppReading(AppFiles(files)).app)
    let menu = MenuLayout(
      of: try #require(app.home), in: app, on: try .wanted("iphone-se-1", in: .portrait),
      isExpanded: false)
    #expect(menu.shape == .full)
  }

  @Test func `tabs share the width of the bar`() throws {
    let menu = try menu("tab-bar")
    #expect(menu.shape == .tabs && menu.rows.count == 5)
    #expect(menu.rows.map(\.frame.width) == Array(repeating: 64, count: 5))
    #expect(menu.panel == Rect(x: 0, y: 519, width: 320, height: 49))
  }

  @Test func `tabs are next to the island, and on a television between the sides that it may cut`()
    throws
  {
    let phone = try menu("tab-bar", on: "iphone-14-pro", in: .landscape)
    #expect(phone.rows.first?.frame.x == 59 && phone.rows.last?.frame.maxX == 852 - 59)
    let television = try menu("tab-bar", on: "apple-tv-hd", in: .landscape)
    #expect(television.panel == Rect(x: 0, y: 60, width: 1920, height: 68))
    #expect(television.rows.map(\.frame.width) == Array(repeating: 352, count: 5))
    #expect(television.rows.first?.frame.x == 80)
  }

  @Test func `the menu of an older app comes from its collection`() throws {
    let menu = try menu("legacy")
    #expect(!menu.rows.isEmpty && menu.rows.allSatisfy { $0.title != nil })
  }
}
