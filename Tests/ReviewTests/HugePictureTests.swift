import Publishing
import ReviewPages
import Support
import Testing

@testable import Review

/// Pictures with numbers, or with as many of them, as no drawing has.
@Suite struct `Reviews of huge pictures` {
  /// Reviews one picture in two states; the pictures must stay while a report is made.
  private static func review(
    _ old: String, _ new: String, in folder: borrowing TemporaryFolder
  ) throws -> ChangeReview {
    for (side, content) in [("old", old), ("new", new)] {
      try folder.write(
        ##"<svg viewBox="0 0 99 99" stroke-width="1">\##(content)</svg>"##, to: "\(side)/a.svg")
    }
    let comparison = try StoredComparison(
      from: .pictures(try PictureFolder(at: "\(folder.path)/old")),
      to: .pictures(try PictureFolder(at: "\(folder.path)/new")), .plain())
    return ChangeReview(of: comparison, naming: AuthorNames())
  }

  private static func sections(_ count: Int, _ frame: String) -> String {
    (0..<count).map {
      ##"<g data-kind="section" data-key="s\##($0)" data-frame="\##(frame)">"##
        + ##"<rect width="1" height="1"/></g>"##
    }.joined()
  }

  @Test(arguments: ["0 0 1e300 10", "0 0 9999999999999 10", "0 0 999999999999 10"])
  func `the widths of many boxes that are as wide as possible are added`(frame: String) throws {
    let folder = try TemporaryFolder()
    let review = try Self.review(
      Self.sections(9000, frame), Self.sections(9001, frame), in: folder)
    #expect(review.pictures.map(\.verdict) == [.changed])
    #expect(review.findings.map(\.kind) == [.added])
  }

  @Test(arguments: ["1e300", "-1e300", "9999999999999", "999999999999", "-99999999999"])
  func `a report can be written of boxes that are as far away as possible`(far: String) throws {
    let marks = #"<rect x="\#(far)" y="1" width="\#(far)" height="\#(far)" rx="\#(far)"/>"#
    let groups = Array(repeating: #"<g transform="translate(\#(far) \#(far))">"#, count: 200)
    let deep = groups.joined() + marks + Array(repeating: "</g>", count: 200).joined()
    let frames = ["0 0 \(far) 10", "\(far) 0 \(far) \(far)", "-50 \(far) 9999999999 \(far)"]
    for frame in frames {
      let folder = try TemporaryFolder()
      let review = try Self.review(
        Self.sections(1, "0 0 10 10") + marks, Self.sections(2, frame) + deep, in: folder)
      #expect(!review.findings.isEmpty)
      let report = ChangeReport(
        of: review, from: ReportSide(named: "old"), to: ReportSide(named: "new"))
      #expect(try ReportCase(of: report).brokenLinks == [])
      _ = consume folder
    }
  }

  @Test func `a line with many dashes is not one that Riverbed draws`() throws {
    let box = Self.sections(1, "0 0 9 9")
    let dashed = { (count: Int) in
      let dashes = Array(repeating: "1", count: count).joined(separator: " ")
      return box + #"<g stroke-dasharray="\#(dashes)"><rect width="9" height="9"/></g>"#
    }
    let folder = try TemporaryFolder()
    let known = try Self.review(dashed(2), dashed(8), in: folder).pictures
    #expect(known.map(\.verdict) == [.changed])
    let unknown = try Self.review(dashed(2), dashed(9), in: folder).pictures
    #expect(unknown.map(\.verdict) == [.unknown])
    #expect(unknown[0].reason?.contains("more than 8 dashes and gaps") == true)
  }
}
