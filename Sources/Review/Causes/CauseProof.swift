/// The proof of which edits changed which pictures.
struct CauseProof {
  let explanations: Explanations
  /// The edits that change no finding when they are undone, and those that were not undone because
  /// the work reached its limit.
  let idleEdits: [Edit]
  let unexaminedEdits: [Edit]
  /// Whether the work reached its limit, so that the remaining findings are grouped by what they
  /// share.
  let hasStopped: Bool

  /// Undoes the edits of an app one after the other.
  init(of edits: EditList, in undone: UndoneApps, pictureCount: Int, limit: WorkLimit) {
    undone.terms.progress.begin(edits.edits.count)
    var account = WorkLimit.Account(limit, pictures: pictureCount)
    let search = CauseSearch(
      of: undone.pictures.map(\.changes), among: edits.units, surroundings: edits.surroundings(of:)
    ) { group, numbers in
      guard account.isOpen else { return .stopped }
      if group.count == 1 { undone.terms.progress.advance() }
      guard let effects = undone.effects(of: group, on: numbers) else {
        account.count(0)
        return .unreadable
      }
      account.count(effects.count)
      return .effects(effects)
    }
    explanations = search.explanations
    hasStopped = search.hasStopped
    let active = explanations.active
    let idle = edits.edits.indices.filter { !active.contains($0) }
    idleEdits = idle.filter(search.tried.contains).map { edits.edits[$0] }
    unexaminedEdits = idle.filter { !search.tried.contains($0) }.map { edits.edits[$0] }
  }
}
