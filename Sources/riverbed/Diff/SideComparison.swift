import AppLayout
import Disk
import Printing
import Review
import Site
import SiteFiles
import Wireframe

/// How two sides that were read are compared: as the command line says, or else the new app.
struct SideComparison: Hashable {
  let axes: AxisWords
  let themes: ThemeWords
  let options: DiffOptions
  let reporting: DiagnosticOptions
  /// The options that documents depend on, as words.
  var documentWords: [String] = []
}

extension SideComparison {
  /// Says that a run cannot fail on new problems, if that is asked for: a site and pictures do not
  /// say what is wrong with their app.
  func noteUnknownProblems(
    of result: DiffResult, _ before: DiffSide, _ after: DiffSide, on console: inout Console
  ) {
    guard result.failOn.namesNewProblems, !reporting.isQuiet, before.app == nil || after.app == nil
    else { return }
    console.note(["new problems are only found between two apps, so 'new-problems' fails nothing"])
  }

  /// Returns what there is to say about a review.
  func result(
    on review: ChangeReview, _ before: DiffSide, _ after: DiffSide, _ acceptance: Acceptance?
  ) -> DiffResult {
    DiffResult(
      old: before.shown, new: after.shown, review: review,
      problems: problems(before, after, acceptance, review.editList),
      oldDiagnostics: before.app?.diagnostics ?? [],
      newDiagnostics: (after.app?.diagnostics ?? []) + (acceptance?.diagnostics ?? []),
      accepted: acceptance?.causes.ids(among: review.causes) ?? [],
      acceptedGone: acceptance?.causes.gone(
        from: review.causes, ofWhole: isWhole(review, before, after)) ?? [],
      isStrict: reporting.isStrict,
      failOn: reporting.failOn ?? FailOn(known: after.app?.app.reading.failOn ?? []),
      isVerbose: reporting.isVerbose, links: options.links)
  }

  /// Whether a review has all causes, with their ids of any other review of the same apps.
  private func isWhole(_ review: ChangeReview, _ before: DiffSide, _ after: DiffSide) -> Bool {
    before.app != nil && after.app != nil && !review.hasStopped && axes.isWhole
      && options.tolerance == nil && options.ignored.isEmpty
  }

  /// Compares two sides.
  func changes(
    _ before: DiffSide, _ after: DiffSide, _ progress: ReviewProgress
  ) throws -> ChangeReview {
    var terms = try terms(before, after, progress)
    let jobs = terms.jobs
    terms.words = { app, axes, themes, screens in
      SiteWords(of: app, named: "", axes: axes, themes: themes, on: screens, jobs: jobs)
    }
    if let old = before.app, let new = after.app {
      return ChangeReview(
        from: old.app, to: new.app, showing: try axes.axes(of: new.app.app), terms)
    }
    let app = (after.app ?? before.app)?.app.app
    let shown = try app.map { app throws(UsageError) in try axes.axes(of: app) }
    let comparison = try StoredComparison(
      from: before.content, to: after.content, showing: shown, terms,
      selecting: try selection(before, after, shown))
    guard comparison.pictureCount > 0 else {
      throw UsageError("no picture matches these options", of: .diff)
    }
    return ChangeReview(
      of: comparison, naming: app.map { AuthorNames(from: $0, to: $0) } ?? AuthorNames())
  }

  /// Returns what to compare, and how: as the command line says, or else the configuration of the
  /// new app.
  func terms(
    _ before: DiffSide, _ after: DiffSide, _ progress: ReviewProgress
  ) throws(UsageError) -> ReviewTerms {
    let read = after.app ?? before.app
    let site = after.app?.app.app.site
    return ReviewTerms(
      themes: try selection(of: read).themes,
      tolerance: (options.tolerance ?? site?.tolerance ?? 0).thousandths,
      ignored: options.ignored.isEmpty ? site?.ignore ?? [] : options.ignored,
      jobs: options.jobs ?? SystemProcess.coreCount, progress: progress)
  }

  /// Returns the pictures of stored sides that the command line selects; an app shows these axes.
  func selection(
    _ before: DiffSide, _ after: DiffSide, _ shown: VariantAxes?
  ) throws(UsageError) -> PictureSelection {
    let screens = try axes.storedScreens {
      before.content.screenNames.union(after.content.screenNames)
    }
    return PictureSelection(
      screens: screens?.union(shown?.screens ?? []),
      devices: axes.devices.isEmpty ? nil : Set(axes.devices),
      orientations: axes.orientations.isEmpty ? nil : Set(axes.orientations),
      themes: themes.words.isEmpty ? nil : Set(try themes.selection().themes.map(\.name)),
      placements: axes.placements.isEmpty ? nil : Set(axes.placements),
      statusBars: axes.statusBars.isEmpty ? nil : Set(axes.statusBars))
  }

  /// Returns the diagnostics that changed, if both sides have any. Both are laid out on the devices of
  /// the new side: other devices are not problems.
  func problems(
    _ before: DiffSide, _ after: DiffSide, _ acceptance: Acceptance?, _ edits: EditList?
  ) -> ProblemChanges {
    guard let old = before.app, let new = after.app, let edits else { return ProblemChanges() }
    let findings =
      AppOnDevices(old.app, of: new.app).map {
        old.source.findings(of: old.app.reading, reporting, laidOutAs: $0)
      } ?? old.findings
    let widths = findings.widths.flatMap { old in
      new.findings.widths.map { (old: old, new: $0) }
    }
    return ProblemChanges(
      from: findings.diagnostics, in: old.app.files,
      to: new.diagnostics + (acceptance?.diagnostics ?? []), in: new.app.files, edits: edits,
      atWidths: widths)
  }
}
