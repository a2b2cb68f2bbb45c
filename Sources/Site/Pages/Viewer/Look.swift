import PageParts
import SiteFiles
import Wireframe

/// The colors that a page shows its pictures in.
struct Look: Hashable, Sendable {
  /// The name of the look on pages.
  let title: String
  let theme: Theme
  /// The theme in place of the other one where the reader's system asks for dark pages; nil where
  /// the theme was chosen.
  var dark: Theme?
  /// What ids of the look end with; nil for the look that pages show first.
  let ending: PathName?
}

extension Site {
  /// The looks of pictures; pages show the first one. It follows the reader's system if the site
  /// has a dark theme besides a light one.
  var looks: [Look] {
    let chosen = themes.map { Look(title: $0.name, theme: $0, ending: paths[$0.name]) }
    if let dark = themes.first(where: \.isDark), !themes[0].isDark {
      return [Look(title: "automatic", theme: themes[0], dark: dark, ending: nil)] + chosen
    }
    return [Look(title: themes[0].name, theme: themes[0], ending: nil)] + chosen.dropFirst()
  }
}
