package import AppModel
import Disk
import PageParts
import Publishing
package import Review
package import Themes

/// Documents of a report that are made together.
package enum ReportTask: Hashable, Sendable {
  /// A file that sets the look or behavior of the pages of any site.
  case siteAsset(SiteAsset)
  case asset(ReportAsset)
  /// A page of causes, counted from zero.
  case index(Int)
  /// The page of a cause.
  case cause(ElementIndex<Cause>)
  /// The page that compares the pictures of a screen on a device.
  case comparison(ElementIndex<ChangeReport.Comparison>)
  /// The picture that shows a cause, but was not compared, on both sides.
  case shown(ElementIndex<Cause>)
  /// Copies of pictures that are drawn together.
  case pictures(ElementIndex<PictureRun>)
}

/// Makes the documents of a report on request. Each thread has its own.
struct ReportMaker: ~Copyable {
  private let report: ChangeReport
  private var writer: DocumentWriter
  private var copies: PictureCopies

  init(for report: ChangeReport, checking schemas: DocumentSchemas) throws {
    let writer = try DocumentWriter(checking: schemas)
    let copies = try PictureCopies(of: report.review)
    self.report = report
    self.writer = writer
    self.copies = copies
  }

  /// Makes the documents of a task and passes on the bytes of each one.
  mutating func make(_ task: ReportTask, _ take: ([UInt8]) throws -> Void) throws {
    switch task {
    case .siteAsset(let asset): try take(asset.bytes)
    case .asset(let asset): try take(asset.bytes)
    case .index(let page): try take(bytes(of: report.indexPage(page)))
    case .cause(let index): try take(bytes(of: report.causePage(index)))
    case .comparison(let index): try take(bytes(of: report.comparisonPage(index)))
    case .shown(let cause): try draw(cause, take)
    case .pictures(let run): try copy(report.copies[run], take)
    }
  }

  private mutating func bytes(of page: Page) throws -> [UInt8] {
    try writer.bytes(ofPage: page.document, at: page.path)
  }

  private mutating func bytes(of run: PictureRun) -> [ElementIndex<ComparedPicture>: [UInt8]] {
    switch run.source {
    case .side(let side): return copies.bytes(of: run.pictures.map(\.index), on: side)
    case .without(let cause): return copies.bytes(of: run.pictures.map(\.index), without: cause)
    }
  }

  private mutating func draw(
    _ cause: ElementIndex<Cause>, _ take: ([UInt8]) throws -> Void
  ) throws {
    let shown = report.review.causes[cause].elsewhere?.pictures.first
    let bytes = shown.map { copies.bytes(of: $0, showing: cause) }
    for (side, bytes) in [(ReviewedSide.new, bytes?.new), (.old, bytes?.old)] {
      guard let bytes else {
        throw DiskError(
          attempt: "cannot draw '\(report.paths.shown(cause, on: side).text)'",
          reason: "the picture cannot be drawn any more")
      }
      try take(bytes)
    }
  }

  private mutating func copy(_ run: PictureRun, _ take: ([UInt8]) throws -> Void) throws {
    let bytes = bytes(of: run)
    for picture in run.pictures {
      guard let bytes = bytes[picture.index] else {
        throw DiskError(
          attempt: "cannot copy '\(picture.path.text)'", reason: "the picture is no longer there")
      }
      try take(bytes)
    }
  }
}
