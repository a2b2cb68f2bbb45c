import AppModel
package import Publishing
import Review
package import SiteFiles
import Themes

extension ChangeReport: Publication {
  package typealias Task = ReportTask

  /// The record of the report, written as `site.json`.
  package var record: SiteRecord { SiteRecord(ofReport: name) }

  /// The name of what was compared.
  var name: String { new.name }

  /// Returns everything the report consists of.
  package func allTasks() -> [ReportTask] {
    let shared: [SiteAsset] = siteParts == nil ? [.icon, .style] : []
    return shared.map { .siteAsset($0) } + ReportAsset.allCases.map { .asset($0) }
      + (0..<indexPageCount).map { .index($0) } + review.causes.elementIndices.map { .cause($0) }
      + comparisons.elementIndices.map { .comparison($0) }
      + causesShownElsewhere.map { .shown($0) }
      + copies.elementIndices.map { .pictures($0) }
  }

  /// Returns the files of a task in the order of their paths.
  package func files(of task: ReportTask) -> [PlannedFile] {
    switch task {
    case .siteAsset(let asset): [PlannedFile("\(asset)", Subject(kind: .asset))]
    case .asset(let asset): [PlannedFile("\(paths.folder)\(asset)", Subject(kind: .asset))]
    case .index(let page): [PlannedFile(paths.index(page), Subject(kind: .page))]
    case .cause(let index): [PlannedFile(paths.causes[index], Subject(kind: .page))]
    case .comparison(let index): [comparison(comparisons[index])]
    case .shown(let cause):
      [ReviewedSide.new, .old].map { side in
        PlannedFile(paths.shown(cause, on: side), subject(ofShown: cause))
      }
    case .pictures(let run):
      copies[run].pictures.map { PlannedFile($0.path, subject(of: $0.index)) }
    }
  }

  /// The causes that only pictures show that were not compared.
  private var causesShownElsewhere: [ElementIndex<Cause>] {
    review.causes.elementIndices.filter { paths.isShownElsewhere($0, in: review) }
  }

  private func subject(ofShown cause: ElementIndex<Cause>) -> Subject {
    review.causes[cause].elsewhere?.pictures.first.map { self.subject(of: $0.subject) }
      ?? Subject(kind: .compared)
  }

  private func comparison(_ comparison: Comparison) -> PlannedFile {
    let subject = review.pictures[comparison.pictures[0]].subject
    return PlannedFile(
      comparison.path,
      Subject(
        kind: .page, screen: subject.screen, device: subject.device,
        orientation: subject.orientation))
  }

  private func subject(of picture: ElementIndex<ComparedPicture>) -> Subject {
    subject(of: review.pictures[picture].subject)
  }

  private func subject(of subject: PictureSubject) -> Subject {
    Subject(
      kind: .compared, screen: subject.screen, device: subject.device,
      orientation: subject.orientation, theme: subject.theme, placement: subject.placement,
      statusBar: subject.statusBar)
  }

  /// Prepares to make the documents of the report.
  package func maker(checking schemas: DocumentSchemas) throws -> FileMaker<Task> {
    var maker = try ReportMaker(for: self, checking: schemas)
    return FileMaker { task, take in try maker.make(task) { try take(.whole($0)) } }
  }
}
