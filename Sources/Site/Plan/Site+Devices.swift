import AppLayout
import AppModel

extension Site {
  /// The maximum number of devices that a page about one device links to. Each device has such
  /// pages: without a limit, a site would grow with the square of its devices.
  private static let mostNearby = 8

  /// Returns the devices around one, in order; the page of a screen has all of them.
  func devices(around held: HeldDevice) -> ArraySlice<HeldDevice> {
    guard let place = places[held], devices.count > Self.mostNearby else { return devices[...] }
    let start = max(0, min(place.index - Self.mostNearby / 2, devices.count - Self.mostNearby))
    return devices[start..<start + Self.mostNearby]
  }

  /// The devices whose measures the family pages show; more would fill the page.
  var measuredDevices: ArraySlice<HeldDevice> {
    let most = 100
    return devices.prefix(most)
  }

  /// The classes of the devices that the site shows, each once.
  var deviceClasses: [DeviceClass] {
    let shown = Set(devices.map(\.device.deviceClass))
    return DeviceClass.allCases.filter(shown.contains)
  }
}
