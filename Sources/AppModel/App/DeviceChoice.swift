/// A device that the site shows: one that Riverbed knows, or one of the user's own.
package enum DeviceChoice: Hashable, Sendable {
  case known(Located<String>)
  case own(OwnDevice)

  /// Reads ids and whole devices, mixed as they come.
  static func list(_ reader: inout ObjectReader) -> [DeviceChoice] {
    guard let value = reader.value("devices") else { return [] }
    guard case .array(let elements) = value.content else {
      reader.wrongType("devices", value, "an array", else: "")
      return []
    }
    return elements.compactMap { element in
      switch element.content {
      case .string(let id): return .known(Located(value: id, location: element.location))
      case .object: return .own(reader.lend(to: element, OwnDevice.init))
      case .array, .number, .bool, .null:
        reader.wrongType(of: "an element of 'devices'", element, "an id or a device", else: "")
        return nil
      }
    }
  }
}

/// A device that a user describes, with the keys of Riverbed's own table of devices.
package struct OwnDevice: Hashable, Sendable {
  package let id: String
  package let name: String
  /// `iphone`, `ipad` or `tv`.
  package let family: String
  /// `home-button`, `notch`, `dynamic-island` and so on.
  package let frameClass: String
  package let scale: Double
  package let cornerRadius: Double
  package let portrait: Screen?
  package let landscape: Screen?
  package let location: Location

  /// The device held one way.
  package struct Screen: Hashable, Sendable {
    package let width: Double
    package let height: Double
    package let statusBar: Double
    package let safeTop: Double
    package let safeLeft: Double
    package let safeBottom: Double
    package let safeRight: Double

    init?(_ reader: inout ObjectReader) {
      reader.knows("sizeClass", "ios18", "ios26")
      width = reader.number("w") ?? 0
      height = reader.number("h") ?? 0
      statusBar = reader.number("statusBar") ?? 0
      (safeTop, safeLeft, safeBottom, safeRight) = reader.object("safeArea") { area in
        (
          area.number("t") ?? 0, area.number("l") ?? 0, area.number("b") ?? 0,
          area.number("r") ?? 0
        )
      }
      guard reader.isPresent else { return nil }
      if !(width > 0 && height > 0) { reader.report(.noSize) }
    }
  }

  init(_ reader: inout ObjectReader) {
    reader.knows(
      "aliases", "sources", "navBarTopPortrait", "cutout", "inCallStatusBar", "note", "notes")
    location = reader.location
    id = reader.text("id") ?? ""
    name = reader.text("name") ?? id
    family = reader.text("family") ?? "iphone"
    frameClass = reader.text("class") ?? "home-button"
    scale = reader.number("scale") ?? 2
    cornerRadius = reader.number("cornerRadius") ?? 0
    portrait = reader.object("portrait", Screen.init)
    landscape = reader.object("landscape", Screen.init)
    let isDescribed = reader.value("portrait") != nil || reader.value("landscape") != nil
    if id.isEmpty || !isDescribed { reader.report(.incomplete) }
  }
}

extension Rule {
  static let ownDevice = Rule(
    "own-device",
    means: "A device described in riverbed.json has no id, neither portrait nor landscape, or no "
      + "width and height above zero.",
    matters: "Nothing can be drawn on it.",
    mend: "Describe it as {\"id\": ..., \"portrait\": {\"w\": 320, \"h\": 568, ...}}.")
}

extension Diagnostic.Message {
  fileprivate static var noSize: Self {
    Self(.ownDevice, .error, "a device has no width and height above zero")
  }

  fileprivate static var incomplete: Self {
    Self(.ownDevice, .error, "a device needs an id, and portrait or landscape")
  }
}
