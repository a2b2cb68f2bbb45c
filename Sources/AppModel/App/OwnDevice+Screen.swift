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

    init?(_ reader: inout ObjectReader) {
      width = reader.number("w") ?? 0
      height = reader.number("h") ?? 0
      statusBar = reader.length("statusBar") ?? 0
      (safeTop, safeLeft, safeBottom, safeRight) = reader.object("safeArea") { area in
        (
          area.length("t") ?? 0, area.length("l") ?? 0, area.length("b") ?? 0,
          area.length("r") ?? 0
        )
      }
      sizeClass = reader.word("sizeClass", .ownDevice)
      guard reader.isPresent else { return nil }
      if !(width > 0 && height > 0) { reader.report(.noSize("a device")) }
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

    init?(_ reader: inout ObjectReader) {
      reader.knows("source")
      let kind: Kind? = reader.word("kind", .ownDevice)
      x = reader.length("x") ?? 0
      y = reader.length("y") ?? 0
      width = reader.number("w") ?? 0
      height = reader.number("h") ?? 0
      guard reader.isPresent else { return nil }
      if !(width > 0 && height > 0) { reader.report(.noSize("a cutout")) }
      if reader.value("kind") == nil { reader.report(.noKind) }
      guard let kind else { return nil }
      self.kind = kind
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func noSize(_ subject: String) -> Self {
    Self(.ownDevice, .error, "\(subject) has no width and height above zero")
  }

  fileprivate static var noKind: Self {
    Self(.ownDevice, .error, "a cutout has no kind")
  }
}
