package import AppLayout
package import Wireframe

/// What changed from one side to another, and why.
package struct ChangeReview: Sendable {
  /// The pictures that differ, that only one side has, that cannot be compared, or about which
  /// something else changed.
  package let pictures: [ComparedPicture]
  /// The number of pictures that were compared.
  package let pictureCount: Int
  /// The edits between two apps; none if a side is not an app.
  package let edits: [Edit]
  package let findings: [Finding]
  package let causes: [Cause]
  /// The causes of each picture, in ascending order.
  package let causesOfPictures: ElementTable<ComparedPicture, [ElementIndex<Cause>]>
  /// The findings of each picture's changes, in the order of the changes.
  package let findingsOfPictures: ElementTable<ComparedPicture, [ElementIndex<Finding>]>
  /// The edits that change nothing when they are undone: nothing reads what they edit.
  package let editsWithoutFinding: [Edit]
  /// The edits among these that move boxes, but by no more than the tolerance.
  package let slightEdits: [Edit]
  /// The edits that were not undone because the search for proofs reached its limit.
  package let unexaminedEdits: [Edit]
  /// The names that sentences use.
  package let names: AuthorNames
  /// What keeps links to screens whose addresses change.
  package let formerAddresses: FormerAddresses
  /// Whether the search for proofs reached its limit, so that the remaining findings are grouped by
  /// what they share.
  package let hasStopped: Bool
  /// What else was not looked for.
  let gaps: ReviewGaps
  /// How far a box may move or grow without a finding, in thousandths of a point.
  package let tolerance: Int
  /// What draws or reads the pictures again.
  let sides: SidePair
  /// What makes the new app without a cause; nil if a side is not an app.
  let undone: UndoneApps?

  /// Compares two apps on the devices and with the options of the axes.
  package init(
    from old: ReviewedApp, to new: ReviewedApp, showing axes: VariantAxes, _ terms: ReviewTerms
  ) {
    let list = EditList(from: old.files, to: new.files, reading: new.reading)
    var terms = terms
    terms.renamedScreens = list.renamedScreens
    let oldPictures = AppPictures(of: old.app, axes, themes: terms.themes)
    let newPictures = AppPictures(of: new.app, axes, themes: terms.themes)
    let comparison = AppComparison(oldPictures, newPictures, terms)
    let undone = UndoneApps(
      old: oldPictures, new: newPictures, files: new.files, reading: new.reading, edits: list,
      terms: terms, pictures: ElementTable(comparison.different))
    let found = StoryFinder(of: list).stories
    let proof = CauseProof(
      of: list, found, in: undone, pictureCount: comparison.pictureCount, limit: terms.limit)
    let stories = HarmSearch(list, from: old, to: new) { proof.undone.app(without: $0)?.app }
      .examined(found)
    // Pages say something about boxes that are left out, too.
    let unseen = (terms.ignored.isEmpty ? terms.words : nil).map { read in
      UnseenStories(proof.unseen(among: stories, list.edits), of: stories, in: proof.undone, read)
    }
    let journeys = JourneyChanges(
      from: old.app, to: new.app, on: axes, stories, undone: undone)
    let told = Set((unseen?.found ?? []).flatMap(\.stories) + journeys.found.flatMap(\.stories))
    let stated = StatedStories(
      proof.unseen(among: stories, list.edits).filter { !told.contains($0) }, of: stories,
      in: undone)
    names = AuthorNames(from: old, to: new)
    formerAddresses = FormerAddresses(from: old.app, to: new.app, terms.renamedScreens)
    let compared = comparison.pictures + proof.cancelled.pictures
    let merge = FindingMerge(
      of: proof.explanations, in: compared, edits: list.edits, stories: stories,
      unseen: unseen, stated: stated.found,
      elsewhere: ElsewhereSearch(in: undone),
      cancelled: proof.cancelled, journeys: journeys, screens: comparison.sides.reviewedScreens,
      names: names,
      isConfigured: comparison.sides.isConfigured)
    pictures = compared.withIndices.map { index, picture in
      picture.showing(proof.explanations.explained(in: index).map(\.change))
    }
    pictureCount = comparison.pictureCount
    edits = list.edits
    findings = merge.findings
    causes = merge.causes
    causesOfPictures = merge.causesOfPictures
    findingsOfPictures = merge.findingsOfPictures
    let edited = Set(merge.causes.flatMap(\.edits).map(\.path))
    editsWithoutFinding = proof.editsWithoutFinding.filter { !edited.contains($0.path) }
    slightEdits = proof.slightEdits
    unexaminedEdits = proof.unexaminedEdits
    hasStopped = proof.hasStopped
    gaps = ReviewGaps(
      cancelled: !proof.looksForCancelled, pages: unseen?.hasStopped ?? false,
      undrawn: stated.hasStopped,
      unreadFiles: Sides(
        old: old.files.found.unreadKinds(besides: new.files.found),
        new: new.files.found.unreadKinds(besides: old.files.found))
    )
    tolerance = terms.tolerance
    sides = comparison.sides
    self.undone = undone
  }

  /// Reviews the comparison of two sides, at least one of them stored. What they share is the
  /// only explanation of its findings.
  package init(of comparison: StoredComparison, naming names: AuthorNames) {
    let names = names.adding(
      titles: comparison.sides.screenTitles, folders: comparison.pictures)
    let open = ElementTable<ComparedPicture, [BoxChange]>(comparison.pictures.map(\.changes))
    let merge = FindingMerge(
      of: Explanations([], open: open), in: comparison.pictures, edits: [],
      retitled: comparison.sides.retitledScreens, screens: comparison.sides.reviewedScreens,
      names: names)
    pictures = comparison.pictures
    pictureCount = comparison.pictureCount
    edits = []
    findings = merge.findings
    causes = merge.causes
    causesOfPictures = merge.causesOfPictures
    findingsOfPictures = merge.findingsOfPictures
    (editsWithoutFinding, slightEdits, unexaminedEdits) = ([], [], [])
    self.names = names
    formerAddresses = .none
    hasStopped = false
    gaps = ReviewGaps()
    tolerance = comparison.tolerance
    sides = comparison.sides
    undone = nil
  }
}

extension ChangeReview {
  /// The edits with what corresponds in both apps; nil if a side is not an app.
  package var editList: EditList? { undone?.edits }

  /// Makes a picture again on both sides; nil on a side where that is not possible.
  package func trees(of index: ElementIndex<ComparedPicture>) -> (old: BoxTree?, new: BoxTree?) {
    sides.trees(of: pictures[index].subject)
  }

  /// The pictures that both sides have alike because edits cancel out.
  package var cancelled: [ElementIndex<ComparedPicture>] {
    pictures.elementIndices.filter { pictures[$0].isCancelled }
  }

  /// Returns the ids of the causes of a picture.
  package func causeIDs(of picture: ElementIndex<ComparedPicture>) -> [String] {
    causesOfPictures[picture].map { causes[$0].id }
  }
}

extension ChangeReview {
  /// The keys of the screens that both sides draw, on the new side.
  package var screensOfBothSides: Set<String> { sides.reviewedScreens.drawn }

  /// The number of causes that nothing compared shows.
  package var notDrawnCount: Int { causes.count { $0.proof == .stated } }

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
