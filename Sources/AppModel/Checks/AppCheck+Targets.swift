extension AppCheck {
  /// Checks that everything that opens a screen names one that exists.
  static let targets = AppCheck(
    [.unknownTarget, .unknownScreenType, .uiTagOfScreen, .tooManyElements]
  ) { app in
    guard app.home != nil, !app.isUnread(.appDefine) else { return [] }
    let known = app.screens.lazy.filter { !$0.isMissing }
    lazy var names = NameIndex(known.map(\.id))
    // A ui_tag is not meant for screens of rivers.json.
    lazy var tags = NameIndex(known.filter { $0.origin != .rivers }.map(\.id))
    var undrawn: Set<String> = []
    var reported: Set<WrittenTarget> = []
    var first: Location?
    let found = app.links.eachOnce.compactMap { link -> Diagnostic? in
      let target = link.trigger == .parent ? link.from ?? link.to : link.to
      let origin = app.origin(ofScreen: target)
      let isByTag = link.naming == .uiTag
      if isByTag, origin == .rivers {
        return Diagnostic(.taggedBuilderScreen(target), at: link.location)
      }
      // What a tab and a menu show, for example, is written once and reported once.
      guard origin == nil || origin == .nowhere,
        reported.insert(WrittenTarget(target: target, location: link.location)).inserted
      else { return nil }
      if origin == nil {
        undrawn.insert(target)
        first = first ?? link.location
      }
      let nearest = (isByTag ? tags : names).nearest(to: target)
      switch link.naming {
      case .app: return Diagnostic(.noTarget(target, nearest, of: link), at: link.location)
      case .screenType, .uiTag:
        let key = isByTag ? "ui_tag" : "screen_type"
        return Diagnostic(.noScreen(key, target, nearest, of: link), at: link.location)
      // It is reported once, where the type is mapped.
      case .contentType: return nil
      }
    }
    return found
      + (first.map { [Diagnostic(.undrawnScreens(undrawn.count, in: app), at: $0)] } ?? [])
  }
}

/// A screen that is named at a place in the files.
private struct WrittenTarget: Hashable {
  let target: String
  let location: Location
}

extension Rule {
  package static let unknownTarget = Rule(
    "unknown-target",
    means:
      "A menu item, button, component, header, footer, hook or connected screen names a screen "
      + "that no file has.",
    matters: "The app falls back to a screen from before the builder, which is usually empty. "
      + "Riverbed shows a placeholder.",
    fix: "Correct the id, or add the screen. Deleting a screen in the builder leaves such targets "
      + "behind.")

  package static let unknownScreenType = Rule(
    "unknown-screen-type",
    means:
      "An item of a feed or collection names, with its screen_type or ui_tag, a screen that no file "
      + "has.",
    matters: "A tap on the item opens a screen from before the builder, which is usually empty.",
    fix: "Correct the screen_type or ui_tag in the CMS, or add the screen.")

  static let uiTagOfScreen = Rule(
    "ui-tag-of-screen",
    means: "An item of a feed or collection names a screen of rivers.json with its ui_tag.",
    matters: "A ui_tag is meant for screens of Applicaster 2 and for white-label screens such as "
      + "EPG and Settings; screens of the builder are named by their screen_type.",
    fix: "Write the id of the screen as the item's screen_type.")
}

extension Diagnostic.Message {
  fileprivate static func undrawnScreens(_ count: Int, in app: App) -> Self {
    let drawn = app.screens.count(where: \.isMissing)
    return Self(
      .tooManyElements, .warning,
      "the app names \(drawn + count) screens that no file has; only the first \(drawn) are drawn")
  }

  fileprivate static func noTarget(_ id: String, _ nearest: String?, of link: Link) -> Self {
    Self(
      .unknownTarget, .warning, "no screen has the id '\(name: id, of: .screen)'",
      .init(nearest: nearest), subject: link.subject,
      plainText: link.subject.map { _ in opensNothing })
  }

  fileprivate static func taggedBuilderScreen(_ id: String) -> Self {
    Self(
      .uiTagOfScreen, .warning,
      "this item's ui_tag is '\(name: id, of: .screen)', a screen of rivers.json; a ui_tag is "
        + "meant for Applicaster 2 and white-label screens",
      .action("name it as the item's screen_type"))
  }

  fileprivate static func noScreen(
    _ key: String, _ id: String, _ nearest: String?, of link: Link
  ) -> Self {
    Self(
      .unknownScreenType, .warning,
      "this item's \(key) is '\(name: id, of: .screen)', but no screen has that id",
      .init(nearest: nearest), subject: link.subject,
      plainText: link.subject.map { _ in opensNothing })
  }

  private static let opensNothing = "opens a screen that does not exist"
}

extension Link {
  /// What opens the screen, with its text: `menu entry 'Hero Screen'`; nil for a connected screen,
  /// which names the one that opens it.
  fileprivate var subject: String? {
    guard trigger != .parent else { return nil }
    let name = label.map { " '\(String(Substring($0.readable).trimmed).quotable)'" } ?? ""
    return trigger.words + name
  }
}
