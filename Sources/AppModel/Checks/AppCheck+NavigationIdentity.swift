extension AppCheck {
  /// Checks that navigation bars with the same id have the same buttons, because the app keeps the
  /// first ones it sees.
  static let navigationIdentity = AppCheck([.sharedNavigationID]) { app in
    var first: [String: (bar: Navigation, screen: Screen)] = [:]
    var found: [Diagnostic] = []
    for screen in app.screens {
      for bar in screen.navigations where bar.category == .navigationBar {
        guard let id = bar.id else { continue }
        guard let earlier = first[id] else {
          first[id] = (bar, screen)
          continue
        }
        if !haveSameItems(bar.items, earlier.bar.items) {
          found.append(Diagnostic(.shared(id, earlier.screen), at: bar.location))
        }
      }
    }
    return found
  }

  private static func haveSameItems(_ items: [NavigationItem], _ others: [NavigationItem]) -> Bool {
    items.count == others.count
      && zip(items, others).allSatisfy { item, other in
        item.title == other.title && item.kind == other.kind
          && item.data.target?.value == other.data.target?.value
          && item.data.source?.value == other.data.source?.value
          && haveSameItems(item.items, other.items)
      }
  }
}

extension Rule {
  static let sharedNavigationID = Rule(
    "shared-navigation-id",
    means: "Two screens have navigation bars with the same id and different buttons.",
    matters: "The iOS app remembers buttons by this id: the second screen shows the first one's.",
    fix: "Give one of the two bars another id.")
}

extension Diagnostic.Message {
  fileprivate static func shared(_ id: String, _ screen: Screen) -> Self {
    Self(
      .sharedNavigationID, .warning,
      "the bar has the same id '\(name: id, of: .bar)' as the bar of '\(title: screen)' but "
        + "different buttons; the app shows the buttons that it saw first")
  }
}
