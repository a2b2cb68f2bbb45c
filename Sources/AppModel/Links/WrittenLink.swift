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
    /// The screen that the layout names for the type of a feed item.
    case contentType(String, screen: String)
    case whiteLabel(Screen.WhiteLabel)

    /// Creates the target of a feed item; nil if neither it nor its type names a screen. A tag can
    /// mean a screen that is built into every app only where the files do not have a screen with that
    /// id.
    init?(of item: FeedItem, _ types: ContentTypes, isInFiles: (String) -> Bool) {
      if let screenType = item.screenType {
        self = .screenType(screenType.value)
      } else if let tag = item.uiTag?.value {
        let builtIn = isInFiles(tag) ? nil : Screen.WhiteLabel(uiTag: tag)
        self = builtIn.map { .whiteLabel($0) } ?? .uiTag(tag)
      } else if let screen = types[item.typeName] {
        self = .contentType(item.typeName, screen: screen.value)
      } else {
        return nil
      }
    }

    /// The key or id of the screen.
    var name: String {
      switch self {
      case .id(let name), .screenType(let name), .uiTag(let name), .contentType(_, let name): name
      case .whiteLabel(let screen): screen.key
      }
    }

    /// What names the screen.
    var naming: Link.Naming {
      switch self {
      case .id, .whiteLabel: .app
      case .screenType: .screenType
      case .uiTag: .uiTag
      case .contentType(let type, _): .contentType(type)
      }
    }
  }
}
