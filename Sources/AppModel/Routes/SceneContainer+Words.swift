extension SceneContainer {
  /// What the container is and shows, in words that follow "is a".
  package var words: String {
    switch self {
    case .navigation:
      "navigation controller, which shows its child with a bar and, optionally, a toolbar"
    case .tabBar: "tab bar controller, which shows one of its children above a row of tabs"
    case .split:
      "split view controller, which shows its children next to each other where the width is "
        + "regular, and on one stack where it is compact"
    case .page: "page view controller, which shows one page after the other"
    }
  }
}
