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

  /// Emulates a reader who prefers light or dark colors, and reduced motion.
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

  /// Emulates a reader who wants motion, or does not.
  package mutating func setMotion(isWanted: Bool) throws {
    try command(
      "Emulation.setEmulatedMedia",
      [
        "features": [
          ["name": "prefers-reduced-motion", "value": .text(isWanted ? "no-preference" : "reduce")]
        ]
      ])
  }

  /// Shows pages as they are on paper.
  package mutating func setPaper() throws {
    try command("Emulation.setEmulatedMedia", ["media": "print"])
  }

  /// The colors that a reader's system prefers.
  package enum ColorScheme: String, Sendable, CaseIterable {
    case light, dark
  }

  /// Enables or disables scripts for pages that are opened from now on.
  package mutating func setScripts(areOn: Bool) throws {
    try command("Emulation.setScriptExecutionDisabled", ["value": .flag(!areOn)])
  }

  /// Runs a script first in each page that is opened from now on.
  package mutating func runFirst(_ script: String) throws {
    try command("Page.addScriptToEvaluateOnNewDocument", ["source": .text(script)])
  }

  /// Returns a picture of the window as PNG.
  package mutating func screenshot() throws -> [UInt8] {
    struct Screenshot: Decodable { let data: Data }
    return [UInt8](
      try command("Page.captureScreenshot", ["format": "png"], answer: Screenshot.self).data)
  }
}
