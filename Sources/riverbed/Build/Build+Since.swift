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

  /// Compares the app with an earlier state of it, and returns its site with marks and a report,
  /// and the hash of everything that both are made from, as far as it is known.
  func reviewed(
    _ site: Site, of app: DiffSide.ReadApp, since old: String, into folder: String,
    on console: inout Console
  ) throws -> (content: ReviewedSite, fingerprint: ContentHash?) {
    let diff = Diff(
      old: old, new: self.app, limits: limits, axes: axes, themes: themes,
      comparison: DiffOptions(
        tolerance: nil, ignored: [], accepted: nil, prunes: false, updatesBaseline: false,
        jobs: jobs),
      outputs: [], options: options)
    let (before, after) = (try DiffSide(at: old, limits, options), DiffSide(self.app, app))
    try before.refuse(Outputs(folder: folder))
    console.errors.flush()
    let progress = options.isQuiet ? nil : DiffProgress(on: console.errors)
    defer { progress?.finish() }
    let review = try diff.changes(before, after, progress?.progress ?? .unseen)
    let result = diff.result(on: review, before, after, try Acceptance(of: app.source))
    let pictures = site.comparablePictures()
    let paths = ReportPaths(of: review, in: "changes/") { picture in
      guard let path = picture.newPath, let shared = pictures[path],
        picture.subject.isShown(by: shared.subject)
      else { return nil }
      return shared.path
    }
    let marked = site.marking(SiteChanges(of: result, at: paths))
    let fingerprint = try diff.fingerprint(of: result, before, after).map {
      site.fingerprint(of: $0)
    }
    return (
      PublicationPair(marked, ChangeReport(result, before, after, setting: .inSite(paths))),
      fingerprint
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

extension SiteChanges {
  /// The causes that the first page of a site names.
  private static let mostCauses = 3

  /// Creates what a site says about a comparison whose report has these paths.
  fileprivate init(of result: DiffResult, at paths: ReportPaths) {
    let review = result.review
    var marks: [SitePath: Mark] = [:]
    var screens: [String: Mark] = [:]
    // The screens whose mark leads to the picture that users see.
    var shown: Set<String> = []
    for (index, picture) in review.pictures.withIndices {
      guard let word = picture.verdict.mark else { continue }
      let (page, id) = (paths.pages[index], paths.ids[index])
      if let path = paths.picture(index, on: .new), marks[path] == nil {
        marks[path] = Mark(word, at: page, id)
      }
      guard let screen = picture.subject.screen else { continue }
      let isShownFirst = !shown.contains(screen) && review.isConfigured(index)
      if isShownFirst { shown.insert(screen) }
      if screens[screen] == nil || isShownFirst {
        screens[screen] = Mark("Changed", at: page, id)
      }
    }
    self.init(
      result.sentence,
      causes: zip(review.causes, paths.causes.values).prefix(Self.mostCauses).map {
        Link($0.phrase.plain, at: $1)
      },
      of: review.causes.count, report: paths.index(), pictures: marks, screens: screens)
  }
}
