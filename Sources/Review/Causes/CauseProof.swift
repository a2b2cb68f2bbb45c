import AppModel
import SiteFiles

/// The proof of which edits changed which pictures.
struct CauseProof {
  let explanations: Explanations
  /// The edits of stories that change no finding when they are undone, and those that were not
  /// undone because the work reached its limit.
  let editsWithoutFinding: [Edit]
  let unexaminedEdits: [Edit]
  /// The edits among those without a finding that move boxes, but by no more than the tolerance.
  let slightEdits: [Edit]
  /// Whether the work reached its limit, so that the remaining findings are grouped by what they
  /// share.
  let hasStopped: Bool
  /// The pictures that both sides have alike because edits cancel out. Their indices follow those of
  /// the pictures that differ.
  let cancelled: [ComparedPicture]

  /// Undoes stories one after another; if no picture differs, none of them has an effect.
  init(
    of list: EditList, _ stories: [Story], in undone: UndoneApps, pictureCount: Int,
    limit: WorkLimit
  ) {
    let edits = list.edits
    guard !undone.pictures.values.isEmpty else {
      var found: [Explanations.ProvenCause] = []
      var cancelled = CancelledPictures(after: 0)
      cancelled.find(in: undone, stories, &found, pictureCount)
      self.cancelled = cancelled.pictures
      explanations = Explanations(
        found, open: ElementTable(repeating: [], count: cancelled.pictures.count))
      let active = explanations.active
      editsWithoutFinding = edits.elementIndices.filter { !active.contains($0) }.map { edits[$0] }
      (unexaminedEdits, slightEdits, hasStopped) = ([], [], false)
      return
    }
    var ahead = UndoneAhead(undone)
    var readings = 0
    var account = WorkLimit.Account(limit, pictures: pictureCount, size: undone.reading.size)
    let undo: CauseSearch.Undo = { group, pictures in
      guard account.isOpen else { return .stopped }
      let states = ahead.states(of: pictures, without: group)
      account.count(states?.count ?? 0, readings: ahead.readings - readings)
      readings = ahead.readings
      return states.map { .pictures($0) } ?? .unreadable
    }
    let search = CauseSearch(
      of: undone.pictures.map(\.changes), among: stories.map(\.edits),
      surroundings: list.surroundings(of:), progress: undone.terms.progress,
      prepare: { ahead.prepare($0) }, undo: undo)
    var found = search.found.map {
      $0.divided(by: undo, among: undone.pictures.elementIndices)
    }
    var cancelled = CancelledPictures(after: undone.pictures.values.count)
    if !search.hasStopped { cancelled.find(in: undone, stories, &found, pictureCount) }
    self.cancelled = cancelled.pictures
    explanations = Explanations(
      found,
      open: ElementTable(search.open.values + cancelled.pictures.map { _ in [] }))
    hasStopped = search.hasStopped
    let active = explanations.active
    let others = edits.elementIndices.filter { !active.contains($0) }
    editsWithoutFinding = others.filter(search.tried.contains).map { edits[$0] }
    slightEdits = others.filter(search.slight.contains).map { edits[$0] }
    unexaminedEdits = others.filter { !search.tried.contains($0) }.map { edits[$0] }
  }
}

extension CauseProof {
  /// Returns the places of the stories that were undone, but that no picture shows.
  func unseen(among stories: [Story], _ edits: [Edit]) -> [Int] {
    let silent = Set(editsWithoutFinding.map(\.path)).subtracting(slightEdits.map(\.path))
    return stories.indices.filter { place in
      stories[place].edits.allSatisfy { silent.contains(edits[$0].path) }
    }
  }
}

extension Explanations.ProvenCause {
  /// Returns the cause with what each of its edits does alone, if there are several.
  fileprivate func divided(
    by undo: CauseSearch.Undo, among pictures: [ElementIndex<ComparedPicture>]
  ) -> Self {
    guard edits.count > 1 else { return self }
    var divided = self
    divided.parts = edits.map { edit in
      guard case .pictures(let states) = undo([edit], pictures) else { return [:] }
      return states.mapValues(\.changes).filter { !$0.value.isEmpty }
    }
    return divided
  }
}

/// The pictures that both sides have alike because edits cancel out.
private struct CancelledPictures {
  private(set) var pictures: [ComparedPicture] = []
  private var places: [PictureSubject: ElementIndex<ComparedPicture>] = [:]
  private let start: Int

  /// How many times all pictures of the new app may be laid out to look for them.
  private static let mostRounds = 5
  /// With more stories they are not looked for.
  private static let mostStories = 64

  init(after count: Int) {
    start = count
  }

  /// Adds the pictures that each cause and each other story changes, to the causes' shares too. A
  /// story that only changes such pictures is a cause as well.
  mutating func find(
    in undone: UndoneApps, _ stories: [Story], _ causes: inout [Explanations.ProvenCause],
    _ pictureCount: Int
  ) {
    guard (2...Self.mostStories).contains(stories.count) else { return }
    var left = Self.mostRounds * pictureCount
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
    causes.sort { $0.edits[0] < $1.edits[0] }
  }

  private mutating func share(
    of edits: Explanations.Group, in undone: UndoneApps, _ left: inout Int
  ) -> Explanations.Share {
    var count = 0
    let found = undone.cancelled(by: edits, &count) ?? []
    left -= count
    var share: Explanations.Share = [:]
    for (picture, changes) in found {
      let subject = picture.picture.subject
      let index = places[subject] ?? ElementIndex(start + pictures.count)
      if places[subject] == nil { pictures.append(picture.picture) }
      places[subject] = index
      share[index] = changes
    }
    return share
  }
}
