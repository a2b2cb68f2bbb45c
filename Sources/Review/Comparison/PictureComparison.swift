import Wireframe

/// The comparison of two pictures of the same thing, box by box.
///
/// A box that only follows the box around it, or the one above or before it, does not have a change
/// of its own.
struct PictureComparison {
  private let trees: Sides<BoxTree>
  private let terms: ComparisonTerms
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

  /// Sums of rounded numbers differ by this much, in thousandths of a point.
  private static let rounding = 2

  /// Compares two trees. A box that is out of sight, but not gone, is identified by its key.
  init(_ old: BoxTree, _ new: BoxTree, _ terms: ComparisonTerms) {
    trees = Sides(old: old, new: new)
    self.terms = terms
    edges = terms.isWholeKnown ? nil : VisibleEdges(old, new)
    _ = compareInside(0, 0)
    if changes.isEmpty { changes = roundings }
    dropRemarks()
  }

  /// A change of the whole picture, for a difference that no change of a box explains.
  var unexplained: BoxChange { trees.change(.restyled, 0, 0) }

  /// Leaves out changes of the size of the picture if there are others.
  private mutating func dropRemarks() {
    let others = changes.filter { !isRemark($0) }
    if !others.isEmpty || hasHidden || hasIgnored { changes = others }
  }

  /// Whether a change is in an annotation of the picture rather than in the app.
  func isRemark(_ change: BoxChange) -> Bool { terms.isRemark(change.kind, of: change.subject) }

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
    if own.dh != 0, isChangedInside, trees.haveSameFoot(oldIndex, newIndex) { own.dh = 0 }
    let visible = own.beyond(Self.rounding)
    if visible == .zero, own != .zero {
      roundings.append(trees.change(.moved(own), oldIndex, newIndex))
    }
    if visible != .zero {
      changes.insert(trees.change(visible.event, oldIndex, newIndex), at: place)
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
    if marks.hasOtherMarks, !terms.isRemark(.restyled, of: BoxChange.Subject(new.boxes[newIndex])) {
      hasOtherMarks = true
    }
    switch marks.outcome {
    case .retexted(let texts):
      let shown =
        trees.isReplaced(oldIndex, newIndex) ? trees.titles(oldIndex, newIndex) : texts
      add(.retexted(shown), oldIndex, newIndex)
    case .restyled: add(.restyled, oldIndex, newIndex)
    case .same, .follows: break
    }
    let children = aligned(
      Sides(old: old.childrenUnfolded(of: oldIndex), new: new.childrenUnfolded(of: newIndex)))
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
      isDivided: trees.areDivided(oldIndex, newIndex, children, within: Self.rounding))
    for pair in children.pairs {
      let (before, after) = (old.boxes[pair.old].frame, new.boxes[pair.new].frame)
      let isInPlace = old.isChild(pair.old, of: oldIndex) && new.isChild(pair.new, of: newIndex)
      let delta = isInPlace ? flow.delta(before, after, pair) : flow.growth(before, after)
      guard !isIgnored(new, pair.new) else {
        isChanged = isChanged || delta != .zero || before.height != after.height
        continue
      }
      guard old.boxes[pair.old].key == new.boxes[pair.new].key else {
        guard delta != .zero else { continue }
        // What moved out of a group or into one is not the same box for those who know the keys.
        isMoreThanMoved = true
        isChanged = true
        add(.removed, pair.old, nil)
        add(.added, nil, pair.new)
        continue
      }
      if pair.isReordered { add(.reordered, pair.old, pair.new) }
      if compare(pair.old, pair.new, delta) { isChanged = true }
      if delta != .zero { isChanged = true }
    }
    return isChanged
  }

  /// Returns which of some boxes belong together. Those that only look the same do where the order of
  /// all is the same.
  private func aligned(_ boxes: Sides<[Int]>) -> ListAlignment {
    let alike = AlikeBoxes(trees, among: boxes)
    let name = { [old, new] (isOld: Bool, index: Int) in
      let box = isOld ? old.boxes[index] : new.boxes[index]
      return SiblingName(kind: box.kind, key: isOld ? alike.newKey(of: box.key) : box.key)
    }
    let all = ListAlignment(boxes.old, boxes.new, name: name)
    guard !alike.isEmpty, all.pairs.contains(where: \.isReordered) else { return all }
    return ListAlignment(boxes.old, boxes.new) { [old, new] isOld, index in
      let box = isOld ? old.boxes[index] : new.boxes[index]
      return SiblingName(kind: box.kind, key: box.key)
    }
  }

  private var old: BoxTree { trees.old }
  private var new: BoxTree { trees.new }

  private mutating func isIgnored(_ tree: BoxTree, _ index: Int) -> Bool {
    guard terms.isIgnored(tree.boxes[index].key) else { return false }
    hasIgnored = true
    return true
  }

  private mutating func add(_ event: BoxChange.Event, _ oldIndex: Int?, _ newIndex: Int?) {
    changes.append(trees.change(event, oldIndex, newIndex))
  }
}

/// What distinguishes a box from its siblings.
private struct SiblingName: Hashable, Comparable {
  let kind: BoxKind?
  let key: BoxKey

  static func < (one: Self, other: Self) -> Bool {
    (one.kind?.rawValue ?? "", one.key) < (other.kind?.rawValue ?? "", other.key)
  }
}

extension BoxTree {
  /// Returns the children of a box in order, as if the window had room for all entries of an open
  /// menu: those on the sheet below the device are its last ones.
  fileprivate func childrenUnfolded(of index: Int) -> [Int] {
    let inside = children(of: index)
    switch boxes[index].kind {
    case .menu:
      return (inside + boxes.indices.filter { boxes[$0].kind == .fold }.flatMap(children))
        .filter { boxes[$0].kind != .fold }
    case .fold: return []
    default: return inside
    }
  }

  fileprivate func isChild(_ index: Int, of parent: Int) -> Bool { boxes[index].parent == parent }
}
