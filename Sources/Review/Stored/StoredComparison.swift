package import AppLayout
import Disk
import SiteFiles

/// The comparison of two sides, at least one of them stored: a site or a folder of pictures.
package struct StoredComparison: Sendable {
  /// The pictures that differ, that only one side has or that cannot be compared, in the order of
  /// the new side.
  package private(set) var pictures: [ComparedPicture] = []
  /// The number of pictures that were compared.
  package private(set) var pictureCount = 0
  let sides: SidePair
  /// How far a box may move or grow without a finding, in thousandths of a point.
  let tolerance: Int

  /// Compares two sides. An app is drawn on these axes, unless the other side is a site. A site is
  /// neither locked nor changed. Throws if a site lacks files that its record lists, or if they are
  /// not as it says.
  package init(
    from old: ReviewSide, to new: ReviewSide, showing axes: VariantAxes? = nil,
    _ terms: ReviewTerms, selecting selection: PictureSelection = PictureSelection()
  ) throws(StoredFailure) {
    let sides = try SidePair(old, new, showing: axes, terms.themes, selection)
    self.sides = sides
    tolerance = terms.tolerance
    let parts: [ComparedPlace]
    do throws(DiskError) {
      parts = try sides.compared(
        terms, with: { () throws(DiskError) in try SideWorkers(of: sides) },
        { place, workers in ComparedPlace(at: place, of: sides, terms, &workers) })
    } catch {
      throw .disk(error)
    }
    try old.check(parts.flatMap(\.oldProblems))
    try new.check(parts.flatMap(\.newProblems))
    for part in parts {
      pictures += part.pictures
      pictureCount += part.count
    }
  }
}

/// What reads or draws the pictures of both sides, on one thread.
private struct SideWorkers: ~Copyable {
  var old: SideWorker
  var new: SideWorker

  init(of sides: SidePair) throws(DiskError) {
    let old = try SideWorker(sides.old)
    let new = try SideWorker(sides.new)
    self.old = old
    self.new = new
  }
}

/// The comparison of the pictures at one place.
private struct ComparedPlace {
  private(set) var pictures: [ComparedPicture] = []
  private(set) var count = 0
  /// The files at the place that are not as the record of their site says.
  let oldProblems: [String]
  let newProblems: [String]

  init(
    at place: PicturePlace, of sides: SidePair, _ terms: ReviewTerms, _ workers: inout SideWorkers
  ) {
    let oldPlace = sides.oldPlace(of: place)
    let themes = workers.old.themes(at: oldPlace).union(workers.new.themes(at: place))
    var found: [(kind: PictureKind, picture: ComparedPicture)] = []
    for theme in themes.sorted(by: { ($0 ?? "") < ($1 ?? "") }) {
      let comparison = GroupComparison(
        workers.old.pictures(at: oldPlace, in: theme), workers.new.pictures(at: place, in: theme),
        terms)
      for kind in comparison.kinds.sorted() {
        count += 1
        let outcome = comparison.compared(kind, in: ())
        guard !outcome.isSilent else { continue }
        found.append((kind, sides.picture(outcome, of: kind, at: place, in: theme, comparison)))
      }
    }
    // Sorting keeps the order of themes: it is stable.
    pictures = found.sorted { $0.kind < $1.kind }.map(\.picture)
    oldProblems = workers.old.takeProblems()
    newProblems = workers.new.takeProblems()
  }
}

extension SidePair {
  fileprivate func picture(
    _ outcome: PictureOutcome, of kind: PictureKind, at place: PicturePlace,
    in theme: String?, _ comparison: GroupComparison<WrittenPicture>
  ) -> ComparedPicture {
    let subject = PictureSubject(place, in: theme, kind)
    let oldSubject = PictureSubject(oldPlace(of: place), in: theme, kind)
    let oldPath = outcome.verdict == .added ? nil : old.path(of: oldSubject)
    let newPath = outcome.verdict == .removed ? nil : new.path(of: subject)
    let stem = (newPath ?? oldPath).map(PicturePath.stem)
    let canvases = comparison.canvases(of: kind, in: ())
    return ComparedPicture(
      outcome, of: subject, entering: comparison.entrance(of: kind),
      key: isByPath ? stem : nil, oldPath: oldPath, newPath: newPath, oldCanvas: canvases.old,
      newCanvas: canvases.new)
  }
}
