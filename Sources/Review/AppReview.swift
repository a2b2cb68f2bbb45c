package import AppLayout
package import AppModel
import Wireframe

/// What changed from one app to another, and why.
package struct AppReview: Sendable {
  package let pictures: [ComparedPicture]
  package let pictureCount: Int
  package let edits: [Edit]
  package let findings: [Finding]
  package let causes: [Cause]
  /// The edits that change no finding when they are undone.
  package let idleEdits: [Edit]
  /// The edits that were not undone because the search for proofs reached its limit.
  package let unexaminedEdits: [Edit]
  /// The names that sentences use.
  package let names: AuthorNames
  /// Whether the search for proofs reached its limit, so that the remaining findings are grouped by
  /// what they share.
  package let hasStopped: Bool

  /// An app as it was read.
  package struct Side: Sendable {
    let files: AppFiles
    let reading: AppReading
    let app: App

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
    let oldPictures = AppPictures(of: old.app, axes, themes: terms.themes)
    let newPictures = AppPictures(of: new.app, axes, themes: terms.themes)
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
      home: (new.app.home ?? old.app.home)?.key, names: names)
    pictures = comparison.pictures
    findings = merge.findings
    causes = merge.causes
    idleEdits = proof.idleEdits
    unexaminedEdits = proof.unexaminedEdits
  }
}
