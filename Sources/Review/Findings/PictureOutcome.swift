/// How two pictures compare, and what happened to their boxes.
struct PictureOutcome {
  var verdict: Verdict
  var changes: [BoxChange] = []
  /// The change that remains if a tolerance leaves nothing of the others, because more than places
  /// and sizes differs.
  var remainder: BoxChange?
  /// Why the pictures cannot be compared; nil if they can.
  var reason: String?
  /// What can be seen of the boxes of each picture.
  var sights = Sides(old: PictureSight.all, new: .all)

  /// Whether there is something to say about the pictures.
  var isSilent: Bool { verdict == .same && changes.isEmpty }

  /// Whether the pictures differ by no more than the tolerance.
  var isTolerated: Bool { changes.isEmpty && verdict.looksDifferent }

  /// Returns the outcome for a picture that only one side has.
  static func oneSided(isAdded: Bool) -> PictureOutcome {
    PictureOutcome(
      verdict: isAdded ? .added : .removed,
      changes: [BoxChange(of: .picture, isAdded ? .added : .removed)])
  }

  /// Returns the outcome for a picture of a screen that does not exist: what comes or goes is a
  /// placeholder.
  func ofPlaceholder() -> PictureOutcome {
    var outcome = self
    outcome.changes = changes.map { change in
      guard change.subject == .picture, [.added, .removed].contains(change.kind) else {
        return change
      }
      return BoxChange(
        of: .picture, change.event,
        isPlaceholder: Sides(old: change.kind == .removed, new: change.kind == .added))
    }
    return outcome
  }

  /// Returns the outcome for a screen that has another id, which is the first of its changes.
  func renamed(_ renaming: BoxChange) -> PictureOutcome {
    var outcome = self
    if verdict == .same || verdict == .samePaint { outcome.verdict = .renamed }
    outcome.changes = [renaming] + changes
    return outcome
  }

  /// Returns the outcome without moves and sizes within a tolerance.
  func beyond(_ tolerance: Int) -> PictureOutcome {
    var rest = changes.compactMap { $0.beyond(tolerance) }
    if rest.count < changes.count, rest.isEmpty, let remainder { rest = [remainder] }
    return PictureOutcome(verdict: verdict, changes: rest, reason: reason, sights: sights)
  }
}
