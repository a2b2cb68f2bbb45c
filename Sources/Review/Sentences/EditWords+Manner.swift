import AppModel

extension EditWords {
  /// Describes a property of a hook, which is not a thing of its own; nil for any other one.
  func hook(_ phrase: String, _ key: String) -> EditClause? {
    guard subject.keys.contains("hooks") else { return nil }
    let plugin = edit.trail.steps.lazy.compactMap { $0.node.text(under: "identifier") }.last
    let hook = plugin.map { "the hook \(names.plugin($0))" } ?? "a hook"
    switch key {
    case "type" where !subject.keys.contains("postload_plugins"):
      guard edit.kind != .changed, let id = edit.sibling("screen_id") ?? plugin else { return nil }
      let isLost = edit.kind == .removed
      return EditClause(
        phrase, "opens",
        "\(isLost ? "without" : "after") \(names.knownScreen(id) ?? names.plugin(id))",
        .because(
          "the step before it has \(isLost ? "no type and is ignored" : "a type")", isNew: true))
    case "screen_id":
      return instead(
        "\(hook) of \(phrase)", "opens", target(edit.new?.text), target(edit.old?.text), "nothing")
    case "weight":
      return instead("\(hook) of \(phrase)", "has", "the weight \(new ?? "0")", old, "")
    default: return nil
    }
  }

  /// Describes a property that is on or off; nil for any other one.
  func switched(_ phrase: String, _ key: String) -> EditClause? {
    switch (key, subject.sort) {
    case ("home", .screen): home(phrase)
    case ("screen", .plugin): state(phrase, "a screen")
    case ("preload", .plugin): state(phrase, "run before screens")
    case ("force_nav_bar_hidden", .screen): state("the bar of \(phrase)", "always hidden")
    case ("is_flow_blocker", _):
      EditClause(phrase, "blocks", "the way on", isNow: new == "true")
    case ("connected", .screen): state(phrase, "filled by what opens it")
    case ("connected", _):
      EditClause(phrase, "fills", "the screen that it opens", isNow: new == "true")
    default: nil
    }
  }

  /// Says which screen the app opens with, if that is another one; a screen that is only marked is
  /// not it.
  private func home(_ phrase: String) -> EditClause {
    if let homes = names.otherHome, let key = edit.screenKey, [homes.old, homes.new].contains(key) {
      let words = homes.map(names.removedScreen)
      return EditClause(words.new, "is", "the home screen", .insteadOf(words.old))
    }
    return edit.makesHome && isIdle
      ? EditClause(phrase, "is", "marked as a home screen too")
      : state(phrase, "marked as the home screen")
  }

  /// What a bar shows that presents itself in a style.
  private func inBar(_ style: String?) -> String? {
    style.map { ["logo": "the logo", "title": "the title", "hidden": "no title"][$0] ?? $0 }
  }

  /// Says that something is on or off. A text is neither.
  private func state(_ subject: String, _ state: String) -> EditClause {
    guard edit.new?.value != "\"true\"" else {
      let not = edit.old?.value == "true" ? "no longer" : "not"
      return EditClause(
        subject, "is", "\(not) \(state)",
        .because("the text 'true' does not make it so", isNew: false))
    }
    return EditClause(subject, "is", state, isNow: new == "true")
  }

  /// Describes how something looks or opens; nil for any other property.
  func manner(_ phrase: String, _ key: String) -> EditClause? {
    switch (key, subject.sort) {
    case ("presentation_style", .bar):
      return instead(phrase, "shows", inBar(new), inBar(old), "the title")
    case ("homescreen_show_logo", .bar):
      let other = inBar(edit.sibling("presentation_style")) ?? "the title"
      let isLogo = new == "true"
      return instead(
        phrase, "shows", isLogo ? "the logo" : other, isLogo ? other : "the logo", "")
    case ("presentation", .screen):
      let way: Entrance = new == "present" ? .presented : .pushed
      let former: Entrance = way == .presented ? .pushed : .presented
      return EditClause(
        phrase, "opens", "\(way.words) where an item opens it", .insteadOf(former.words))
    case ("refresh", .screen)
    where new == "pull" || old == "pull" && [nil, "none"].contains(new):
      return EditClause(phrase, "can", "be refreshed by pulling", isNow: new == "pull")
    case ("refresh_rate", .screen):
      return instead(
        phrase, "is refreshed", new.map { "every \($0) seconds" }, old, "at the usual rate")
    case ("style", .bar):
      let what = "the \(edit.sibling("presentation_style") == "logo" ? "logo" : "title") in"
      let aligned = { (side: String?) in
        side.map { NavigationBarModel.Alignment(rawValue: $0)?.words ?? "\($0)-aligned" }
      }
      guard let before = aligned(old) else {
        return EditClause("\(what) \(phrase)", "is", aligned(new) ?? "", .now)
      }
      return instead("\(what) \(phrase)", "is", aligned(new), before, "aligned as usual")
    case ("parent", _):
      return instead(
        phrase, "belongs to", target(edit.new?.text), target(edit.old?.text), "no screen")
    case ("cell_body_component_type", _):
      return instead("below \(phrase)", "is", article(new), article(old), "nothing")
    case ("type", .plugin): return having(phrase, "type")
    case ("type", .component) where subject.keys == ["data", "type"]:
      return instead(
        phrase, subject.isPlural ? "come" : "comes", format(edit.new).map { "from \($0)" },
        format(edit.old), "from nowhere")
    case ("class_name", .plugin): return EditClause(phrase, "has", "another class", .now)
    case ("modules", .plugin): return EditClause(phrase, "has", "other modules", .now)
    case ("manifest_version", .plugin), ("plugin_version", .plugin),
      ("dependency_version", .plugin):
      return having(phrase, "version")
    case ("min_zapp_sdk", .plugin):
      return instead(phrase, "needs", new.map { "Zapp's SDK \($0)" }, old, "no SDK of a version")
    case ("category", .bar), ("category", .menu):
      guard [new, old].contains("no_menu") else { return having(phrase, "category") }
      return EditClause(phrase, "is", new == "no_menu" ? "off" : "on", .now)
    case ("background_type", .bar):
      let backgrounds = Sides(
        old: background(edit.old?.text, isNew: false), new: background(edit.new?.text, isNew: true))
      return instead(phrase, "is", backgrounds.new, backgrounds.old, "of a color")
    case ("background_color", .bar): return instead(phrase, "is", new, old, "of no color")
    case (_, .menu) where edit.isOfColor: return menuColor(phrase, key)
    case (_, .bar) where key.hasSuffix("_color") || key.hasSuffix("_size"),
      (_, .screen) where key.hasSuffix("_color"):
      return instead("the \(key.spoken) of \(phrase)", "is", new, old, "not set")
    case (_, .screen) where subject.keys.contains("localizations"):
      guard let text = (edit.new ?? edit.old)?.text, !text.isEmpty else {
        let language = key == "localizations" ? "of its own" : "in \(Self.language(key))"
        return EditClause(phrase, "has", "words \(language)", isNow: edit.new != nil)
      }
      return instead(
        "the word '\(key.quotable)' of \(phrase)", "is", edit.new?.text.map(Self.quoted),
        edit.old?.text.map(Self.quoted), "not set")
    default: return nil
    }
  }

  /// What a color of a menu or of its chosen entry is; nil for any other.
  private func menuColor(_ phrase: String, _ key: String) -> EditClause? {
    let part = key.contains("selected") ? "the chosen entry of \(phrase)" : phrase
    return key.hasSuffix("background_color")
      ? instead(part, "is", new, old, "of no color")
      : key.hasSuffix("text_color")
        ? instead(part, "has", new.map { "\($0) text" }, old, "text of no color") : nil
  }

  /// Returns what one can see of a background of a type: the name of its color, if it has one now.
  private func background(_ type: String?, isNew: Bool) -> String? {
    switch type {
    case "Image": "an image"
    case "Color":
      isNew
        ? edit.sibling("background_color").flatMap(Color.init)?.spoken ?? "of a color" : "a color"
    case let other: other?.spoken
    }
  }

  /// Returns the format of a data source, as people say it: `an atom feed`.
  private func format(_ side: Edit.Side?) -> String? {
    side?.text.map { text in
      let words = text.lowercased().spoken
      let own = words.hasPrefix("applicaster ") ? String(words.dropFirst(12)) : words
      return subject.isPlural ? own.plural : own.withArticle
    }
  }

  /// Returns what something has, such as a type.
  private func having(_ subject: String, _ noun: String) -> EditClause {
    instead(subject, "has", new.map { "the \(noun) \($0)" }, old, "no \(noun)")
  }

  /// Whether the edit makes a screen one of a plugin, or no longer.
  var isOfPluginScreen: Bool { plugin(edit.old) != nil || plugin(edit.new) != nil }

  /// Describes which plugin's screen a screen is.
  func screenKind(_ phrase: String) -> EditClause {
    let (old, new) = (plugin(edit.old), plugin(edit.new))
    switch (old.map(names.plugin), new.map(names.plugin)) {
    case (let before?, let now?): return instead(phrase, "is", "a screen of \(now)", before, "")
    case (nil, let now?):
      let isNew = new.map(names.isNewPlugin) ?? false
      return EditClause(phrase, "is", "a screen of \(isNew ? "the new plugin " : "")\(now)", .now)
    case (let before?, nil): return EditClause(phrase, "is", "no longer a screen of \(before)")
    case (nil, nil): return EditClause(phrase, "changed", "")
    }
  }

  /// Returns the identifier of the plugin that a type names; nil for a type of every app.
  private func plugin(_ side: Edit.Side?) -> String? {
    side?.text.flatMap { ["general_content", "favorites"].contains($0) ? nil : $0 }
  }
}
