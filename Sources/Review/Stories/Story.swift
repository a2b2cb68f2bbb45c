import AppModel

/// Edits that their author would call one change.
struct Story: Hashable, Sendable {
  let kind: Kind
  /// What the others only follow: one edit, or the two of a replacement and of a new home screen.
  let main: Explanations.Group
  /// All of its edits, in ascending order.
  let edits: Explanations.Group

  /// What makes edits one story.
  enum Kind: Hashable, Sendable {
    /// Something was removed, and something of the same role was added in its place.
    case replacement
    /// Something was removed from one list and added to another.
    case transfer
    /// A thing that other edits make or remove ways to was added or removed.
    case arrival, departure
    /// A list has a new order.
    case order
    /// A name changed, with all references to it, or a mark moved from one thing to another.
    case name
    /// Another screen is the home screen.
    case home
    /// Something about one thing changed.
    case thing
  }
}

/// Finds the stories that edits tell. The first rule that fits an edit wins.
struct StoryFinder {
  let list: EditList
  /// The stories so far, in the order in which they were found.
  private var found: [Story] = []
  private var taken: Set<ElementIndex<Edit>> = []

  init(of list: EditList) {
    self.list = list
    findTransfers()
    findReplacements()
    findArrivals()
    findNewOrders()
    findNames()
    findMarks()
    findHome()
    findThings()
  }

  /// All stories, in the order of their first edits.
  var stories: [Story] { found.sorted { $0.edits[0] < $1.edits[0] } }

  /// The edits without a story so far.
  var rest: [(index: ElementIndex<Edit>, element: Edit)] {
    list.edits.withIndices.filter { !taken.contains($0.index) }.map { ($0.index, $0.element) }
  }

  /// Adds a story of some edits; those that it only follows, if any, are among the others.
  mutating func add(_ kind: Story.Kind, _ main: Explanations.Group, with others: Explanations.Group)
  {
    let edits = Set(main + others).subtracting(taken).sorted()
    guard !edits.isEmpty else { return }
    taken.formUnion(edits)
    found.append(Story(kind: kind, main: main, edits: edits))
  }

  /// Joins what left one list with the same that came to another.
  private mutating func findTransfers() {
    let rest = rest.filter { $0.element.isOfComponent }
    var left: [String: ElementIndex<Edit>] = [:]
    for (index, edit) in rest where edit.kind == .removed { left[edit.name] = index }
    for (index, edit) in rest where edit.kind == .added {
      guard edit.trail.steps.last?.node.text(under: "id") != nil,
        let other = left.removeValue(forKey: edit.name)
      else { continue }
      add(.transfer, [other, index], with: [])
    }
  }

  private mutating func findNewOrders() {
    for (index, edit) in rest where edit.kind == .moved { add(.order, [index], with: []) }
  }

  /// Joins new names with everything that used the old ones, and with the same new names of what
  /// several screens have.
  private mutating func findNames() {
    let rest = rest
    var uses: [NameChange: Explanations.Group] = [:]
    var copies: [CopiedChange: Explanations.Group] = [:]
    for (index, edit) in rest {
      if let copy = CopiedChange(edit) { copies[copy, default: []].append(index) }
    }
    for (_, group) in copies.sorted(by: { $0.value[0] < $1.value[0] }) where group.count > 1 {
      add(.name, [group[0]], with: group)
    }
    for (index, edit) in rest {
      if let names = edit.names { uses[NameChange(names), default: []].append(index) }
    }
    for (index, edit) in rest where edit.kind == .renamed || edit.isOfMark && edit.kind == .changed
    {
      guard let names = edit.names, let own = uses.removeValue(forKey: NameChange(names)) else {
        continue
      }
      add(.name, [index], with: own)
    }
  }

  /// Joins what takes a mark away from one thing with what gives it to another.
  private mutating func findMarks() {
    let marks = rest.filter { $0.element.isOfMark }
    var givers: [String: ElementIndex<Edit>] = [:]
    for (index, edit) in marks { if let text = edit.old?.text { givers[text] = index } }
    for (index, edit) in marks {
      guard let text = edit.new?.text, let giver = givers[text], giver != index,
        !taken.contains(giver)
      else { continue }
      add(.name, [index], with: [giver])
    }
  }

  /// Joins the two edits that make another screen the home screen: either of them alone leaves two
  /// home screens, or none.
  private mutating func findHome() {
    let moves = rest.filter { $0.element.makesHome || $0.element.takesHome }
    guard moves.count == 2, moves[0].element.makesHome != moves[1].element.makesHome else { return }
    add(.home, moves.map(\.index), with: [])
  }

  /// Joins what changed about the same thing.
  private mutating func findThings() {
    var edits: [ChangedThing: Explanations.Group] = [:]
    for (index, edit) in rest {
      guard let thing = ChangedThing(of: edit) else {
        add(.thing, [index], with: [])
        continue
      }
      edits[thing, default: []].append(index)
    }
    for (_, group) in edits.sorted(by: { $0.value[0] < $1.value[0] }) {
      add(.thing, group, with: [])
    }
  }

  /// The same change of entries that several screens have alike.
  private struct CopiedChange: Hashable {
    let entry: String
    let key: String
    let names: NameChange

    init?(_ edit: Edit) {
      guard AppFile(named: edit.file) == .rivers, let names = edit.names,
        let list = edit.trail.names.lastIndex(of: "nav_items"),
        list == edit.trail.names.count - 3
      else { return nil }
      entry = edit.trail.names[list + 1]
      key = edit.name
      self.names = NameChange(names)
    }
  }

  /// A name before and after.
  private struct NameChange: Hashable {
    let old: String
    let new: String

    init(_ names: (old: String, new: String)) { (old, new) = names }
  }
}

/// The innermost thing with an identity that an edit changes something about: a component, a bar, an
/// entry, an item, a style of a family, a plugin, or a screen without its lists.
private struct ChangedThing: Hashable {
  let file: String
  let path: [String]

  /// Finds the thing; nil for an edit that adds or removes it, and for one of nothing that has an
  /// identity.
  init?(of edit: Edit) {
    let subject = EditSubject(of: edit, AuthorNames())
    guard subject.sort != .file, !subject.keys.isEmpty else { return nil }
    let steps = edit.trail.steps
    var depth = steps.count - subject.keys.count
    if subject.sort == .family || subject.sort == .style,
      let devices = steps.prefix(depth).lastIndex(where: { $0.name == "devices" })
    {
      depth = devices
    }
    // An element of a list that sentences do not name is still a thing of its own.
    let inner = steps.indices.last { $0 >= depth && steps[$0].isElement }
    if let inner {
      guard inner < steps.count - 1 else { return nil }
      depth = inner + 1
    }
    file = edit.file
    path = steps.prefix(depth).map(\.name)
  }
}

extension FileNode.Child {
  /// Whether it is an element of a list with values of its own.
  fileprivate var isElement: Bool {
    guard key == nil, case .json = node else { return false }
    return node.shape == .keyed
  }
}

extension Edit {
  /// Whether the edit is of a whole component.
  fileprivate var isOfComponent: Bool {
    ["ui_components", "components"].contains(trail.names.dropLast().last)
  }

  /// Whether the edit is of a word by which other places find a screen.
  fileprivate var isOfMark: Bool {
    AppFile(named: file) == .rivers && trail.names.last == "ui_tag" && trail.steps.count <= 3
  }
}
