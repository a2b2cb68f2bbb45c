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
