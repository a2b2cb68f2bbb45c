import AppLayout
import SiteFiles

/// The screen and the device that pictures share, so that they are read and compared together.
struct PicturePlace: Hashable, Sendable {
  /// The screen's key; nil for the menu, and for any other picture.
  let screen: String?
  let device: PictureDevice
  /// The path of a picture about which nothing else is known.
  let other: String?

  init(_ subject: PictureSubject) {
    screen = subject.screen
    device = PictureDevice(id: subject.device, orientation: subject.orientation)
    if case .other(let stem) = subject.kind { other = stem } else { other = nil }
  }

  /// The place of a screen, or of the menu, on a device.
  init(_ screen: String?, on device: PictureDevice) {
    self.screen = screen
    self.device = device
    other = nil
  }
}

/// A device in an orientation, as pictures name it.
struct PictureDevice: Hashable, Sendable {
  let id: String?
  let orientation: Orientation?
}

extension PictureDevice {
  init(_ held: HeldDevice) {
    self.init(id: held.device.id, orientation: held.orientation)
  }
}

extension PictureSubject {
  /// The subject of a picture at a place.
  init(_ place: PicturePlace, in theme: String?, _ kind: PictureKind) {
    self.init(
      screen: place.screen, device: place.device.id, orientation: place.device.orientation,
      theme: theme, kind: kind)
  }
}
