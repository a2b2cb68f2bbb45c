import AppLayout
import AppModel
import Disk
import SiteFiles
import Wireframe

/// The pictures that both sides have alike because edits cancel out.
struct CancelledPictures {
  private(set) var pictures: [ComparedPicture] = []
  private var places: [PictureSubject: ElementIndex<ComparedPicture>] = [:]
  private let start: Int

  /// How many times all pictures of the new app may be laid out to look for them, unless a quarter of
  /// the limit for proofs is more.
  private static let usualRounds = 5
  /// Whether some of them were not looked for.
  private(set) var hasStopped = false

  init(after count: Int) {
    start = count
  }

  /// Adds the pictures that each cause and each other story changes, to the causes' shares too. A
  /// story that only changes such pictures is a cause as well.
  mutating func find(
    in undone: UndoneApps, _ stories: [Story], _ causes: inout [Explanations.ProvenCause],
    _ pictureCount: Int, _ limit: WorkLimit
  ) {
    guard (2...CauseSearch.mostAlone).contains(stories.count) else { return }
    var left = max(Self.usualRounds, limit.rounds / 4) * pictureCount
    let known = Set(causes.flatMap(\.stories))
    for place in causes.indices where left > 0 {
      causes[place].share.merge(share(of: causes[place].edits, in: undone, &left)) { own, _ in own }
    }
    for (place, story) in stories.enumerated() where left > 0 && !known.contains(place) {
      let share = share(of: story.edits, in: undone, &left)
      guard !share.isEmpty else { continue }
      causes.append(
        Explanations.ProvenCause(
          edits: story.edits, stories: [place], proof: .undone, share: share))
    }
    hasStopped = left <= 0
    causes.sort { $0.edits[0] < $1.edits[0] }
  }

  private mutating func share(
    of edits: Explanations.Group, in undone: UndoneApps, _ left: inout Int
  ) -> Explanations.Share {
    guard let (app, affected) = undone.app(without: edits) else { return [:] }
    let groups = undone.groups(on: affected)
    left -= groups.count * max(1, undone.new.axes.placements.count)
    let changed = Workers.inOrder(groups.count, jobs: undone.terms.jobs, with: {}) { number, _ in
      undone.cancelled(in: groups[number], without: undone.new.showing(app))
    }
    var share: Explanations.Share = [:]
    for (picture, changes) in changed.joined() {
      let index = places[picture.subject] ?? ElementIndex(start + pictures.count)
      if places[picture.subject] == nil { pictures.append(picture) }
      places[picture.subject] = index
      share[index] = changes
    }
    return share
  }
}

extension UndoneApps {
  /// Returns all pictures of some screens and perhaps the menu, in groups.
  fileprivate func groups(on affected: AffectedScreens) -> [PictureGroup] {
    (new.screens.map(Optional.some) + [nil]).filter(affected.contains).flatMap { key in
      new.axes.heldDevices.map {
        PictureGroup(
          screen: key, held: $0, oldScreen: key.flatMap { renamedScreens.oldKeys[$0] })
      }
    }
  }

  /// Returns the pictures of a group that both sides have alike, but that another state of the app
  /// has not, with what changes from there to the new app.
  fileprivate func cancelled(
    in group: PictureGroup, without undone: AppPictures
  ) -> [(picture: ComparedPicture, changes: [BoxChange])] {
    var things = PresentThings(of: group, old, new)
    let only = things.change(from: undone.app)
    if only?.isEmpty == true { return [] }
    let known = Set((places[group.screen] ?? []).map { pictures[$0].picture.subject })
    let (before, after) = (GroupPictures(undone, group), GroupPictures(new, group))
    let comparison = GroupComparison(before, after, terms)
    var found: [(picture: ComparedPicture, changes: [BoxChange])] = []
    for kind in comparison.kinds.sorted() where only != nil || !comparison.isSame(kind) {
      for theme in terms.themes {
        let subject = PictureSubject(
          PicturePlace(group.screen, on: PictureDevice(group.held)), in: theme.name, kind)
        // Other pictures are only there without the edits.
        guard !known.contains(subject), after[kind] != nil else { continue }
        let outcome =
          only == nil ? comparison.compared(kind, in: theme) : PictureOutcome(verdict: .same)
        let own = only ?? things.kept(outcome.changes, of: kind)
        guard !own.isEmpty else { continue }
        let canvas = comparison.newCanvas(of: kind, in: theme)
        let path = new.path(of: subject, on: group.held)?.text
        let picture = ComparedPicture(
          PictureOutcome(
            verdict: .same, sights: Sides(old: outcome.sights.new, new: outcome.sights.new)),
          of: subject, entering: comparison.entrance(of: kind), oldPath: path, newPath: path,
          oldCanvas: canvas, newCanvas: canvas, isCancelled: true)
        found.append((picture, own))
      }
    }
    return found
  }
}
