import AppLayout
import AppModel
import Disk
import SiteFiles

/// The comparison of two sides, at least one of them stored: a site or a folder of pictures.
package struct StoredComparison: Sendable {
  /// The pictures that differ, that only one side has or that cannot be compared, in the order of
  /// the new side.
  package private(set) var pictures: [ComparedPicture] = []
  /// The number of pictures that were compared.
  package private(set) var pictureCount = 0
  /// The keys of all screens, in the order of the new side.
  package let screens: [String]
  let sides: SidePair
  /// How far a box may move or grow without a finding, in thousandths of a point.
  let tolerance: Int

  /// Compares two sides. A site is neither locked nor changed. Throws if a site lacks files that
  /// its record lists, or if they are not as it says.
  package init(
    from old: ReviewSide, to new: ReviewSide, _ terms: ReviewTerms,
    selecting selection: PictureSelection = PictureSelection()
  ) throws(StoredFailure) {
    let sides = try SidePair(old, new, terms.themes, selection)
    self.sides = sides
    tolerance = terms.tolerance
    let places = sides.places
    screens = sides.screens
    terms.progress.begin(places.count)
    let queue = TaskQueue(count: places.count)
    var results: [[Worker.Result]] = []
    do throws(DiskError) {
      results = try Workers.run(min(terms.jobs, max(1, places.count))) { _ throws(DiskError) in
        var worker = try Worker(on: sides, terms)
        while let number = queue.next() {
          worker.compare(places[number], number: number)
          terms.progress.advance()
        }
        return [worker.result]
      }
    } catch {
      throw .disk(error)
    }
    let all = results.flatMap(\.self)
    try old.check(all.flatMap(\.oldProblems))
    try new.check(all.flatMap(\.newProblems))
    for part in all.flatMap(\.parts).sorted(by: { $0.number < $1.number }) {
      pictures += part.pictures
      pictureCount += part.count
    }
  }
}

/// Compares the pictures of one place after another, on one thread.
private struct Worker: ~Copyable {
  private let sides: SidePair
  private let terms: ReviewTerms
  private var old: SideWorker
  private var new: SideWorker
  private var parts: [Part] = []

  /// The comparison of the pictures at one place.
  struct Part: Sendable {
    let number: Int
    var pictures: [ComparedPicture] = []
    var count = 0
  }

  /// Everything that a worker found.
  struct Result: Sendable {
    let parts: [Part]
    let oldProblems: [String]
    let newProblems: [String]
  }

  init(on sides: SidePair, _ terms: ReviewTerms) throws(DiskError) {
    let old = try sides.old.worker()
    let new = try sides.new.worker()
    self.sides = sides
    self.terms = terms
    self.old = old
    self.new = new
  }

  var result: Result {
    Result(parts: parts, oldProblems: old.problems, newProblems: new.problems)
  }

  mutating func compare(_ place: PicturePlace, number: Int) {
    var part = Part(number: number)
    let oldPlace = sides.oldPlace(of: place)
    let themes = old.themes(at: oldPlace).union(new.themes(at: place))
    var found: [(kind: PictureKind, picture: ComparedPicture)] = []
    for theme in themes.sorted(by: { ($0 ?? "") < ($1 ?? "") }) {
      let comparison = GroupComparison(
        old.pictures(at: oldPlace, in: theme), new.pictures(at: place, in: theme), terms)
      for kind in comparison.kinds.sorted() {
        part.count += 1
        let outcome = comparison.compared(kind, in: ())
        guard !outcome.isSilent else { continue }
        found.append((kind, picture(outcome, of: kind, at: place, in: theme, comparison)))
      }
    }
    // Sorting keeps the order of themes: it is stable.
    part.pictures = found.sorted { $0.kind < $1.kind }.map(\.picture)
    parts.append(part)
  }

  private func picture(
    _ outcome: PictureOutcome, of kind: PictureKind, at place: PicturePlace,
    in theme: String?, _ comparison: GroupComparison<WrittenPicture>
  ) -> ComparedPicture {
    let subject = PictureSubject(place, in: theme, kind)
    let oldSubject = PictureSubject(sides.oldPlace(of: place), in: theme, kind)
    let oldPath = outcome.verdict == .added ? nil : sides.old.path(of: oldSubject)
    let newPath = outcome.verdict == .removed ? nil : sides.new.path(of: subject)
    let stem = (newPath ?? oldPath).map(PicturePath.stem)
    return ComparedPicture(
      outcome, of: subject, entering: comparison.entrance(of: kind),
      key: sides.isByPath ? stem : nil, oldPath: oldPath, newPath: newPath,
      oldCanvas: comparison.oldCanvas(of: kind, in: ()),
      newCanvas: comparison.newCanvas(of: kind, in: ()))
  }
}
