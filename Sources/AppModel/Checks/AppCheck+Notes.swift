extension AppCheck {
  /// Checks that the notes of `riverbed.json` are about screens and components that exist.
  static let notes = AppCheck([.noteWithoutPlace]) { app in
    guard app.home != nil, !app.site.notes.isEmpty else { return [] }
    let screens = ConfiguredNames(of: app)
    lazy var names = NameIndex(screens.all)
    var components = ComponentKeys()
    return app.site.notes.compactMap { note in
      guard let name = note.screen else {
        return note.component.map { Diagnostic(.noScreenNamed($0.value), at: $0.location) }
      }
      guard let screen = screens[name.value] else {
        let nearest = names.nearest(to: name.value)
        return Diagnostic(.noScreen(name.value, nearest), at: name.location)
      }
      guard let component = note.component, !components.of(screen).contains(component.value)
      else { return nil }
      let nearest = components.nearest(to: component.value, on: screen)
      return Diagnostic(
        .noComponent(component.value, screen, nearest), at: component.location)
    }
  }
}

/// The keys of the components of screens that notes name, collected once for each screen.
private struct ComponentKeys {
  private var keys: [String: Set<String>] = [:]
  private var indexes: [String: NameIndex] = [:]

  mutating func of(_ screen: Screen) -> Set<String> {
    if let known = keys[screen.key] { return known }
    let all = Set(screen.allComponents.map(\.key))
    keys[screen.key] = all
    return all
  }

  mutating func nearest(to name: String, on screen: Screen) -> String? {
    let index = indexes[screen.key] ?? NameIndex(of(screen))
    indexes[screen.key] = index
    return index.nearest(to: name)
  }
}

extension Rule {
  package static let noteWithoutPlace = Rule(
    "note-without-place",
    means: "A note in riverbed.json names a screen or component that does not exist, or a "
      + "component without its screen.",
    matters: "The note cannot be shown where it belongs.",
    fix:
      "Name the screen by its id, by its name, or by its name in addresses, and the component by its id."
  )
}

extension Diagnostic.Message {
  fileprivate static func noScreen(_ name: String, _ nearest: String?) -> Self {
    Self(
      .noteWithoutPlace, .warning, "the app has no screen '\(name: name, of: .screen)'",
      .init(nearest: nearest))
  }

  fileprivate static func noScreenNamed(_ component: String) -> Self {
    Self(
      .noteWithoutPlace, .warning,
      "the note on component '\(name: component, of: .component)' does not name its screen")
  }

  fileprivate static func noComponent(
    _ name: String, _ screen: Screen, _ nearest: String?
  ) -> Self {
    Self(
      .noteWithoutPlace, .warning,
      "no component of '\(title: screen)' has the id '\(name: name, of: .component)'",
      .init(nearest: nearest))
  }
}
