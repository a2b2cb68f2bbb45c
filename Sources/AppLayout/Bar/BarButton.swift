package import AppModel

/// A button of a navigation bar, with its target and whether it is enabled.
package struct BarButton: Hashable, Sendable {
  package let kind: Kind
  package let title: String?
  /// The key of a screen, or an address.
  package let target: String?
  /// Whether the button is enabled; one that leads to the screen it is on is not.
  package let isEnabled: Bool
  package let frame: Rect
  /// Where the button is written in the files.
  package let location: Location

  /// What a button opens, which its icon shows.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case screen, url, live, crossmates, feed, chromecast, other
  }
}

/// A button before it has a place.
struct BarItem: Hashable {
  let kind: BarButton.Kind
  let title: String?
  let target: String?
  let location: Location
  private let source: String?

  init(_ item: NavigationItem) {
    title = item.title?.readable
    location = item.location
    source = item.data.source?.value
    target = item.target
    kind =
      switch item.kind {
      case .button where item.opensAddress: .url
      case .button, .programGuide, .settings: .screen
      case .liveDrawer: .live
      case .crossmates: .crossmates
      case .feed: .feed
      case .chromecast: .chromecast
      case .label, .header, .ad, .nestedMenu, .tvLeftButton, .tvRightButton, .unknown: .other
      }
  }

  /// Makes a button from a child of the collection that fills the bar of an older app.
  init(_ item: FeedItem, in app: App) {
    title = item.title?.readable
    location = item.location
    target = app.target(of: item)
    source = nil
    kind = item.kind == .link && target == nil ? .url : .screen
  }

  /// Returns the buttons of a screen's bar.
  static func all(on screen: Screen, in app: App) -> [BarItem] {
    switch app.barButtons(of: screen) {
    case .items(let items): items.map { BarItem($0) }
    case .collected(let items): items.map { BarItem($0, in: app) }
    }
  }

  /// Whether the button leads to the screen that it is on, with the same data.
  func isOn(_ screen: Screen) -> Bool {
    screen.isShown(by: target, source: source)
  }
}
