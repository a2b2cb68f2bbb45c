import AppLayout
import AppModel
import Disk
import Markup

/// What edits of routes.json say: which scenes lead to which, where views are added, and what routers
/// do with classes.
extension EditWords {
  /// Describes an edit of routes.json; nil for any other edit.
  var routing: EditClause? {
    guard AppFile(named: edit.file) == .routes,
      let list = edit.trail.steps.first?.name, edit.trail.steps.count > 1
    else {
      return showing.map { EditClause($0.scene, "is", $0.words, isNow: edit.kind == .added) }
    }
    let thing = edit.trail.steps[1].node
    switch list {
    case "segues": return segue(thing)
    case "presentations": return presentation(thing)
    case "views": return view(thing) ?? routed(thing)
    case "scenes", "classes": return routed(thing)
    default: return nil
    }
  }

  /// Which scene a segue of a storyboard shows that came or went, and how: `presented by SignIn as a
  /// form sheet`; nil for anything else.
  var showing: (scene: String, words: String)? {
    guard [.added, .removed].contains(edit.kind), let segue = edit.segue,
      let id = segue["destination"], let source = subject.holder?.name
    else { return nil }
    let scene = edit.trail.steps.first?.node.element?.controller(id)?["customClass"]?.quotable
    let style = segue["modalPresentationStyle"].map { _ in " \(segue.appearance)" } ?? ""
    return (scene ?? Self.scene(id), "\(SegueKind(segue["kind"]).passive) \(source)\(style)")
  }

  /// The key of a value of the thing; nil for all of it.
  private var routeKey: String? {
    edit.trail.steps.count > 2 ? edit.trail.steps[2].name : nil
  }

  /// Returns what a scene is called, by its id.
  static func scene(_ id: String) -> String {
    id == ControllerName.window ? "the window" : "the \(id.spoken.quotable)"
  }

  /// A segue from one scene to another.
  private func segue(_ node: FileNode) -> EditClause? {
    guard let from = node.text(under: "from").map(Self.scene),
      let to = node.text(under: "to").map(Self.scene)
    else { return nil }
    let kind = SegueKind(node.text(under: "kind"))
    switch (routeKey, edit.kind) {
    case (nil, .added), (nil, .removed):
      return EditClause(to, "is", "\(kind.passive) \(from)", isNow: edit.kind == .added)
    case ("from", .changed):
      return instead(to, "is", "\(kind.passive) \(from)", edit.old?.text.map(Self.scene), "")
    case ("to", .changed):
      return instead(from, kind.active, to, edit.old?.text.map(Self.scene), "")
    case (_, _): return nil
    }
  }

  /// The words for a kind of segue.
  private struct SegueKind {
    let active: String
    let passive: String

    init(_ kind: String?) {
      (active, passive) =
        switch kind {
        case "embed": ("embeds", "embedded in")
        case "relationship": ("contains", "contained in")
        case "present", "presentation", "modal": ("presents", "presented by")
        case "show", "push": ("pushes", "pushed by")
        default: ("opens", "opened by")
        }
    }
  }

  /// A scene that another one presents in code.
  private func presentation(_ node: FileNode) -> EditClause? {
    guard let from = node.text(under: "from")?.quotable, let to = node.text(under: "to")?.quotable
    else { return nil }
    switch (routeKey, edit.kind) {
    case (nil, .added), (nil, .removed):
      return EditClause(from, "presents", to, isNow: edit.kind == .added)
    case ("style", _):
      return instead(
        from, "presents", edit.new?.text.map { "\(to) as \($0.presentationStyle)" },
        edit.old?.text?.presentationStyle, to)
    case ("from", .changed):
      return instead(to, "is presented by", from, edit.old?.text?.quotable, "")
    case ("to", .changed): return instead(from, "presents", to, edit.old?.text?.quotable, "")
    case ("with_router", _):
      return EditClause(
        from, "presents", "\(to) \(isOn(byDefault: false) ? "by" : "without") its router", .now)
    case (_, _): return nil
    }
  }

  /// A view that is added to others in code.
  private func view(_ node: FileNode) -> EditClause? {
    guard let name = node.text(under: "class")?.quotable else { return nil }
    let place = node.text(under: "added_to").map(Self.scene) ?? "nothing"
    switch (routeKey, edit.kind) {
    case (nil, .added), (nil, .removed):
      return EditClause(name, "is", "added to \(place)", isNow: edit.kind == .added)
    case ("added_to", _):
      return instead(
        name, "is", edit.new?.text.map { "added to \(Self.scene($0))" },
        edit.old?.text.map(Self.scene), "added to nothing")
    case ("class", .changed): return instead(name, "is", "another view", nil, "")
    case (_, _): return nil
    }
  }

  /// What the router library does with a class, or with a scene or a view.
  private func routed(_ node: FileNode) -> EditClause? {
    let id = edit.trail.steps[1]
    let name = (node.text(under: "class") ?? id.name).quotable
    guard let key = routeKey, let words = Self.answers[key] else {
      guard routeKey == nil, [.added, .removed].contains(edit.kind) else { return nil }
      return EditClause("the routers", "know", name, isNow: edit.kind == .added)
    }
    let isOn = isOn(byDefault: words.isUsual)
    if words.verb == "is", isOn == (old.map { $0 == "true" } ?? words.isUsual) {
      return EditClause(name, "is", isOn ? "still \(words.state)" : "still not \(words.state)")
    }
    if isOn, key == "routable", let ways = routerWays(of: name) {
      return EditClause(name, words.verb, words.state, .because(ways, isNew: true))
    }
    if key == "externally_prepared" {
      return EditClause(name, "has", "to be prepared by what shows it", isNow: !isOn)
    }
    return EditClause(name, words.verb, words.state, isNow: isOn)
  }

  /// What the router of a class means for those that show it; nil where nothing does.
  private func routerWays(of name: String) -> String? {
    guard let sources = names.routers.value.new[name] else { return nil }
    let clauses = [
      (sources.preparing, "prepare", "it"),
      (sources.presenting, "present", "it without the router"),
    ].filter { !$0.0.isEmpty }.map { all, verb, end in
      let list = all.map(\.quotable).listed(atMost: .mostNamed)
      return "\(list) \(all.count == 1 ? "\(verb)s" : verb) \(end)"
    }
    return clauses.joinedClauses(atMost: clauses.count)
  }

  /// Whether the value is true now.
  private func isOn(byDefault usual: Bool) -> Bool { new.map { $0 == "true" } ?? usual }

  /// What people say of each answer that is yes, and whether it is if nothing is said.
  private static let answers: [String: (verb: String, state: String, isUsual: Bool)] = [
    "routable": ("has", "a router", false),
    "externally_prepared": ("is", "externally prepared", true),
    "implements_prepare": ("prepares", "what it opens", false),
    "initial": ("is", "an initial scene", false),
    "defines_context": ("keeps", "what is presented in it inside", false),
    "superview_added": ("is", "in a view that is added", true),
    "in_window": ("is", "added to what is in a window", true),
    "removed_first": ("is", "removed before it is in a window", false),
  ]
}

extension String {
  /// A style of presenting in words: `pageSheet` is a page sheet, and `fullScreen` full screen.
  var presentationStyle: String {
    let words = wordsApart
    return (words.hasSuffix("sheet") ? words.withArticle : words).quotable
  }
}
