/// The cutout at the top edge of a device that the user describes, held upright.
package struct CustomCutout: Hashable, Sendable {
  package let kind: Kind
  package let x: Double
  package let y: Double
  package let width: Double
  package let height: Double

  /// The shapes that a cutout can have.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case notch
    case dynamicIsland = "dynamic-island"
  }

  /// The smallest side of a cutout, and the least width or height of the display next to it.
  private static let least = 1.0

  /// Reads a cutout within the device's windows; nil if it has no valid kind or size.
  init?(_ reader: inout ObjectReader, in room: CustomDevice.Room) {
    reader.knows("source")
    let kind: Kind? = reader.word("kind", .customDevice)
    x = reader.number("x", within: 0...(room.width - Self.least), .customDevice) ?? 0
    y = reader.number("y", within: 0...(room.height - Self.least), .customDevice) ?? 0
    let (across, down) = (max(Self.least, room.width - x), max(Self.least, room.height - y))
    let width = reader.number("w", within: Self.least...across, .customDevice)
    let height = reader.number("h", within: Self.least...down, .customDevice)
    guard reader.isPresent else { return nil }
    if reader.written("w") == nil || reader.written("h") == nil {
      reader.report(.noSize("a cutout"))
    }
    if reader.value("kind") == nil { reader.report(.noKind) }
    guard let kind, let width, let height else { return nil }
    self.kind = kind
    self.width = width
    self.height = height
  }
}

extension Diagnostic.Message {
  fileprivate static var noKind: Self {
    Self(.customDevice, .error, "a cutout has no kind")
  }
}
