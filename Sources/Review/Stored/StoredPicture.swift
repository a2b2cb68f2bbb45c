import AppLayout
import AppModel
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

  /// The name of its screen's folder, if it is in one.
  var screenFolder: String? {
    let steps = path.split(separator: "/")
    guard let place = steps.firstIndex(of: "screens"), steps.indices.contains(place + 1) else {
      return nil
    }
    return String(steps[place + 1])
  }

  /// What pictures are read and compared together with this one.
  var place: PicturePlace { PicturePlace(subject) }
}
