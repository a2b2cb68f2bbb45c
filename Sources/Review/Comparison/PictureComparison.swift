import Wireframe

/// The comparison of two pictures of the same thing, box by box.
///
/// A box that only follows the box around it, or the one above or before it, does not have a change
/// of its own.
struct PictureComparison {
  let old: BoxTree
  let new: BoxTree
  let terms: ComparisonTerms
  /// Where the visible parts end, if that may explain why boxes come and go.
  private let edges: VisibleEdges?
  private(set) var changes: [BoxChange] = []
  /// Whether anything but the places of boxes differs.
  private(set) var isMoreThanMoved = false
  /// Whether boxes are painted with other marks because their sizes differ.
  private(set) var hasOtherMarks = false
  /// Whether boxes came into sight or went out of it.
  private(set) var hasHidden = false
  /// Whether there are boxes whose own changes do not count.
  private(set) var hasIgnored = false
  /// Moves that rounding can explain. They count only if nothing else differs.
  private var roundings: [BoxChange] = []

  /// The boxes that fill a screen: all of its content is as large as what the bars leave.
  private static let fillers: Set<String> = ["plugin-area", "notice"]
  /// Sums of rounded numbers differ by this much, in thousandths of a point.
  private static let rounding = 2

  /// Compares two trees. A box that is out of sight, but not gone, is identified by its key.
  init(_ old: BoxTree, _ new: BoxTree, _ terms: ComparisonTerms) {
    self.old = old
    self.new = new
    self.terms = terms
    edges = terms.isWholeKnown ? nil : VisibleEdges(old, new)
    _ = compareInside(0, 0)
    if changes.isEmpty { changes = roundings }
    dropRemarks()
  }

  /// A change of the whole picture, for a difference that no change of a box explains.
  var unexplained: BoxChange { change(.restyled, 0, 0, nil) }

  /// Leaves out changes of the size of the picture if there are others.
  private mutating func dropRemarks() {
    let others = changes.filter { !isRemark($0) }
    if !others.isEmpty || hasHidden || hasIgnored { changes = others }
  }

  /// Whether a change is in an annotation of the picture rather than in the app, such as the end of
  /// the first screenful or an area that the device covers.
  func isRemark(_ change: BoxChange) -> Bool {
    ["", "fold", "safe-area"].contains(change.box)
      || terms.isFull && change.box == "root" && change.kind == .restyled
      || terms.isFull && change.kind == .resized && Self.fillers.contains(change.box)
  }

  /// Compares two boxes that belong together, and everything inside them.
  ///
  /// `delta` is their change apart from what they follow. Returns whether their own sizes or
  /// contents differ, so that the boxes around them may follow.
  private mutating func compare(_ oldIndex: Int, _ newIndex: Int, _ delta: FrameDelta) -> Bool {
    let (a, b) = (old.boxes[oldIndex].frame, new.boxes[newIndex].frame)
    let isResized = a.width != b.width || a.height != b.height
    let place = changes.count
    let isChangedInside = compareInside(oldIndex, newIndex)
    var own = delta
    if own.dh != 0, isChangedInside, hasSameFoot(oldIndex, newIndex) { own.dh = 0 }
    let visible = own.beyond(Self.rounding)
    if visible == .none, own != .none { roundings.append(change(.moved, oldIndex, newIndex, own)) }
    if visible != .none {
      changes.insert(change(visible.kind, oldIndex, newIndex, visible), at: place)
    }
    if isResized { isMoreThanMoved = true }
    return isResized || isChangedInside
  }

  /// Compares the marks of two boxes, and the boxes inside them.
  private mutating func compareInside(_ oldIndex: Int, _ newIndex: Int) -> Bool {
    let (a, b) = (old.boxes[oldIndex].frame, new.boxes[newIndex].frame)
    let marks = MarkComparison(
      old.ownMarks(of: oldIndex), at: oldIndex == 0 ? .zero : a,
      new.ownMarks(of: newIndex), at: newIndex == 0 ? .zero : b,
      isResized: a.width != b.width || a.height != b.height)
    if marks.isDifferent { isMoreThanMoved = true }
    if marks.hasOtherMarks, !isRemark(change(.restyled, oldIndex, newIndex, nil)) {
      hasOtherMarks = true
    }
    switch marks.outcome {
    case .retexted(let before, let after):
      if isReplaced(oldIndex, newIndex) {
        add(.retexted, oldIndex, newIndex, old.title(of: oldIndex), new.title(of: newIndex))
      } else {
        add(.retexted, oldIndex, newIndex, before, after)
      }
    case .restyled: add(.restyled, oldIndex, newIndex)
    case .same, .follows: break
    }
    let children = ListAlignment(
      old.children(of: oldIndex), new.children(of: newIndex)
    ) { [old, new] isOld, index in
      let box = isOld ? old.boxes[index] : new.boxes[index]
      return "\(box.kind) \(box.key)"
    }
    var isChanged = children.isChanged
    for child in children.removed where !isIgnored(old, child) {
      isMoreThanMoved = true
      let isHidden =
        terms.isInNew(old.boxes[child].key)
        || edges?.leavesSight(old.boxes[child].frame, after: children, old, new) ?? false
      if isHidden { hasHidden = true } else { add(.removed, child, nil) }
    }
    for child in children.added where !isIgnored(new, child) {
      isMoreThanMoved = true
      let isHidden =
        terms.isInOld(new.boxes[child].key)
        || edges?.comesIntoSight(new.boxes[child].frame, after: children, old, new) ?? false
      if isHidden { hasHidden = true } else { add(.added, nil, child) }
    }
    var flow = SiblingFlow(
      from: a, to: b, isFrame: terms.isFrame(new.boxes[newIndex].kind),
      isDivided: isDivided(oldIndex, newIndex, children))
    for pair in children.pairs {
      let (before, after) = (old.boxes[pair.old].frame, new.boxes[pair.new].frame)
      let delta = flow.delta(before, after, pair)
      guard !isIgnored(new, pair.new) else {
        isChanged = isChanged || delta != .none || before.height != after.height
        continue
      }
      if pair.isReordered { add(.reordered, pair.old, pair.new) }
      if compare(pair.old, pair.new, delta) { isChanged = true }
      if delta != .none { isChanged = true }
    }
    return isChanged
  }

  /// Whether an item is in the place of a placeholder, which does not have notes such as a type, or
  /// the other way around.
  private func isReplaced(_ oldIndex: Int, _ newIndex: Int) -> Bool {
    new.boxes[newIndex].kind == "cell"
      && old.isPlaceholder(oldIndex) != new.isPlaceholder(newIndex)
  }

  private mutating func isIgnored(_ tree: BoxTree, _ index: Int) -> Bool {
    guard terms.isIgnored(tree.boxes[index].key) else { return false }
    hasIgnored = true
    return true
  }

  /// Whether the boxes inside share the same width, so that each follows their number.
  private func isDivided(
    _ oldIndex: Int, _ newIndex: Int, _ children: ListAlignment
  ) -> Bool {
    guard !children.added.isEmpty || !children.removed.isEmpty else { return false }
    func width(_ tree: BoxTree, _ index: Int) -> Int {
      tree.children(of: index).reduce(0) { $0 + tree.boxes[$1].frame.width }
    }
    return abs(width(old, oldIndex) - width(new, newIndex)) <= Self.rounding * children.count
  }

  /// Whether the room under the lowest child is the same, so that a box only follows its content.
  private func hasSameFoot(_ oldIndex: Int, _ newIndex: Int) -> Bool {
    func foot(_ tree: BoxTree, _ index: Int) -> Int? {
      let lowest = tree.children(of: index).map { tree.boxes[$0].frame.maxY }.max()
      return lowest.map { tree.boxes[index].frame.maxY - $0 }
    }
    return foot(old, oldIndex) == foot(new, newIndex)
  }

  private mutating func add(
    _ kind: BoxChange.Kind, _ oldIndex: Int?, _ newIndex: Int?, _ before: String? = nil,
    _ after: String? = nil
  ) {
    var change = change(kind, oldIndex, newIndex, nil)
    change.oldText = before
    change.newText = after
    changes.append(change)
  }

  private func change(
    _ kind: BoxChange.Kind, _ oldIndex: Int?, _ newIndex: Int?, _ delta: FrameDelta?
  ) -> BoxChange {
    let before = oldIndex.map { old.boxes[$0] }
    let after = newIndex.map { new.boxes[$0] }
    var change = BoxChange(
      kind: kind, box: (after ?? before)?.kind ?? "", key: (after ?? before)?.key ?? "",
      old: before?.frame, new: after?.frame, delta: delta)
    if ["cell", "menu-row"].contains(change.box) {
      change.label = (newIndex.map(new.title) ?? oldIndex.map(old.title))
    }
    if ["cell", "notice"].contains(change.box) {
      change.isOldPlaceholder = oldIndex.map(old.isPlaceholder) ?? false
      change.isNewPlaceholder = newIndex.map(new.isPlaceholder) ?? false
    }
    return change
  }
}

extension BoxTree {
  /// Whether a cell or a notice is drawn for something that does not exist, with a dashed outline.
  fileprivate func isPlaceholder(_ index: Int) -> Bool {
    ownMarks(of: index).contains { !$0.style.dash.isEmpty }
  }

  /// Returns the text that people know a box by.
  fileprivate func title(of index: Int) -> String { WrittenTexts(ownMarks(of: index)).title }
}
