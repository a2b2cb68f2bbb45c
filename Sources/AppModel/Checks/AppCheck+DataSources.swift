extension AppCheck {
  /// Checks that each component of a screen that is not connected has a data source of its own.
  static let dataSources = AppCheck([.missingDataSource, .missingSnapshot]) { app in
    app.screens.flatMap { screen in
      screen.needsSources ? diagnostics(screen.components, app) : []
    }
  }

  private static func diagnostics(_ components: [Component], _ app: App) -> [Diagnostic] {
    components.flatMap { component -> [Diagnostic] in
      guard !component.data.hasSource else { return snapshotNote(component, app) }
      guard component.components.isEmpty else { return diagnostics(component.components, app) }
      guard component.lacksSource else { return [] }
      return [Diagnostic(.noSource(component.typeName?.value ?? ""), at: component.location)]
    }
  }

  /// Returns a note if other sources have a snapshot and this one does not.
  private static func snapshotNote(_ component: Component, _ app: App) -> [Diagnostic] {
    guard let source = component.data.source, component.data.type?.hasItems ?? true,
      component.data.isClear, !app.feeds.entries.isEmpty, app.feed(of: component) == nil,
      !app.hasUnreadFeeds, !app.isUnread(.collections)
    else { return [] }
    return [Diagnostic(.noSnapshot(source.value), at: source.location)]
  }
}

extension Rule {
  package static let missingDataSource = Rule(
    "missing-data-source",
    means: "A component of a screen that is not connected has no data source.",
    matters: "The app shows the component empty, or leaves it out.",
    fix: "Give the component a source and type, or make the screen connected.")

  package static let missingSnapshot = Rule(
    "missing-snapshot",
    means: "feeds/index.json has no snapshot of a data source.",
    matters: "The wireframes show placeholders instead of the items.",
    fix: "Add the feed to feeds/ and a line for it to feeds/index.json.")
}

extension Diagnostic.Message {
  fileprivate static func noSource(_ type: String) -> Self {
    Self(
      .missingDataSource, .warning,
      "the component '\(name: type)' has no data source; the app shows it empty")
  }

  fileprivate static func noSnapshot(_ source: String) -> Self {
    Self(
      .missingSnapshot, .note,
      "there is no snapshot of '\(name: source, of: .source)'; placeholders are shown")
  }
}
