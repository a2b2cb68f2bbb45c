import AppModel
import SiteFiles
import Wireframe

/// What causes do to what differs between the old and the new app.
///
/// Undoing a cause says whose a change is, and never what is news: what only the app without it shows,
/// which was never anyone's, is left out.
struct SharedNews {
  private let undone: UndoneApps
  private let open: ElementTable<ComparedPicture, [BoxChange]>
  /// The pictures that were drawn last.
  private var drawn: (group: PictureGroup, sides: Sides<GroupPictures<DrawnPicture>>)?

  /// Creates the news of apps in which no cause explains some changes.
  init(of undone: UndoneApps, open: ElementTable<ComparedPicture, [BoxChange]>) {
    self.undone = undone
    self.open = open
  }

  /// Returns causes with their shares in what differs between both apps; those without any are left
  /// out.
  mutating func news(
    of causes: [Explanations.ProvenCause]
  ) -> [Explanations.ProvenCause] {
    var causes = causes
    for place in Set(causes.flatMap(\.share.keys)).sorted() {
      let owners = causes.indices.filter { causes[$0].share[place] != nil }
      let shares = news(of: owners.map { causes[$0].share[place] ?? [] }, in: place)
      for (owner, share) in zip(owners, shares) {
        causes[owner].share[place] = share.isEmpty ? nil : share
      }
    }
    return causes.filter { !$0.share.isEmpty }
  }

  /// Returns the parts of shares in a picture that are news. What differs and is in none of them is
  /// put into the one that is about it, or into the first if the picture would have nothing.
  private mutating func news(
    of shares: [[BoxChange]], in place: ElementIndex<ComparedPicture>
  ) -> [[BoxChange]] {
    let unexplained = Set(open[place].map(ChangedAspect.init))
    let differing = undone.pictures[place].changes
    let explained = differing.filter { !unexplained.contains(ChangedAspect($0)) }
    let known = Dictionary(
      differing.map { (ChangedAspect($0), $0) }, uniquingKeysWith: { first, _ in first })
    var told: Set<ChangedAspect> = []
    // A value of both apps belongs to one story: the one that has it as both apps do.
    let exact = Set(
      shares.joined().filter { known[ChangedAspect($0)]?.event == $0.event }.map(ChangedAspect.init)
    )
    var news = shares.map { share in
      share.compactMap { change -> BoxChange? in
        let aspect = ChangedAspect(change)
        guard let other = known[aspect] else {
          return isNews(change, in: place) ? change : nil
        }
        if let delta = change.event.delta {
          guard let whole = other.event.delta, delta.agrees(with: whole) else { return nil }
          // More than that was never seen.
          return delta.exceeds(whole) ? other : change
        }
        let isExact = other.event == change.event
        guard isExact || !exact.contains(aspect) && told.insert(aspect).inserted else {
          return nil
        }
        return change.saying(other.event)
      }
    }
    let said = Set(news.joined().map(ChangedAspect.init))
    let owners = Dictionary(
      shares.enumerated().flatMap { owner, share in share.map { (ChangedAspect($0), owner) } },
      uniquingKeysWith: { first, _ in first })
    for change in explained where !said.contains(ChangedAspect(change)) {
      if let owner = owners[ChangedAspect(change)] { news[owner].append(change) }
    }
    if news.allSatisfy(\.isEmpty), open[place].isEmpty { news[0] = explained }
    return news
  }

  /// Whether both apps differ by a change that follows from others there.
  private mutating func isNews(
    _ change: BoxChange, in place: ElementIndex<ComparedPicture>
  ) -> Bool {
    guard change.subject.box != nil else { return false }
    let trees = trees(of: place)
    let old = trees.old.flatMap { $0.index(of: change.subject) }
    let new = trees.new.flatMap { $0.index(of: change.subject) }
    switch change.event {
    case .added: return old == nil && new != nil
    case .removed: return old != nil && new == nil
    case .moved(let delta), .resized(let delta):
      guard let old, let new, let before = trees.old?.boxes[old].frame,
        let after = trees.new?.boxes[new].frame
      else { return false }
      return delta.agrees(with: FrameDelta(from: before, to: after))
    case .restyled:
      guard let old, let new else { return false }
      return trees.old?.ownMarks(of: old).map(\.style) != trees.new?.ownMarks(of: new).map(\.style)
    case .reordered, .retexted, .retargeted, .placement, .statusBar, .entrance, .reparented,
      .renamed, .retitled, .renoted, .reworded, .journey:
      return false
    }
  }

  /// Draws a picture of both apps.
  private mutating func trees(
    of place: ElementIndex<ComparedPicture>
  ) -> Sides<BoxTree?> {
    let picture = undone.pictures[place]
    let sides: Sides<GroupPictures<DrawnPicture>>
    if let drawn, drawn.group == picture.group {
      sides = drawn.sides
    } else {
      sides = Sides(old: undone.old, new: undone.new).map { GroupPictures($0, picture.group) }
      drawn = (picture.group, sides)
    }
    return sides.map { $0[picture.kind]?.picture.tree(in: picture.theme) }
  }
}

extension BoxChange {
  /// Returns the change with another event.
  fileprivate func saying(_ event: Event) -> BoxChange {
    BoxChange(
      of: subject, event, old: old, new: new, label: label, sources: sources,
      isPlaceholder: isPlaceholder, isOfScreen: isOfScreen)
  }
}

extension BoxTree {
  fileprivate func index(of subject: BoxChange.Subject) -> Int? {
    boxes.firstIndex { BoxChange.Subject($0) == subject }
  }
}

extension FrameDelta {
  fileprivate init(from old: ExactFrame, to new: ExactFrame) {
    self.init(
      dx: new.x - old.x, dy: new.y - old.y, dw: new.width - old.width, dh: new.height - old.height)
  }

  /// Whether it goes farther than another change in the same direction.
  fileprivate func exceeds(_ other: FrameDelta) -> Bool {
    zip([dx, dy, dw, dh], [other.dx, other.dy, other.dw, other.dh]).contains {
      $0.signum() == $1.signum() && abs($0) > abs($1)
    }
  }

  /// Whether both changes have a direction in common, and none is against the other: of what grew or
  /// shrank, only that counts.
  fileprivate func agrees(with other: FrameDelta) -> Bool {
    let sizes = [dw.signum() * other.dw.signum(), dh.signum() * other.dh.signum()]
    let places = [dx.signum() * other.dx.signum(), dy.signum() * other.dy.signum()]
    let parts = dw == 0 && dh == 0 ? places : sizes
    return parts.contains(1) && !parts.contains(-1)
  }
}
