/// The devices that `riverbed.json` asks for, and the choices that are left out.
///
/// File names contain a device's id, with `-landscape` added in that orientation. So a
/// custom device is left out where one of its two names belongs to an earlier device or to one
/// that Riverbed knows. Letter case is ignored, as on some disks:
///
///     kiosk, kiosk-landscape    the second is left out
///     kiosk, KIOSK              the second is left out
///     iPhone-8                  is left out: Riverbed knows an iphone-8
///     iphone-8                  replaces the one that Riverbed knows
struct DeviceList {
  private(set) var devices: [Device] = []
  private(set) var leftOut: [LeftOut] = []
  /// The id of the device that has a name; letter case is ignored, as on some disks.
  private var owners: [String: String] = [:]

  /// A choice that is left out, and why.
  struct LeftOut: Hashable, Sendable {
    let reason: Reason
    let location: Location

    /// Why a choice is left out.
    enum Reason: Hashable, Sendable {
      /// No device has the id; the nearest existing one is given.
      case unknown(id: String, nearest: String?)
      /// The files of a device would have the same names as those of another device.
      case sharedFolder(id: String, other: String)
    }
  }

  private static let known = Dictionary(
    firstOf: Device.all.flatMap { device in folders(of: device.id).map { ($0, device) } })

  init(_ choices: [DeviceChoice]) {
    for choice in choices {
      switch choice {
      case .known(let id): add(named: id)
      case .custom(let device): add(device.value, at: device.location)
      }
    }
  }

  private mutating func add(named id: Located<String>) {
    guard let device = Self.known[id.value], device.id == id.value else {
      let nearest = Device.nearest(to: id.value, among: Device.all)
      leftOut.append(
        LeftOut(reason: .unknown(id: id.value, nearest: nearest), location: id.location))
      return
    }
    add(device, at: id.location)
  }

  private mutating func add(_ device: Device, at location: Location) {
    let folders = Self.folders(of: device.id)
    let owner = folders.lazy.compactMap { [owners] in owners[$0] ?? Self.known[$0]?.id }
      .first { $0 != device.id }
    if let owner {
      leftOut.append(
        LeftOut(reason: .sharedFolder(id: device.id, other: owner), location: location))
      return
    }
    for folder in folders { owners[folder] = device.id }
    devices.append(device)
  }

  /// Returns the names of a device in file names, one for each orientation, without letter case.
  private static func folders(of id: String) -> [String] {
    Orientation.allCases.map { ReservedNames.folded(Device.folder(of: id, in: $0)) }
  }
}

extension Device {
  /// Returns the name that a device with an id has in file names in an orientation.
  fileprivate static func folder(of id: String, in orientation: Orientation) -> String {
    id + orientation.ending
  }

  /// Returns the name that the device has in file names in an orientation.
  package func folder(in orientation: Orientation) -> String {
    Self.folder(of: id, in: orientation)
  }
}

extension App {
  /// The devices that the site's configuration asks for, or the default ones. Those that cannot be
  /// used are left out, and reported elsewhere.
  package var devices: [Device] {
    if let choices = site.devices { return DeviceList(choices).devices }
    return standardDevices.compactMap(Device.named)
  }

  /// The orientations that the site's configuration asks for.
  package var orientations: [Orientation] {
    let wanted = site.orientations.flatMap { name in
      name.value == "both"
        ? Orientation.allCases : [Orientation(rawValue: name.value)].compactMap(\.self)
    }
    return wanted.isEmpty ? [.portrait] : Orientation.allCases.filter(wanted.contains)
  }
}
