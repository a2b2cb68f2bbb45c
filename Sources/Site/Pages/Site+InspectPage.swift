import AppLayout
import AppModel
import Markup
import Pages

extension Site {
  /// Why a screen looks as it does on a device.
  func inspectPage(
    of screen: Screen, on device: Device, in orientation: Orientation
  ) -> Page {
    let path: SitePath = .inspect(screen, on: device, in: orientation)
    return Page(at: path, "\(screen.title) on \(device.name)", of: name, in: .gallery) {
      Node("p") { "Nothing yet." }
    }
  }
}
