import AppLayout
import AppModel
import Wireframe

/// The comparison of all pictures of one group in two apps.
struct GroupComparison {
  private let old: GroupPictures
  private let new: GroupPictures
  private let terms: ReviewTerms

  init(_ old: GroupPictures, _ new: GroupPictures, _ terms: ReviewTerms) {
    self.old = old
    self.new = new
    self.terms = terms
  }

  /// The kinds of pictures that at least one side has.
  var kinds: Set<PictureSubject.Kind> {
    old.kinds.union(new.kinds).filter { $0 != .configured || isConfiguredDifferently }
  }

  /// Whether the two apps show the screen with different bars.
  private var isConfiguredDifferently: Bool {
    guard let before = old[.configured]?.picture.facts, let after = new[.configured]?.picture.facts
    else { return false }
    return before.placement != after.placement || before.statusBar != after.statusBar
  }

  /// How the screen is entered, for the key of a picture.
  func entrance(of kind: PictureSubject.Kind) -> Entrance? {
    (new[kind] ?? old[kind])?.entrance
  }

  /// The hashes of the old and the new picture, which are equal if the pictures are.
  func hashes(of kind: PictureSubject.Kind) -> (old: Int?, new: Int?) {
    (old[kind]?.picture.hashValue, new[kind]?.picture.hashValue)
  }

  /// Whether both sides draw the same.
  func isSame(_ kind: PictureSubject.Kind) -> Bool {
    guard !isRenamed, let before = old[kind], let after = new[kind] else { return false }
    return before.picture == after.picture
  }

  /// What happened to the boxes of a picture, and how the sides compare.
  func compared(
    _ kind: PictureSubject.Kind, in theme: Theme
  ) -> (verdict: Verdict, changes: [BoxChange]) {
    guard let before = old[kind]?.picture, let after = new[kind]?.picture else {
      let isAdded = old[kind] == nil
      let change = BoxChange(
        kind: isAdded ? .added : .removed, box: "", key: "", old: nil, new: nil, delta: nil)
      return (isAdded ? .added : .removed, [change])
    }
    let (verdict, changes) = compared(before, after, kind, in: theme)
    guard isRenamed else { return (verdict, changes) }
    return (verdict == .same || verdict == .samePaint ? .renamed : verdict, [renaming] + changes)
  }

  /// Whether the screen has another key now.
  private var isRenamed: Bool { old.screen != new.screen }

  private var renaming: BoxChange {
    var change = BoxChange(kind: .renamed, box: "", key: "", old: nil, new: nil, delta: nil)
    change.oldText = old.screen
    change.newText = new.screen
    return change
  }

  private func compared(
    _ before: DrawnPicture, _ after: DrawnPicture, _ kind: PictureSubject.Kind, in theme: Theme
  ) -> (verdict: Verdict, changes: [BoxChange]) {
    if before == after { return (.same, []) }
    let facts = FactComparison(before, after, kind, renamed: terms.renamedScreens).changes
    let (oldTree, newTree) = (before.tree(in: theme), after.tree(in: theme))
    if oldTree.isPaintedLike(newTree) {
      let isSame = before.wireframe.isWritten(like: after.wireframe)
      return (isSame ? .same : .samePaint, facts)
    }
    var own = ComparisonTerms(tolerance: terms.tolerance, isFull: kind == .full)
    if kind != .full {
      let (oldKeys, newKeys) = (old.keys, new.keys)
      own.isInOld = oldKeys.contains
      own.isInNew = newKeys.contains
    }
    let comparison = PictureComparison(oldTree, newTree, own)
    return (
      comparison.isMoreThanMoved ? .changed : .moved,
      facts + explained(comparison, kind, in: theme)
    )
  }

  /// The changes of a picture. If its boxes only came into sight, these are the changes of the
  /// whole screen.
  private func explained(
    _ comparison: PictureComparison, _ kind: PictureSubject.Kind, in theme: Theme
  ) -> [BoxChange] {
    guard !comparison.isWithinTolerance, comparison.changes.allSatisfy(comparison.isRemark) else {
      return comparison.changes
    }
    var whole: [BoxChange] = []
    if kind == .full {
      if isConfiguredDifferently { whole = compared(.configured, in: theme).changes }
    } else if let before = old.whole, let after = new.whole {
      whole = compared(before, after, .full, in: theme).changes
    }
    if !whole.isEmpty { return whole }
    return comparison.changes.isEmpty ? [comparison.unexplained] : comparison.changes
  }
}

extension Wireframe {
  /// Whether two drawings that look the same also have the same bytes.
  fileprivate func isWritten(like other: Wireframe) -> Bool {
    title == other.title && description == other.description
      && boxes.map(\.source) == other.boxes.map(\.source)
  }
}
