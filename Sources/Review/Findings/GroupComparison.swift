import AppLayout
import SiteFiles
import Wireframe

/// The comparison of all pictures of one group on two sides.
struct GroupComparison<Picture: ReviewedPicture> {
  private let old: GroupPictures<Picture>
  private let new: GroupPictures<Picture>
  private let terms: ReviewTerms
  private let ignored: KeyPatterns
  /// The keys of all boxes of the screen on each side, whether visible or not; empty if no picture
  /// differs.
  private let oldKeys: Set<BoxKey>
  private let newKeys: Set<BoxKey>
  /// Whether one of these boxes is left out.
  private let leavesOut: Bool

  init(_ old: GroupPictures<Picture>, _ new: GroupPictures<Picture>, _ terms: ReviewTerms) {
    self.old = old
    self.new = new
    self.terms = terms
    ignored = KeyPatterns(terms.ignored)
    let isDifferent = new.kinds.contains { kind in
      guard let before = old[kind], let after = new[kind] else { return false }
      return kind != .state(.full) && !before.picture.isSame(as: after.picture)
    }
    oldKeys = isDifferent ? old.whole?.keys() ?? [] : []
    newKeys = isDifferent ? new.whole?.keys() ?? [] : []
    leavesOut = !ignored.isEmpty && oldKeys.union(newKeys).contains(where: ignored.match)
  }

  /// The kinds of pictures that at least one side has.
  var kinds: Set<PictureKind> {
    old.kinds.union(new.kinds).filter { $0 != .configured || isConfiguredDifferently }
  }

  /// Whether the two sides show the screen with different bars.
  private var isConfiguredDifferently: Bool {
    guard let before = old[.configured]?.picture.facts, let after = new[.configured]?.picture.facts
    else { return false }
    return before.placement != after.placement || before.statusBar != after.statusBar
  }

  /// Returns how the screen is entered, for the key of a picture.
  func entrance(of kind: PictureKind) -> Entrance? {
    (new[kind] ?? old[kind])?.entrance
  }

  /// Returns the visible part of the plane of a picture on each side.
  func canvases(of kind: PictureKind, in look: Picture.Look) -> Sides<ExactFrame?> {
    Sides(old: old, new: new).map { $0[kind]?.picture.canvas(in: look) }
  }

  /// Whether both sides have the same picture.
  func isSame(_ kind: PictureKind) -> Bool {
    guard !isRenamed, let before = old[kind], let after = new[kind] else { return false }
    return before.picture.isSame(as: after.picture)
  }

  /// Compares the pictures of a kind.
  func compared(_ kind: PictureKind, in look: Picture.Look) -> PictureOutcome {
    exact(kind, in: look).beyond(terms.tolerance)
  }

  private func exact(_ kind: PictureKind, in look: Picture.Look) -> PictureOutcome {
    let (before, after) = (old[kind]?.picture, new[kind]?.picture)
    guard let before, let after else {
      if let absence = (before ?? after)?.absence {
        let side = before == nil ? "new" : "old"
        return PictureOutcome(verdict: .unknown, reason: "the \(side) picture \(absence)")
      }
      return .oneSided(isAdded: before == nil)
    }
    let outcome = exact(before, after, kind, in: look)
    return isRenamed ? outcome.renamed(renaming) : outcome
  }

  /// Whether the screen has another key now.
  private var isRenamed: Bool { old.screen != new.screen }

  private var renaming: BoxChange {
    BoxChange(of: .picture, .renamed(Sides(old: old.screen, new: new.screen)))
  }

  private func exact(
    _ before: Picture, _ after: Picture, _ kind: PictureKind, in look: Picture.Look
  ) -> PictureOutcome {
    if before.isSame(as: after) { return PictureOutcome(verdict: .same) }
    var facts = FactComparison(before.facts, after.facts, kind)
    let trees: TreePair
    do throws(UnknownPicture) {
      trees = try TreePair(before, after, in: look, without: ignored)
    } catch {
      return before.isWritten(like: after)
        ? PictureOutcome(verdict: .same, changes: facts.changes)
        : PictureOutcome(verdict: .unknown, changes: facts.changes, reason: error.reason)
    }
    let (oldRest, newRest) = (trees.oldRest ?? trees.old, trees.newRest ?? trees.new)
    facts.compareTargets(
      before.facts, after.facts, of: oldRest, newRest, renamed: terms.renamedScreens)
    let sights = Sides(old: PictureSight(trees.old), new: PictureSight(trees.new))
    if oldRest.isPaintedLike(newRest) {
      let isSame = trees.isReduced ? oldRest == newRest : before.isWritten(like: after)
      return PictureOutcome(
        verdict: isSame ? .same : .samePaint, changes: facts.changes, sights: sights)
    }
    var own = ComparisonTerms(isFull: kind == .state(.full), isIgnored: ignored.match)
    if kind != .state(.full) {
      own.isInOld = oldKeys.contains
      own.isInNew = newKeys.contains
      own.isWholeKnown = old.whole != nil && new.whole != nil
    }
    let comparison = PictureComparison(trees.old, trees.new, own)
    var found = explained(comparison, kind, in: look)
    // What is around a presented screen, such as the one behind it, follows how it is entered, and
    // so does the button at the start of the bar.
    let isEntered = facts.changes.contains { $0.kind == .entrance }
    if isEntered {
      found.removeAll {
        $0.event == .restyled && ($0.subject == .picture || $0.subject.box == .contextButton)
      }
    }
    // The glyphs of the status bar follow the panel of an open menu.
    if kind == .menu, found.contains(where: \.isOfPanel) {
      found.removeAll(where: \.isOfStatusBar)
    }
    // All other changes only follow the boxes that are left out.
    if trees.isReduced || leavesOut, !comparison.hasOtherMarks,
      found.allSatisfy(comparison.isRemark)
    {
      return PictureOutcome(verdict: .same, changes: facts.changes, sights: sights)
    }
    return PictureOutcome(
      verdict: comparison.isMoreThanMoved || found.isEmpty ? .changed : .moved,
      changes: facts.changes + (found.isEmpty && !isEntered ? [comparison.unexplained] : found),
      remainder: comparison.hasOtherMarks ? comparison.unexplained : nil, sights: sights)
  }

  /// Returns the changes of a picture. If its boxes only came into sight, these are the changes of
  /// the whole screen.
  private func explained(
    _ comparison: PictureComparison, _ kind: PictureKind, in look: Picture.Look
  ) -> [BoxChange] {
    guard comparison.changes.allSatisfy(comparison.isRemark) else { return comparison.changes }
    var whole: [BoxChange] = []
    if kind == .state(.full) {
      if isConfiguredDifferently {
        whole = exact(.configured, in: look).changes.filter(isOfContent)
      }
    } else if let before = old.whole, let after = new.whole {
      whole = exact(before, after, .state(.full), in: look).changes
    }
    return whole.isEmpty ? comparison.changes : whole
  }

  /// Whether a change of the configured picture is one of the whole screen too, rather than of what
  /// is around its content, or of a fact that only variants have.
  private func isOfContent(_ change: BoxChange) -> Bool {
    switch change.subject {
    case .box(_, let key):
      change.kind != .retargeted && (oldKeys.contains(key) || newKeys.contains(key))
    case .picture: [.placement, .statusBar].contains(change.kind)
    case .controller, .value: false
    }
  }
}

extension BoxChange {
  /// Whether the window itself is drawn differently: what people see of it, apart from the boxes
  /// inside it, is the status bar.
  package var isOfStatusBar: Bool { subject.box == .window && event == .restyled }

  /// Whether the panel of a menu came, went, or has another frame.
  fileprivate var isOfPanel: Bool {
    subject.box == .menu && [.added, .removed, .moved, .resized].contains(kind)
  }
}

/// The boxes of two pictures.
private struct TreePair {
  let old: BoxTree
  let new: BoxTree
  /// The same without the boxes that are left out; nil if there are none.
  let oldRest: BoxTree?
  let newRest: BoxTree?

  /// Whether something is left out.
  var isReduced: Bool { oldRest != nil || newRest != nil }

  init<Picture: ReviewedPicture>(
    _ before: Picture, _ after: Picture, in look: Picture.Look, without ignored: KeyPatterns
  ) throws(UnknownPicture) {
    old = try Self.tree(of: before, in: look, called: "old")
    new = try Self.tree(of: after, in: look, called: "new")
    oldRest = ignored.isEmpty ? nil : old.removing(ignored.match)
    newRest = ignored.isEmpty ? nil : new.removing(ignored.match)
  }

  private static func tree<Picture: ReviewedPicture>(
    of picture: Picture, in look: Picture.Look, called side: String
  ) throws(UnknownPicture) -> BoxTree {
    do throws(UnknownPicture) {
      return try picture.tree(in: look)
    } catch {
      throw UnknownPicture(reason: "the \(side) picture \(error.reason)")
    }
  }
}
