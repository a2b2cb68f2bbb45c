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

/// The screen and the device that pictures share, so that they are read and compared together.
struct PicturePlace: Hashable, Sendable {
  /// The screen's key; nil for the menu, and for any other picture.
  let screen: String?
  let device: String?
  let orientation: Orientation?
  /// The path of a picture about which nothing else is known.
  let other: String?

  init(_ subject: PictureSubject) {
    screen = subject.screen
    device = subject.device
    orientation = subject.orientation
    if case .other(let stem) = subject.kind { other = stem } else { other = nil }
  }

  /// The place of a screen, or of the menu, on a device.
  init(_ screen: String?, on device: PictureDevice) {
    self.screen = screen
    self.device = device.id
    orientation = device.orientation
    other = nil
  }
}

/// A device in an orientation, as pictures name it.
struct PictureDevice: Hashable, Sendable {
  let id: String?
  let orientation: Orientation?
}
