import AppModel

extension EditWords {
  /// Where something was that is in another place now; nil where it is in the same list.
  var fromElsewhere: String? {
    let former = edit.atOrigin.flatMap { EditSubject(of: $0, names).holder?.name }
    guard let former, let holder = subject.holder?.name, former != holder else { return nil }
    return " from \(former) to \(holder)"
  }

  /// What something is in the place of; nil for anything else.
  var replacing: EditClause? {
    guard let before = edit.atOrigin.map({ EditSubject(of: $0, names) }) else { return nil }
    return before.label == subject.label
      ? EditClause(subject.phrase, "is", "another one", .now)
      : EditClause(subject.label, "replaces", before.word + subject.end)
  }

  /// A component that its screen has already; nil for anything else.
  var again: EditClause? {
    guard edit.kind == .added, subject.sort == .component, subject.count == 1,
      let known = names.known(edit.name, on: edit.screenKey), let title = known.title,
      known.titleCount > 1
    else { return nil }
    let screen = EditSubject.screen(of: edit, names)
    let times = known.titleCount == 2 ? "twice" : "\(known.titleCount) times"
    return EditClause(title, "is", "on \(screen) \(times)", .now)
  }

  /// What a component that came is below, or above as the first; empty for any other one.
  var placeOnScreen: String {
    guard subject.sort == .component, subject.count == 1, !subject.isPlural,
      edit.trail.names.count(where: EditSubject.componentLists.contains) == 1,
      let list = edit.trail.steps.dropLast().last?.node.children, list.count > 1,
      let place = list.firstIndex(where: { $0.name == edit.name }),
      let other = names.known(list[place == 0 ? 1 : place - 1].name, on: edit.screenKey)?
        .phraseInOrder
    else { return "" }
    return ", \(place == 0 ? "above" : "below") \(other)"
  }

  /// What a menu is called by its type, and the titles of its entries.
  private var menu: (name: String?, entries: [String]) {
    let node = edit.trail.steps.last?.node
    let type = node?.text(under: "navigation_type")?.spoken ?? ""
    let list = node?.children.first { $0.name == EditSubject.entryList }?.node.children ?? []
    return (
      type.hasSuffix("menu") || type.hasSuffix("bar") ? type.withArticle : nil,
      list.compactMap { $0.node.text(under: "title")?.quotable }
    )
  }

  /// A bar or a menu that another screen than home got or lost, where home's are without it; nil for
  /// anything else, and for several menus.
  var ownBar: EditClause? {
    guard [.bar, .menu].contains(subject.sort), let screen = subject.holder?.name,
      let key = edit.screenKey, !names.isHome(key),
      subject.sort == .bar || !subject.isPlural && subject.count == 1
    else { return nil }
    let isBar = subject.sort == .bar
    let name = isBar ? "a bar of its own" : menu.name ?? "a menu of its own"
    switch edit.kind {
    case .added where !menu.entries.isEmpty:
      let entries = menu.entries.map { isBar ? "'\($0)'" : $0 }
      let noun = isBar ? "the \(entries.count.form("button")) " : ""
      return EditClause(
        screen, "has", "\(name) now, with \(noun)\(entries.named(as: isBar ? "button" : "entry"))")
    case .added, .removed: return EditClause(screen, "has", name, isNow: edit.kind == .added)
    case .changed, .moved, .renamed: return nil
    }
  }

  /// The menu of an app that had none, or has none now; nil for anything else.
  var onlyMenu: EditClause? {
    guard subject.sort == .menu, let key = edit.screenKey, names.isHome(key),
      (edit.kind == .added ? names.formerTotals : names.totals).menus.isEmpty
    else { return nil }
    let name = menu.name ?? "a menu"
    guard edit.kind == .added else {
      return edit.kind == .removed ? EditClause("the app", "no longer has", name) : nil
    }
    let titles = menu.entries
    return EditClause(
      whole: "the app has \(name) now"
        + (titles.isEmpty ? "" : ", with \(titles.named(as: "entry"))"))
  }

  /// What a file is called: a feed by what shows it.
  var knownFile: String {
    let users = names.users[file: edit.file]
    return users.isEmpty ? subject.phrase : "the feed of \(users.listed(atMost: .mostNamed))"
  }

  /// A file of the app that came or went, as people call it; nil for any other one.
  var ofTheApp: EditClause? {
    guard [.added, .removed].contains(edit.kind) else { return nil }
    let name: String
    switch AppFile(named: edit.file) {
    case .plugins:
      if let manifest { return manifest }
      name = "the plugin manifest"
    case .settings:
      if let appliedSettings { return appliedSettings }
      name = "the app's settings"
    case .appDefine: name = "the screens of AppDefine.json"
    case .collections: name = "the collections"
    case .riverbed:
      if let siteSettings { return siteSettings }
      name = "the settings of the site"
    case .rivers, .families, .feedIndex, .routes, nil: return nil
    }
    return EditClause(name, name.isPluralNoun ? "were" : "was", edit.kind.rawValue)
  }

  /// The families of a whole file; nil for any other one.
  var families: EditClause? {
    whole(edit.families.map(\.quotable))
  }

  /// The feeds of a whole index; nil for any other file.
  var feeds: EditClause? {
    guard AppFile(named: edit.file) == .feedIndex, let lines = edit.content?.children else {
      return nil
    }
    let titles = lines.compactMap { line in
      line.node.text(under: "file").map { names.feed(AppFile.nameInFeeds($0)) ?? $0 }
    }
    return whole(titles, "feed")
  }

  /// What came to a screen's hooks, or left them; nil for any other edit, and where there are none.
  var hooks: String? {
    let all = Dictionary(grouping: edit.hookedPlugins, by: \.preposition)
    let clauses = ["before", "after"].compactMap { preposition -> String? in
      guard let plugins = all[preposition]?.map({ names.plugin($0.identifier) }) else { return nil }
      let (list, verb) = (plugins.listed(atMost: .mostNamed), plugins.count == 1 ? "runs" : "run")
      return EditClause(
        list, verb, "\(preposition) \(subject.phrase)", isNow: edit.kind == .added
      ).text
    }
    return clauses.isEmpty ? nil : clauses.joined(separator: "; ")
  }

  /// What shows the snapshot of a data source that was added or removed; nil for anything else.
  var snapshot: String? {
    let line = AppFile(named: edit.file) == .feedIndex ? edit.trail.steps.first?.node : nil
    let isFile =
      AppFile.isInFeeds(edit.file) && edit.trail.steps.isEmpty
      && (edit.old ?? edit.new)?.isReadable ?? false
    guard
      let file = line?.text(under: "file").map(AppFile.nameInFeeds) ?? (isFile ? edit.file : nil),
      let users
    else {
      return nil
    }
    guard [.added, .removed].contains(edit.kind) else { return nil }
    let (isNow, show) = (edit.kind == .added, areUsersMany ? "show" : "shows")
    guard let source = line?.text(under: "source") ?? names.users.source(ofFile: file),
      let shown = names.users.change(of: source), (shown.old == "placeholders") == isNow
    else { return EditClause(users, show, feed(in: file), isNow: isNow).text }
    let clause = EditClause(users, show, shown.new, .insteadOf(shown.old)).text
    let end = line == nil ? "was removed" : "is not in the index any more"
    return isNow ? clause : "\(clause): \(areUsersMany ? "their" : "its") feed \(end)"
  }

  /// The feed of the line of the index that the edit is in.
  var feedInIndex: String { feed(in: AppFile.nameInFeeds(edit.sibling("file") ?? "")) }

  private func feed(in file: String) -> String { "the feed \(EditSubject.feed(in: file, names))" }

  /// What became of what shows a feed whose file has another name; nil for any other file.
  func renamedFeed(_ files: Sides<String>) -> EditClause? {
    guard AppFile.isInFeeds(files.old), AppFile(named: files.old) != .feedIndex else { return nil }
    let all = names.users[file: files.old]
    guard names.users.isMissed(files.old), !all.isEmpty else {
      return EditClause("the file of \(feed(in: files.old))", "has", "another name", .now)
    }
    let (its, verb) = all.count == 1 ? ("its", "shows") : ("their", "show")
    return EditClause(
      all.listed(atMost: .mostNamed), verb, "placeholders",
      .because(
        "the file of \(its) feed has another name, which the index does not know", isNew: true))
  }

  /// What shows another snapshot of a data source.
  func snapshotChange(_ phrase: String) -> EditClause {
    guard let users else {
      return instead(phrase, "has", new.map { "the snapshot \($0)" }, old, "no snapshot")
    }
    let (now, before) = (edit.new?.text, edit.old?.text)
    let show = areUsersMany ? "show" : "shows"
    if let now, AppFile.isBelowFeeds(now) {
      let reason = "the feed \(Self.stem(now)) is in a folder of feeds, which is not looked into"
      let isNew = before.map { !AppFile.isBelowFeeds($0) } ?? false
      return EditClause(users, show, "placeholders", .because(reason, isNew: isNew))
    }
    let titles = [now, before].map { $0.flatMap { names.feed(AppFile.nameInFeeds($0)) } }
    let stems = [now, before].map { $0.map(Self.stem) }
    let named = titles[0] != titles[1] ? titles : stems[0] == stems[1] ? [now, before] : stems
    return instead(users, show, named[0].map { "the feed \($0)" }, named[1], "no feed")
  }

  /// Says what data something shows: by the titles of feeds, if they have some.
  func source(_ phrase: String, _ verb: String) -> EditClause {
    let texts = [edit.new, edit.old].map { $0?.text ?? "" }
    let feeds = texts.map(names.users.title(ofSource:))
    // An empty name is none.
    let written = zip([new, old], texts).map { $1.isEmpty ? nil : $0 }
    let areKnown = zip(feeds, texts).allSatisfy { $0 != nil || $1.isEmpty } && feeds[0] != feeds[1]
    let sources = areKnown ? feeds : written
    if sources == written, texts.allSatisfy({ $0.contains("://") }),
      subject.type?.hasSuffix("webview") ?? subject.type?.hasSuffix("web view") ?? false
    {
      return EditClause(phrase, verb, "another web page", .now)
    }
    let isUnfed = Sides(
      old: names.users.isUnfed(texts[1]).old, new: names.users.isUnfed(texts[0]).new)
    if isUnfed.old != isUnfed.new, !texts.contains(""),
      let old = names.users.shown(of: texts[1]).old, let new = names.users.shown(of: texts[0]).new
    {
      return EditClause(phrase, verb, new, .insteadOf(old))
    }
    if sources == written, texts.allSatisfy({ $0.isForMachines || $0.contains("://") }) {
      return EditClause(phrase, verb, "the data of another source", .now)
    }
    // A component that is called by its data is known by the data that it had.
    let isCalledByData = sources == feeds && subject.sort == .component && subject.label == feeds[0]
    let known = isCalledByData ? feeds[1].map { $0 + subject.end } : nil
    return instead(
      known ?? phrase, verb, "the data of \(sources[0] ?? "no source")", sources[1], "")
  }

  private var allUsers: [String] {
    guard let line = edit.trail.steps.first else { return names.users[file: edit.file] }
    return names.users[line.node.text(under: "source") ?? line.name]
  }

  /// The components that show the data source; nil if there are none.
  private var users: String? {
    let all = allUsers
    return all.isEmpty ? nil : all.listed(atMost: .mostNamed)
  }

  private var areUsersMany: Bool { allUsers.count > 1 }

  /// Returns the name of a file without its folders and its extension.
  private static func stem(_ file: String) -> String { EditSubject.stem(of: file).quotable }
}
