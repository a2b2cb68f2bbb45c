import AppModel

/// The proof of which edits changed which pictures.
struct CauseProof {
  let explanations: Explanations
  /// The edits that change no finding when they are undone, and those that were not undone because
  /// the work reached its limit.
  let editsWithoutFinding: [Edit]
  let unexaminedEdits: [Edit]
  /// The edits among those without a finding that move boxes, but by no more than the tolerance.
  let slightEdits: [Edit]
  /// Whether the work reached its limit, so that the remaining findings are grouped by what they
  /// share.
  let hasStopped: Bool

  /// Undoes the edits of an app one after another; if no picture differs, none of them has an
  /// effect.
  init(of edits: EditList, in undone: UndoneApps, pictureCount: Int, limit: WorkLimit) {
    guard !undone.pictures.values.isEmpty else {
      explanations = Explanations(of: [])
      (editsWithoutFinding, unexaminedEdits, slightEdits, hasStopped) = (edits.edits, [], [], false)
      return
    }
    var ahead = UndoneAhead(undone)
    var readings = 0
    var account = WorkLimit.Account(limit, pictures: pictureCount, size: undone.reading.size)
    let search = CauseSearch(
      of: undone.pictures.values.map(\.changes), among: edits.units,
      surroundings: edits.surroundings(of:), progress: undone.terms.progress,
      prepare: { ahead.prepare($0) }
    ) { group, pictures in
      guard account.isOpen else { return .stopped }
      let states = ahead.states(of: pictures, without: group)
      account.count(states?.count ?? 0, readings: ahead.readings - readings)
      readings = ahead.readings
      return states.map { .pictures($0) } ?? .unreadable
    }
    explanations = search.explanations
    hasStopped = search.hasStopped
    let active = explanations.active
    let others = edits.edits.elementIndices.filter { !active.contains($0) }
    editsWithoutFinding = others.filter(search.tried.contains).map { edits.edits[$0] }
    let slight = Set(explanations.slight.joined())
    slightEdits = others.filter(slight.contains).map { edits.edits[$0] }
    unexaminedEdits = others.filter { !search.tried.contains($0) }.map { edits.edits[$0] }
  }
}
