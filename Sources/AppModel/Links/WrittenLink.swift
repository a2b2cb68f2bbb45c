/// A link as the files have it: its target is a name that may not match any screen.
struct WrittenLink {
  let from: String?
  let trigger: Link.Trigger
  let label: String?
  let target: Target
  var isConnected = false
  var sent: [FeedItem] = []
  let location: Location
  /// The position of the item among those that a list shows.
  var position = 0

  /// How a link names its screen.
  enum Target {
    case id(String)
    /// A feed item's `screen_type`, which the feed's author wrote, not the app's.
    case screenType(String)
    /// A feed item's `ui_tag`, by which older apps name their screens.
    case uiTag(String)
    case whiteLabel(Screen.WhiteLabel)

    /// Creates the target of a feed item; nil if it does not name a screen. A tag can mean a screen
    /// that is built into every app only where the files do not have a screen with that id.
    init?(of item: FeedItem, isInFiles: (String) -> Bool) {
      if let screenType = item.screenType {
        self = .screenType(screenType.value)
      } else if let tag = item.uiTag?.value {
        let builtIn = isInFiles(tag) ? nil : Screen.WhiteLabel(uiTag: tag)
        self = builtIn.map { .whiteLabel($0) } ?? .uiTag(tag)
      } else {
        return nil
      }
    }

    /// The key or id of the screen.
    var name: String {
      switch self {
      case .id(let name), .screenType(let name), .uiTag(let name): name
      case .whiteLabel(let screen): screen.key
      }
    }

    var isFromFeed: Bool {
      switch self {
      case .screenType, .uiTag: true
      case .id, .whiteLabel: false
      }
    }

    var isTag: Bool {
      switch self {
      case .uiTag: true
      case .id, .screenType, .whiteLabel: false
      }
    }
  }
}
