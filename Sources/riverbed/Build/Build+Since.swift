import AppModel
import Disk
import Printing
import Publishing
import Review
import ReviewPages
import Site
import SiteFiles

extension Build {
  /// A site that says what changed, and the report that explains it.
  typealias ReviewedSite = PublicationPair<Site, ChangeReport>

  /// How the app is compared with an earlier state of it.
  var comparison: SideComparison {
    SideComparison(
      axes: axes, themes: themes,
      options: DiffOptions(
        tolerance: nil, ignored: [], accepted: nil, prunes: false, updatesBaseline: false,
        jobs: jobs),
      reporting: options, documentWords: documentWords)
  }

  /// Returns where a site has the report of a review, which shows pictures that the site has.
  static func reportPaths(of review: ChangeReview, in site: Site) -> ReportPaths {
    let pictures = site.comparablePictures()
    return ReportPaths(of: review, in: "changes/") { picture in
      guard let path = picture.newPath, let shared = pictures[path],
        picture.subject.isShown(by: shared.subject)
      else { return nil }
      return shared.path
    }
  }

  /// Compares the app with an earlier state of it, and returns what was found, its site with marks
  /// and a report, and what both are made from, as far as that is known.
  func reviewed(
    _ site: Site, of app: DiffSide.ReadApp, _ acceptance: Acceptance?,
    since before: DiffInput, on console: inout Console
  ) throws -> (result: DiffResult, content: ReviewedSite, origin: BuildOrigin?) {
    let comparison = comparison
    let (before, after) = (try before.side, DiffSide(app))
    console.errors.flush()
    let progress = options.isQuiet ? nil : DiffProgress(on: console.errors)
    defer { progress?.finish() }
    let review = try comparison.changes(before, after, progress?.progress ?? .unseen)
    let result = comparison.result(on: review, before, after, acceptance)
    progress?.finish()
    comparison.noteUnknownProblems(of: result, before, after, on: &console)
    let paths = Self.reportPaths(of: review, in: site)
    let marked = site.marking(SiteChanges(of: result, at: paths))
    let origin = try comparison.origin(before, after, acceptance).map {
      BuildOrigin(program: $0.program, all: site.origin(of: $0.all).all)
    }
    return (
      result,
      PublicationPair(
        marked,
        ChangeReport(
          result, before, after,
          setting: .inSite(paths, parts: site.frameParts, label: site.labelStyle))),
      origin
    )
  }
}

extension PictureSubject {
  /// Whether a file of a site shows the same screen, device and theme.
  fileprivate func isShown(by file: Subject) -> Bool {
    screen == file.screen && device == file.device && orientation == file.orientation
      && theme == file.theme
  }
}
