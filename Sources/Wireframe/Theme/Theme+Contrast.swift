import AppModel

extension Theme {
  /// The least contrast of a text with the grounds on which it is drawn; nil for what is no text.
  func contrast(of ink: Ink) -> (ratio: Double, ground: Ink)? {
    ink.grounds
      .map { ground in
        let seen = seen(ground)
        return (self[ink].over(seen).contrast(with: seen), ground)
      }
      .min { $0.0 < $1.0 }
  }

  /// The texts that cannot be read well, each with what is to be said about it.
  var contrastFindings: [(ink: Ink, message: Diagnostic.Message)] {
    Ink.allCases.compactMap { ink in
      guard let worst = contrast(of: ink), worst.ratio < Color.readable else { return nil }
      let grounds = ink.grounds.map { seen($0) }
      let mended = self[ink].readable(on: grounds)
      let isMended = mended.contrast(withAll: grounds) >= Color.readable
      return (ink, .lowContrast(ink, worst.ratio, worst.ground, isMended ? mended : nil))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func lowContrast(
    _ ink: Ink, _ ratio: Double, _ ground: Ink, _ mended: Color?
  ) -> Self {
    // Never rounded up, so that 4.49 is not called 4.5.
    let tenths = Int(ratio * 10, within: 0...210)
    return Self(
      .themeContrast, .warning,
      "'\(ink.name)' on '\(ground.name)' has a contrast of \(tenths / 10).\(tenths % 10) to 1, "
        + "less than 4.5",
      mended.map { .action("\($0.opaqueText) is enough") })
  }
}
