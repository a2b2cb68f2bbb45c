/// A button of a navigation bar, with its place.
package struct BarButton: Hashable, Sendable {
  @Shared private var item: BarItem
  package let frame: Rect

  init(_ item: Shared<BarItem>, in frame: Rect) {
    _item = item
    self.frame = frame
  }

  package var kind: Kind { item.kind }

  package var title: String? { item.title }

  /// The name of the file of its icon; nil without an icon.
  package var iconName: String? { item.iconName }

  /// The key of a screen, or an address.
  package var target: String? { item.target }

  /// Whether the button is enabled; one that leads to the screen it is on is not.
  package var isEnabled: Bool { item.isEnabled }

  /// Where the button is written in the files.
  package var location: Location { item.location }

  /// What a button opens, which its icon shows.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case screen, url, live, crossmates, feed, chromecast, other
  }
}

/// A button before it has a place.
struct BarItem: Hashable, Sendable {
  let kind: BarButton.Kind
  let title: String?
  let iconName: String?
  let target: String?
  let isEnabled: Bool
  let location: Location

  private init(_ item: NavigationItem, on screen: Screen) {
    title = item.title?.readable
    iconName = item.iconName
    location = item.location
    target = item.target
    // A button that leads to the screen that it is on, with the same data, does nothing.
    isEnabled = !screen.isShown(by: item.target, source: item.data.source?.value)
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
  private init(_ item: FeedItem, on screen: Screen, in app: App) {
    title = item.title?.readable
    iconName = nil
    location = item.location
    target = app.target(of: item)
    isEnabled = !screen.isShown(by: target, source: nil)
    kind = item.kind == .link && target == nil ? .url : .screen
  }

  /// Returns the buttons of a screen's bar.
  static func all(on screen: Screen, in app: App) -> [BarItem] {
    switch app.barButtons(of: screen) {
    case .items(let items): items.map { BarItem($0, on: screen) }
    case .collected(let items): items.map { BarItem($0, on: screen, in: app) }
    }
  }
}
