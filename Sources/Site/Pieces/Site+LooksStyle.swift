import AppModel
import Wireframe

extension Site {
  /// The stylesheet that shows inline drawings in the chosen look. Pictures in files are chosen by
  /// the address or by classes; only colors that are part of a page need this.
  ///
  /// The colors of each screen's own bar, which some themes adopt, are not in it.
  var looksStyle: String {
    let automatic = looks[0].dark.map {
      "@media screen and (prefers-color-scheme:dark){\n\(rules(of: $0))\n}\n"
    }
    let chosen = offeredLooks.enumerated().dropFirst().map { number, look in
      let id = "#theme-\(number + 1)"
      let isChosen = ":has(\(id):checked),:root:has(#theme-1:checked):has(\(id):target)"
      return "@media screen{:root\(isChosen){\n\(rules(of: look.theme))\n}}\n"
    }
    return """
      /* The colors of drawings on pages, for each theme. */
      .device,.inspect-boxes svg,.map .map-ground{filter:none}
      .in-theme:not(.in-1){display:none}

      """ + (automatic ?? "") + chosen.joined()
  }

  private func rules(of theme: Theme) -> String {
    let shown = offeredThemes.enumerated().filter { $1 == theme }
      .map { number, _ in ".in-theme.in-\(number + 1){display:inline}" }
    return theme.colorRules + ".in-theme{display:none}" + shown.joined()
  }
}
