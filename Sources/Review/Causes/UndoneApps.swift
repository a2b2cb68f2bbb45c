import AppModel
import Disk
import Wireframe

/// The new app with edits undone, laid out as far as the edits can reach.
struct UndoneApps: Sendable {
  let old: AppPictures
  let new: AppPictures
  let files: AppFiles
  let reading: AppReading
  let edits: EditList
  let terms: ReviewTerms
  /// The pictures that differ, with what is known about each.
  let pictures: ElementTable<ComparedPicture, DifferentPicture>

  /// Returns the states of some pictures when a group of edits is undone; nil if the app can then
  /// not be read.
  func states(
    of places: [ElementIndex<ComparedPicture>], without group: Explanations.Group, jobs: Int
  ) -> [ElementIndex<ComparedPicture>: UndonePicture]? {
    guard let app = app(without: group) else { return nil }
    let reach = AffectedScreens(from: new.app, to: app)
    let reached = places.filter { reach.contains(pictures[$0].group.screen) }
    return states(of: reached, in: app, jobs: jobs)
  }

  /// Returns the app with a group of edits undone; nil if it can then not be read.
  func app(without group: Explanations.Group) -> App? {
    reading.app(of: files, revising: edits.undoing(group))
  }

  /// Returns the states of some pictures in an app with edits undone.
  func states(
    of places: [ElementIndex<ComparedPicture>], in app: App, jobs: Int
  ) -> [ElementIndex<ComparedPicture>: UndonePicture] {
    let undone = new.showing(app)
    let batches = Dictionary(grouping: places) { pictures[$0].group }
      .values.sorted { $0[0] < $1[0] }
    let queue = TaskQueue(count: batches.count)
    let parts = Workers.run(min(jobs, max(1, batches.count))) { _ in
      var states: [(ElementIndex<ComparedPicture>, UndonePicture)] = []
      while let batch = queue.next() { states += self.states(of: batches[batch], in: undone) }
      return states
    }
    return Dictionary(uniqueKeysWithValues: parts.flatMap(\.self))
  }

  /// Returns the states of some pictures of one group in an app with edits undone.
  private func states(
    of places: [ElementIndex<ComparedPicture>], in undone: AppPictures
  ) -> [(ElementIndex<ComparedPicture>, UndonePicture)] {
    let group = pictures[places[0]].group
    let drawn = GroupPictures(undone, group)
    var fromOld: GroupComparison<DrawnPicture>?
    var toNew: GroupComparison<DrawnPicture>?
    return places.map { place in
      let picture = pictures[place]
      let hash = drawn[picture.kind]?.picture.hashValue
      if hash == picture.newHash { return (place, .new) }
      if hash == picture.oldHash {
        return (place, picture.picture.isTolerated ? .withinTolerance : .old)
      }
      let before = fromOld ?? GroupComparison(GroupPictures(old, group), drawn, terms)
      fromOld = before
      let rest = RemainingChanges(before.compared(picture.kind, in: picture.theme).changes)
      let (gone, different) = rest.missing(of: picture.changes)
      guard terms.tolerance > 0 || gone.isEmpty || !different.isEmpty else {
        return (place, .partial(vanished: gone, own: []))
      }
      let after = toNew ?? GroupComparison(drawn, GroupPictures(new, group), terms)
      toNew = after
      let outcome = after.compared(picture.kind, in: picture.theme)
      let own = outcome.changes
      if gone.isEmpty, own.isEmpty, outcome.verdict.isVisible { return (place, .withinTolerance) }
      let made = Set(own.map(ChangedAspect.init))
      let vanished = gone.union(
        different.filter { made.contains(ChangedAspect(picture.changes[$0])) })
      return (place, .partial(vanished: vanished, own: vanished.isEmpty ? own : []))
    }
  }
}

/// The changes that remain when some edits are undone.
private struct RemainingChanges {
  private let essences: Set<BoxChange>
  private let subjects: Set<BoxChange.Subject>

  init(_ changes: [BoxChange]) {
    essences = Set(changes.map(\.essence))
    subjects = Set(changes.map(\.subject))
  }

  /// Returns the changes that are gone without the edits: of boxes that no longer change, and of
  /// boxes that change in another way.
  ///
  /// The edits explain the latter only if they make such a change themselves: otherwise they only
  /// make another edit's change look different, such as a new text that is cut in another place.
  func missing(
    of changes: [BoxChange]
  ) -> (gone: Set<ElementIndex<BoxChange>>, different: Set<ElementIndex<BoxChange>>) {
    let missing = changes.elementIndices.filter { !essences.contains(changes[$0].essence) }
    let different = Set(missing.filter { subjects.contains(changes[$0].subject) })
    return (Set(missing).subtracting(different), different)
  }
}

/// What changed about something, where moving and growing are one.
private struct ChangedAspect: Hashable {
  let subject: BoxChange.Subject
  let kind: BoxChange.Kind

  init(_ change: BoxChange) {
    subject = change.subject
    kind = change.kind == .moved ? .resized : change.kind
  }
}

extension BoxChange {
  /// What identifies a change with and without an edit: everything except its frames.
  var essence: Self { BoxChange(of: subject, event, isPlaceholder: isPlaceholder) }
}
