import AppModel
import Disk

/// What an edit is about, as its author would call it: a screen, a component, a bar, an item of a
/// feed, a style of a family, a plugin, or a file.
struct EditSubject: Sendable {
  /// The thing itself.
  var label: String
  /// What the thing is part of; nil for something on its own.
  var holder: Holder?
  var sort: Sort
  private(set) var isOfSite = false
  /// Whether the thing is a component that is called by its type.
  var isOnlyOfType = false
  /// The component that the thing is, by its id or type.
  var component: String?
  /// The type of a component, a bar or a menu, as people say it.
  private(set) var type: String?
  /// The title of a feed.
  private var title: String?
  /// What comes before the name of the thing in its label, and the name; empty for other things than
  /// entries, buttons and plugins.
  var beginning = ""
  var ownName = ""
  /// The keys inside the thing that lead to the value.
  var keys: [String] = []

  /// The sorts of things that sentences distinguish.
  enum Sort: String, Hashable, Sendable {
    case screen, component, bar, menu, feed, item, note, journey, family, style, plugin, file
    /// A scene of a storyboard, a segue, a device of the site, or what else has a name there.
    case part
    case barItem = "button"
    case menuItem = "entry"
  }

  /// What a thing is part of, with the word between both: `on Home`.
  struct Holder: Hashable, Sendable {
    let preposition: String
    var name: String

    init(_ preposition: String, _ name: String) {
      self.preposition = preposition
      self.name = name
    }

    var phrase: String { "\(preposition) \(name)" }
  }

  /// The thing and what it is part of: `hero on Home`.
  var phrase: String { label + end }

  /// Whether the thing is a component that is called by a type of several things, such as tabs.
  var isPlural = false
  /// How many things are meant, each of which is known by itself.
  var count = 1

  /// What comes after the thing in a sentence.
  var end: String { holder.map { " \($0.phrase)" } ?? "" }

  init(of edit: Edit, _ names: AuthorNames) {
    var steps = edit.trail.steps[...]
    label = edit.file.quotable
    sort = .file
    switch AppFile(named: edit.file) {
    case .rivers, .appDefine:
      if ["screens", "general"].contains(steps.first?.name) { _ = steps.popFirst() }
      // What screens share is next to them.
      guard edit.screen != nil || !AppFile.sharedKeys.contains(steps.first?.name ?? "")
      else { break }
      guard steps.popFirst() != nil else { return }
      label = Self.screen(of: edit, names)
      sort = .screen
    case .families:
      if edit.file.hasSuffix(".xml") {
        describeElement(&steps)
      } else {
        describeFamily(&steps)
      }
    case .plugins:
      guard let plugin = steps.popFirst() else { return }
      beginning = "the plugin"
      ownName = names.plugin(plugin.name)
      label = "\(beginning) \(ownName)"
      sort = .plugin
    case .collections:
      guard let collection = steps.popFirst() else { return }
      let title = collection.node.text(under: "title") ?? collection.name
      label =
        switch collection.node.text(under: "ui_tag") ?? collection.name {
        case Collections.barTag: "the bar"
        case Collections.menuTag: "the menu"
        default: "the collection '\(title.quotable)'"
        }
      sort = .feed
    case .feedIndex:
      guard let source = steps.popFirst() else { return }
      label = "the data source \(source.name.quotable)"
      sort = .feed
    case nil where AppFile.isInFeeds(edit.file):
      label = "the feed \(Self.stem(of: edit.file).quotable)"
      title = names.feed(edit.file)
      sort = .feed
    case .riverbed:
      isOfSite = true
      describeNote(&steps, names)
      describeJourney(&steps)
      describePart(&steps)
    case nil where edit.isOfTheme: describeTheme(in: edit.file)
    case nil: describeScene(&steps, in: edit.file)
    case .settings: describeOwnBar(&steps)
    case .routes: describePart(&steps)
    }
    while steps.count > 1, let place = steps.first?.name,
      let inner = EditSubject(
        steps[steps.startIndex + 1], under: place, of: self, in: edit, names)
    {
      self = inner
      steps = steps.dropFirst(2)
    }
    keys = steps.map(\.name)
    if let several = names.several, several.sort == sort { take(nameOf: several) }
  }

  /// The keys of lists of components.
  static let componentLists: Set<String> = ["ui_components", "components"]

  /// The keys of what a component has before and after its cells.
  static let parts: Set<String> = ["header", "footer"]

  /// The key of lists of entries and buttons, also of those inside an entry.
  static let entryList = "nav_items"

  /// The keys of lists of a feed's items.
  static let itemLists: Set<String> = ["children", "entry", "items", "results"]

  /// Returns the name of the screen that an edit is inside.
  static func screen(of edit: Edit, _ names: AuthorNames) -> String {
    guard let screen = edit.screen else { return edit.file.quotable }
    return screen.node.text(under: "name")?.quotable ?? names.removedScreen(screen.name)
  }

  /// An element of a list, under a key of a thing around it; nil if it is not a thing of its own.
  private init?(
    _ step: FileNode.Child, under key: String, of outer: EditSubject, in edit: Edit,
    _ names: AuthorNames
  ) {
    let title = step.node.text(under: "title") ?? step.node.text(under: "name")
    switch key {
    case _ where Self.componentLists.contains(key):
      type = (step.node.text(under: "component_type") ?? step.node.text(under: "type"))?.spoken
      let isNamed = step.node.text(under: "id") != nil && !step.name.isForMachines
      // One in another counts among those in it, and a group among those beside it.
      let isNested = outer.sort == .component
      let counted = { (name: ComponentName?) in
        isNested || name?.isGroup ?? false ? name?.inList : name
      }
      // One without an id is known by its place.
      let placed = isNamed ? nil : counted(names.component(step, of: edit))
      let known = counted(names.known(step.name, on: edit.screenKey))
      label =
        known?.phrase ?? placed?.phraseByNumber ?? type.map { "the \($0)" } ?? "a component"
      isOnlyOfType =
        placed.map { $0.title == nil && $0.place.count == 1 } ?? known.map {
          $0.title == nil && $0.phrase != nil
        } ?? !isNamed
      isPlural = (known ?? placed)?.isPlural ?? (!isNamed && type?.isPluralNoun ?? false)
      holder = outer.sort == .screen ? Holder("on", outer.label) : Holder("in", outer.phrase)
      sort = .component
      component = step.name
    case "navigations":
      let isBar = step.node.text(under: "category") == "nav_bar"
      label = isBar ? "the bar" : "the menu"
      if outer.sort == .screen {
        holder = Holder("of", outer.label)
      } else if isBar, let title, !title.isForMachines, title.lowercased() != "bar" {
        label = "the bar '\(title.quotable)'"
      } else if isBar, let id = step.node.text(under: "id") {
        label += names.screens(withBar: id).map { " of \($0)" } ?? ""
      }
      sort = isBar ? .bar : .menu
      type = step.node.text(under: "navigation_type")?.spoken
    case Self.entryList:
      let isInBar = outer.sort == .bar
      let word = (title ?? step.name).quotable
      beginning =
        isInBar
        ? "\((outer.holder?.name ?? "the bar").possessive) button"
        : step.node.children.contains { $0.name == Self.entryList && !$0.node.children.isEmpty }
          ? "the submenu"
          : step.node.text(under: "type") == "header" && !names.areTabs()
            && (edit.trail.steps.last?.key == nil || edit.isOfName)
            ? "the menu heading" : "the \(names.menuWord(removed: edit.isRemovedWhole))"
      ownName = isInBar ? "'\(word)'" : word
      label = "\(beginning) \(ownName)"
      sort = isInBar ? .barItem : .menuItem
      // Where menus differ, the screen tells which is meant.
      if outer.sort == .menu, edit.kind == .changed, names.totals.haveOtherMenus {
        let areTabs = edit.screenKey.map(names.totals.ownTabs.contains) ?? names.areTabs()
        beginning = "the \(AuthorNames.menuWord(areTabs: areTabs))"
        label = "\(beginning) \(ownName)"
        holder = Holder(
          "in", AuthorNames.menu(of: Self.screen(of: edit, names), areTabs: areTabs))
      }
    case _ where Self.itemLists.contains(key):
      label = "'\((title ?? step.name).quotable)'"
      let screens = outer.sort == .item ? names.sent.value.screens(filledBy: edit.file) : []
      holder = Holder(
        "in",
        screens.isEmpty
          ? outer.title ?? outer.label : "\(outer.label) on \(screens.named(as: "screen"))")
      sort = .item
    default: return nil
    }
  }

  /// Returns the name of a file without its folders and its extension.
  static func stem(of file: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
}
