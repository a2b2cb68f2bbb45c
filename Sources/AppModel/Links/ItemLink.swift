/// The link of an item of a list, such as a feed, whichever screens show the item.
struct ItemLink: Hashable, Sendable {
  let label: String?
  /// The key of the screen that opens.
  let to: String
  let isConnected: Bool
  /// The items that the link hands over: the item's children, or a button's feed.
  let sent: [FeedItem]
  /// Whether the item is in a feed.
  let isFromFeed: Bool
  /// Whether the item has a `ui_tag` in place of a `screen_type`.
  let isByTag: Bool
  let location: Location
}

extension Link {
  /// Makes the link that an item becomes on a screen that shows it.
  init(_ item: ItemLink, from: String?, by trigger: Trigger) {
    self.init(
      from: from, trigger: trigger, label: item.label, to: item.to, isConnected: item.isConnected,
      sent: item.sent, isFromFeed: item.isFromFeed, isByTag: item.isByTag, location: item.location)
  }
}
