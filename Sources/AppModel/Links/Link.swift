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
    case menu, barButton, cell, header, tab, hook, parent
  }
}

/// A link as the files have it: its target is a name, and may name nothing.
struct WrittenLink {
  let from: String?
  let trigger: Link.Trigger
  let label: String?
  let target: Target
  var isConnected = false
  var sent: [FeedItem] = []
  let location: Location

  enum Target {
    case id(String)
    /// A feed item's `screen_type`, which the feed's author and not the app's wrote.
    case screenType(String)
    case whiteLabel(Screen.WhiteLabel)

    var isFromFeed: Bool {
      switch self {
      case .screenType: true
      case .id, .whiteLabel: false
      }
    }

    var id: String {
      switch self {
      case .id(let id), .screenType(let id): id
      case .whiteLabel(let screen): screen.key
      }
    }
  }
}
