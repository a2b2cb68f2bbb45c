import AppModel
import Disk

extension EditWords {
  /// A property that went from one value to another, or that came or went.
  var property: EditClause {
    let (phrase, last, isPlural) = subject.part
    // One of a list has no name of its own.
    let key = isElement ? subject.keys.dropLast().last ?? last : last
    if isIdle, Self.seenKeys.contains(key) { return plainProperty(phrase, key) }
    if let words = segueAppearance ?? misread(phrase, key) ?? hook(phrase, key)
      ?? switched(phrase, key) ?? manner(phrase, key) ?? ofKey(phrase, key)
    {
      return words
    }
    switch key {
    case "state" where subject.sort == .bar:
      let place = { (text: String?) in text.map { Placement(rawValue: $0)?.state ?? $0.spoken } }
      guard let before = place(old), new != "hidden" else {
        return EditClause(phrase, "is", place(new) ?? "", .now)
      }
      return instead(phrase, "is", place(new), before, "placed as usual")
    case _ where subject.sort == .family && edit.kind != .changed && !styles.isEmpty:
      return EditClause(
        styles.listed(atMost: .mostNamed), styles.count == 1 ? "was" : "were",
        "\(edit.kind.rawValue) \(edit.kind == .added ? "to" : "from") \(subject.label)")
    case "file" where subject.sort == .feed: return snapshotChange(phrase)
    case "target", "ui_tag", "screen_type",
      "data" where opens(key):
      let (now, before) = (target(edit.new), target(edit.old))
      if let now, names.isDead(now) { return EditClause(phrase, "leads", "nowhere", .now) }
      if let now, let known = names.knownScreen(now), known == target(before) {
        return EditClause(phrase, "opens", "another screen called \(known)", .now)
      }
      return instead(phrase, "opens", target(now), target(before), "nothing")
    case "hidden" where subject.keys == ["status_bar", "hidden"]:
      return EditClause("the status bar", "is", new == "true" ? "hidden" : "shown", .now)
    case "title_size_tablet" where subject.sort == .bar:
      return change("the title size of \(phrase) on tablets")
    case "nav_bar_id":
      let words = edit.screenKey.flatMap(names.bars.value.words)
      return words.map { EditClause(phrase, "has", $0) }
        ?? EditClause(phrase, "has", "another bar", .now)
    case "position" where [.menuItem, .barItem].contains(subject.sort):
      return placed(phrase) ?? EditClause(phrase, "has", "another number", .now)
    case "general" where edit.trail.steps.last?.node.text(under: fullScreen) == "true",
      fullScreen where new == "true" || edit.kind == .removed:
      return EditClause(phrase, "covers", "the whole window", isNow: edit.kind != .removed)
    case "visible": return sight(of: phrase)
    case "component_type", "navigation_type": return typing(phrase, isPlural: isPlural)
    case "type" where subject.sort == .screen && subject.keys == ["type"] && isOfPluginScreen:
      return screenKind(phrase)
    case "type" where subject.keys == ["type"], "value" where subject.keys == ["type", "value"]:
      return typing(phrase, isPlural: isPlural)
    case "name", "title": return naming(phrase)
    case "kind" where AppFile(named: edit.file) == .routes:
      return instead(phrase, "is", appearance(edit.new), appearance(edit.old), "pushed")
    case "style" where AppFile(named: edit.file) == .routes && subject.sort == .part:
      let style = { (side: Edit.Side?) in side?.text?.presentationStyle }
      return instead(phrase, "comes as", style(edit.new), style(edit.old), "the system likes")
    case "@destination": return EditClause(phrase, "leads", "to another scene", .now)
    case "@initialViewController":
      guard case .replace(let now, by: let before) = edit.undoing else { break }
      return instead(
        EditSubject.storyboard(edit.file), "starts with", now.namedScene, before.namedScene, "")
    case "@customClass":
      if let old, let new, phrase.hasPrefix(new) {
        return EditClause(old + phrase.dropFirst(new.count), "is called", new, .now)
      }
      return instead(phrase, "is of the class", new, old, "no class")
    case "source" where edit.isOfSourceName:
      let (former, name) = (edit.old?.text ?? "", edit.new?.text ?? "")
      let (users, isLeft) = (names.users[former], names.users.isAsked(former))
      let source =
        isLeft
        ? feedInIndex
        : users.isEmpty ? phrase : "the data source of \(users.listed(atMost: .mostNamed))"
      let end = isLeft ? " in the index" : ""
      return name.contains("://")
        ? EditClause(source, "has", "another address\(end)", .now)
        : EditClause(source, "is", "called \(Self.nameOrQuoted(name))\(end)", .now)
    case _ where edit.isOfPluginIdentifier:
      return EditClause(phrase, "has", "another identifier", .now)
    case "source" where subject.sort == .menuItem || subject.sort == .barItem: return page(phrase)
    case "source":
      return source(phrase, "shows")
    case "id" where edit.kind == .changed && subject.sort != .file:
      return EditClause(phrase, "has", "another id", .now)
    case "taps" where subject.sort == .journey:
      let most = new.map { Int($0)?.of("tap") ?? "\($0) taps" }
      return instead(phrase, "may take", most, old, "any number of taps")
    case "item_limit":
      let before = limit(edit.old).map { $0 == 0 ? "none" : $0.grouped }
      let most = limit(edit.new).map { $0 == 0 ? "no items" : "up to \($0.of("item"))" }
      return instead(
        phrase, "shows", most, before, "all \(isPlural ? "their" : "its") items")
    case "through" where subject.sort == .journey && !isElement && edit.kind != .changed:
      let stops = (edit.trail.steps.last?.node.children ?? []).map { names.stop($0.node.words) }
      return EditClause(
        phrase, "goes", "through \(stops.listed(atMost: .mostNamed))", isNow: edit.kind == .added)
    case "through" where subject.sort == .journey && isElement && edit.kind == .removed:
      return EditClause(phrase, "no longer goes", "through \(names.stop(edit.old?.text ?? ""))")
    case "through" where subject.sort == .journey && isElement:
      return instead(
        phrase, "goes through", (edit.new?.text).map(names.stop), (edit.old?.text).map(names.stop),
        "nothing")
    default: break
    }
    return plainProperty(phrase, key)
  }

  /// The styles in a section of a family.
  private var styles: [String] {
    subject.keys.count > 1 || Family.isScreenSection(subject.keys[0])
      ? [] : (edit.trail.steps.last?.node.children ?? []).map(\.name.quotable)
  }

  /// The key that makes a screen cover the window.
  private var fullScreen: String { "allow_screen_plugin_presentation" }

  /// The keys of properties whose words say what people see.
  private static let seenKeys: Set<String> = [
    "connected", "force_nav_bar_hidden", "hidden", "homescreen_show_logo", "preload",
    "presentation_style", "state", "visible",
  ]

  /// Returns how the destination of a segue appears.
  private func appearance(_ side: Edit.Side?) -> String? {
    side?.text.map { ["show": "pushed", "presentation": "presented"][$0] ?? $0.spoken.quotable }
  }

  /// Returns how many items one side shows at most; nil for all of them.
  private func limit(_ side: Edit.Side?) -> Int? {
    side.flatMap { Int($0.text ?? $0.value) }.flatMap { $0 < 0 ? nil : $0 }
  }

  /// Whether a key says what something opens: the data of a header do if they came or went.
  private func opens(_ key: String) -> Bool {
    key != "data"
      || edit.kind != .changed && edit.trail.steps.last?.node.text(under: "target") != nil
  }

  /// Returns the id of the screen that one side opens.
  private func target(_ side: Edit.Side?) -> String? {
    side.flatMap { $0.text ?? edit.trail.steps.last?.node.text(under: "target") }
  }

  /// Describes a property that has no sentence of its own.
  private func plainProperty(_ phrase: String, _ key: String) -> EditClause {
    if subject.keys.dropLast().last == "cell_styles" || key == "cell_styles" {
      if let look { return look }
      return instead("the cells of \(phrase)", "use", list(new), list(old), "no style")
    }
    if key == "cell_body_styles" {
      return instead("the cells below \(phrase)", "use", list(new), list(old), "no style")
    }
    if ["family", "layout", "style"].contains(key), subject.sort != .file {
      let value = { (text: String?) in text.map { "the \(key) \($0)" } }
      return instead(phrase, "uses", value(new), old, "no \(key)")
    }
    switch subject.sort {
    case .family:
      return change("\(subject.label.possessive) \(Self.noun(key))\(subject.end)")
    case .style:
      let noun = Self.noun(key)
      return change("the \(noun) of \(phrase)", isPlural: noun.isPluralNoun)
    case .file where subject.keys == ["rtl"] && AppFile(named: edit.file) == .settings:
      return Self.flag("rtl", isOn: new == "true")
    case .file where AppFile(named: edit.file) == .settings:
      return change("the \(Self.noun(subject.keys)) of the app")
    case .file:
      let path = (isElement ? subject.keys.dropLast() : subject.keys).joined(separator: ".")
      return change("\(Phrase.code(path.quotable)) in \(phrase)")
    case .note where ["component", "screen"].contains(key):
      let noteScreen = edit.sibling("screen")
      let place = { (text: String?) in
        text.map {
          key == "screen"
            ? names.screen($0) : names.known($0, on: noteScreen)?.phrase ?? "a component"
        }
      }
      let whole = key == "component" ? noteScreen.map(names.screen) ?? "the app" : "the app"
      let (before, now) = (place(edit.old?.text) ?? whole, place(edit.new?.text) ?? whole)
      return EditClause("the note on \(before)", "is", "on \(now)", .now)
    case .journey where ["from", "to"].contains(key):
      return instead(
        phrase, key == "from" ? "starts at" : "leads to", (edit.new?.text).map(names.stop),
        (edit.old?.text).map(names.stop), key == "from" ? "the home screen" : "nothing")
    case .note where key == "text":
      return edit.kind == .removed
        ? EditClause(phrase, "no longer has", "a text")
        : EditClause(phrase, "has", "another text")
    case .screen, .component, .bar, .menu, .barItem, .menuItem, .feed, .item, .note, .journey,
      .plugin, .part:
      let keys = subject.sort == .part ? subject.keys : [key]
      let noun = Self.noun(keys)
      switch (new, edit.kind) {
      case ("true", _): return EditClause("'\(noun)' of \(phrase)", "is", "on", .now)
      case ("false", _): return EditClause("'\(noun)' of \(phrase)", "is", "off", .now)
      default: return change("the \(noun) of \(phrase)", isPlural: noun.isPluralNoun)
      }
    }
  }

  /// Says what something is, has or does now, and what was there before.
  func instead(
    _ subject: String, _ verb: String, _ new: String?, _ old: String?, _ nothing: String
  ) -> EditClause {
    // Of two that are called the same it is only known that they differ.
    if let new, new == old {
      let name = ["the ", "an ", "a "].first(where: new.hasPrefix).map { new.dropFirst($0.count) }
      return EditClause(subject, verb, "another \(name ?? new[...])", .now)
    }
    return EditClause(subject, verb, new ?? nothing, old.map { .insteadOf($0) } ?? .nothing)
  }

  func article(_ word: String?) -> String? {
    word.map(\.spoken).map { subject.count > 1 ? $0.plural : $0.withArticle }
  }

  /// Returns the screen that a key names, or the key itself.
  func target(_ text: String?) -> String? {
    text.map { text in
      names.knownScreen(text)
        ?? (names.isMissing(text) || text.isForMachines ? "a missing screen" : Self.quoted(text))
    }
  }

  func quoted(_ side: Edit.Side?) -> String? {
    side.map { Self.quoted($0.text ?? $0.value) }
  }

  /// Returns the elements of a list of words, without what JSON puts around them.
  private func list(_ text: String?) -> String? {
    text.map { text in
      text.filter { !"[]\" ".contains($0) }.split(separator: ",").map(String.init).shortened()
        .joined(separator: ", ")
    }
  }

  static func quoted(_ text: String) -> String { "'\(text.quotable)'" }

  /// Returns a name that an author chose, in quotes only if it has spaces.
  static func nameOrQuoted(_ text: String) -> String {
    text.contains(" ") ? quoted(text) : text.quotable
  }
}
