extension ChangeReview {
  /// The number of pictures with each verdict.
  package var verdicts: [Verdict: Int] {
    var counts: [Verdict: Int] = [:]
    for picture in pictures { counts[picture.verdict, default: 0] += 1 }
    counts[.same] = pictureCount - pictures.count { $0.verdict != .same }
    return counts
  }

  /// What it means that the search for proofs stopped; nil if it did not.
  package var stop: String? {
    hasStopped
      ? "Riverbed stopped proving causes at its work limit; the remaining ones are inferred." : nil
  }
}
