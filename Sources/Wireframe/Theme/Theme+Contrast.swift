import AppModel

extension Theme {
  /// Returns the lowest contrast of a text with its backgrounds; nil for a role that is not a text.
  func contrast(of ink: Ink) -> (ratio: Double, ground: Ink)? {
    ink.grounds
      .map { ground in
        let seen = seen(ground)
        return (self[ink].over(seen).contrast(with: seen), ground)
      }
      .min { $0.0 < $1.0 }
  }

  /// The texts that are hard to read, each with its message.
  var contrastFindings: [(ink: Ink, message: Diagnostic.Message)] {
    Ink.allCases.compactMap { ink in
      guard let worst = contrast(of: ink), worst.ratio < Color.readable else { return nil }
      let grounds = ink.grounds.map { seen($0) }
      let fixed = self[ink].readable(on: grounds)
      let isReadable = fixed.contrast(withAll: grounds) >= Color.readable
      return (ink, .lowContrast(ink, worst.ratio, worst.ground, isReadable ? fixed : nil))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func lowContrast(
    _ ink: Ink, _ ratio: Double, _ ground: Ink, _ fixed: Color?
  ) -> Self {
    // Never rounded up, so that 4.49 is not reported as 4.5.
    let tenths = Int(ratio * 10, within: 0...210)
    return Self(
      .themeContrast, .warning,
      "'\(ink.name)' on '\(ground.name)' has a contrast of \(tenths / 10).\(tenths % 10) to 1, "
        + "less than 4.5",
      fixed.map { .action("\($0.opaqueText) is enough") })
  }
}
