import AppModel

/// What comes or goes with components that only they use: a family, a feed, a plugin, a note.
struct ComponentBelongings {
  private let things: [ReferredThing]
  private var added: Side
  private var removed: Side

  /// What only one side has.
  private struct Side {
    let users: WordUsers
    /// The places of things, by their names.
    var places: [String: [Int]] = [:]
    /// The notes about each component.
    var notes: [String: Explanations.Group] = [:]
  }

  init(among edits: [(index: ElementIndex<Edit>, element: Edit)], in list: EditList) {
    things = ReferredThing.all(in: edits).filter { $0.sort != .screen }
    let isNeeded = !things.isEmpty
    let users = list.screens.map { WordUsers(of: isNeeded ? $0.flatMap(\.componentsAndRest) : []) }
    (added, removed) = (Side(users: users.new), Side(users: users.old))
    for (place, thing) in things.enumerated() {
      for name in thing.names {
        self[thing.isAdded].places[name, default: []].append(place)
      }
    }
    for (index, edit) in edits where edit.isOfNote && [.added, .removed].contains(edit.kind) {
      guard let name = edit.trail.steps.last?.node.text(under: "component") else { continue }
      self[edit.kind == .added].notes[name, default: []].append(index)
    }
  }

  private subscript(isAdded: Bool) -> Side {
    get { isAdded ? added : removed }
    set { if isAdded { added = newValue } else { removed = newValue } }
  }

  /// Returns the edits of what came or went with a component, with its plugin or without.
  func of(
    _ component: Edit, wasAdded: Bool, withPlugin hasPlugin: Bool = true
  ) -> Explanations.Group {
    guard let child = component.trail.steps.last else { return [] }
    let side = self[wasAdded]
    let words = side.places.isEmpty ? [] : Array(WordUsers(of: [child]).words)
    let own = Set(words.flatMap { side.places[$0] ?? [] }).filter { place in
      (hasPlugin || things[place].sort != .plugin)
        && side.users.areAtMostOne(using: things[place].names)
    }
    let files = own.compactMap { things[$0].file }.flatMap { side.places[$0] ?? [] }
    return own.union(files).map { things[$0].index } + (side.notes[child.name] ?? [])
  }
}

/// The screens, or parts of them, that use each word.
struct WordUsers {
  private var users: [String: Set<String>] = [:]

  init(of owners: [FileNode.Child]) {
    for owner in owners {
      var rest = [owner.node]
      while let node = rest.popLast() {
        for child in node.children {
          if child.node.shape.isContainer {
            rest.append(child.node)
          } else if child.key == nil || !Self.ways.contains(child.name) {
            users[child.node.words, default: []].insert(owner.name)
          }
        }
      }
    }
  }

  /// The keys of values that only name screens.
  static let ways: Set<String> = ["target", "ui_tag", "screen_type", "parent"]

  var words: Dictionary<String, Set<String>>.Keys { users.keys }

  func owners(using word: String) -> Set<String> { users[word] ?? [] }

  func areAtMostOne(using words: Set<String>) -> Bool {
    words.reduce(into: Set()) { $0.formUnion(owners(using: $1)) }.count <= 1
  }
}

extension FileNode.Child {
  /// The components of a screen, and its other values, with names that say whose they are.
  fileprivate var componentsAndRest: [FileNode.Child] {
    node.children.flatMap { member in
      let isList = EditSubject.componentLists.contains(member.name)
      return (isList ? member.node.children : [member]).map { part in
        FileNode.Child(
          name: isList ? "\(name)/\(part.name)" : name, node: part.node, key: part.key)
      }
    }
  }
}
