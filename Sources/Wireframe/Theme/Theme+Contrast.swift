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

  /// Whether the theme is for dark pages: black would be harder to read on its ground than white.
  package var isDark: Bool {
    self[.page].contrast(with: Color(red: 0, green: 0, blue: 0))
      < self[.page].contrast(with: Color(red: 255, green: 255, blue: 255))
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

extension Color {
  /// Returns the lowest contrast of the color with any of these.
  func contrast(withAll grounds: [Color]) -> Double {
    grounds.map { over($0).contrast(with: $0) }.min() ?? 21
  }

  /// The lowest contrast that WCAG 2 requires for text.
  static let readable = 4.5
}
