import AppModel

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
  /// The pictures that both sides have alike because edits cancel out.
  let cancelled: CancelledPictures
  /// Whether these, and edits that cancel each other out, were all looked for.
  let looksForCancelled: Bool
  /// What is known about the new app with edits undone.
  let undone: UndoneApps

  /// Undoes stories one after another; if no picture differs, none of them has an effect.
  init(
    of list: EditList, _ stories: [Story], in undone: UndoneApps, pictureCount: Int,
    limit: WorkLimit
  ) {
    let edits = list.edits
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
    let pictures = undone.pictures
    let search =
      pictures.values.isEmpty
      ? nil
      : CauseSearch(
        of: pictures.map(\.changes), among: stories.map(\.edits),
        surroundings: list.surroundings(of:), progress: undone.terms.progress,
        prepare: { ahead.prepare($0) }, undo: undo)
    let all = pictures.elementIndices
    let open = search?.open ?? ElementTable([])
    var news = SharedNews(of: undone, open: open)
    let found = news.news(of: search?.found ?? []).map { cause in
      if account.isOpen { ahead.prepare(toDivide: cause.edits) }
      return cause.divided(by: undo, among: all)
    }
    hasStopped = search?.hasStopped ?? false
    var cancelled = CancelledPictures(after: pictures.values.count)
    if !hasStopped { cancelled.find(in: ahead.undone, stories, found, pictureCount, limit) }
    self.cancelled = cancelled
    looksForCancelled =
      hasStopped || stories.count <= CauseSearch.mostAlone && !cancelled.hasStopped
    self.undone = ahead.undone
    explanations = Explanations(
      found,
      open: ElementTable(open.values + cancelled.pictures.map { _ in [] }))
    let active = explanations.active
    let others = edits.elementIndices.filter { !active.contains($0) }
    let tried = search?.tried ?? Set(others)
    editsWithoutFinding = others.filter(tried.contains).map { edits[$0] }
    slightEdits = others.filter { search?.slight.contains($0) ?? false }.map { edits[$0] }
    unexaminedEdits = others.filter { !tried.contains($0) }.map { edits[$0] }
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
      return states.share
    }
    return divided
  }
}
