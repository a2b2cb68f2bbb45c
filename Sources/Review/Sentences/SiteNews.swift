import AppLayout
import AppModel

/// What a site shows because of its settings on each side, as far as it shows other things than
/// before: what an app shows without settings counts as well.
struct SiteNews: Sendable {
  /// What is shown of each kind, by the key of the settings that chooses it.
  private var shown: [String: Sides<[String]>] = [:]
  /// Whether what the app is for decides about devices, on both sides.
  private var hasDevicesByTarget = true

  init() {}

  init(from old: App, to new: App) {
    let apps = Sides(old: old, new: new)
    hasDevicesByTarget = [old, new].allSatisfy { $0.site.devices == nil }
    shown = [
      "devices": apps.map { $0.devices.map(\.name.quotable) },
      "themes": apps.map { app in
        let chosen = app.site.themes.map(\.value)
        return (chosen.isEmpty ? app.standardThemes : chosen).map {
          "the theme \(EditSubject.stem(of: $0).quotable)"
        }
      },
      "orientations": apps.map { $0.orientations.map(\.rawValue) },
    ]
  }

  /// The devices that the site shows now, and no longer, because the app is for others.
  var devicesByTarget: EditClause? { hasDevicesByTarget ? clause(about: "devices") : nil }

  /// Returns what the site shows now and no longer shows of what a key chooses; nil if that is the
  /// same, and for any other key.
  func clause(about key: String) -> EditClause? {
    guard let shown = shown[key] else { return nil }
    let came = shown.new.filter { !shown.old.contains($0) }.listed(atMost: .mostNamed)
    let went = shown.old.filter { !shown.new.contains($0) }.listed(atMost: .mostNamed)
    switch (came.isEmpty, went.isEmpty) {
    case (true, true): return nil
    case (false, true): return EditClause("the site", "shows", "\(came) too")
    case (true, false): return EditClause("the site", "no longer shows", went)
    case (false, false): return EditClause("the site", "shows", came, .insteadOf(went))
    }
  }
}

extension EditWords {
  /// What the site shows and says because its settings came or went; nil if that is the same.
  var siteSettings: EditClause? {
    let keys = edit.content?.children ?? []
    let isAdded = edit.kind == .added
    if let list = wholeList(keys.only) { return list }
    let values = keys.compactMap { key -> EditClause? in
      let words = key.node.words.quotable
      switch key.name {
      case "title":
        return EditClause(
          "the site", isAdded ? "is called" : "is no longer called", words,
          isAdded && keys.count == 1 ? .now : .nothing)
      case "scheme":
        return EditClause(
          "the site", isAdded ? "has" : "no longer has", "links that begin with \(words)://")
      case "notes", "journeys", "lintIgnore":
        return things(in: key).map { EditClause("the site", "has", $0, isNow: isAdded) }
      case "capabilities": return abilities
      default: return names.site.clause(about: key.name)
      }
    }
    // What the app's menu does is not about the site.
    guard values.allSatisfy({ $0.subject == "the site" }) else {
      let isAboutSite = { (clause: EditClause) in clause.subject == "the site" }
      return EditClause(
        whole: ThingWords.joined(
          (values.filter { !isAboutSite($0) } + values.filter(isAboutSite)).map(\.text), false))
    }
    let left = values.count - .mostNamed
    let more = left > 0 ? [EditClause("the site", "has", left.of("other change"))] : []
    return EditClause(joining: values.prefix(.mostNamed) + more, about: "the site")
  }

  /// What the app's menu does now, and no longer, because the settings of the site say so; nil where it
  /// is the same.
  var abilities: EditClause? {
    let (old, new) = (names.capabilities.old, names.capabilities.new)
    let menu = names.menuPlugins.new.map { names.plugin($0.identifier) } ?? "the app's menu"
    let all = [(new.subtracting(old), ""), (old.subtracting(new), "no longer ")].flatMap {
      some, no in
      some.compactMap { Self.abilities[$0.rawValue].map { no + $0 } }.sorted()
    }
    return all.isEmpty
      ? nil : EditClause(menu, "", all.listed(), new.isSuperset(of: old) ? .now : .nothing)
  }

  /// The notes, journeys or accepted problems of a list, by their names; nil for any other list.
  private func things(in list: FileNode.Child) -> String? {
    let nodes = list.node.children.map(\.node)
    guard !nodes.isEmpty else { return nil }
    switch list.name {
    case "notes":
      let places = nodes.map { $0.text(under: "screen").map(names.screen) ?? "the app" }
      return "the \(nodes.count.form("note")) on "
        + places.firstOfEach { $0 }.named(as: "place")
    case "journeys":
      let titles = nodes.map { Self.quoted($0.text(under: "name") ?? "") }
      return "the \(nodes.count.form("journey")) \(titles.named(as: "journey"))"
    case "lintIgnore":
      let rules = nodes.compactMap { $0.text(under: "rule")?.quotable }.firstOfEach { $0 }
      return "the accepted \(nodes.count.form("problem")) \(rules.named(as: "problem"))"
    default: return nil
    }
  }

  /// A whole list of notes, journeys or accepted problems that came or went; nil for anything else.
  func wholeList(_ list: FileNode.Child?) -> EditClause? {
    guard [.added, .removed].contains(edit.kind), let list, let things = things(in: list) else {
      return nil
    }
    return EditClause(
      things, list.node.children.count == 1 ? "was" : "were", edit.kind.rawValue)
  }

  /// The plugins of a whole manifest, by their names; nil for one without any.
  var manifest: EditClause? {
    let plugins = (edit.content?.children ?? []).map {
      ($0.node.text(under: ["plugin", "name"]) ?? names.plugin($0.name)).quotable
    }
    return whole(plugins.firstOfEach { $0 }, "plugin")
  }

  /// Several things that came or went with their file; nil without any.
  func whole(_ titles: [String], _ noun: String? = nil) -> EditClause? {
    guard !titles.isEmpty else { return nil }
    return EditClause(
      (noun.map { "the \(titles.count.form($0)) " } ?? "") + titles.listed(atMost: .mostNamed),
      titles.count == 1 ? "was" : "were", edit.kind.rawValue)
  }
}
