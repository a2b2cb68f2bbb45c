import AppLayout
import AppModel
import Site
import SiteFiles
import Support
import Testing
import Wireframe

@testable import Review

/// The laws of stories, tried with one review.
struct StoryLaw {
  let pair: ReviewCase
  let review: ChangeReview
  private let old: AppThings
  private let new: AppThings
  private let note: String
  /// The causes that are proven, each with the app without it, and what the new app differs from
  /// that by.
  private let shares: [(cause: Cause, without: AppFiles, review: ChangeReview)]

  private static let devices = ["iphone-se-1"]
  /// More than any of the small apps needs, so that nothing is left out.
  private static let limit = WorkLimit(rounds: 400, undoings: 4096)

  init(_ pair: ReviewCase, seed: UInt64) throws {
    self.pair = pair
    review = try pair.review(on: Self.devices, limit: Self.limit)
    old = try AppThings(pair.old, pair)
    new = try AppThings(pair.new, pair)
    note = "\(seed) \(review.edits.map(\.path))"
    let proven: Set<Cause.Proof> = [.undone, .together]
    shares = try review.causes.filter { proven.contains($0.proof) }.compactMap { cause in
      let files = try pair.files(without: Set(cause.edits.map(\.path)))
      guard AppReading(files).app != nil else { return nil }
      return (
        cause, files,
        try ReviewCase(old: files, new: pair.new).review(on: Self.devices, limit: Self.limit)
      )
    }
  }

  /// Independent causes are the same alone and in company. Returns how many there are.
  func examineCompany() throws -> Int {
    guard shares.count > 1 else { return 0 }
    let all = Set(review.edits.map(\.path))
    let alone = try shares.map { share in
      try pair.files(without: all.subtracting(share.cause.edits.map(\.path)))
    }
    let touched = try zip(shares, alone).map { share, alone in
      guard AppReading(alone).app != nil else { return nil as Set<String>? }
      return try new.differences(from: AppThings(share.without, pair))
        .union(AppThings(alone, pair).differences(from: old))
    }
    var examined = 0
    for (place, own) in touched.enumerated() {
      let others = touched.enumerated().filter { $0.offset != place }.map(\.element)
      let rest = shares.indices.filter { $0 != place }.map { shares[$0].cause }
      guard let own, others.allSatisfy({ $0?.isDisjoint(with: own) ?? false }),
        !says(rest, namesOf: shares[place].cause)
      else { continue }
      let single = try ReviewCase(old: pair.old, new: alone[place]).review(
        on: Self.devices, limit: Self.limit)
      let cause = shares[place].cause
      let isSame = single.essences(of: single.causes.first) == review.essences(of: cause)
      // What pages say of a cause may depend on the others where no picture does.
      if !isSame {
        let inCompany = try said(from: shares[place].without, to: pair.new)
        if try sentences(inCompany) != sentences(said(from: pair.old, to: alone[place])) {
          continue
        }
      }
      examined += 1
      #expect(single.causes.map(\.id) == [cause.id], "\(note)")
      #expect(isSame, "\(note) \(cause.sentence)")
    }
    return examined
  }

  /// The new app without a cause differs from the new one by the findings of the cause.
  ///
  /// Findings of one kind are one, however many screens show them, so they are compared screen by
  /// screen. What pages say is only a finding where no picture shows more: a picture of a missing
  /// screen may do so without the cause, so the pages themselves are compared.
  func examineShares() throws {
    for (cause, without, share) in shares {
      var all = Set(share.findings.elementIndices.flatMap(share.places))
      if cause.pictures == 0, share.findings.contains(where: { $0.pictures > 0 }) {
        all.formUnion(try places(said(from: without, to: pair.new)))
      }
      let own = Set(cause.findings.flatMap(review.places))
      // What differs on a screen and is in no share is told by the cause that changes the screen.
      let reached = Set(all.map(\.screen))
      let missing = own.subtracting(all).filter { !reached.contains($0.screen) }.map(\.words)
      #expect(missing.isEmpty, "\(note) \(cause.sentence): \(missing)")
    }
  }

  /// Returns what the pages of one state of the app say differently from those of another.
  private func said(from old: AppFiles, to new: AppFiles) throws -> [WordDifference] {
    let words = try [old, new].map { files in
      let app = try pair.side(files).app
      let axes = VariantAxes(
        devices: try Self.devices.map { try #require(Device.named($0)) },
        orientations: app.orientations)
      let themes = [try #require(Theme.named("paper"))]
      return SiteWords(of: app, named: "app", axes: axes, themes: themes)
    }
    return words[0].differences(to: words[1])
  }

  private func sentences(_ differences: [WordDifference]) -> Set<[String?]> {
    Set(differences.map { [$0.kind.rawValue, $0.old, $0.new] + $0.screens })
  }

  /// Returns where pages say something differently.
  private func places(_ differences: [WordDifference]) -> [FindingPlace] {
    differences.flatMap { difference in
      (difference.screens.isEmpty ? [nil] : difference.screens.map(Optional.some)).map {
        FindingPlace(screen: $0, kind: difference.kind.rawValue, box: "")
      }
    }
  }

  /// The causes have every picture that differs, and those of their other pictures that are the same
  /// because edits cancel out are listed.
  func examinePictures() {
    for picture in review.pictures.elementIndices
    where ![.same, .samePaint].contains(review.pictures[picture].verdict) {
      let isExplained = !review.causesOfPictures[picture].isEmpty
      #expect(isExplained, "\(note) \(review.pictures[picture].key)")
    }
    var reached: Set<String> = []
    for (_, _, share) in shares {
      reached.formUnion(share.pictures.map(\.key))
    }
    let cancelled = Set(review.cancelled.map { review.pictures[$0].key })
    #expect(cancelled.isSubset(of: reached), "\(note)")
    for picture in review.cancelled {
      let isOfCause = !review.causesOfPictures[picture].isEmpty
      #expect(isOfCause && review.pictures[picture].verdict == .same, "\(note)")
    }
  }

  /// No finding is about something that a side lacks, unless it was added or removed.
  func examineThings() {
    let forbidden = review.findings.filter { isForbidden($0, in: review) }
    let sentences = forbidden.map { $0.sentence(review.names) }
    #expect(sentences.isEmpty, "\(note)")
  }

  /// Whether a finding is about something that the old or the new app lacks, and does not say that
  /// it was added or removed. Of a screen that only one of them has, nothing else is said.
  private func isForbidden(_ finding: Finding, in review: ChangeReview) -> Bool {
    let screens = finding.screens.isEmpty ? [nil] : finding.screens.map(Optional.some)
    return screens.contains { isForbidden(finding, on: $0, in: review) }
  }

  private func isForbidden(
    _ finding: Finding, on key: String?, in review: ChangeReview
  ) -> Bool {
    // A placeholder is not the screen that it is drawn for.
    if finding.isOfPlaceholder { return false }
    let oldKey = key.map { review.sides.renamed.oldKeys[$0] ?? $0 }
    let (before, after) = (old.has(finding, on: oldKey), new.has(finding, on: key))
    let isWhole = finding.subject == .picture
    if key != nil, !old.hasScreen(oldKey) { return finding.kind != .added || !isWhole }
    if key != nil, !new.hasScreen(key) { return finding.kind != .removed || !isWhole }
    // Of several boxes only one is known.
    guard finding.keys < 2 else { return false }
    return !before && finding.kind != .added || !after && finding.kind != .removed
  }

  /// Whether some causes say a name that another one changes.
  private func says(_ causes: [Cause], namesOf other: Cause) -> Bool {
    let changed = other.findings.map { review.findings[$0].event.texts }
      .flatMap { [$0.old, $0.new] }.compactMap(\.self)
    let edited = other.edits.filter { ["name", "title", "id"].contains($0.trail.names.last ?? "") }
      .flatMap { [$0.old?.text, $0.new?.text] }.compactMap(\.self)
    let sentences =
      causes.map(\.sentence)
      + causes.flatMap(\.findings).map { review.findings[$0].sentence(review.names) }
    return (changed + edited).contains { name in
      !name.isEmpty && sentences.contains { $0.contains(name) }
    }
  }
}

extension Finding {
  fileprivate var isOfPlaceholder: Bool {
    subject == .picture && isPlaceholder.old != isPlaceholder.new
  }
}
