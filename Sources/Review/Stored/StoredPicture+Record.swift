import AppLayout
import AppModel
import Disk
import SiteFiles

extension StoredPicture {
  /// Makes a picture of a file of a site; nil if files of its kind are not compared. Throws if the
  /// record does not say what it shows.
  init?(_ file: SiteContents.File) throws(DiskError) {
    let subject = file.subject
    let isComplete: Bool
    let kind: PictureSubject.Kind
    switch subject.kind {
    case .variant:
      guard let placement = subject.placement, let statusBar = subject.statusBar else {
        throw .unclear(file)
      }
      kind = .variant(placement, statusBar)
      isComplete = subject.screen != nil && subject.entrance != nil
    case .full:
      kind = .full
      isComplete = subject.screen != nil
    case .entrance:
      guard let entrance = subject.entrance else { throw .unclear(file) }
      kind = .entrance(entrance)
      isComplete = subject.screen != nil
    case .menu:
      kind = .menu
      isComplete = true
    case .page, .redlines, .presentation, .compared, .specimen, .legend, .asset, .data, .archive:
      return nil
    }
    guard isComplete, let device = subject.device, let orientation = subject.orientation,
      let theme = subject.theme
    else { throw .unclear(file) }
    self.init(
      path: file.path,
      subject: PictureSubject(
        screen: subject.screen, device: device,
        orientation: orientation, theme: theme, kind: kind),
      facts: PictureFacts(
        placement: subject.placement, statusBar: subject.statusBar, entrance: subject.entrance),
      hash: file.hash)
  }
}

extension DiskError {
  fileprivate static func unclear(_ file: SiteContents.File) -> DiskError {
    DiskError(
      attempt: "cannot compare '\(file.path)'",
      reason: "\(SiteContents.recordName) does not say what it shows")
  }
}
