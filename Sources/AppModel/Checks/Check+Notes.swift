extension Check {
  /// The remarks of `riverbed.json` are about screens and components that there are.
  static let notes = Check { app in
    guard app.home != nil, !app.site.notes.isEmpty else { return [] }
    let slugs = Dictionary(uniqueKeysWithValues: app.screens.map { ($0.slug, $0) })
    let names = NameIndex(app.screens.flatMap { [$0.id, $0.slug] })
    return app.site.notes.compactMap { note in
      guard let name = note.screen else {
        return note.component.map { Diagnostic(.noScreenNamed($0.value), at: $0.location) }
      }
      guard let screen = app.firstScreen(id: name.value) ?? slugs[name.value] else {
        let nearest = names.nearest(to: name.value)
        return Diagnostic(.noScreen(name.value, nearest), at: name.location)
      }
      let components = screen.allComponents.map(\.key)
      guard let component = note.component, !components.contains(component.value) else {
        return nil
      }
      return Diagnostic(
        .noComponent(
          component.value, screen.title,
          Nearest.name(to: component.value, among: components)), at: component.location)
    }
  }
}

extension Rule {
  static let noteWithoutPlace = Rule(
    "note-without-place",
    means: "A note of riverbed.json names a screen or component that there is not, or a component "
      + "without its screen.",
    matters: "The note cannot be shown where it belongs.",
    mend: "Name the screen by its id or slug, and the component by its id.")
}

extension Diagnostic.Message {
  fileprivate static func noScreen(_ name: String, _ nearest: String?) -> Self {
    Self(
      .noteWithoutPlace, .warning, "no screen has the id or slug '\(name.quotable)'",
      .init(nearest: nearest))
  }

  fileprivate static func noScreenNamed(_ component: String) -> Self {
    Self(
      .noteWithoutPlace, .warning,
      "the note on component '\(component.quotable)' does not name its screen")
  }

  fileprivate static func noComponent(
    _ name: String, _ screen: String, _ nearest: String?
  ) -> Self {
    Self(
      .noteWithoutPlace, .warning,
      "no component of '\(screen.quotable)' has the id '\(name.quotable)'", .init(nearest: nearest))
  }
}
