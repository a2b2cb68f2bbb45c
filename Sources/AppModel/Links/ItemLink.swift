/// The link of a feed item, whichever screens show the item.
struct ItemLink: Hashable, Sendable {
  let label: String?
  /// The key of the screen that opens.
  let to: String
  /// The items that the link hands over: the item's children.
  let sent: [FeedItem]
  let location: Location
}

extension Link {
  /// Makes the link that an item becomes on a screen that shows it.
  init(_ item: ItemLink, from: String?, by trigger: Trigger) {
    self.init(
      from: from, trigger: trigger, label: item.label, to: item.to, isConnected: false,
      sent: item.sent, isFromFeed: true, location: item.location)
  }
}
