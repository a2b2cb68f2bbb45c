import AppModel

extension Screen {
  /// Whether the screen exists, so that its name is its own.
  var isWritten: Bool { origin != .nowhere }

  /// The ids and titles of the entries and buttons of the menu and the bars.
  var namedItems: [(id: String, title: String)] {
    var named: [(id: String, title: String)] = []
    var rest = navigations.flatMap(\.items)[...]
    while let item = rest.popFirst() {
      if let id = item.id, let title = item.title, !title.isEmpty { named.append((id, title)) }
      rest += item.items
    }
    return named
  }
}

extension AuthorNames {
  /// Returns what a screen is called that something opened before: one of the app's own as such; nil
  /// where it is not known.
  func formerScreen(_ key: String) -> String? {
    Screen.WhiteLabel.allCases.contains { $0.key == key }
      ? "the app's own \(screen(key))" : knownScreen(key)
  }
}
