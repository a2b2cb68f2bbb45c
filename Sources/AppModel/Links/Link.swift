/// A link from one screen to another.
package struct Link: Hashable, Sendable {
  /// The key of the screen that has the trigger; nil where the app's root has it.
  package let from: String?
  package let trigger: Trigger
  /// The text that a person taps, if there is any.
  package let label: String?
  /// The key of the screen that opens.
  package let to: String
  /// Whether the opened screen shows what the sender hands over.
  package let isConnected: Bool
  /// The items that the sender hands over: those of its feed, or the children of the tapped item.
  package let sent: [FeedItem]
  /// What names the screen.
  package let naming: Naming
  package let location: Location

  /// What names the screen that a link opens.
  package enum Naming: Hashable, Sendable {
    /// The app's own files.
    case app
    /// A feed item, so that a mistake is the feed author's and not the app's; older apps have a tag.
    case screenType, uiTag
    /// The app, for all feed items of a type.
    case contentType(String)
  }

  /// What a person touches, or what opens the screen by itself.
  package enum Trigger: String, Hashable, Sendable, CaseIterable {
    /// A footer counts as a header; a tab of the app's root is not a tab in a screen.
    case rootTab, menu, barButton, cell, header, tab, hook, parent

    /// Whether a root has the trigger, and not the content or the bar of a screen.
    package var isOfRoot: Bool { self == .rootTab || self == .menu }
  }
}

/// The link of an item of a list, such as a feed, whichever screens show the item.
struct ItemLink: Hashable, Sendable {
  let label: String?
  /// The key of the screen that opens.
  let to: String
  let isConnected: Bool
  /// The items that the link hands over: the item's children, or a button's feed.
  let sent: [FeedItem]
  let naming: Link.Naming
  let location: Location
}

extension Link {
  /// Makes the link that an item becomes on a screen that shows it.
  init(_ item: ItemLink, from: String?, by trigger: Trigger) {
    self.init(
      from: from, trigger: trigger, label: item.label, to: item.to, isConnected: item.isConnected,
      sent: item.sent, naming: item.naming, location: item.location)
  }
}
