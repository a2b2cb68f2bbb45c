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
  let renamedScreens: RenamedScreens
  /// What is known about screens with edits undone.
  var screens: UndoneScreens
  /// The pictures that differ, by the key of their screen.
  let places: [String?: [ElementIndex<ComparedPicture>]]

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
    // To find out what the edits reach would take longer than to draw one picture.
    if places.count == 1, let undone = screens.app(without: group) {
      return states(of: places, in: undone.app, jobs: jobs)
    }
    return app(without: group).map { app, affected in
      states(of: places, on: affected, in: app, jobs: jobs)
    }
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

  /// Returns the states of those of some pictures that can differ in an app with edits undone.
  private func states(
    of wanted: [ElementIndex<ComparedPicture>], on affected: AffectedScreens, in app: App, jobs: Int
  ) -> [ElementIndex<ComparedPicture>: UndonePicture] {
    guard let keys = affected.keys, wanted.count == pictures.values.count else {
      let reached = wanted.filter { affected.contains(pictures[$0].group.screen) }
      return states(of: reached, in: app, jobs: jobs)
    }
    let groups = keys.map(Optional.some) + (affected.contains(nil) ? [nil] : [])
    return states(of: groups.flatMap { places[$0] ?? [] }.sorted(), in: app, jobs: jobs)
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
    var hashes = PictureHashes(of: drawn)
    var toNew: GroupComparison<DrawnPicture>?
    return places.map { place in
      let picture = pictures[place]
      let hash = hashes.hash(of: picture.kind)
      if hash == picture.newHash { return (place, .new) }
      if hash == picture.oldHash,
        picture.oldContext == hashes.hash(ofContextOf: picture.kind)
      {
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
