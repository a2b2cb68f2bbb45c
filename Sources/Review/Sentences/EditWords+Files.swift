import AppLayout
import AppModel

/// What edits of riverbed.json and settings.json say, which no screen holds.
extension EditWords {
  /// Describes what the app's team says about its preview site; nil for anything else.
  var fileWords: EditClause? {
    guard subject.sort == .file, let first = subject.keys.first else { return nil }
    if let typeMapping { return typeMapping }
    if subject.keys.count == 1, let list = wholeList(edit.trail.steps.last) { return list }
    switch (AppFile(named: edit.file), first) {
    case (.riverbed, "scheme"):
      let scheme = { (text: String?) in text.map { "\($0)://" } }
      return instead("the app's links", "begin with", scheme(new), scheme(old), "no scheme")
    case (.riverbed, "devices"), (.riverbed, "themes"), (.riverbed, "orientations"):
      return shown
    case (.riverbed, "capabilities") where abilities != nil: return abilities
    case (.riverbed, "lintIgnore"):
      return ignoredWarning
    case (_, "rtl") where subject.keys.count == 1: return nil
    case (.settings, "status_bar") where subject.keys == ["status_bar", "hidden"]: return nil
    case (.settings, "status_bar") where subject.keys.count == 1 && edit.kind != .changed:
      // That it is not hidden applies anyway.
      let values = edit.trail.steps.last?.node.children.map { edit.of($0) }
        .filter { $0.name != "hidden" || ($0.new ?? $0.old)?.text == "true" }
      guard let values, !values.isEmpty else { return nil }
      let words = values.map { EditWords($0, names).plain }
      return EditClause(whole: words.joined(separator: "; "))
    case (.settings, "status_bar") where subject.keys.count == 2:
      if let words = ofKey("", subject.keys[1]) { return words }
      return instead("the \(subject.keys[1].spoken) of the status bar", "is", new, old, "not set")
    case (.settings, "quick_brick_enabled"), (.settings, "ui_builder_navigation_bar_api"),
      (.settings, "ui_builder_root_api"):
      let flag = Self.flag(first, isOn: new == "true")
      return first == "ui_builder_root_api" ? otherMenu?.because(flag.text) ?? flag : flag
    case (.settings, "device_target"):
      let devices = Sides(old: edit.old, new: edit.new).map { DeviceTarget($0?.text).words }
      guard devices.old != devices.new else {
        return EditClause("the app", "is", "still for \(devices.new)")
      }
      let own = EditClause("the app", "is", "for \(devices.new)", .insteadOf(devices.old))
      return names.site.devicesByTarget?.because(own.text) ?? own
    case (.settings, "template"):
      let isNow = new == Settings.builder
      guard !isIdle, isNow != (old == Settings.builder) else { return nil }
      return Self.flag(first, isOn: isNow)
    default: return state
    }
  }

  /// Which plugin the app's menu is now; nil where that is the same one.
  private var otherMenu: EditClause? {
    guard let old = names.menuPlugins.old?.identifier, let new = names.menuPlugins.new?.identifier,
      old != new
    else { return nil }
    return EditClause("the app", "shows", "\(names.plugin(new)) instead of \(names.plugin(old))")
  }

  /// What it means for the app that a setting is on, or not.
  static func flag(_ key: String, isOn: Bool) -> EditClause {
    switch key {
    case "quick_brick_enabled":
      EditClause("the app", "is", "for the \(isOn ? "client of today" : "earlier client")", .now)
    case "template": EditClause("the app", "is", "made with UI Builder", isNow: isOn)
    case "rtl":
      EditClause("the app", "reads", "from \(isOn ? "right to left" : "left to right")", .now)
    default:
      EditClause(
        "the app", "uses", "the \(key == "ui_builder_root_api" ? "menu" : "bar") of UI Builder",
        isNow: isOn)
    }
  }

  /// What applies now because all settings came or went; nil where it is the same.
  var appliedSettings: EditClause? {
    let (old, new) = (names.settings.old, names.settings.new)
    let flags: [(key: String, value: KeyPath<Settings, Bool>)] = [
      ("quick_brick_enabled", \.isQuickBrick), ("template", \.usesBuilder),
      ("ui_builder_navigation_bar_api", \.usesBuilderNavigationBar),
      ("ui_builder_root_api", \.usesBuilderRoot), ("rtl", \.isRightToLeft),
    ]
    let clauses = flags.filter { old[keyPath: $0.value] != new[keyPath: $0.value] }
      .map { Self.flag($0.key, isOn: new[keyPath: $0.value]) }
    return EditClause(joining: clauses, about: "the app")
  }

  /// A device or theme that the site shows now, or no longer.
  private var shown: EditClause? {
    if subject.keys.count == 1 { return names.site.clause(about: subject.keys[0]) }
    guard subject.keys.count == 2, let id = (edit.new ?? edit.old)?.text else { return nil }
    if subject.keys[0] == "devices", Device.named(id) == nil {
      return EditClause(
        "the site", "asks for", "the unknown device \(id.quotable)", isNow: edit.kind != .removed)
    }
    let name = { (id: String) in
      switch subject.keys[0] {
      case "devices": Device.named(id)?.name.quotable ?? id.quotable
      case "themes": "the theme \(id.quotable)"
      default: id.quotable
      }
    }
    guard edit.kind == .changed, let old = edit.old?.text else {
      return EditClause("the site", "shows", name(id), isNow: edit.kind == .added)
    }
    return instead("the site", "shows", name(id), name(old), "")
  }

  /// A warning that the team leaves out, and where.
  private var ignoredWarning: EditClause? {
    guard edit.trail.steps.count > 1 else { return nil }
    let node = edit.trail.steps[1].node
    let rule = (node.text(under: "rule") ?? "a warning").quotable
    let place = { (path: String) in self.place(path) }
    let here = node.text(under: "path").map { " on \(place($0))" } ?? ""
    switch (subject.keys.count, subject.keys.last) {
    case (2, _) where [.added, .removed].contains(edit.kind):
      return EditClause("\(rule)\(here)", "is", "left out", isNow: edit.kind == .added)
    case (3, "reason"):
      return EditClause("\(rule)\(here)", "is", "left out for another reason", .now)
    case (3, "path"):
      guard let new = edit.new?.text, let old = edit.old?.text else { return nil }
      return instead(rule, "is", "left out on \(place(new))", place(old), "")
    default: return nil
    }
  }

  /// Returns what a path in rivers.json is called: a component on its screen, or the screen.
  private func place(_ path: String) -> String {
    let steps = path.split(separator: "#").last.map { $0.split(separator: "/").map(String.init) }
    guard let steps, let screen = steps.first else { return path.quotable }
    let title = names.screen(screen)
    guard steps.count > 2, EditSubject.componentLists.contains(steps[1]), let last = steps.last
    else { return title }
    return "\(names.known(last, on: screen)?.phrase ?? last.quotable) on \(title)"
  }

  /// A value that is on or off; nil for any other one.
  private var state: EditClause? {
    let place =
      AppFile(named: edit.file) == .settings
      ? "'\(Self.noun(subject.keys))' of the app"
      : "\(Phrase.code(subject.keys.joined(separator: ".").quotable)) in \(subject.phrase)"
    switch new {
    case "true": return EditClause(place, "is", "on", .now)
    case "false": return EditClause(place, "is", "off", .now)
    default: return nil
    }
  }
}
