import AppModel

/// The outline of glyphs of the status bar; a theme draws it only where they can hardly be seen on
/// the theme's ground.
struct GlyphOutline: Hashable, Sendable {
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

  /// All outlines that drawings can have.
  static let all = StatusBarSettings.Glyphs.allCases.flatMap { glyphs in
    Ground.allCases.flatMap { ground in
      Cover.allCases.map { GlyphOutline(glyphs: glyphs, ground: ground, cover: $0) }
    }
  }
}

extension Theme {
  /// Returns the colors that are visible behind glyphs.
  func grounds(of outline: GlyphOutline) -> [Color] {
    let ground = seen(outline.ground.role)
    let dimmed = self[.scrim].over(ground)
    return switch outline.cover {
    case .none: [ground]
    case .scrim: [dimmed]
    case .panel: [seen(.menu)]
    case .edge: [seen(.menu), dimmed]
    }
  }
}
