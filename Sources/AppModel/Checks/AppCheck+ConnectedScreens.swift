extension AppCheck {
  /// Checks that a connected screen has a sender with as many children as the screen has
  /// components.
  static let connectedScreens = AppCheck(
    [.connectedWithoutParent, .connectedWithOwnSource, .connectedChildren]
  ) { app in
    let home = app.connectedHome?.key
    return app.screens.filter(\.isConnected).flatMap { screen -> [Diagnostic] in
      var found: [Diagnostic] = []
      if screen.parent == nil, screen.key != home, !app.linkTable.isOpenedConnected(screen.key) {
        found.append(Diagnostic(.noParent(screen), at: screen.data.location))
      }
      for component in screen.allComponents {
        guard let source = component.data.source else { continue }
        found.append(Diagnostic(.ownSource, at: source.location))
      }
      if let sender = app.sender(of: screen) {
        found += childDiagnostics(screen, sender.sent.count)
      }
      return found
    }
  }

  private static func childDiagnostics(_ screen: Screen, _ children: Int) -> [Diagnostic] {
    if children > screen.components.count {
      return [
        Diagnostic(
          .surplusChildren(children, screen.components.count), at: screen.data.location)
      ]
    }
    return screen.components.dropFirst(children).map {
      Diagnostic(.missingChild(children), at: $0.location)
    }
  }
}

extension Rule {
  static let connectedWithoutParent = Rule(
    "connected-without-parent",
    means: "A connected screen does not name a parent, and nothing opens it as connected.",
    matters: "It does not have a data source of its own or receive one, so it stays empty.",
    fix: "Name the parent, or open the screen with \"connected\": true.")

  static let connectedWithOwnSource = Rule(
    "connected-with-own-source",
    means: "A component of a connected screen has a data source of its own.",
    matters:
      "The apps skip it: the components of a connected screen show what the sender hands over.",
    fix: "Remove the source, or write \"connected\": false on the screen.")

  package static let connectedChildren = Rule(
    "connected-children",
    means: "The sender of a connected screen has fewer children than the screen has components, "
      + "which is a warning, or more, which is only pointed out.",
    matters: "Child number i fills component number i: a component without a child stays empty, "
      + "and a child without a component is not shown.",
    fix: "Give the sender's feed as many children as the screen has components.")
}

extension Diagnostic.Message {
  fileprivate static func noParent(_ screen: Screen) -> Self {
    Self(
      .connectedWithoutParent, .warning,
      "the connected screen '\(title: screen)' has no parent, and nothing opens it as connected")
  }

  fileprivate static var ownSource: Self {
    Self(
      .connectedWithOwnSource, .warning,
      "a component of a connected screen has its own data source; the app skips it")
  }

  fileprivate static func missingChild(_ count: Int) -> Self {
    let children = count.form("only one child", "only \(count) children")
    return Self(
      .connectedChildren, .warning,
      "the sender has \(children), and none for this component; it stays empty")
  }

  fileprivate static func surplusChildren(_ children: Int, _ components: Int) -> Self {
    Self(
      .connectedChildren, .note,
      "the sender has \(children) children for \(components) components; the others are not shown")
  }
}
