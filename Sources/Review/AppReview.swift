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
  /// The edits that were not undone because the search for proofs reached its limit.
  package let unexaminedEdits: [Edit]
  /// The names that sentences use.
  package let names: AuthorNames
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
    let list = EditList(from: old.files, to: new.files, reading: new.reading)
    var terms = terms
    terms.renamedScreens = list.renamedScreens
    oldPictures = AppPictures(of: old.app, axes, themes: terms.themes)
    newPictures = AppPictures(of: new.app, axes, themes: terms.themes)
    self.terms = terms
    let comparison = AppComparison(oldPictures, newPictures, terms)
    edits = list.edits
    pictureCount = comparison.pictureCount
    let proof = CauseProof(
      of: list,
      in: UndoneApps(
        old: oldPictures, new: newPictures, files: new.files, reading: new.reading, edits: list,
        terms: terms, pictures: comparison.different),
      pictureCount: pictureCount, limit: terms.limit)
    hasStopped = proof.hasStopped
    let known = Set(newPictures.screens)
    names = AuthorNames(from: old.app, to: new.app)
    let merge = FindingMerge(
      of: proof.explanations, in: comparison.pictures, edits: list.edits,
      screens: newPictures.screens + oldPictures.screens.filter { !known.contains($0) },
      names: names)
    pictures = comparison.pictures
    findings = merge.findings
    causes = merge.causes
    causesOfPictures = merge.causesOfPictures
    idleEdits = proof.idleEdits
    unexaminedEdits = proof.unexaminedEdits
  }
}

extension AppReview {
  /// What changed, in one sentence.
  package func sentence(accepting accepted: Set<String>) -> String {
    var words = ReviewSentence(
      pictures: pictureCount, differing: pictures.count { $0.verdict != .same },
      screens: Set(findings.flatMap(\.screens)).count, causes: causes.count)
    words.edits = edits.count
    words.editsWithoutEffect = idleEdits.count
    words.unknown = pictures.count { $0.verdict == .unknown }
    words.accepted = causes.count { accepted.contains($0.id) }
    words.hasStopped = hasStopped
    return words.text
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
