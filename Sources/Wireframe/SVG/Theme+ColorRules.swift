import AppModel

extension Theme {
  /// Rules of a stylesheet that give inline drawings the colors of the theme, where drawings name
  /// their colors by classes.
  ///
  ///     .f3{fill:#161b21}.s3{stroke:#161b21}
  package var colorRules: String {
    Paint.Fill.colors.reduce(into: "") { rules, fill in
      guard let name = fill.name, let color = self[fill] else { return }
      let hex = color.opaqueText
      // Every rule of an outline says how opaque it is, because only some themes show it.
      let opacity = (Double(color.alpha) / 255).shortText
      let isPlain = color.alpha == .max && !fill.isOutline
      let (area, line) =
        isPlain ? ("", "") : (";fill-opacity:\(opacity)", ";stroke-opacity:\(opacity)")
      rules += fill.isOutline ? "" : ".f\(name){fill:\(hex)\(area)}"
      rules += ".s\(name){stroke:\(hex)\(line)}"
    }
  }
}

extension Paint {
  /// The classes that name the colors of a fill and of a stroke; nil without colors.
  var classes: String? {
    let names = [fill?.name.map { "f\($0)" }, stroke?.name.map { "s\($0)" }].compactMap(\.self)
    return names.isEmpty ? nil : names.joined(separator: " ")
  }
}

extension Paint.Fill {
  /// Everything that a theme gives a color.
  fileprivate static let colors =
    ColorRole.allCases.map { Self.role($0) } + PlacedGlyphs.all.map { .glyphs($0) }
    + PlacedGlyphs.all.map { .outline($0) } + [.focus]

  /// The name of the color in classes, after a letter for areas or lines; nil without a color.
  fileprivate var name: String? {
    switch self {
    case .transparent: nil
    case .role(let role): "\(role.rawValue)"
    case .glyphs(let glyphs): "-\(glyphs.name)"
    case .outline(let glyphs): "-around-\(glyphs.name)"
    case .focus: "-focus"
    }
  }

  fileprivate var isOutline: Bool {
    switch self {
    case .outline: true
    case .transparent, .role, .glyphs, .focus: false
    }
  }
}

extension PlacedGlyphs {
  fileprivate var name: String {
    let names = [glyphs.rawValue, ground.rawValue, cover.rawValue]
    return (names + (areHardToRead ? ["hard"] : [])).joined(separator: "-")
  }
}
