import AppModel

extension Theme {
  /// Returns the lowest contrast of a text with its backgrounds; nil for a role that is not a text.
  func contrast(of role: ColorRole) -> (ratio: Double, ground: ColorRole)? {
    role.grounds
      .map { ground in
        let seen = seen(ground)
        return (self[role].over(seen).contrast(with: seen), ground)
      }
      .min { $0.0 < $1.0 }
  }

  /// The texts that are hard to read, each with its message.
  var lowContrasts: [(role: ColorRole, message: Diagnostic.Message)] {
    ColorRole.allCases.compactMap { role in
      guard let worst = contrast(of: role), worst.ratio < Color.readable else { return nil }
      let grounds = role.grounds.map { seen($0) }
      let fixed = self[role].readable(on: grounds)
      let isReadable = fixed.contrast(withAll: grounds) >= Color.readable
      return (role, .lowContrast(role, worst.ratio, worst.ground, isReadable ? fixed : nil))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func lowContrast(
    _ role: ColorRole, _ ratio: Double, _ ground: ColorRole, _ fixed: Color?
  ) -> Self {
    // Never rounded up, so that 4.49 is not reported as 4.5.
    let tenths = Int(ratio * 10, within: 0...210)
    return Self(
      .themeContrast, .warning,
      "'\(role.name)' on '\(ground.name)' has a contrast of \(tenths / 10).\(tenths % 10) to 1, "
        + "less than 4.5",
      fixed.map { .action("\($0.opaqueText) is enough") })
  }
}
