import AppModel
import Printing
import Review
import ReviewPages
import Site
import SiteFiles

extension SiteChanges {
  /// The causes that the first page of a site names.
  private static let mostCauses = 3

  /// Creates what a site says about a comparison whose report has these paths.
  init(of result: DiffResult, at paths: ReportPaths) {
    let review = result.review
    let marks = ReviewMarks(review, paths)
    self.init(
      result.pageSentence.withTypographicQuotes,
      causes: Array(marks.causes.prefix(Self.mostCauses)),
      of: review.causes.count, report: paths.index(), pictures: marks.ofPictures(),
      screens: marks.ofScreens())
  }
}

/// What the pages of a site say about each picture and screen of a review.
private struct ReviewMarks {
  let review: ChangeReview
  let paths: ReportPaths
  /// The causes with their pages.
  let causes: [SiteChanges.Link]
  /// The findings in words.
  private let sentences: [String]
  /// The causes of each finding.
  private let causesOfFindings: [[Int]]

  init(_ review: ChangeReview, _ paths: ReportPaths) {
    self.review = review
    self.paths = paths
    causes = zip(review.causes, paths.causes.values).map {
      .init($0.phrase.plain.withTypographicQuotes, at: $1)
    }
    sentences = review.findings.map { $0.sentence(review.names).withTypographicQuotes }
    var causesOfFindings = [[Int]](repeating: [], count: review.findings.count)
    for (number, cause) in review.causes.enumerated() {
      for finding in cause.findings { causesOfFindings[finding.index].append(number) }
    }
    self.causesOfFindings = causesOfFindings
  }

  /// Returns the marks of the new pictures that changed, or about which something else did.
  func ofPictures() -> [SitePath: SiteChanges.Mark] {
    var drafts: [SitePath: MarkDraft] = [:]
    for (index, picture) in review.pictures.withIndices {
      let found = review.causesOfPictures[index]
      guard let path = paths.picture(index, on: .new), picture.verdict.mark != nil || !found.isEmpty
      else { continue }
      drafts[path, default: MarkDraft()].add(
        picture.verdict.mark, at: place(of: index), isFirst: picture.verdict.mark != nil)
      for cause in found { drafts[path]?.add(cause.index) }
      let own = Set(found.map(\.index))
      for finding in review.findingsOfPictures[index] {
        for cause in causesOfFindings[finding.index] where own.contains(cause) {
          drafts[path]?.add(cause, finding.index)
        }
      }
    }
    return drafts.mapValues(mark)
  }

  /// Returns the marks of the screens, by their keys. A mark leads to the comparison of the picture
  /// that users see, if that changed. A screen of which only some pictures came or went has changed.
  func ofScreens() -> [String: SiteChanges.Mark] {
    var drafts: [String: MarkDraft] = [:]
    let kept = review.screensOfBothSides
    for (index, picture) in review.pictures.withIndices {
      guard let word = picture.verdict.mark, let screen = picture.subject.screen else { continue }
      let isKept = kept.contains(screen) && [.added, .removed].contains(picture.verdict)
      drafts[screen, default: MarkDraft()].add(
        isKept ? Verdict.changed.mark : word, at: place(of: index),
        isFirst: review.isConfigured(index))
    }
    for (number, cause) in review.causes.enumerated() {
      for screen in cause.screens { drafts[screen, default: MarkDraft()].add(number) }
      for finding in cause.findings {
        for screen in review.findings[finding].screens {
          drafts[screen, default: MarkDraft()].add(number, finding.index)
        }
      }
    }
    return drafts.mapValues(mark)
  }

  private func place(of picture: ElementIndex<ComparedPicture>) -> SiteChanges.Place {
    .init(paths.pages[picture], paths.ids[picture])
  }

  /// The maximum number of causes that a mark names, and of sentences about each.
  private static let most = (causes: 3, effects: 3)

  private func mark(_ draft: MarkDraft) -> SiteChanges.Mark {
    let numbers = draft.findings.keys.sorted()
    let reasons = numbers.prefix(Self.most.causes).map { number in
      let cause = causes[number]
      let effects = (draft.findings[number] ?? []).map { sentences[$0] }.firstOfEach(\.self)
        .filter { $0 != cause.sentence }
      return SiteChanges.Reason(
        cause, effects: Array(effects.prefix(Self.most.effects)), of: effects.count)
    }
    return SiteChanges.Mark(
      draft.word, because: reasons, of: numbers.count, comparison: draft.place)
  }
}

/// What is known about the mark of a picture or a screen before all of it is.
private struct MarkDraft {
  /// What happened to the pictures; several different words are one change.
  private var words: Set<String> = []
  private(set) var place: SiteChanges.Place?
  /// Whether a later picture does not take the place of the first.
  private var isPlaced = false
  /// The findings of each cause.
  private(set) var findings: [Int: [Int]] = [:]
  private var known: Set<[Int]> = []

  /// The word; nil if nothing looks different.
  var word: String? { words.count > 1 ? "Changed" : words.first }

  /// Adds a picture. The first one that is said to come first is the place of the comparison.
  mutating func add(
    _ word: String?, at place: SiteChanges.Place, isFirst: @autoclosure () -> Bool
  ) {
    if let word { words.insert(word) }
    guard !isPlaced else { return }
    isPlaced = isFirst()
    if isPlaced || self.place == nil { self.place = place }
  }

  /// Adds a cause, or one of its findings.
  mutating func add(_ cause: Int, _ finding: Int? = nil) {
    findings[cause, default: []] += []
    guard let finding, known.insert([cause, finding]).inserted else { return }
    findings[cause]?.append(finding)
  }
}
