import AppLayout
import AppModel
import Disk
import SiteFiles
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
  private let renamedScreens: RenamedScreens
  /// What is known about screens with edits undone.
  var screens: UndoneScreens
  /// The pictures that differ, by the key of their screen.
  private let places: [String?: [ElementIndex<ComparedPicture>]]

  init(
    old: AppPictures, new: AppPictures, files: AppFiles, reading: AppReading, edits: EditList,
    terms: ReviewTerms, pictures: ElementTable<ComparedPicture, DifferentPicture>
  ) {
    (self.old, self.new, self.files, self.reading) = (old, new, files, reading)
    (self.edits, self.terms, self.pictures) = (edits, terms, pictures)
    renamedScreens = RenamedScreens(from: old.app, to: new.app, by: terms.renamedScreens)
    screens = UndoneScreens(of: edits.edits, in: new.app)
    places = Dictionary(grouping: pictures.elementIndices) { pictures[$0].group.screen }
  }

  /// Returns the states of some pictures when a group of edits is undone; nil if the app can then
  /// not be read.
  func states(
    of places: [ElementIndex<ComparedPicture>], without group: Explanations.Group, jobs: Int
  ) -> [ElementIndex<ComparedPicture>: UndonePicture]? {
    if let undone = screens.app(without: group) {
      // To find out what the edits reach would take longer than to draw one picture.
      if places.count == 1 { return states(of: places, in: undone.app, jobs: jobs) }
      return states(of: places, on: screens.affected(by: undone), in: undone.app, jobs: jobs)
    }
    guard let app = readApp(without: group) else { return nil }
    return states(of: places, on: AffectedScreens(from: new.app, to: app), in: app, jobs: jobs)
  }

  /// Returns the app with a group of edits undone, and the screens that can then differ; nil if it
  /// can then not be read.
  func app(without group: Explanations.Group) -> (app: App, affected: AffectedScreens)? {
    if let undone = screens.app(without: group) {
      return (undone.app, screens.affected(by: undone))
    }
    return readApp(without: group).map { ($0, AffectedScreens(from: new.app, to: $0)) }
  }

  /// Reads the app with a group of edits undone; nil if it can then not be read.
  func readApp(without group: Explanations.Group) -> App? {
    reading.app(of: files, revising: edits.undoing(group))
  }

  /// Returns the pictures that both sides have alike, but that change when a group of edits is
  /// undone; nil if the app can then not be read. Counts the pictures that were laid out.
  func cancelled(
    by group: Explanations.Group, _ count: inout Int
  ) -> [(picture: DifferentPicture, changes: [BoxChange])]? {
    guard let (app, affected) = app(without: group) else { return nil }
    let undone = new.showing(app)
    let keys = (new.screens.map(Optional.some) + [nil]).filter(affected.contains)
    let groups = keys.flatMap { key in
      new.axes.heldDevices.map {
        PictureGroup(
          screen: key, held: $0, oldScreen: key.flatMap { renamedScreens.oldKeys[$0] })
      }
    }
    count += groups.count * max(1, new.axes.placements.count)
    let queue = TaskQueue(count: groups.count)
    let parts = Workers.run(min(terms.jobs, max(1, groups.count))) { _ in
      var found: [(Int, [(picture: DifferentPicture, changes: [BoxChange])])] = []
      while let number = queue.next() {
        found.append((number, cancelled(in: groups[number], undone)))
      }
      return found
    }
    return parts.joined().sorted { $0.0 < $1.0 }.flatMap(\.1)
  }

  private func cancelled(
    in group: PictureGroup, _ undone: AppPictures
  ) -> [(picture: DifferentPicture, changes: [BoxChange])] {
    var things = PresentThings(of: group, old, new)
    let only = things.change(from: undone.app)
    if only?.isEmpty == true { return [] }
    let known = Set((places[group.screen] ?? []).map { pictures[$0].picture.subject })
    let (before, after) = (GroupPictures(undone, group), GroupPictures(new, group))
    let comparison = GroupComparison(before, after, terms)
    var found: [(picture: DifferentPicture, changes: [BoxChange])] = []
    for kind in comparison.kinds.sorted() where only != nil || !comparison.isSame(kind) {
      for theme in terms.themes {
        let subject = PictureSubject(
          PicturePlace(group.screen, on: PictureDevice(group.held)), in: theme.name, kind)
        // Other pictures are only there without the edits.
        guard !known.contains(subject), let picture = after[kind] else { continue }
        let own =
          only ?? things.kept(comparison.compared(kind, in: theme).changes, of: kind)
        guard !own.isEmpty else { continue }
        let canvas = comparison.newCanvas(of: kind, in: theme)
        let hash = picture.picture.hashValue
        found.append(
          (
            DifferentPicture(
              picture: ComparedPicture(
                PictureOutcome(verdict: .same), of: subject,
                entering: comparison.entrance(of: kind),
                oldPath: new.path(of: subject, on: group.held)?.text,
                newPath: new.path(of: subject, on: group.held)?.text, oldCanvas: canvas,
                newCanvas: canvas, isCancelled: true),
              group: group, theme: theme, oldHash: hash, newHash: hash), own
          ))
      }
    }
    return found
  }

  /// Returns the states of those of some pictures that can differ in an app with edits undone.
  private func states(
    of wanted: [ElementIndex<ComparedPicture>], on affected: AffectedScreens, in app: App, jobs: Int
  ) -> [ElementIndex<ComparedPicture>: UndonePicture] {
    guard let keys = affected.keys, wanted.count == pictures.values.count else {
      let reached = wanted.filter { affected.contains(pictures[$0].group.screen) }
      return states(of: reached, in: app, jobs: jobs)
    }
    return states(of: keys.flatMap { places[$0] ?? [] }.sorted(), in: app, jobs: jobs)
  }

  /// Returns the states of some pictures in an app with edits undone.
  private func states(
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
    var things = PresentThings(of: group, old, new)
    if let only = things.change(from: undone.app) {
      return places.map { ($0, only.isEmpty ? .new : .changed(only)) }
    }
    let drawn = GroupPictures(undone, group)
    var toNew: GroupComparison<DrawnPicture>?
    return places.map { place in
      let picture = pictures[place]
      let hash = drawn[picture.kind]?.picture.hashValue
      if hash == picture.newHash { return (place, .new) }
      if hash == picture.oldHash {
        return (
          place, picture.picture.isTolerated ? .withinTolerance : .changed(picture.changes)
        )
      }
      let comparison = toNew ?? GroupComparison(drawn, GroupPictures(new, group), terms)
      toNew = comparison
      let outcome = comparison.compared(picture.kind, in: picture.theme)
      if outcome.isTolerated { return (place, .withinTolerance) }
      let own = things.kept(
        group.hasScreen(in: new.app) ? outcome.changes : outcome.ofPlaceholder().changes,
        of: picture.kind)
      return (place, own.isEmpty ? .new : .changed(own))
    }
  }
}
