/// A way from one screen to another.
package struct Link: Hashable, Sendable {
  /// The key of the screen that has the trigger; nil where the app's root has it.
  package let from: String?
  package let trigger: Trigger
  /// The text that a person taps, where there is one.
  package let label: String?
  /// The key of the screen that opens.
  package let to: String
  /// Whether the opened screen takes over what the sender shows.
  package let isConnected: Bool
  /// What the sender hands over: the items of its feed, or the children of the tapped item.
  package let sent: [FeedItem]
  /// Whether an item of a feed names the screen, so that its author and not the app's is to blame.
  package let isFromFeed: Bool
  package let location: Location

  /// What a person touches, or what opens the screen by itself.
  package enum Trigger: String, Hashable, Sendable, CaseIterable {
    /// A footer counts as a header.
    case menu, barButton, cell, header, tab, hook, parent
  }
}
