import AppModel

/// The devices that `riverbed.json` asks for, and what is wrong with those that are not among them.
///
/// A device is called by its id in the names of files, and by its id and `-landscape` held sideways.
/// So a device of the user's own is left out where one of its two names is that of a device before
/// it, or of one that Riverbed knows, also where a disk that ignores capitals takes them for the same:
///
///     kiosk, kiosk-landscape    the second is left out
///     kiosk, KIOSK              the second is left out
///     iPhone-8                  is left out: Riverbed knows an iphone-8
///     iphone-8                  replaces the one that Riverbed knows
struct DeviceList {
  private(set) var devices: [Device] = []
  /// What is wrong with the choices that are left out.
  private(set) var faults: [Fault] = []
  /// The id of the device that has a name, folded as disks do that ignore capitals.
  private var owners: [String: String] = [:]

  /// A choice that is left out, and why.
  struct Fault: Hashable, Sendable {
    let reason: Reason
    let location: Location

    enum Reason: Hashable, Sendable {
      /// No device has the id; the nearest one that there is.
      case unknown(id: String, nearest: String?)
      /// The files of a device would have the same names as those of another one.
      case sharedFolder(id: String, other: String)
    }
  }

  private static let known = Dictionary(
    Device.all.flatMap { device in folders(of: device.id).map { ($0, device) } },
    uniquingKeysWith: { first, _ in first })

  init(_ choices: [DeviceChoice]) {
    for choice in choices {
      switch choice {
      case .known(let id): add(named: id)
      case .own(let own): add(own)
      }
    }
  }

  private mutating func add(named id: Located<String>) {
    guard let device = Self.known[id.value], device.id == id.value else {
      let nearest = Nearest.name(to: id.value, among: Device.all.map(\.id))
      faults.append(
        Fault(reason: .unknown(id: id.value, nearest: nearest), location: id.location))
      return
    }
    add(device, at: id.location)
  }

  private mutating func add(_ own: OwnDevice) {
    guard let device = Device(own) else { return }
    add(device, at: own.location)
  }

  private mutating func add(_ device: Device, at location: Location) {
    let folders = Self.folders(of: device.id)
    let owner = folders.lazy.compactMap { [owners] in owners[$0] ?? Self.known[$0]?.id }
      .first { $0 != device.id }
    if let owner {
      faults.append(
        Fault(reason: .sharedFolder(id: device.id, other: owner), location: location))
      return
    }
    for folder in folders { owners[folder] = device.id }
    devices.append(device)
  }

  /// What a device is called in the names of files, however it is held, as disks see it that ignore
  /// capitals.
  private static func folders(of id: String) -> [String] {
    Orientation.allCases.map { ReservedNames.folded(Device.folder(of: id, in: $0)) }
  }
}

extension Device {
  /// What a device with an id that is held one way is called in the names of files.
  fileprivate static func folder(of id: String, in orientation: Orientation) -> String {
    switch orientation {
    case .portrait: id
    case .landscape: "\(id)-landscape"
    }
  }

  /// What the device held one way is called in the names of files.
  package func folder(in orientation: Orientation) -> String {
    Self.folder(of: id, in: orientation)
  }
}
