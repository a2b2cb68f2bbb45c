/// A device that the site shows: one that Riverbed knows, or one that the user describes.
package enum DeviceChoice: Hashable, Sendable {
  case known(Located<String>)
  case custom(Located<Device>)

  package var id: String {
    switch self {
    case .known(let id): id.value
    case .custom(let device): device.value.id
    }
  }

  private var location: Location {
    switch self {
    case .known(let id): id.location
    case .custom(let device): device.location
    }
  }

  /// Reads a list of ids and whole devices in any mix; nil if there is no list or it is empty.
  ///
  /// Each id is listed once: the last device with it, at the position of the first. Anything
  /// unusable is skipped and reported.
  static func list(_ reader: inout ObjectReader) -> [DeviceChoice]? {
    guard let value = reader.value("devices") else { return nil }
    guard case .array(let elements) = value.content else {
      reader.wrongType("devices", value, "an array", else: "")
      return nil
    }
    var isEmpty = true
    var choices: [DeviceChoice] = []
    var indices: [String: Int] = [:]
    for element in elements {
      isEmpty = false
      guard reader.claim(element) else { break }
      guard let choice = read(element, &reader) else { continue }
      if let index = indices[choice.id] {
        choices[index] = choice
        reader.report(.repeated(choice.id), at: choice.location)
      } else {
        indices[choice.id] = choices.count
        choices.append(choice)
      }
    }
    return isEmpty ? nil : choices
  }

  private static func read(_ element: JSON, _ reader: inout ObjectReader) -> DeviceChoice? {
    switch element.content {
    case .string(let id): return .known(Located(value: id, location: element.location))
    case .object:
      return reader.lend(to: element) { Device(&$0) }
        .map { .custom(Located(value: $0, location: element.location)) }
    case .array, .number, .bool, .null:
      reader.wrongType(of: "an element of 'devices'", element, "an id or a device", else: "")
      return nil
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func repeated(_ id: String) -> Self {
    Self(
      .duplicateID, .warning,
      "the device '\(name: id)' is listed a second time; this one is used")
  }
}
