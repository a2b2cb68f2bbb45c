import AppLayout

extension TextLine {
  /// Returns the line in a frame, clipped to it if the machine's font might be wider: widths that
  /// are not in a table one by one are estimates.
  func shape(in room: Rect) -> Shape {
    let reach = text.greatestGrowth
    guard reach > 1, Font(size: size, weight).width(of: text) * reach > room.width else {
      return .text(self)
    }
    // A font that lays out a part of the line elsewhere does not lose its first letter.
    return .group(Group(clip: room.grown(by: Insets(all: size * 0.4)), [.text(self)]))
  }
}

extension DrawableText {
  /// How many times wider than its estimate a text may be: fonts differ in most scripts, and a font
  /// without a joined emoji shows each of its parts.
  fileprivate var greatestGrowth: Double {
    guard characters.utf8.contains(where: { $0 >= 0xCC }) else { return 1 }
    var growth = 1.0
    for scalar in characters.unicodeScalars where scalar.value >= 0x300 {
      switch AdvanceBlock.containing(scalar.value)?.widths {
      case .each: break
      case .average, .syllable: growth = max(growth, 1.3)
      case .emoji, nil: return 8
      }
    }
    return growth
  }
}
