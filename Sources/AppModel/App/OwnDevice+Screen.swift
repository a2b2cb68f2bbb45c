extension OwnDevice {
  /// The device held one way.
  package struct Screen: Hashable, Sendable {
    package let width: Double
    package let height: Double
    package let statusBar: Double
    package let safeTop: Double
    package let safeLeft: Double
    package let safeBottom: Double
    package let safeRight: Double
    /// How much room there is; nil where the file does not say.
    package let sizeClass: SizeClass?

    /// How long a side of a window can be.
    static let sides = 1.0...20_000

    /// Reads a window; nil where it has no width or no height, which is reported.
    init?(_ reader: inout ObjectReader) {
      let width = reader.number("w", within: Self.sides, .ownDevice)
      let height = reader.number("h", within: Self.sides, .ownDevice)
      // What a window without a size has is only looked at, so that all mistakes are reported at once.
      self.width = width ?? Self.sides.upperBound
      self.height = height ?? Self.sides.upperBound
      let (mostDown, mostAcross) = (self.height, self.width)
      statusBar = reader.number("statusBar", within: 0...mostDown, .ownDevice) ?? 0
      (safeTop, safeLeft, safeBottom, safeRight) = reader.object("safeArea") { area in
        let top = area.number("t", within: 0...mostDown, .ownDevice) ?? 0
        let left = area.number("l", within: 0...mostAcross, .ownDevice) ?? 0
        return (
          top, left, area.number("b", within: 0...(mostDown - top), .ownDevice) ?? 0,
          area.number("r", within: 0...(mostAcross - left), .ownDevice) ?? 0
        )
      }
      sizeClass = reader.word("sizeClass", .ownDevice)
      guard reader.isPresent else { return nil }
      if reader.written("w") == nil || reader.written("h") == nil {
        reader.report(.noSize("a device"))
      }
      guard width != nil, height != nil else { return nil }
    }
  }

  /// How much room there is, horizontally and vertically: compact or regular.
  package enum SizeClass: String, Hashable, Sendable, CaseIterable {
    case compact = "C/C"
    case compactWidth = "C/R"
    case compactHeight = "R/C"
    case regular = "R/R"
  }

  /// What is missing from a display at its upper edge, on the device held upright.
  package struct Cutout: Hashable, Sendable {
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

    /// The shortest side of a cutout, and what a display keeps beside one.
    private static let least = 1.0

    /// Reads a cutout that lies within the device's windows; nil where it has no kind or no size.
    init?(_ reader: inout ObjectReader, in room: Room) {
      reader.knows("source")
      let kind: Kind? = reader.word("kind", .ownDevice)
      x = reader.number("x", within: 0...(room.width - Self.least), .ownDevice) ?? 0
      y = reader.number("y", within: 0...(room.height - Self.least), .ownDevice) ?? 0
      let (across, down) = (max(Self.least, room.width - x), max(Self.least, room.height - y))
      let width = reader.number("w", within: Self.least...across, .ownDevice)
      let height = reader.number("h", within: Self.least...down, .ownDevice)
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
}

extension Diagnostic.Message {
  fileprivate static func noSize(_ subject: String) -> Self {
    Self(.ownDevice, .error, "\(subject) needs a width and a height")
  }

  fileprivate static var noKind: Self {
    Self(.ownDevice, .error, "a cutout has no kind")
  }
}
