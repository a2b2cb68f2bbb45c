import AppLayout
import AppModel

extension Device {
  /// The first of the names of a device that Riverbed knows and that several share: `iPad Air 4/5` of
  /// `iPad Air 4/5, iPad 10th gen, Air 11 M2/M3`. Devices of an app keep the names that it gave them.
  var shortName: String {
    guard Device.named(id) == self else { return name }
    return [", ", " / "].reduce(name) { name, separator in
      name.firstRange(of: separator).map { String(name[..<$0.lowerBound]) } ?? name
    }
  }

  /// The whole name, where the short one is only a part of it.
  var fullName: String? { shortName == name ? nil : name }
}

extension HeldDevice {
  /// The title with the short name of the device, for titles and controls.
  var shortTitle: String { device.shortName + title.dropFirst(device.name.count) }
}
