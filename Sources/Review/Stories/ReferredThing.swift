import AppModel
import Markup

/// Something that was added or removed, which other edits can refer to.
struct ReferredThing {
  let index: ElementIndex<Edit>
  let sort: Sort
  let name: String
  let isAdded: Bool
  /// What others call it.
  let names: Set<String>
  /// The file that an entry of an index names.
  let file: String?

  enum Sort { case screen, plugin, family, feed, entry, index, scene, collection }

  init?(_ edit: Edit, at index: ElementIndex<Edit>) {
    guard [.added, .removed].contains(edit.kind) else { return nil }
    self.index = index
    isAdded = edit.kind == .added
    name = edit.name
    let node = edit.trail.steps.last?.node
    var file: String?
    switch AppFile(named: edit.file) {
    case .rivers where edit.isOfScreen, .appDefine where edit.isOfScreen:
      sort = .screen
      names = Set([name, node?.text(under: "ui_tag")].compactMap(\.self))
    case .plugins where edit.isOfPlugin:
      (sort, names) = (.plugin, [name])
    case .collections where edit.trail.steps.count == 1:
      let words = [name, node?.text(under: "ui_tag"), node?.text(under: "id")]
      (sort, names) = (.collection, Set(words.compactMap(\.self)))
    case .families where edit.isOfFamily:
      (sort, names) = (.family, [name])
    case .families where !edit.families.isEmpty:
      (sort, names) = (.family, Set(edit.families))
    case .feedIndex where edit.isOfFeedLine:
      file = node?.text(under: "file")
      (sort, names) = (.entry, Set([name, node?.text(under: "source")].compactMap(\.self)))
    case .feedIndex where edit.trail.steps.isEmpty:
      let lines = edit.content?.children.map(\.node) ?? []
      let words = lines.flatMap { [$0.text(under: "file"), $0.text(under: "source")] }
      (sort, names) = (.index, Set(words.compactMap(\.self)))
    case .rivers, .plugins, .families, .feedIndex, .riverbed, .settings, .collections, .appDefine,
      .routes:
      return nil
    case nil where node?.element?.name == "scene":
      (sort, names) = (.scene, Set(edit.ids + [node?.element?.sceneTitle].compactMap(\.self)))
    case nil:
      guard AppFile.isInFeeds(edit.file), edit.trail.steps.isEmpty else { return nil }
      let short = edit.file.split(separator: "/").last.map(String.init) ?? edit.file
      (sort, names) = (.feed, [edit.file, short])
    }
    self.file = file
  }
}

extension ReferredThing {
  /// Returns what some edits added or removed.
  static func all(in edits: [(index: ElementIndex<Edit>, element: Edit)]) -> [ReferredThing] {
    edits.compactMap { index, edit in ReferredThing(edit, at: index) }
  }
}

/// The things that have each name.
struct ThingNames {
  private let things: [ReferredThing]
  private let own: Set<ElementIndex<Edit>>
  private var places: [String: [Int]] = [:]
  /// The names of each thing, and of those that come or go with it.
  private let joint: [Set<String>]

  /// Creates the names of things, each of which comes or goes with another one, or itself.
  init(of things: [ReferredThing], with leaders: [Int]) {
    self.things = things
    own = Set(things.map(\.index))
    var all: [Int: Set<String>] = [:]
    for (thing, leader) in zip(things, leaders) { all[leader, default: []].formUnion(thing.names) }
    joint = leaders.map { all[$0] ?? [] }
    for (place, thing) in things.enumerated() {
      for name in thing.names { places[name, default: []].append(place) }
    }
  }

  /// Returns the place of what an edit only makes a way to, or takes one away from: first one that
  /// was added.
  func owner(of edit: Edit, at index: ElementIndex<Edit>) -> Int? {
    guard !own.contains(index) else { return nil }
    return place(of: edit.references(\.new), isAdded: true, edit)
      ?? place(of: edit.references(\.old), isAdded: false, edit)
  }

  /// Returns the place of what was removed, if an edit changes something else about a way to it that
  /// is left.
  func goneTarget(of edit: Edit) -> Int? {
    guard let way = edit.trail.steps.last(where: { $0.key == nil }) else { return nil }
    return place(of: way.node.references(under: ["target", "screen_type"]), isAdded: false, edit)
  }

  /// Finds what some words mean in an edit: a way leads to a screen, even if a feed has its name.
  private func place(of words: Set<String>, isAdded: Bool, _ edit: Edit) -> Int? {
    guard let word = words.min(), let all = places[word] else { return nil }
    let meant = all.filter { place in
      things[place].isAdded == isAdded && words.isSubset(of: joint[place])
        && (things[place].sort == .scene) == edit.isOfRouters
    }
    return meant.first { (things[$0].sort == .screen) == edit.isOfWay } ?? meant.first
  }
}

extension Edit {
  /// Returns what the value on a side refers to: the word itself under a key that names things, and
  /// for an entry, a button, an item or a hook everything that it leads to.
  fileprivate func references(_ side: KeyPath<Edit, Side?>) -> Set<String> {
    guard self[keyPath: side] != nil, let last = trail.steps.last else { return [] }
    if let text = self[keyPath: side]?.text {
      return last.key != nil && Self.referring.contains(last.name) || Self.lists.contains(listName)
        ? [text] : []
    }
    guard kind != .changed else { return [] }
    if isOfRouters {
      let node = AppFile(named: file) == .routes && trail.steps.count == 2 ? last.node : nil
      return Set(
        [
          segue?["destination"],
          node.map { $0.text(under: "to") ?? $0.text(under: "class") ?? name },
        ]
        .compactMap(\.self))
    }
    if last.name == "hooks" || last.key == nil && Self.ways.contains(listName) {
      if isOfNote { return last.node.references(under: ["screen"]) }
      // What is in a submenu only counts where the entry itself leads nowhere.
      let own = last.node.references(under: Self.referring, besides: EditSubject.entryList)
      return own.isEmpty ? last.node.references(under: Self.referring) : own
    }
    // What a header, a footer or an entry opens is said in an object of its own.
    if last.key != nil, last.name == "data" { return last.node.references(under: ["target"]) }
    guard last.key == nil, isOfComponent else { return [] }
    return Set([last.node.text(under: "component_type")].compactMap(\.self))
  }

  /// Whether the edit is of a value that names something.
  var refersToThing: Bool { Self.referring.contains(name) }

  /// Whether the edit is of what leads to a screen, or of the value that says to which one.
  fileprivate var isOfWay: Bool {
    WordUsers.ways.contains(name) || trail.steps.last?.key == nil && Self.ways.contains(listName)
  }

  /// The keys whose values are names of screens, plugins, families and data sources.
  private static let referring: Set<String> = [
    "target", "ui_tag", "screen_type", "screen_id", "parent", "family", "source", "identifier",
    "plugin_identifier", "file", "type",
  ]
  /// The keys of lists of ways, and of lists of names.
  private static let ways = EditSubject.itemLists.union([
    EditSubject.entryList, "preload_plugins", "hooks", "notes",
  ])
  private static let lists: Set<String> = ["cell_styles", "families", "collections"]
}

extension FileNode {
  /// Returns the words under some keys, however deep, but not inside another one.
  fileprivate func references(under keys: Set<String>, besides other: String? = nil) -> Set<String>
  {
    var found: Set<String> = []
    var rest = [self]
    while let node = rest.popLast() {
      for child in node.children {
        if child.key != nil, child.name == other { continue }
        if child.node.shape.isContainer {
          rest.append(child.node)
        } else if child.key != nil, child.name != "type", keys.contains(child.name) {
          found.insert(child.node.words)
        }
      }
    }
    return found
  }
}
