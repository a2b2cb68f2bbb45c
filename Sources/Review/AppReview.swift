package import AppLayout
package import AppModel
package import Wireframe

/// What changed from one app to another, and why.
package struct AppReview: Sendable {
  package let pictures: [ComparedPicture]
  package let pictureCount: Int
  package let edits: [Edit]
  package let findings: [Finding]
  package let causes: [Cause]
  /// The numbers of the causes of each picture.
  package let causesOfPictures: [[Int]]
  /// The edits that change no finding when they are undone.
  package let idleEdits: [Edit]
  /// Whether the search for proofs reached its limit, so that the remaining findings are grouped by
  /// what they share.
  package let hasStopped: Bool
  private let oldPictures: AppPictures
  private let newPictures: AppPictures
  private let terms: ReviewTerms

  /// An app as it was read.
  package struct Side: Sendable {
    let files: AppFiles
    let reading: AppReading
    package let app: App

    package init(files: AppFiles, reading: AppReading, app: App) {
      self.files = files
      self.reading = reading
      self.app = app
    }
  }

  /// Compares two apps on the devices and with the options of the axes.
  package init(from old: Side, to new: Side, showing axes: VariantAxes, _ terms: ReviewTerms) {
    oldPictures = AppPictures(of: old.app, axes, themes: terms.themes)
    newPictures = AppPictures(of: new.app, axes, themes: terms.themes)
    self.terms = terms
    let comparison = AppComparison(oldPictures, newPictures, terms)
    let list = EditList(from: old.files, to: new.files, reading: new.reading)
    edits = list.edits
    pictureCount = comparison.pictureCount
    let undone = UndoneApps(
      old: oldPictures, new: newPictures, files: new.files, reading: new.reading, edits: list,
      terms: terms, pictures: comparison.different)
    var budget = WorkLimit(pictures: 20 * comparison.pictureCount)
    let search = CauseSearch(
      of: comparison.different.map(\.changes), among: list.edits.indices.map { [$0] }
    ) { group, numbers in
      guard budget.allows(numbers.count) else { return .stopped }
      guard let effects = undone.effects(of: group, on: numbers) else { return .unreadable }
      budget.count(effects.count)
      return .effects(effects)
    }
    hasStopped = search.hasStopped
    let merge = FindingMerge(
      of: search, in: comparison.pictures, edits: list.edits, screens: newPictures.screens)
    pictures = comparison.pictures
    findings = merge.findings
    causes = merge.causes
    causesOfPictures = merge.causesOfPictures
    let active = Set(search.explanations.joined().joined().joined())
    idleEdits = list.edits.indices.filter { !active.contains($0) }.map { list.edits[$0] }
  }
}

/// The limit on the work of proving causes.
private struct WorkLimit {
  private var left: Int
  private var groups = 4096

  init(pictures: Int) {
    left = pictures
  }

  func allows(_ pictures: Int) -> Bool { left > 0 && groups > 0 }

  mutating func count(_ pictures: Int) {
    left -= pictures
    groups -= 1
  }
}

extension AppReview {
  /// What changed, in one sentence.
  package var sentence: String {
    "\(edits.count) edits change \(pictures.count) of \(pictureCount) pictures."
  }

  /// Draws a picture that differs again, on both sides.
  package func trees(of picture: ComparedPicture) -> (old: BoxTree?, new: BoxTree?)? {
    guard let theme = terms.themes.first(where: { $0.name == picture.subject.theme })
    else { return nil }
    let sides = [oldPictures, newPictures].map { pictures in
      GroupPictures(pictures, picture.group)[picture.subject.kind]?.picture.tree(in: theme)
    }
    return (sides[0], sides[1])
  }

  /// The ids of the causes of a picture, by its number.
  package func causeIDs(of picture: Int) -> [String] {
    causesOfPictures[picture].map { causes[$0].id }
  }
}
