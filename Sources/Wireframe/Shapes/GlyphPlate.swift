import AppModel

/// A plate behind glyphs of the status bar; a theme draws it only where they need it.
struct GlyphPlate: Hashable, Sendable {
  let glyphs: StatusBarSettings.Glyphs
  let ground: Ground
  let cover: Cover

  /// What a screen has at the place of its status bar.
  enum Ground: String, Hashable, Sendable, CaseIterable {
    case container, bar, overlay, content

    /// The role of its color.
    var role: ColorRole {
      switch self {
      case .container: .statusBar
      case .bar: .bar
      case .overlay: .overlay
      case .content: .root
      }
    }
  }

  /// The part of an open menu that is between the screen and the glyphs.
  enum Cover: String, Hashable, Sendable, CaseIterable {
    case none, scrim, panel
    /// The edge of the panel, with the scrim next to it.
    case edge
  }

  /// All plates that drawings can have.
  static let all = StatusBarSettings.Glyphs.allCases.flatMap { glyphs in
    Ground.allCases.flatMap { ground in
      Cover.allCases.map { GlyphPlate(glyphs: glyphs, ground: ground, cover: $0) }
    }
  }
}

extension Theme {
  /// Returns the colors that are visible behind glyphs without a plate.
  func grounds(of plate: GlyphPlate) -> [Color] {
    let ground = seen(plate.ground.role)
    let dimmed = self[.scrim].over(ground)
    return switch plate.cover {
    case .none: [ground]
    case .scrim: [dimmed]
    case .panel: [seen(.menu)]
    case .edge: [seen(.menu), dimmed]
    }
  }
}
