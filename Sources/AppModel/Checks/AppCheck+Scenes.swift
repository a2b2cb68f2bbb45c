extension AppCheck {
  /// Checks that the scenes that segues and presentations of `routes.json` name exist, and that
  /// scene ids are unique.
  static let scenes = AppCheck { app in
    var seen: Set<String> = []
    var found: [Diagnostic] = []
    for scene in app.routes.scenes {
      guard let id = scene.id else {
        found.append(Diagnostic(.noID, at: scene.location))
        continue
      }
      if !seen.insert(id.value).inserted {
        found.append(Diagnostic(.repeated(id.value), at: id.location))
      }
    }
    lazy var names = NameIndex(seen)
    let ends =
      app.routes.segues.flatMap { [$0.from, $0.to] }
      + app.routes.presentations.flatMap { [$0.from, $0.to] }
    found += ends.compactMap { end in
      guard let end, !seen.contains(end.value) else { return nil }
      return Diagnostic(.unknown(end.value, names.nearest(to: end.value)), at: end.location)
    }
    let open =
      app.routes.segues.filter { $0.from == nil || $0.to == nil }.map(\.location)
      + app.routes.presentations.filter { $0.from == nil || $0.to == nil }.map(\.location)
    return found + open.map { Diagnostic(.openEnd, at: $0) }
  }
}

extension Rule {
  static let unknownScene = Rule(
    "unknown-scene",
    means: "A segue or presentation in routes.json does not name a scene, or names an unknown "
      + "one; or a scene has no id, or the same id as another scene.",
    matters: "The transition cannot be determined.",
    fix: "Give every scene an id of its own, and every transition \"from\" and \"to\".")
}

extension Diagnostic.Message {
  fileprivate static var noID: Self { Self(.unknownScene, .error, "a scene has no id") }

  fileprivate static var openEnd: Self {
    Self(.unknownScene, .error, "a transition needs both 'from' and 'to'")
  }

  fileprivate static func repeated(_ id: String) -> Self {
    Self(.unknownScene, .error, "an earlier scene also has the id '\(id.quotable)'")
  }

  fileprivate static func unknown(_ id: String, _ nearest: String?) -> Self {
    Self(
      .unknownScene, .error, "no scene has the id '\(id.quotable)'", .init(nearest: nearest))
  }
}
