import AppModel

extension StoryFinder {
  /// Sets the same change of several things apart from what else changed about these, where that is
  /// shorter: it says the change once for all, and names each thing of which more is said again.
  mutating func findSameChanges() {
    var changes: [ChangedThing: Set<SameChange.Change>] = [:]
    var groups: [SameChange.Change: [(index: ElementIndex<Edit>, thing: ChangedThing)]] = [:]
    for (index, edit) in rest where edit.kind == .changed {
      guard let thing = ChangedThing(of: edit), let change = SameChange.Change(of: edit) else {
        continue
      }
      changes[thing, default: []].insert(change)
      groups[change, default: []].append((index, thing))
    }
    for group in groups.values.sorted(by: { $0[0].index < $1[0].index }) where group.count > 1 {
      let all = group.compactMap { changes[$0.thing] }
      let others = all.count { $0.count > 1 }
      guard others > 0, Set(all).count > 1, 2 * (group.count - 1) >= others else { continue }
      for edit in group { add(.thing, [edit.index], with: []) }
    }
  }

  /// Joins stories that change several things of one kind in the same way, and then entries of the
  /// same menus or bars that came or went.
  mutating func joinSame() {
    let edits = list.edits
    unite(.same) { SameChange($0, among: edits) }
    unite(.same) { ChangedLists($0.main.map { edits[$0] }, of: $0) }
    unite(.same, as: .measure) { StyleMeasure($0, among: edits) }
    unite(.follows, where: { $0.areOneWay(edits) }) { $0.opened(edits) }
  }

  /// The lists to which an entry came, or which it left.
  private struct ChangedLists: Hashable {
    let kind: Edit.Kind
    let paths: Set<[String]>

    init?(_ edits: [Edit], of story: Story) {
      kind = edits[0].kind
      guard story.kind == .thing, story.edits.count == edits.count,
        [.added, .removed].contains(kind),
        edits.allSatisfy({ $0.isOfEntry && $0.kind == edits[0].kind })
      else { return nil }
      paths = Set(edits.map { [$0.file] + $0.trail.names.dropLast() })
    }
  }
}

/// What a story changes about something, apart from which thing of its kind it is.
private struct SameChange: Hashable {
  private let kind: Story.Kind
  private let changes: Set<Change>

  init?(_ story: Story, among edits: [Edit]) {
    // Each exchange of places is of its own lists.
    if story.kind == .exchange, edits[story.main[0]].kind == .moved { return nil }
    kind = story.kind
    if let id = story.main.only.map({ edits[$0] }), id.isOfOwnID, let names = id.names,
      story.edits.allSatisfy({ edits[$0].names.map { $0 == names } ?? false })
    {
      changes = [Change(kind: .renamed, sort: nil, path: [], values: [])]
      return
    }
    if let way = MovedWay(story.edits.map { edits[$0] }) {
      let parts = [way.parts.old, way.parts.new]
      changes = [Change(kind: .moved, sort: .component, path: parts, values: [way.target])]
      return
    }
    let main = story.main.compactMap { Change(of: edits[$0]) }
    if story.kind == .format, main.count == story.main.count {
      // Each source has its own address and items.
      changes = Set(main)
      return
    }
    let others = Set(story.edits).subtracting(story.main).sorted().compactMap {
      Change(of: edits[$0])
    }
    guard main.count + others.count == story.edits.count else { return nil }
    changes = Set(main + others)
  }

  /// One of the edits.
  fileprivate struct Change: Hashable {
    let kind: Edit.Kind
    /// What sort of thing it is about; nil for another id, whatever has it.
    let sort: EditSubject.Sort?
    /// The path inside the thing.
    let path: [String]
    let values: [String]
  }
}

extension SameChange.Change {
  /// Reads what an edit does; nil for one of a file, which no other one is like.
  fileprivate init?(of edit: Edit) {
    let subject = EditSubject(of: edit, AuthorNames())
    // Scenes and views are all named.
    guard subject.sort != .file, AppFile(named: edit.file) != .routes else { return nil }
    if let servers = edit.replacedServer {
      (kind, sort, path, values) = (
        .changed, nil, edit.isOfPage ? ["page"] : [], [servers.old, servers.new]
      )
      return
    }
    // A value that was not set before is another one like any other.
    kind = edit.kind == .added && edit.trail.steps.last?.key != nil ? .changed : edit.kind
    sort = subject.sort
    let devices = edit.trail.names.firstIndex(of: "devices").map { edit.trail.names[$0...] }
    path = devices.map(Array.init) ?? subject.way ?? subject.keys
    if let isOfToday = edit.isOfTodaysType {
      values = ["\(isOfToday)"]
      return
    }
    switch edit.undoing {
    case .reorder(let moves, in: let list, from: let old):
      let before = list.children.prefix { $0.name != moves[0].element.name }
      values =
        moves.count == 1
        ? [before.last?.name ?? ""] : list.children.map(\.name) + old.map(\.old.name)
    case .insert(let child, into: _, after: _) where child.key == nil,
      .remove(let child) where child.key == nil:
      values = [child.node.contentWithoutIDs]
    case .replace, .insert, .remove:
      // What it was before is not news, and of an address neither is what it is now.
      values =
        edit.replacedSign.map { [$0.old, $0.new] } ?? edit.newColor
        ?? (edit.isOfAddress && !edit.isOfPage || sort == .note
          ? [] : [edit.new == nil ? edit.old?.hash ?? "" : "", edit.new?.hash ?? ""])
    case .elsewhere where edit.kind == .moved:
      // Of two files, what they are is said rather than the places in them.
      values =
        edit.origin.map { $0.file == edit.file ? $0.trail.names : [$0.file, edit.file] } ?? []
    case .elsewhere where edit.kind == .changed && edit.isOfEntry:
      values = [edit.atOrigin, edit].map { $0?.trail.steps.last?.node.contentWithoutIDs ?? "" }
    case .restore, .put, .elsewhere: return nil
    }
  }
}

extension Edit {
  /// Whether the edit gives a thing another id.
  var isOfOwnID: Bool {
    kind == .renamed && (isOfComponent || isOfNavigation || isOfScreen || isOfItem)
  }

  /// The new color, and how opaque it is where that is news; nil for anything else.
  fileprivate var newColor: [String]? {
    guard isOfColor, let now = new?.text.flatMap(Color.init) else { return nil }
    let before = old?.text.flatMap(Color.init)
    let isAsBefore = isOfOpaqueBar || before?.alpha == now.alpha
    return [now.red, now.green, now.blue].map(\.description) + (isAsBefore ? [] : ["\(now.alpha)"])
  }

  /// The only sign of a name that is another one now, wherever it is in it; nil for any other edit.
  var replacedSign: Sides<String>? {
    guard isOfName, kind == .changed, let old = old?.text, let new = new?.text,
      old.count == new.count
    else { return nil }
    let signs = Set(zip(old, new).filter { $0 != $1 }.map { Sides(old: "\($0)", new: "\($1)") })
    let isSign = { (text: String) in
      !text.contains { $0.isLetter || $0.isNumber || $0.isWhitespace }
    }
    guard let sign = signs.only, isSign(sign.old), isSign(sign.new),
      !new.contains(where: { "\($0)" == sign.old })
    else { return nil }
    return sign
  }
}

extension FileNode {
  /// What people see of an element of a list: all but its ids and its place. What a banner shows is
  /// only known by an id.
  fileprivate var contentWithoutIDs: String {
    guard shape == .keyed else { return canonicalText }
    let isBanner = text(under: "component_type") == "banner"
    let members = children.filter {
      !(ListIdentity.keys + ["position"] + (isBanner ? ["data"] : [])).contains($0.name)
    }
    return members.map { "\($0.name) \($0.node.canonicalText(without: []))" }.sorted().joined()
  }
}
