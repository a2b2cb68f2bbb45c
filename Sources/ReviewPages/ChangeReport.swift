package import AppModel
package import PageParts
package import Review

/// A report of what changed, and why: everything its documents are made from. Any document can be
/// made at any time, in any order and on any thread; none is kept.
package struct ChangeReport: Sendable {
  @Shared private var parts: Parts

  /// Where a report is.
  package enum Setting: Sendable {
    /// In a folder of its own.
    case alone
    /// In a site of the new side, whose pictures it shows, with the parts that all pages of the site
    /// link to, and the stylesheet with its label. The report is in the folder of these paths.
    case inSite(ReportPaths, parts: [SitePart], label: SitePath?)
  }

  /// Creates the report of a review.
  package init(
    of review: ChangeReview, from old: ReportSide, to new: ReportSide,
    problems: ProblemChanges = ProblemChanges(), errors: SideErrors = SideErrors(),
    remainingErrors: [PlacedDiagnostic] = [], accepted: Set<String> = [],
    acceptedGone: [GoneCause] = [], devices: [String: Device] = [:], setting: Setting = .alone
  ) {
    _parts = Shared(
      wrappedValue: Parts(
        of: review, from: old, to: new, problems: problems, errors: errors,
        remainingErrors: remainingErrors, accepted: accepted, acceptedGone: acceptedGone,
        devices: devices, setting: setting))
  }

  /// The comparison that the report shows.
  package var review: ChangeReview { parts.review }
  var old: ReportSide { parts.old }
  var new: ReportSide { parts.new }
  var problems: ProblemChanges { parts.problems }
  /// The errors of the new side that are not new.
  var remainingErrors: [PlacedDiagnostic] { parts.remainingErrors }
  /// The ids of the causes that are accepted.
  var accepted: Set<String> { parts.accepted }
  /// The accepted causes that the comparison does not have.
  var acceptedGone: [GoneCause] { parts.acceptedGone }
  /// The devices of the pictures, by their ids.
  var devices: [String: Device] { parts.devices }
  /// Where the report has its pages and pictures.
  package var paths: ReportPaths { parts.paths }
  /// The parts of the site around the report; nil if it is alone.
  var siteParts: [SitePart]? { parts.siteParts }
  /// The stylesheet with the label of that site; nil if it has none.
  var siteLabel: SitePath? { parts.siteLabel }
  /// The picture that shows each cause best.
  var examples: ElementTable<Cause, ElementIndex<ComparedPicture>?> { parts.examples }
  /// The pictures of each cause.
  var picturesOfCauses: ElementTable<Cause, [ElementIndex<ComparedPicture>]> {
    parts.picturesOfCauses
  }
  /// The picture that shows best what changed on each screen, by the screens' keys.
  var picturesOfScreens: [String: ElementIndex<ComparedPicture>] { parts.picturesOfScreens }
  /// Whether pictures in more than one theme were compared.
  var hasManyThemes: Bool { parts.hasManyThemes }
  /// The pages that compare pictures, in the order of the review.
  var comparisons: [Comparison] { parts.comparisons }
  /// The pictures that dark pages show in place of others.
  var dark: DarkPictures { parts.dark }
  /// The pictures that are copied, in the order of their paths.
  var copies: [PictureRun] { parts.copies }

  /// The news in one sentence.
  package var sentence: String {
    review.sentence(
      accepting: accepted, errors: parts.errors, problems: problems.new, countsBytes: false)
  }

  /// How much changed, in one sentence; nil if that is the news.
  var counts: String? {
    let counts = review.counts(accepting: accepted, errors: parts.errors, countsBytes: false)
    return counts == sentence ? nil : counts
  }

  /// Whether a cause is accepted.
  func isAccepted(_ cause: ElementIndex<Cause>) -> Bool {
    accepted.contains(review.causes[cause].id)
  }
}

extension ChangeReport {
  /// A page that compares the pictures of a screen on a device in a theme.
  package struct Comparison: Sendable {
    let path: SitePath
    /// The pictures, the clearest first.
    let pictures: [ElementIndex<ComparedPicture>]
  }

  /// The stored values of a report, held once however often it is copied; `ChangeReport` documents
  /// each.
  fileprivate struct Parts: Sendable {
    let review: ChangeReview
    let old: ReportSide
    let new: ReportSide
    let problems: ProblemChanges
    let errors: SideErrors
    let remainingErrors: [PlacedDiagnostic]
    let accepted: Set<String>
    let acceptedGone: [GoneCause]
    let devices: [String: Device]
    let paths: ReportPaths
    let siteParts: [SitePart]?
    let siteLabel: SitePath?
    let examples: ElementTable<Cause, ElementIndex<ComparedPicture>?>
    let picturesOfCauses: ElementTable<Cause, [ElementIndex<ComparedPicture>]>
    let picturesOfScreens: [String: ElementIndex<ComparedPicture>]
    let hasManyThemes: Bool
    let comparisons: [Comparison]
    let dark: DarkPictures
    let copies: [PictureRun]

    init(
      of review: ChangeReview, from old: ReportSide, to new: ReportSide, problems: ProblemChanges,
      errors: SideErrors, remainingErrors: [PlacedDiagnostic], accepted: Set<String>,
      acceptedGone: [GoneCause], devices: [String: Device], setting: Setting
    ) {
      self.review = review
      self.old = old
      self.new = new
      self.problems = problems
      self.errors = errors
      self.remainingErrors = remainingErrors
      self.accepted = accepted
      self.acceptedGone = acceptedGone
      self.devices = devices
      switch setting {
      case .alone:
        paths = ReportPaths(of: review)
        (siteParts, siteLabel) = (nil, nil)
      case .inSite(let paths, let parts, let label):
        self.paths = paths
        (siteParts, siteLabel) = (parts, label)
      }
      examples = review.examples()
      var picturesOfCauses = ElementTable<Cause, [ElementIndex<ComparedPicture>]>(
        repeating: [], count: review.causes.count)
      for picture in review.causesOfPictures.elementIndices {
        for cause in review.causesOfPictures[picture] {
          picturesOfCauses[cause].append(picture)
        }
      }
      self.picturesOfCauses = picturesOfCauses
      let theme = review.pictures.first?.subject.theme
      hasManyThemes = review.pictures.contains { $0.subject.theme != theme }
      comparisons = Self.comparisons(of: review, paths)
      picturesOfScreens = Dictionary(
        firstOf: comparisons.compactMap { comparison in
          let picture = comparison.pictures[0]
          return review.pictures[picture].subject.screen.map { ($0, picture) }
        })
      dark = DarkPictures(of: review, on: comparisons)
      copies = PictureRun.all(of: review, examples, dark, paths)
    }

    private static func comparisons(of review: ChangeReview, _ paths: ReportPaths) -> [Comparison] {
      paths.pages.elementIndices.grouped { paths.pages[$0] }
        .map { Comparison(path: $0.key, pictures: review.clearestFirst($0.all)) }
    }
  }
}
