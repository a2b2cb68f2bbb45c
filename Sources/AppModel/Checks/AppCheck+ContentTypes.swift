extension AppCheck {
  /// Checks that the screens exist that the layout names for types, and that items of all types open
  /// something.
  static let contentTypes = AppCheck([.unmappedType, .unknownTarget]) { app in
    let types = app.contentTypes
    guard !types.isEmpty else { return [] }
    let known = app.screens.lazy.filter { !$0.isMissing }
    lazy var names = NameIndex(known.map(\.id))
    let missing = types.mappings.compactMap { mapping -> Diagnostic? in
      guard let screen = mapping.screen else {
        return Diagnostic(.noScreen(for: mapping.type), at: mapping.location)
      }
      guard app.firstScreen(id: screen.value)?.isMissing ?? true else { return nil }
      return Diagnostic(
        .noTarget(screen.value, names.nearest(to: screen.value), for: mapping.type),
        at: screen.location)
    }
    return missing + unmapped(in: app)
  }

  /// Reports the first item of each type that opens nothing in each feed that a component shows
  /// which opens nothing itself.
  private static func unmapped(in app: App) -> [Diagnostic] {
    let types = NameIndex(app.contentTypes.mappings.map(\.type))
    var files: Set<FileID> = []
    let components = app.screens.flatMap(\.allComponents).filter { $0.data.target == nil }
    let shown = Set(components.compactMap { app.feed(of: $0)?.location })
    let feeds = app.feeds.entries.map(\.feed).filter {
      shown.contains($0.location) && files.insert($0.location.file).inserted
    }
    return feeds.flatMap { feed in
      feed.items.withDescendants(\.children)
        .filter {
          $0.children.isEmpty && app.target(of: $0) == nil && !$0.typeName.isEmpty
            && !$0.kind.opensByItself
        }
        .firstOfEach(\.typeName)
        .map { item in
          Diagnostic(
            .unmapped(item.typeName, types.nearest(to: item.typeName)), at: item.location)
        }
    }
  }
}

extension FeedItem.Kind {
  /// Whether an item of the kind opens without a screen: it is played, or it is a link.
  fileprivate var opensByItself: Bool {
    switch self {
    case .video, .audio, .link: true
    case .article, .gallery, .other: false
    }
  }
}

extension Rule {
  package static let unmappedType = Rule(
    "unmapped-type",
    means: "Items of a feed have a type for which the layout names no screen, and which is neither "
      + "played nor a link.",
    matters: "A tap on such an item opens nothing.",
    fix: "Map the type to a screen under \"content_types\" in layout.json, or correct the type in "
      + "the CMS.")
}

extension Diagnostic.Message {
  fileprivate static func unmapped(_ type: String, _ nearest: String?) -> Self {
    Self(
      .unmappedType, .warning, "no screen opens for items of the type '\(name: type)'",
      .init(nearest: nearest))
  }

  fileprivate static func noScreen(for type: String) -> Self {
    Self(.unmappedType, .warning, "the type '\(name: type)' has no 'screen_id'")
  }

  fileprivate static func noTarget(_ id: String, _ nearest: String?, for type: String) -> Self {
    Self(
      .unknownTarget, .warning,
      "no screen has the id '\(name: id, of: .screen)', which items of the type '\(name: type)' "
        + "open",
      .init(nearest: nearest))
  }
}
