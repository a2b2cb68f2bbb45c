import Support
import Testing

@testable import Review

@Suite struct `Reviews of random edits` {
  private static let devices = ["iphone-se-1"]

  @Test(arguments: ["newsroom", "own-families"], 0..<UInt64(30))
  func `one edit is the one cause of everything that differs`(app: String, seed: UInt64) throws {
    let pair = try RandomEdit.pair(of: app, seed: seed)
    let review = try pair.review(on: Self.devices)
    let edits = review.edits.map(\.path)
    try #require(!edits.isEmpty)
    let differs = review.pictures.contains { ![.same, .samePaint].contains($0.verdict) }
    #expect(review.causes.isEmpty == !(differs || !review.findings.isEmpty), "\(edits)")
    #expect(Set(review.causes.flatMap(\.findings)) == Set(review.findings.indices), "\(edits)")
    let explained = review.causes.flatMap(\.edits).map(\.path)
    #expect(Set(explained + review.idleEdits.map(\.path)) == Set(edits))
    if edits.count == 1 {
      #expect(review.causes.map { $0.edits.map(\.path) } == (differs ? [edits] : []), "\(edits)")
    }
  }

  @Test(arguments: ["newsroom", "own-families"], 0..<UInt64(4))
  func `an app does not differ from itself`(app: String, seed: UInt64) throws {
    let pair = try RandomEdit.pair(of: app, seed: seed)
    for files in [pair.old, pair.new] {
      let review = try ReviewCase(old: files, new: files).review(on: Self.devices)
      #expect(review.pictureCount > 0)
      #expect(review.pictures.isEmpty && review.edits.isEmpty)
      #expect(review.findings.isEmpty && review.causes.isEmpty)
    }
  }
}
