import AppLayout
import AppModel
import Disk
import SiteFiles
import Wireframe

/// The pictures that both sides have alike because edits cancel out.
struct CancelledPictures {
  /// The pictures, whose indices follow those of the pictures that differ.
  private(set) var pictures: [ComparedPicture] = []
  /// The edits that cancel out in each of them.
  private(set) var edits: [ElementIndex<ComparedPicture>: Set<ElementIndex<Edit>>] = [:]
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

  /// Adds the pictures that each cause and each other story changes.
  mutating func find(
    in undone: UndoneApps, _ stories: [Story], _ causes: [Explanations.ProvenCause],
    _ pictureCount: Int, _ limit: WorkLimit
  ) {
    guard (2...CauseSearch.mostAlone).contains(stories.count) else { return }
    var left = max(Self.usualRounds, limit.rounds / 4) * pictureCount
    let known = Set(causes.flatMap(\.stories))
    let others = stories.indices.filter { !known.contains($0) }.map { stories[$0].edits }
    for group in causes.map(\.edits) + others where left > 0 { add(group, in: undone, &left) }
    hasStopped = left <= 0
  }

  /// Adds the pictures that some edits change.
  private mutating func add(
    _ group: Explanations.Group, in undone: UndoneApps, _ left: inout Int
  ) {
    guard let (app, affected) = undone.app(without: group) else { return }
    let groups = undone.groups(on: affected)
    left -= groups.count * max(1, undone.new.axes.placements.count)
    let changed = Workers.inOrder(groups.count, jobs: undone.terms.jobs, with: {}) { number, _ in
      undone.cancelled(in: groups[number], without: undone.new.showing(app))
    }
    for picture in changed.joined() {
      let index = places[picture.subject] ?? ElementIndex(start + pictures.count)
      if places[picture.subject] == nil { pictures.append(picture) }
      places[picture.subject] = index
      edits[index, default: []].formUnion(group)
    }
  }
}

extension UndoneApps {
  /// Returns all pictures of some screens and perhaps the menu, in groups.
  func groups(on affected: AffectedScreens) -> [PictureGroup] {
    (new.screens.map(Optional.some) + [nil]).filter(affected.contains).flatMap { key in
      new.axes.heldDevices.map {
        PictureGroup(
          screen: key, held: $0, oldScreen: key.flatMap { renamedScreens.oldKeys[$0] })
      }
    }
  }

  /// Returns the pictures of a group that both sides have alike, but that another state of the app
  /// has not.
  fileprivate func cancelled(
    in group: PictureGroup, without undone: AppPictures
  ) -> [ComparedPicture] {
    var things = PresentThings(of: group, old, new)
    let only = things.change(from: undone.app)
    if only?.isEmpty == true { return [] }
    let known = Set((places[group.screen] ?? []).map { pictures[$0].picture.subject })
    let (before, after) = (GroupPictures(undone, group), GroupPictures(new, group))
    let comparison = GroupComparison(before, after, terms)
    var found: [ComparedPicture] = []
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
        let canvas = comparison.canvases(of: kind, in: theme).new
        let path = new.path(of: subject, on: group.held)?.text
        let picture = ComparedPicture(
          PictureOutcome(
            verdict: .same, sights: Sides(old: outcome.sights.new, new: outcome.sights.new)),
          of: subject, entering: comparison.entrance(of: kind), oldPath: path, newPath: path,
          oldCanvas: canvas, newCanvas: canvas, isCancelled: true)
        found.append(picture)
      }
    }
    return found
  }
}
