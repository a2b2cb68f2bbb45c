import AppModel

extension StoryFinder {
  /// Joins components that were added or removed with what only they use, apart from plugins, which
  /// are news themselves.
  mutating func findBelongings() {
    let components = rest.filter {
      $0.element.isOfComponent && [.added, .removed].contains($0.element.kind)
    }
    guard !components.isEmpty else { return }
    let belongings = ComponentBelongings(among: rest, in: list)
    for (index, edit) in components {
      let own = belongings.of(edit, wasAdded: edit.kind == .added, withPlugin: false)
      guard !own.isEmpty else { continue }
      add(edit.kind == .added ? .arrival : .departure, [index], with: own)
    }
  }

  /// Joins things that were added or removed with the edits that only make ways to them, or take
  /// them away, and with what only they use.
  mutating func findArrivals() {
    let rest = rest
    let things = ReferredThing.all(in: rest)
    guard !things.isEmpty else { return }
    let belonging = belongings(of: things)
    let leaders = things.indices.map { place in
      var leader = place
      while let owner = belonging[leader] { leader = owner }
      return leader
    }
    let names = ThingNames(of: things, with: leaders)
    var members: [Int: Explanations.Group] = [:]
    for (place, thing) in things.enumerated() {
      members[leaders[place], default: []].append(thing.index)
    }
    var ways: [ChangedThing: Int] = [:]
    var others: [(index: ElementIndex<Edit>, element: Edit)] = []
    for (index, edit) in rest {
      guard let owner = names.owner(of: edit, at: index) else {
        if edit.trail.steps.last?.key != nil { others.append((index, edit)) }
        continue
      }
      members[leaders[owner], default: []].append(index)
      if let way = ChangedThing(of: edit), way.isWay { ways[way] = leaders[owner] }
    }
    // What else changed about a way belongs to the same story.
    for (index, edit) in others {
      guard let way = ChangedThing(of: edit), way.isWay,
        let leader = ways[way] ?? names.goneTarget(of: edit).map({ leaders[$0] })
      else { continue }
      members[leader, default: []].append(index)
    }
    // A component that left its screen for a new one, or stays where its screen does not.
    let moved = movesOfScreens
    for (place, thing) in things.enumerated() {
      members[leaders[place], default: []] += moved[thing.index] ?? []
    }
    // The mark of the home screen leads to it.
    let marks = (
      taken: rest.filter(\.element.takesHome).only, made: rest.filter(\.element.makesHome).only
    )
    for (place, thing) in things.enumerated() where list.edits[thing.index].bringsHome {
      guard let mark = thing.isAdded ? marks.taken : marks.made else { continue }
      members[leaders[place], default: []].append(mark.index)
    }
    for (place, thing) in things.enumerated() where leaders[place] == place {
      add(thing.isAdded ? .arrival : .departure, [thing.index], with: members[place] ?? [])
    }
  }

  /// Returns the screens' places among things, by those of what only they use.
  private func belongings(of things: [ReferredThing]) -> [Int: Int] {
    var owners: [Int: Int] = [:]
    guard things.contains(where: { $0.sort != .screen }) else { return owners }
    for isAdded in [true, false] {
      let users = WordUsers(of: isAdded ? list.screens.new : list.screens.old)
      let screens = Dictionary(
        things.enumerated().filter { $1.sort == .screen && $1.isAdded == isAdded }.map {
          ($1.name, $0)
        },
        uniquingKeysWith: { first, _ in first })
      for (place, thing) in things.enumerated()
      where ![.screen, .scene].contains(thing.sort) && thing.isAdded == isAdded {
        let all = Set(thing.names.flatMap { users.owners(using: $0) })
        if all.count == 1, let screen = all.first, let owner = screens[screen] {
          owners[place] = owner
        }
      }
      // A screen that a plugin makes belongs to it, if other screens need the plugin too.
      for (place, thing) in things.enumerated()
      where thing.sort == .plugin && thing.isAdded == isAdded && owners[place] == nil {
        for screen in screens.values where list.edits[things[screen].index].makesScreen(of: thing) {
          owners[screen] = place
        }
      }
      // A file of a feed belongs to the entry of the index that names it.
      var entries: [String: Int] = [:]
      for (place, thing) in things.enumerated() where thing.isAdded == isAdded {
        for file in thing.sort == .index ? thing.names : Set([thing.file].compactMap(\.self))
        where entries[file] == nil {
          entries[file] = place
        }
      }
      for (place, thing) in things.enumerated()
      where thing.isAdded == isAdded && owners[place] == nil && thing.sort == .feed {
        guard let entry = thing.names.lazy.compactMap({ entries[$0] }).min() else { continue }
        owners[place] = owners[entry] ?? entry
      }
    }
    return owners
  }
}

extension Edit {
  /// Whether the edit adds or removes a screen that is marked as the home screen.
  fileprivate var bringsHome: Bool {
    isOfScreen && trail.steps.last?.node.text(under: "home") == "true"
  }

  /// Whether the edit adds or removes a screen that is a plugin.
  fileprivate func makesScreen(of plugin: ReferredThing) -> Bool {
    trail.steps.last?.node.text(under: "type").map(plugin.names.contains) ?? false
  }
}
