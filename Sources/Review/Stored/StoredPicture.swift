import AppLayout
import Disk
import SiteFiles

/// A picture of a site or of a folder that has not been read yet.
struct StoredPicture: Hashable, Sendable {
  let path: String
  let subject: PictureSubject
  let facts: PictureFacts
  /// The hash that its content must have; nil if none is recorded.
  let hash: ContentHash?
  /// Why there is nothing to read; nil if there is.
  var absence: String?

  /// What pictures are read and compared together with this one.
  var place: PicturePlace { PicturePlace(subject) }
}

extension StoredPicture {
  /// Makes a picture of a file of a site; nil if files of its kind are not compared. Throws if the
  /// record does not say what it shows.
  init?(_ file: SiteContents.File) throws(DiskError) {
    let subject = file.subject
    guard subject.kind.isCompared else { return nil }
    guard let picture = subject.picture else {
      throw DiskError(
        attempt: "cannot compare '\(file.path)'",
        reason: "\(SiteContents.recordName) does not say what it shows")
    }
    self.init(
      path: file.path, subject: picture,
      facts: PictureFacts(
        placement: subject.placement, statusBar: subject.statusBar, entrance: subject.entrance),
      hash: file.hash)
  }
}
