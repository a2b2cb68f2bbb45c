import AppLayout
import AppModel
import SiteFiles
import Support
import Testing
import Wireframe

@testable import Review

@Suite struct `Reviews of random edits` {
  private static let devices = ["iphone-se-1"]

  @Test(arguments: LawCount.seeds(42))
  func `one edit is the one cause of everything that differs`(seed: UInt64) throws {
    let pair = try RandomEdit.pair(of: LawCount.app(seed), seed: seed)
    let review = try pair.review(on: Self.devices)
    let edits = review.edits.map(\.path)
    try #require(!edits.isEmpty)
    let differs = review.pictures.contains { ![.same, .samePaint].contains($0.verdict) }
    let hasChange = differs || !review.findings.isEmpty
    let seen = review.causes.filter { $0.proof != .stated }
    #expect(seen.isEmpty == !hasChange, "\(edits)")
    #expect(review.causes.allSatisfy { $0.proof != .inferred }, "\(edits)")
    #expect(
      Set(review.causes.flatMap(\.findings)) == Set(review.findings.elementIndices), "\(edits)")
    let explained = review.causes.flatMap(\.edits).map(\.path)
    #expect(Set(explained + review.editsWithoutFinding.map(\.path)) == Set(edits))
    if edits.count == 1 {
      #expect(seen.map { $0.edits.map(\.path) } == (hasChange ? [edits] : []), "\(edits)")
      #expect(review.causes.count <= 1, "\(edits)")
      let place = (review.edits[0].new ?? review.edits[0].old)?.place
      #expect((place?.line ?? 0) > 0 && review.edits[0].path.hasPrefix(place?.file ?? "?"))
    }
    for sentence in review.causes.map(\.sentence) + review.findingSentences {
      let isTidy = !sentence.isEmpty && !sentence.contains("  ") && !sentence.hasSuffix(" ")
      #expect(isTidy, "\(sentence)")
    }
  }

  @Test(arguments: LawCount.seeds(8))
  func `an app does not differ from itself`(seed: UInt64) throws {
    let pair = try RandomEdit.pair(of: LawCount.app(seed), seed: seed)
    for files in [pair.old, pair.new] {
      let review = try ReviewCase(old: files, new: files).review(on: Self.devices)
      #expect(review.pictureCount > 0 || AppReading(files).app?.screens.isEmpty == true)
      #expect(review.pictures.isEmpty && review.edits.isEmpty)
      #expect(review.findings.isEmpty && review.causes.isEmpty)
    }
  }

  @Test func `edits and findings are mirrored when the sides change places`() throws {
    var examined = 0
    for seed in LawCount.seeds(20) {
      let pair = try RandomEdit.pair(of: LawCount.app(seed), seed: seed)
      let (there, back) = (
        try pair.review(on: Self.devices), try pair.reversed.review(on: Self.devices)
      )
      #expect(Set(there.edits.map(\.mirrored)) == Set(back.edits.map(\.plain)), "\(seed)")
      // Of two edits, each may explain other findings from the other side.
      guard there.edits.count == 1 else { continue }
      examined += there.findings.isEmpty ? 0 : 1
      let (one, other) = (there.findings.map(\.mirrored), back.findings.map(\.plain))
      #expect(one.sorted() == other.sorted(), "\(seed)")
    }
    #expect(examined > 0, "none of the edits is alone and has findings")
  }

  @Test func `ids do not depend on devices and themes`() throws {
    var examined = 0
    for seed in LawCount.seeds(8) {
      let pair = try RandomEdit.pair(of: LawCount.app(seed), seed: seed)
      let here = try pair.review(on: Self.devices).causes.map(\.id)
      #expect(
        try pair.review(on: Self.devices, themes: ["night"]).causes.map(\.id) == here, "\(seed)")
      let there = try pair.review(on: ["ipad-9.7"]).causes.map(\.id)
      guard !here.isEmpty, !there.isEmpty else { continue }
      examined += 1
      #expect(Set(there) == Set(here), "\(seed)")
    }
    #expect(examined > 0, "none of the edits has causes on both devices")
  }

  @Test func `two edits of unrelated components are two causes`() throws {
    var examined = 0
    for seed in LawCount.seeds(12) {
      let first = try RandomEdit.title(of: "newsroom", seed: seed)
      let second = try RandomEdit.title(of: "newsroom", seed: seed + 1_000_000)
      guard let both = ReviewCase.joined(first, second) else { continue }
      let (one, other) = (
        try first.review(on: Self.devices), try second.review(on: Self.devices)
      )
      guard one.shown.isDisjoint(with: other.shown), !one.shown.isEmpty, !other.shown.isEmpty
      else { continue }
      examined += 1
      let review = try both.review(on: Self.devices)
      let ids = Set(one.causes.map(\.id) + other.causes.map(\.id))
      #expect(Set(review.causes.map(\.id)) == ids, "\(seed) \(review.edits.map(\.path))")
      #expect(review.findings.count == one.findings.count + other.findings.count, "\(seed)")
    }
    #expect(examined > LawCount.seeds(12).count / 10, "too few of the edits are unrelated")
  }

  @Test(arguments: LawCount.seeds(14))
  func `the pictures that differ are those whose files differ`(seed: UInt64) throws {
    let pair = try RandomEdit.pair(of: LawCount.app(seed), seed: seed)
    let review = try pair.review(on: Self.devices)
    let differing = review.pictures.filter { $0.verdict != .same && $0.subject.kind != .configured }
    let files = try pair.differingFiles(on: Self.devices)
    #expect(Set(differing.map(\.subject)) == files, "\(review.edits.map(\.path))")
  }
}

extension ChangeReview {
  /// The outermost components and other parts of screens that changed.
  fileprivate var shown: Set<String> {
    Set(
      pictures.flatMap(\.changes).map { change in
        change.subject.key?.component.outermost.text ?? change.subject.keyText
      })
  }
}

extension ReviewCase {
  /// Returns two edits of different files of the same app as one; nil if they edit the same file.
  fileprivate static func joined(_ one: ReviewCase, _ other: ReviewCase) -> ReviewCase? {
    let changed = { (pair: ReviewCase) in
      Set(pair.new.names).filter { pair.old[$0] != pair.new[$0] }
    }
    guard changed(one).isDisjoint(with: changed(other)) else { return nil }
    var contents: [String: AppFiles.Content] = [:]
    for name in one.new.names {
      contents[name] = changed(other).contains(name) ? other.new[name] : one.new[name]
    }
    return ReviewCase(old: one.old, new: AppFiles(contents))
  }
}

extension Edit {
  /// The edit without its values, and the same with the sides exchanged.
  fileprivate var plain: String { kind == .renamed ? mirrored : "\(kind.rawValue) \(path)" }

  fileprivate var mirrored: String {
    switch kind {
    case .added: "removed \(formerPath)"
    case .removed: "added \(formerPath)"
    case .changed, .moved: "\(kind.rawValue) \(formerPath)"
    case .renamed: "renamed \(file)#\(trail.names.dropLast().joined(separator: "/"))"
    }
  }
}

extension Finding {
  /// The finding without its example, and the same with the sides exchanged.
  fileprivate var plain: String {
    text(
      kind.rawValue, least.map { [$0.dx, $0.dy, $0.dw, $0.dh] },
      most.map { [$0.dx, $0.dy, $0.dw, $0.dh] })
  }

  fileprivate var mirrored: String {
    let kind = kind == .added ? "removed" : kind == .removed ? "added" : kind.rawValue
    return text(
      kind, most.map { [-$0.dx, -$0.dy, -$0.dw, -$0.dh] },
      least.map { [-$0.dx, -$0.dy, -$0.dw, -$0.dh] })
  }

  private func text(_ kind: String, _ least: [Int]?, _ most: [Int]?) -> String {
    "\(kind) \(subject.boxText) \(screens.sorted()) \(boxes) \(pictures) \(least ?? []) \(most ?? [])"
  }
}
