import AppLayout
import AppModel
import Wireframe

/// What a tap on a part of a screen opens, as the client does.
struct Opening: Hashable {
  /// The name of the part.
  let name: String
  /// The title of what opens, in the app's words.
  let title: String
  let action: Action

  /// What happens.
  enum Action: Hashable {
    case screen(Screen)
    /// Something opens that is not a screen of the app; the note is the address of a web page.
    case standIn(StandIn, note: String?)
    case nothing(DeadEnd)
  }

  init(_ name: String?, titled title: String? = nil, _ action: Action) {
    let name = name?.readable ?? ""
    self.name = name.isEmpty ? "Without a title" : name
    self.title = title ?? name
    self.action = action
  }
}

extension PlayedParts {
  /// Returns what a box opens, given the row of the menu that it draws, if it draws one; nil for a
  /// box that no one is meant to tap.
  func opening(of box: Wireframe.Box, row: MenuRow?, in app: App) -> Opening? {
    if let row { return opening(of: row, "entry", in: app) }
    guard let part = box.part else { return nil }
    let sections = layout.content.sections
    switch part {
    case .section: return nil
    case .header(let section): return opening(of: part, sections[section].header, in: app)
    case .footer(let section): return opening(of: part, sections[section].footer, in: app)
    case .cell(let cell, let section):
      return opening(ofCell: sections[section].cells[cell], part, sections[section], in: app)
    case .barButton(let button):
      return (layout.navigationBar?.buttons[button]).map { opening(of: $0, in: app) }
    case .tab(let tab): return opening(of: targets.tabs[tab], "tab", in: app)
    }
  }

  /// Headings without a target are only read.
  private func opening(of part: LayoutPart, _ header: HeaderLayout?, in app: App) -> Opening? {
    targets[part].map { Opening(header?.title, .opening($0, in: app)) }
  }

  private func opening(
    ofCell cell: CellLayout, _ part: LayoutPart, _ section: SectionLayout, in app: App
  ) -> Opening {
    let name = cell.title ?? section.typeName.spoken
    if let target = targets[part] { return Opening(name, .opening(target, in: app)) }
    guard let item = cell.item else { return opening(ofAnyItemIn: section, in: app) }
    switch item.kind {
    case .video: return Opening(name, .standIn(.player, note: nil))
    case .audio: return Opening(name, .standIn(.audio, note: nil))
    case .article: return Opening(name, .standIn(.article, note: nil))
    case .gallery: return Opening(name, .standIn(.gallery, note: nil))
    case .link: return Opening(name, .standIn(.browser, note: nil))
    case .other: return Opening(name, .standIn(.item, note: nil))
    }
  }

  /// Returns what a placeholder opens: its component says what kind of item it may be.
  private func opening(ofAnyItemIn section: SectionLayout, in app: App) -> Opening {
    let title = (section.header?.title ?? "").readable
    let list = title.isEmpty ? "this \(section.typeName.spoken)" : "“\(title)”"
    switch section.kind {
    case .webview:
      return Opening("Any link of this page", titled: title, .standIn(.browser, note: nil))
    case .banner: return Opening("Advertisement", .standIn(.browser, note: nil))
    case .htmlTicker:
      return Opening("Any news of \(list)", titled: title, .standIn(.article, note: nil))
    case .custom(let type):
      let plugin = app.plugins.plugin(type)?.plugin
      return Opening(plugin?.name ?? type.spoken, .standIn(.sheet, note: nil))
    case .list, .grid, .hero, .horizontalList, .tabBar, .tabs, .sectionPicker, .screenPicker,
      .group:
      return Opening("Any item of \(list)", titled: title, .standIn(.item, note: nil))
    }
  }

  private func opening(of button: BarButton, in app: App) -> Opening {
    let name = button.title ?? button.kind.words
    guard button.isEnabled else { return Opening(name, .nothing(.open)) }
    switch button.kind {
    case .screen, .url, .other:
      guard let target = button.target else {
        return Opening(name, .nothing(.unlinked("button")))
      }
      return Opening(name, .opening(target, in: app))
    case .live: return .sheet(of: .liveDrawer, button.title, button.target, in: app)
    case .crossmates: return .sheet(of: .crossmates, button.title, button.target, in: app)
    case .feed: return .sheet(of: .feed, button.title, button.target, in: app)
    case .chromecast: return .sheet(of: .chromecast, button.title, button.target, in: app)
    }
  }

  /// Returns what an entry of the menu or a tab opens; nil for one that is only read.
  private func opening(of row: MenuRow, _ part: String, in app: App) -> Opening? {
    guard row.isTapped else { return nil }
    switch row.kind {
    case .feed, .crossmates, .liveDrawer, .chromecast:
      return .sheet(of: row.kind, row.title, row.target, in: app)
    case .button, .label, .header, .ad, .nestedMenu, .programGuide, .settings, .tvLeftButton,
      .tvRightButton, .unknown:
      break
    }
    if let target = row.target { return Opening(row.title, .opening(target, in: app)) }
    return row.isNested ? nil : Opening(row.title, .nothing(.unlinked(part)))
  }
}

extension Opening {
  /// Returns what opens a screen if it has one, and otherwise what a plugin or the system opens.
  fileprivate static func sheet(
    of kind: NavigationItem.Kind, _ title: String?, _ target: String?, in app: App
  ) -> Opening {
    if let screen = target.flatMap(app.screen) {
      return Opening(title ?? screen.title, .screen(screen))
    }
    let (identifier, words) = kind.pluginWords
    let plugin = app.plugins.plugin(identifier)?.plugin
    return Opening(plugin?.name ?? title ?? words, .standIn(.sheet, note: nil))
  }
}

extension NavigationItem.Kind {
  /// The identifier of the plugin that an entry of the kind opens, and what it is in words.
  fileprivate var pluginWords: (identifier: String, words: String) {
    switch self {
    case .feed: ("applicaster_feed", "the feed")
    case .crossmates: ("applicaster_crossmates", "Crossmates")
    case .liveDrawer: ("live_drawer", "the live drawer")
    case .chromecast: ("chromecast", "Chromecast")
    case .button, .label, .header, .ad, .nestedMenu, .programGuide, .settings, .tvLeftButton,
      .tvRightButton, .unknown:
      ("", "the app")
    }
  }
}

extension Opening.Action {
  /// Returns what a target opens: a screen, or a page of the web.
  fileprivate static func opening(_ target: String, in app: App) -> Self {
    if let screen = app.screen(target) { return .screen(screen) }
    return target.contains("://")
      ? .standIn(.browser, note: target) : .nothing(.missing(target))
  }
}
