import EmbeddedFiles

/// A device that apps are drawn on.
package struct Device: Hashable, Sendable {
  /// The short name used on the command line and in paths.
  package let id: String
  /// The name that people use.
  package let name: String
  package let kind: DeviceKind
  /// The number of pixels per point.
  package let scale: Double
  /// Other devices with the same metrics; none for a custom device.
  package let aliases: [String]
  /// The radius of the display's corners.
  package let cornerRadius: Double
  /// The window in portrait; nil for a TV.
  package let portrait: Window?
  /// The window in landscape; it has its own measurements and is not the portrait one turned.
  package let landscape: Window

  /// The class by which families and drawings distinguish devices.
  package var deviceClass: DeviceClass { kind.deviceClass }

  /// The notch or island of the device held upright, if it has one.
  package var cutout: Cutout? {
    switch kind.front {
    case .cutout(let cutout): cutout
    case .homeButton, .fullScreen, nil: nil
    }
  }
}

extension Device {
  /// All built-in devices, as `devices.json` describes them: phones first, oldest first.
  package static let all: [Device] = {
    let reading = FileReading(EmbeddedFile.devices_json.bytes, named: "devices.json") { reader in
      reader.list("devices") { reader in
        let aliases = reader.strings("aliases").map(\.value)
        return Device(&reader, aliases: aliases)
      }
    }
    guard let devices = reading.value, reading.diagnostics.isEmpty else {
      // The bytes are part of the program, and the tests compare every device with its source.
      fatalError(
        "Riverbed's own devices cannot be read: \(reading.diagnostics.map(\.message.text))")
    }
    return devices.compactMap(\.self)
  }()

  /// Returns the built-in device with an id.
  package static func named(_ id: String) -> Device? {
    all.first { $0.id == id }
  }
}
