import AppModel
import Markup

/// The things that are at the start of a way, in the files that have a structure of their own.
extension EditSubject {
  /// Reads a note of the preview site.
  mutating func describeNote(
    _ steps: inout ArraySlice<FileNode.Child>, _ names: AuthorNames
  ) {
    guard steps.first?.name == "notes", steps.count > 1 else { return }
    let note = steps[steps.startIndex + 1].node
    let key = note.text(under: "screen")
    let screen = key.map(names.screen)
    let component = note.text(under: "component").map { component in
      let known = names.known(component, on: key)
      guard let title = known?.title else {
        // A type is only clear with its screen.
        return (known?.phrase ?? "a component") + (screen.map { " of \($0)" } ?? "")
      }
      return title.quotable
    }
    label = "the note on \(component ?? screen ?? "the app")"
    sort = .note
    steps = steps.dropFirst(2)
  }

  /// Reads a journey of the preview site.
  mutating func describeJourney(_ steps: inout ArraySlice<FileNode.Child>) {
    guard steps.first?.name == "journeys", steps.count > 1 else { return }
    let journey = steps[steps.startIndex + 1]
    beginning = "the journey"
    ownName = "'\((journey.node.text(under: "name") ?? journey.name).quotable)'"
    label = "\(beginning) \(ownName)"
    sort = .journey
    steps = steps.dropFirst(2)
  }

  /// Reads a thing of a list that is known by its name there: a device of the preview site, or a
  /// segue, a scene or a view of the routers.
  mutating func describePart(_ steps: inout ArraySlice<FileNode.Child>) {
    guard let list = steps.first?.name, steps.count > 2 else { return }
    let thing = steps[steps.startIndex + 1]
    switch list {
    case "devices": label = (thing.node.text(under: "name") ?? thing.name).quotable
    case "segues": label = "the segue \(thing.name.quotable)"
    case "scenes", "views": label = (thing.node.text(under: "class") ?? thing.name).quotable
    default: return
    }
    sort = .part
    steps = steps.dropFirst(2)
  }

  /// Reads a theme of the preview site, which is all of a file.
  mutating func describeTheme(in file: String) {
    label = "the theme \(Self.stem(of: file).quotable)"
    sort = .part
  }

  /// Reads the innermost element of an XML file of families: a style by its name, with the screens
  /// that are meant.
  mutating func describeElement(_ steps: inout ArraySlice<FileNode.Child>) {
    guard let place = steps.lastIndex(where: { !$0.name.hasPrefix("@") }),
      place < steps.endIndex - 1
    else { return }
    let elements = steps[...place].compactMap(\.node.element)
    let named = elements.last { $0.name != "Screen" && $0["name"] != nil }
    label = (named?["name"] ?? steps[place].name).quotable
    sort = .style
    if elements.last?.name == "Screen", let type = elements.last?["type"] {
      if named == nil { (label, holder) = ("all screens", nil) }
      if type.hasPrefix("sw") { narrow(to: "tablets") }
    }
    steps = steps[(place + 1)...]
  }

  /// What the feed in a file is called: by its title, or by its file without one.
  static func feed(in file: String, _ names: AuthorNames) -> String {
    names.feed(file) ?? stem(of: file).quotable
  }

  /// What a storyboard is called.
  static func storyboard(_ file: String) -> String { "the storyboard \(stem(of: file).quotable)" }

  /// Reads the innermost thing of a storyboard.
  mutating func describeScene(
    _ steps: inout ArraySlice<FileNode.Child>, in file: String
  ) {
    let elements = steps.map(\.node.element)
    guard let depth = elements.lastIndex(where: { $0?.known != nil }), let holder = elements[depth]
    else { return }
    // What came or went with the list that only it was in.
    let inner = depth == elements.count - 2 ? elements.last??.onlyThing : nil
    let element = inner ?? holder
    guard let name = element.known else { return }
    sort = .part
    let board = Self.storyboard(file)
    let scene = elements.compactMap(\.self).first { $0.name == "scene" }.map(\.sceneTitle)
    switch element.name {
    case "scene": (label, self.holder) = (element.sceneTitle, Holder("in", board))
    case "segue":
      label = "the segue \((element["identifier"] ?? name).quotable)"
      self.holder = scene.map { Holder("from", $0) }
    default:
      let isOfScene = element["customClass"] == scene
      label = isOfScene ? element["customClass"] ?? name : "the \(element.name.wordsApart)"
      self.holder = isOfScene ? Holder("in", board) : scene.map { Holder("in", $0) }
    }
    steps = steps.dropFirst(depth + (inner == nil ? 1 : 2))
  }

  /// Reads the app's own bar in the settings.
  mutating func describeOwnBar(_ steps: inout ArraySlice<FileNode.Child>) {
    guard steps.first?.name == "navigation_bar" else { return }
    (label, sort) = ("the app's bar", .bar)
    _ = steps.popFirst()
  }

  /// Reads the family and the style at the start of a path.
  mutating func describeFamily(_ steps: inout ArraySlice<FileNode.Child>) {
    guard steps.first?.name == "families", steps.count > 1 else { return }
    _ = steps.popFirst()
    label = steps.popFirst()?.name.quotable ?? label
    sort = .family
    guard steps.count > 1 else { return }
    guard let section = steps.popFirst()?.name, let style = steps.popFirst()?.name else { return }
    if Family.isScreenSection(section) {
      // All screens share this style.
      if style != "DEFAULT" { holder = Holder("for", "screens of style \(style.quotable)") }
    } else {
      holder = Holder("in", label)
      label = style.quotable
      sort = .style
    }
    guard steps.first?.name == "devices", steps.count > 1 else { return }
    _ = steps.popFirst()
    guard let device = steps.popFirst()?.name, device != "universal" else { return }
    let known = DeviceClass.allCases.first { $0.family == device }
    narrow(to: known?.word.plural ?? device.spoken)
  }

  /// Adds that only some devices are meant.
  private mutating func narrow(to devices: String) {
    if holder == nil {
      holder = Holder("on", devices)
    } else {
      holder?.name += " on \(devices)"
    }
  }
}

extension FileNode {
  /// What people call the controller of a storyboard that an attribute of all of it names.
  var namedScene: String? {
    guard case .element(let node) = self, let id = node.attribute?.value else { return nil }
    guard let found = node.element.controller(id) else { return EditWords.scene(id) }
    return found["customClass"]?.quotable ?? "the \(found.name.wordsApart.quotable)"
  }
}

extension EditWords {
  /// How the destination of a storyboard's segue opens now; nil for any other edit.
  var segueAppearance: EditClause? {
    guard ["@kind", "@modalPresentationStyle"].contains(subject.keys.last ?? ""),
      let segue = edit.trail.steps.dropLast().last?.node.element, segue.name == "segue",
      let id = segue["destination"], let scenes = edit.trail.steps.first?.node.element
    else { return nil }
    let name = scenes.controller(id)?["customClass"]?.quotable ?? Self.scene(id)
    let former: FileNode?
    switch edit.undoing {
    case .replace(_, by: let old): former = old
    case .insert(let gone, into: _, after: _): former = gone.node
    case .remove, .reorder, .restore, .put, .elsewhere: former = nil
    }
    guard case .element(let old) = former else {
      return EditClause(name, "opens", segue.appearance, .now)
    }
    let before = old.element.appearance
    if before == segue.appearance { return nil }
    let noun = before.hasPrefix("as ") ? String(before.dropFirst(3)) : before
    return EditClause(name, "opens", segue.appearance, .insteadOf(noun))
  }
}

extension Element {
  /// How a segue shows its destination, in words after "opens".
  var appearance: String {
    switch self["kind"] {
    case "popoverPresentation": return "as a popover"
    case "presentation":
      let style = self["modalPresentationStyle"].map(\.presentationStyle) ?? "as the system likes"
      if style == "over current context" { return "over the current context" }
      return style.hasPrefix("a ") ? "as \(style)" : style
    case let kind: return "by \((kind ?? "custom").spoken.wordsApart)"
    }
  }

  /// Returns the controller with an id, which is one of the objects of a scene.
  func controller(_ id: String) -> Element? {
    if self["id"] == id { return self }
    return elements.lazy.compactMap { $0.controller(id) }.first
  }
}
