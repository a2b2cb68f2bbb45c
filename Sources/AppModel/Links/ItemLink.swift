/// What an item of a feed opens, whichever screens show the item.
struct ItemLink: Hashable, Sendable {
  let label: String?
  /// The key of the screen that opens.
  let to: String
  /// What the item hands over: its children.
  let sent: [FeedItem]
  let location: Location
}

extension Link {
  /// The link that an item is on a screen that shows it.
  init(_ item: ItemLink, from: String?, by trigger: Trigger) {
    self.init(
      from: from, trigger: trigger, label: item.label, to: item.to, isConnected: false,
      sent: item.sent, isFromFeed: true, location: item.location)
  }
}
