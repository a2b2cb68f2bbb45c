import AppModel

/// Glyphs of the status bar, and what is behind them. A theme draws them in the app's color where
/// its own ground shows that, or where the app itself hides them, and then with an outline.
struct PlacedGlyphs: Hashable, Sendable {
  let glyphs: StatusBarSettings.Glyphs
  let ground: Ground
  let cover: Cover
  /// Whether people can hardly read them in the app.
  var areHardToRead = false

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

    /// The role of the color that is seen there of a screen: its content below a translucent bar.
    var screenEdge: ColorRole { self == .overlay ? .root : role }
  }

  /// What is between the screen and the glyphs: a part of an open menu, or the dark display where
  /// the screen is behind a card.
  enum Cover: String, Hashable, Sendable, CaseIterable { case none, scrim, panel, display }

  /// All glyphs that drawings can have. What a menu or content is like in the app is not known.
  static let all = StatusBarSettings.Glyphs.allCases.flatMap { glyphs in
    Ground.allCases.flatMap { ground in
      Cover.allCases.map { PlacedGlyphs(glyphs: glyphs, ground: ground, cover: $0) }
        + (ground == .content
          ? []
          : [PlacedGlyphs(glyphs: glyphs, ground: ground, cover: .none, areHardToRead: true)])
    }
  }
}

extension Theme {
  /// Returns the color that is visible behind glyphs.
  func ground(of glyphs: PlacedGlyphs) -> Color {
    let ground = seen(glyphs.ground.role)
    return switch glyphs.cover {
    case .none: ground
    case .scrim: self[.scrim].over(ground)
    case .panel: seen(.menu)
    case .display: seen(.cutout)
    }
  }
}
