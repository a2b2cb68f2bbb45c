import FoundationEssentials

extension Browser {
  /// Gives the page a window of a size in CSS pixels.
  package mutating func setWindow(width: Int, height: Int) throws {
    try command(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(Double(width)), "height": .number(Double(height)),
        "deviceScaleFactor": 1, "mobile": false,
      ])
  }

  /// Lets pages believe that their reader prefers light or dark colours, and that nothing moves.
  package mutating func setColorScheme(_ scheme: ColorScheme) throws {
    try command(
      "Emulation.setEmulatedMedia",
      [
        "features": [
          ["name": "prefers-color-scheme", "value": .text(scheme.rawValue)],
          ["name": "prefers-reduced-motion", "value": "reduce"],
        ]
      ])
  }

  /// Light or dark.
  package enum ColorScheme: String, Sendable, CaseIterable {
    case light, dark
  }

  /// Lets pages that are opened from now on run their scripts, or not.
  package mutating func setScripts(areOn: Bool) throws {
    try command("Emulation.setScriptExecutionDisabled", ["value": .flag(!areOn)])
  }

  /// A picture of what the window shows, as PNG.
  package mutating func screenshot() throws -> [UInt8] {
    struct Screenshot: Decodable { let data: Data }
    return [UInt8](
      try command("Page.captureScreenshot", ["format": "png"], answer: Screenshot.self).data)
  }
}
