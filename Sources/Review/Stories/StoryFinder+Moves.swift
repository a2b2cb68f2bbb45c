import AppModel

extension StoryFinder {
  /// Joins what is in another list now with what it came out of or went into, if that was removed or
  /// added, and with what else changed about it.
  mutating func findMoves() {
    let moves = rest.filter { $0.element.kind == .moved && $0.element.origin != nil }
    guard !moves.isEmpty else { return }
    let inside = changesOfThings
    let wholes = Wholes(in: list.edits)
    var lone: [(index: ElementIndex<Edit>, own: Explanations.Group)] = []
    var groups: [ElementIndex<Edit>: Explanations.Group] = [:]
    var hooks: [HookedPlugin: (moves: Explanations.Group, wholes: Explanations.Group)] = [:]
    for (index, edit) in moves {
      let own = [index] + (inside[ThingPath(edit)] ?? [])
      let around = wholes.around(edit)
      if let hook = edit.hookedPlugins.first {
        hooks[hook, default: ([], [])].moves += own
        hooks[hook, default: ([], [])].wholes += around
      } else if let whole = around.first(where: { !list.edits[$0].isOfScreen }) {
        let others = around.filter { $0 != whole && !list.edits[$0].isOfScreen }
        groups[whole, default: []] += own + others
      } else if around.isEmpty, edit.isOfOwnBar {
        // The app uses the bar of a screen because of another setting.
        add(.thing, flags + [index], with: own + barPlugins)
      } else if around.isEmpty {
        lone.append((index, own))
      }
    }
    for (moved, own) in exchanged(lone) {
      add(moved.count > 1 ? .exchange : .transfer, moved, with: own)
    }
    for (_, group) in hooks.sorted(by: { $0.value.moves[0] < $1.value.moves[0] }) {
      add(.transfer, group.moves, with: group.wholes)
    }
    let lines = linesOfOtherFeeds
    for (whole, parts) in groups.sorted(by: { $0.key < $1.key }) {
      let edit = list.edits[whole]
      let type = edit.trail.names.dropLast() + ["type"]
      let types = edit.isOfSubmenu ? rest.filter { $0.element.trail.names[...] == type } : []
      add(.regrouping, [whole], with: parts + types.map(\.index) + (lines[edit.file] ?? []))
    }
  }

  /// Joins settings that say what the app uses of UI Builder, with the plugin of its bar.
  mutating func findFlags() {
    let flags = flags
    if !flags.isEmpty { add(.thing, flags, with: barPlugins) }
  }

  /// The settings that turn on what the app uses of UI Builder, or off, all in the same way.
  private var flags: Explanations.Group {
    let all = rest.filter { $0.element.isOfBuilderFlag }
    return Set(all.map { $0.element.new?.value == "true" }).count > 1 ? [] : all.map(\.index)
  }

  /// The plugins of bars that came as the app uses the bar of UI Builder now, or went as it does not.
  private var barPlugins: Explanations.Group {
    let bar = rest.first { $0.element.isOfBuilderFlag && $0.element.name.contains("bar") }
    guard let bar else { return [] }
    let kind: Edit.Kind = bar.element.new?.value == "true" ? .added : .removed
    return rest.filter { _, edit in
      edit.isOfPlugin && edit.kind == kind
        && edit.trail.steps.last?.node.text(under: ["plugin", "type"]) == "nav_bar"
    }.map(\.index)
  }

  /// Returns moves, those of two items together that have each other's places in two lists.
  private func exchanged(
    _ moves: [(index: ElementIndex<Edit>, own: Explanations.Group)]
  ) -> [(moved: Explanations.Group, own: Explanations.Group)] {
    var (before, now) = (ListPlaces(), ListPlaces())
    var places: [Sides<[String]>: Int] = [:]
    var found: [(moved: Explanations.Group, own: Explanations.Group)] = []
    for (index, own) in moves {
      let edit = list.edits[index]
      guard edit.isOfItem, own.count == 1, let origin = edit.origin else {
        found.append(([index], own))
        continue
      }
      let way = Sides(
        old: before.place(of: origin.trail, in: origin.file),
        new: now.place(of: edit.trail, in: edit.file))
      if let other = places.removeValue(forKey: way.mirrored) {
        found[other].moved.append(index)
        found[other].own += own
      } else {
        places[way] = found.count
        found.append(([index], own))
      }
    }
    return found
  }

  /// What names another feed in the index instead of the one in a file, with what follows its name, by
  /// the files.
  private var linesOfOtherFeeds: [String: Explanations.Group] {
    let index = rest.filter { AppFile(named: $0.element.file) == .feedIndex }
    let others = index.filter { $0.element.name == "file" && $0.element.old?.text != nil }
    guard !others.isEmpty else { return [:] }
    let (uses, lines) = (usesOfNames, Dictionary(grouping: index) { $0.element.trail.names.first })
    return others.reduce(into: [:]) { files, line in
      let own = lines[line.element.trail.names.first] ?? []
      let file = AppFile.nameInFeeds(line.element.old?.text ?? "")
      files[file, default: []] +=
        own.map(\.index) + own.compactMap(\.element.names).flatMap { uses[$0] ?? [] }
    }
  }

  /// Returns what is in another list now and came out of screens that were removed, or went into
  /// screens that were added, by these, with what else changed about it.
  var movesOfScreens: [ElementIndex<Edit>: Explanations.Group] {
    let parts = rest.filter { $0.element.kind == .moved && $0.element.origin != nil }
    guard !parts.isEmpty else { return [:] }
    let (wholes, inside) = (Wholes(in: list.edits), changesOfThings)
    var moves: [ElementIndex<Edit>: Explanations.Group] = [:]
    for (index, edit) in parts {
      for whole in wholes.around(edit) where list.edits[whole].isOfScreen {
        moves[whole, default: []] += [index] + (inside[ThingPath(edit)] ?? [])
      }
    }
    return moves
  }

  /// Joins what is in the place of something else with the references that follow, and with what only
  /// one of both uses.
  mutating func findReplacements() {
    let replacements = rest.filter { $0.element.kind == .changed && $0.element.origin != nil }
    guard !replacements.isEmpty else { return }
    let belongings = ComponentBelongings(among: rest, in: list)
    let uses = usesOfNames
    let notes = notesOfScreens
    let ways = rest.filter { $0.element.trail.steps.last?.key != nil }
    let screens = replacements.filter(\.element.isOfScreen)
    let plugins = Dictionary(grouping: replacements.filter(\.element.isOfPlugin)) {
      Sides(old: $0.element.atOrigin?.name, new: $0.element.name)
    }
    for (index, edit) in screens + replacements.filter({ !$0.element.isOfScreen }) {
      guard let old = edit.atOrigin else { continue }
      let names = Sides(old: old.name, new: edit.name)
      // The app's menu has the name of its plugin.
      let titles = Sides(old: old, new: edit).map {
        $0.trail.steps.last?.node.text(under: ["plugin", "name"]) ?? ""
      }
      let followers =
        (uses[names] ?? []) + (uses[titles] ?? [])
        + (edit.isOfScreen ? plugins[types(of: edit, old)]?.map(\.index) ?? [] : [])
      let changed = Set(followers.compactMap { ChangedThing(of: list.edits[$0]) }.filter(\.isWay))
      let others =
        changed.isEmpty
        ? [] : ways.filter { ChangedThing(of: $0.element).map(changed.contains) ?? false }
      add(
        .replacement, [index],
        with: followers + others.map(\.index) + belongings.of(old, wasAdded: false)
          + belongings.of(edit, wasAdded: true)
          + (edit.isOfScreen ? [names.old, names.new].flatMap { notes[$0] ?? [] } : []))
    }
  }

  /// The types of a screen and of the one that it is in the place of: the plugins that make them.
  private func types(of screen: Edit, _ old: Edit) -> Sides<String?> {
    Sides(old: old, new: screen).map { $0.trail.steps.last?.node.text(under: "type") }
  }

  /// The edits of each thing, apart from those that are of all of it.
  var changesOfThings: [ThingPath: Explanations.Group] {
    var changes: [ThingPath: Explanations.Group] = [:]
    for (index, edit) in rest {
      if edit.kind == .renamed, edit.trail.steps.last != nil {
        changes[ThingPath(edit), default: []].append(index)
      } else if let thing = ChangedThing(of: edit) {
        changes[thing.place, default: []].append(index)
      }
    }
    return changes
  }
}

extension Edit {
  /// Whether the edit says whether the app uses something of UI Builder.
  fileprivate var isOfBuilderFlag: Bool {
    AppFile(named: file) == .settings
      && ["ui_builder_navigation_bar_api", "ui_builder_root_api"].contains(name)
  }
}

/// Where elements are in the lists of one side, each of which is read once.
private struct ListPlaces {
  private var places: [ThingPath: [String: Int]] = [:]

  /// Returns the path of a list, with the place of an element in it.
  mutating func place(of trail: EditTrail, in file: String) -> [String] {
    let list = ThingPath(file: file, path: trail.names.dropLast())
    if places[list] == nil {
      let siblings = trail.steps.dropLast().last?.node.children ?? []
      places[list] = Dictionary(
        siblings.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    }
    return [file] + list.path + ["\(places[list]?[trail.names.last ?? ""] ?? -1)"]
  }
}

/// What was added or removed, by the values themselves.
private struct Wholes {
  private var added: [ValueKey: ElementIndex<Edit>] = [:]
  private var removed: [ValueKey: ElementIndex<Edit>] = [:]
  private var removedFiles: [String: ElementIndex<Edit>] = [:]
  private var addedFiles: [String: ElementIndex<Edit>] = [:]

  init(in edits: [Edit]) {
    for (index, edit) in edits.withIndices {
      guard let last = edit.trail.steps.last else {
        if edit.kind == .removed { removedFiles[edit.file] = index }
        if edit.kind == .added { addedFiles[edit.file] = index }
        continue
      }
      switch edit.kind {
      case .added: added[ValueKey(of: last.node, in: edit.file)] = index
      case .removed: removed[ValueKey(of: last.node, in: edit.file)] = index
      case .changed, .moved, .renamed: break
      }
    }
  }

  /// Returns what something came out of and went into, from the inside out.
  func around(_ edit: Edit) -> Explanations.Group {
    let old = edit.origin.map { origin in
      origin.trail.steps.dropLast().reversed()
        .compactMap { removed[ValueKey(of: $0.node, in: origin.file)] }
        + [removedFiles[origin.file]].compactMap(\.self)
    }
    let new = edit.trail.steps.dropLast().reversed()
      .compactMap { added[ValueKey(of: $0.node, in: edit.file)] }
    return (old ?? []) + new + [addedFiles[edit.file]].compactMap(\.self)
  }
}
