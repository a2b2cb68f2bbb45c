/// The window of a device that the user describes, in one orientation.
package struct CustomWindow: Hashable, Sendable {
  package let width: Double
  package let height: Double
  package let statusBar: Double
  package let safeTop: Double
  package let safeLeft: Double
  package let safeBottom: Double
  package let safeRight: Double
  /// The size classes; nil if the file does not say.
  package let sizeClass: SizeClassPair?

  /// The limits for the sides of a window, in points.
  static let sides = 1.0...20_000

  /// Reads a window; reports a missing width or height and returns nil.
  init?(_ reader: inout ObjectReader) {
    let width = reader.number("w", within: Self.sides, .customDevice)
    let height = reader.number("h", within: Self.sides, .customDevice)
    // A window without a size is still read further, so that all mistakes are reported at once.
    self.width = width ?? Self.sides.upperBound
    self.height = height ?? Self.sides.upperBound
    let (mostDown, mostAcross) = (self.height, self.width)
    statusBar = reader.number("statusBar", within: 0...mostDown, .customDevice) ?? 0
    (safeTop, safeLeft, safeBottom, safeRight) = reader.object("safeArea") { area in
      let top = area.number("t", within: 0...mostDown, .customDevice) ?? 0
      let left = area.number("l", within: 0...mostAcross, .customDevice) ?? 0
      return (
        top, left, area.number("b", within: 0...(mostDown - top), .customDevice) ?? 0,
        area.number("r", within: 0...(mostAcross - left), .customDevice) ?? 0
      )
    }
    sizeClass = reader.word("sizeClass", .customDevice)
    guard reader.isPresent else { return nil }
    if reader.written("w") == nil || reader.written("h") == nil {
      reader.report(.noSize("a device"))
    }
    guard width != nil, height != nil else { return nil }
  }
}

/// The horizontal and vertical size classes, each compact or regular.
package enum SizeClassPair: String, Hashable, Sendable, CaseIterable {
  case compact = "C/C"
  case compactWidth = "C/R"
  case compactHeight = "R/C"
  case regular = "R/R"
}
