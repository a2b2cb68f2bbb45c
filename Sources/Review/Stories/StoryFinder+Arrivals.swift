import AppModel

extension StoryFinder {
  /// Joins things that were added or removed with the edits that only make ways to them, or take
  /// them away, and with what only they use.
  mutating func findArrivals() {
    let rest = rest
    let things = rest.compactMap { index, edit in ReferredThing(edit, at: index) }
    guard !things.isEmpty else { return }
    let belonging = belongings(of: things)
    var owners: [ElementIndex<Edit>: Int] = [:]
    for (index, edit) in rest {
      guard let owner = things.owner(of: edit, at: index) else { continue }
      owners[index] = owner
    }
    for (place, thing) in things.enumerated() {
      var leader = place
      while let owner = belonging[leader] { leader = owner }
      owners[thing.index] = leader
      for (edit, owner) in owners where owner == place { owners[edit] = leader }
    }
    for (place, thing) in things.enumerated() where owners[thing.index] == place {
      let own = owners.filter { $0.value == place }.keys.sorted()
      // What comes alone is a change of one thing like any other.
      add(thing.isAdded ? .arrival : .departure, [thing.index], with: own)
    }
  }

  /// Returns what came or went with a component that only it uses.
  func belongings(of component: Edit) -> Explanations.Group {
    guard let node = component.trail.steps.last?.node, let screen = component.trail.names.first
    else { return [] }
    let isAdded = component.kind == .added
    let things = rest.compactMap { index, edit in ReferredThing(edit, at: index) }
      .filter { $0.isAdded == isAdded && $0.sort != .screen }
    guard !things.isEmpty else { return [] }
    let users = Users(of: isAdded ? list.screens.new : list.screens.old)
    let words = Users(of: [FileNode.Child(name: screen, node: node, key: nil)])
    let own = things.filter { thing in
      thing.names.contains { !words.screens(using: $0).isEmpty }
        && Set(thing.names.flatMap { users.screens(using: $0) }).count <= 1
    }
    let files = Set(own.compactMap(\.file))
    return own.map(\.index)
      + things.filter { !$0.names.isDisjoint(with: files) }.map(\.index)
  }

  /// Returns the screens' places among things, by those of what only they use.
  private func belongings(of things: [ReferredThing]) -> [Int: Int] {
    var owners: [Int: Int] = [:]
    guard things.contains(where: { $0.sort == .screen }),
      things.contains(where: { $0.sort != .screen })
    else { return owners }
    for isAdded in [true, false] {
      let users = Users(of: isAdded ? list.screens.new : list.screens.old)
      let screens = Dictionary(
        things.enumerated().filter { $1.sort == .screen && $1.isAdded == isAdded }.map {
          ($1.name, $0)
        },
        uniquingKeysWith: { first, _ in first })
      for (place, thing) in things.enumerated()
      where thing.sort != .screen && thing.isAdded == isAdded {
        let all = Set(thing.names.flatMap { users.screens(using: $0) })
        if all.count == 1, let screen = all.first, let owner = screens[screen] {
          owners[place] = owner
        }
      }
      // A file of a feed belongs to the entry of the index that names it.
      for (place, thing) in things.enumerated()
      where thing.isAdded == isAdded && owners[place] == nil {
        let entry = things.firstIndex {
          $0.isAdded == isAdded && $0.sort == .entry
            && $0.file.map { thing.names.contains($0) } ?? false
        }
        if let entry, entry != place, let owner = owners[entry] { owners[place] = owner }
      }
    }
    return owners
  }
}

/// Something that was added or removed, which other edits can refer to.
private struct ReferredThing {
  let index: ElementIndex<Edit>
  let sort: Sort
  let name: String
  let isAdded: Bool
  /// What others call it.
  let names: Set<String>
  /// The file that an entry of an index names.
  let file: String?

  enum Sort { case screen, plugin, family, feed, entry }

  init?(_ edit: Edit, at index: ElementIndex<Edit>) {
    guard edit.kind == .added || edit.kind == .removed else { return nil }
    self.index = index
    isAdded = edit.kind == .added
    name = edit.name
    let node = edit.trail.steps.last?.node
    var file: String?
    switch AppFile(named: edit.file) {
    case .rivers where edit.isOfScreen:
      sort = .screen
      names = Set([name, node?.text(under: "ui_tag")].compactMap(\.self))
    case .plugins where edit.trail.steps.count == 1:
      (sort, names) = (.plugin, [name])
    case .families where edit.isOfFamily:
      (sort, names) = (.family, [name])
    case .feedIndex where edit.trail.steps.count == 1:
      file = node?.text(under: "file")
      (sort, names) = (.entry, Set([name, node?.text(under: "source")].compactMap(\.self)))
    case .rivers, .plugins, .families, .feedIndex, .riverbed, .settings, .collections, .appDefine,
      .routes:
      return nil
    case nil:
      guard AppFile.isInFeeds(edit.file), edit.trail.steps.isEmpty else { return nil }
      let short = edit.file.split(separator: "/").last.map(String.init) ?? edit.file
      (sort, names) = (.feed, [edit.file, short])
    }
    self.file = file
  }
}

extension [ReferredThing] {
  /// Returns the place of what an edit only makes a way to, or takes one away from: first one that
  /// was added.
  fileprivate func owner(of edit: Edit, at index: ElementIndex<Edit>) -> Int? {
    guard !contains(where: { $0.index == index }) else { return nil }
    let (new, old) = (edit.references(\.new), edit.references(\.old))
    return firstIndex { $0.isAdded && !new.isEmpty && new.isSubset(of: $0.names) }
      ?? firstIndex { !$0.isAdded && !old.isEmpty && old.isSubset(of: $0.names) }
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
    if last.name == "hooks" || last.key == nil && Self.ways.contains(listName) {
      return last.node.references(under: Self.referring)
    }
    let isComponent = last.key == nil && ["ui_components", "components"].contains(listName)
    return isComponent ? Set([last.node.text(under: "component_type")].compactMap(\.self)) : []
  }

  /// The key of the list that the value is in; empty if it is not in one.
  private var listName: String { trail.steps.dropLast().last?.name ?? "" }

  /// The keys whose values are names of screens, plugins, families and data sources.
  private static let referring: Set<String> = [
    "target", "ui_tag", "screen_type", "screen_id", "parent", "family", "source", "identifier",
    "plugin_identifier", "file", "type",
  ]
  /// The keys of lists of ways, and of lists of names.
  private static let ways: Set<String> = [
    "nav_items", "children", "entry", "items", "results", "preload_plugins", "hooks",
  ]
  private static let lists: Set<String> = ["cell_styles", "families", "collections"]

  /// Whether the edit is of a whole family.
  fileprivate var isOfFamily: Bool {
    let names = trail.names.first == "dict" ? Array(trail.names.dropFirst()) : trail.names
    return names.count == 2 && names[0] == "families"
  }
}

extension FileNode {
  /// Returns the words under some keys, however deep.
  fileprivate func references(under keys: Set<String>) -> Set<String> {
    var found: Set<String> = []
    var rest = [self]
    while let node = rest.popLast() {
      for child in node.children {
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

/// The screens that use each word.
private struct Users {
  private var users: [String: Set<String>] = [:]

  init(of screens: [FileNode.Child]) {
    for screen in screens {
      var rest = [screen.node]
      while let node = rest.popLast() {
        for child in node.children {
          if child.node.shape.isContainer {
            rest.append(child.node)
          } else {
            users[child.node.words, default: []].insert(screen.name)
          }
        }
      }
    }
  }

  func screens(using word: String) -> Set<String> { users[word] ?? [] }
}
