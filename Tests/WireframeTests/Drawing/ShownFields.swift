import AppModel
import Testing

@testable import AppLayout

/// A change of each field of what pictures show.
enum ShownFields {
  static let all = menu + rows + screen + bar + buttons + tabs + sections + headers

  private typealias Change = ShownScreenTests.Change

  private static let elsewhere = SourcePath(reading: "elsewhere.json#a")
  private static let place = Rect(x: 1, y: 2, width: 30, height: 40)

  private static let menu = [
    Change("menu screen") { $0.screen.title += "x" },
    Change("menu panel") { $0.panel = place },
    Change("menu rows") { $0.rows.removeLast() },
    Change("menu source") { $0.source = elsewhere },
  ]

  private static let rows: [Change] = [
    row("title") { $0.title = "Other" }, row("kind") { $0.kind = .header },
    row("depth") { $0.depth += 1 }, row("iconName") { $0.iconName = "Map.png" },
    row("isNested") { $0.isNested.toggle() }, row("opens") { $0.opens.toggle() },
    row("opensAddress") { $0.opensAddress.toggle() }, row("opensHome") { $0.opensHome.toggle() },
    row("opensShown") { $0.opensShown.toggle() }, row("frame") { $0.frame = place },
    row("source") { $0.source = elsewhere },
  ]

  /// Changes each row of the menu, and each tab.
  private static func row(
    _ field: String, _ change: @escaping @Sendable (inout ShownRow) -> Void
  ) -> Change {
    Change("menu.rows \(field)") { menu in
      for index in menu.rows.indices { change(&menu.rows[index]) }
      for index in (menu.screen.tabs?.rows ?? []).indices {
        guard var tab = menu.screen.tabs?.rows[index] else { continue }
        change(&tab)
        menu.screen.tabs?.rows[index] = tab
      }
    }
  }

  private static let screen: [Change] = [
    Change("screen held") {
      $0.screen.held = HeldDevice(try #require(Device.named("iphone-se-1")), in: .portrait)
    },
    Change("screen placement") { $0.screen.placement = .overlay },
    Change("screen statusBar") { $0.screen.statusBar = .hidden },
    Change("screen frame") {
      $0.screen.frame = try DrawnApp("newsroom").layout(on: "iphone-14-pro", .overlay).frame
    },
    Change("screen title") { $0.screen.title = "Other" },
    Change("screen source") { $0.screen.source = elsewhere },
    Change("screen origin") { $0.screen.origin = .rivers },
    Change("screen plugin") { $0.screen.plugin = "Other" },
    Change("screen opening") { $0.screen.opening = "opened elsewhere" },
    Change("screen look") { $0.screen.look = nil },
    Change("screen bar") { $0.screen.bar = nil },
    Change("screen tabs") { $0.screen.tabs = nil },
    Change("screen content") { $0.screen.content.sections = [] },
    Change("screen isRightToLeft") { $0.screen.isRightToLeft.toggle() },
    Change("screen words") { $0.screen.words = try DrawnApp("rtl").app.words },
    Change("screen brand") { $0.screen.brand = BrandColors(bar: .black, title: .white) },
    Change("content size") { $0.screen.content.size = Size(width: 100, height: 9000) },
  ]

  private static let bar: [Change] = [
    Change("bar frame") { $0.screen.bar?.frame = place },
    Change("bar alignment") { $0.screen.bar?.alignment = .center },
    Change("bar context") { $0.screen.bar?.context = nil },
    Change("bar title") { $0.screen.bar?.title = nil },
    Change("bar buttons") { $0.screen.bar?.buttons = [] },
    Change("bar source") { $0.screen.bar?.source = elsewhere },
    Change("bar isDelegated") { $0.screen.bar?.isDelegated.toggle() },
  ]

  private static let buttons: [Change] = [
    button("kind") { $0.kind = .chromecast }, button("title") { $0.title = "Other" },
    button("iconName") { $0.iconName = "Map.png" },
    button("isEnabled") { $0.isEnabled.toggle() }, button("frame") { $0.frame = place },
    button("source") { $0.source = elsewhere },
  ]

  /// Changes the first button of the bar.
  private static func button(
    _ field: String, _ change: @escaping @Sendable (inout ShownBar.Button) -> Void
  ) -> Change {
    Change("buttons \(field)") { menu in
      guard var button = menu.screen.bar?.buttons.first else { return }
      change(&button)
      menu.screen.bar?.buttons[0] = button
    }
  }

  private static let tabs: [Change] = [
    Change("tabs rows") { $0.screen.tabs?.rows.removeLast() },
    Change("tabs selected") { $0.screen.tabs?.selected = nil },
    Change("tabs source") { $0.screen.tabs?.source = elsewhere },
  ]

  private static let sections: [Change] = [
    section("key") { $0.key = ComponentKey("other") }, section("source") { $0.source = elsewhere },
    section("role") { $0.role = .groupEnd }, section("isCustom") { $0.isCustom.toggle() },
    section("typeName") { $0.typeName = "other" }, section("frame") { $0.frame = place },
    section("header") { $0.header = nil }, section("footer") { $0.footer = nil },
    section("strip") { $0.strip = nil },
  ]

  private static let headers: [Change] = [
    header("frame") { $0.frame = place }, header("title") { $0.title = "Other" },
    header("isLink") { $0.isLink.toggle() }, header("source") { $0.source = elsewhere },
  ]

  private static func header(
    _ field: String, _ change: @escaping @Sendable (inout ShownHeader) -> Void
  ) -> Change {
    Change("header \(field)") { menu in
      for index in menu.screen.content.sections.indices {
        guard var header = menu.screen.content.sections[index].header else { continue }
        change(&header)
        menu.screen.content.sections[index].header = header
      }
    }
  }

  /// Changes each section of the content.
  private static func section(
    _ field: String, _ change: @escaping @Sendable (inout ShownSection) -> Void
  ) -> Change {
    Change("sections \(field)") { menu in
      for index in menu.screen.content.sections.indices {
        change(&menu.screen.content.sections[index])
      }
    }
  }
}
