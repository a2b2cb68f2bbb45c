import AppLayout
import PageParts
import Publishing
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

  /// The maximum number of looks to choose from on a page, limited by the stylesheet's rules.
  static let most = 6

  /// Returns the looks of a site's pictures. The first one follows the reader's system if the site
  /// has both a light theme and a dark one.
  static func all(of themes: [Theme], at paths: SitePaths) -> [Look] {
    let chosen = themes.map { Look(title: $0.name, theme: $0, ending: paths[$0.name]) }
    guard let first = themes.first else { return [] }
    if let dark = themes.first(where: \.isDark), !first.isDark {
      return [Look(title: "automatic", theme: first, dark: dark, ending: nil)] + chosen
    }
    return [Look(title: first.name, theme: first, ending: nil)] + chosen.dropFirst()
  }
}

extension PictureState {
  /// Returns the id of the state in a look. It is the same on every viewer, so that a link to
  /// another screen or device keeps the state. The first look's ids do not name it, so that they
  /// stay the same when themes are added.
  func id(in look: Look) -> String {
    look.ending.map { "\(name).\($0.text)" } ?? name
  }
}

extension Site {
  /// The looks that pages offer.
  var offeredLooks: ArraySlice<Look> { looks.prefix(Look.most) }

  /// The themes of these looks, in the site's order.
  var offeredThemes: [Theme] {
    let names = Set(offeredLooks.flatMap { [$0.theme.name, $0.dark?.name].compactMap(\.self) })
    return themes.filter { names.contains($0.name) }
  }

  /// The choice of a look, which applies to all pages that offer it. An address can make it too, by
  /// the id of an answer.
  var lookChoice: Choices {
    Choices(
      "Theme", name: "theme", isRemembered: true,
      options: offeredLooks.enumerated().map {
        .init("theme-\($0 + 1)", $1.title, value: $1.ending?.text)
      })
  }

  /// A remark about drawings that are part of a page, if a theme differs from the first one in more
  /// than its colors: a stylesheet can replace only these.
  var remarkOnDrawnLooks: [Node] {
    let first = themes[0]
    let isOnlyColored = offeredLooks.allSatisfy { look in
      let theme = look.theme
      return theme.corners == first.corners && theme.strokes == first.strokes
        && theme.hasLegend == first.hasLegend && theme.wearsAppColors == first.wearsAppColors
    }
    guard !isOnlyColored else { return [] }
    return [
      Node("p", ["class": "muted small"]) {
        "In this drawing a theme changes only the colors; the large picture shows all of it."
      }
    ]
  }

  /// Returns the id of the answer that chooses a look; nil if there is no choice.
  func choosing(_ look: Look) -> String? {
    guard offeredLooks.count > 1 else { return nil }
    return offeredLooks.firstIndex(of: look).map { "theme-\($0 + 1)" }
  }

  /// Returns something once for each look, with the classes by which the stylesheet shows the one
  /// that is chosen.
  func byLook<Piece>(_ make: (_ look: Look, _ classes: String?) -> Piece) -> [Piece] {
    guard offeredLooks.count > 1 else { return [make(looks[0], nil)] }
    return offeredLooks.enumerated().map { make($1, "by-look t\($0 + 1)") }
  }

  /// Returns something once for each theme, with the classes by which the stylesheet shows the one of
  /// the chosen look. The one for dark pages is known by its own class.
  func byTheme<Piece>(_ make: (_ theme: Theme, _ classes: [String]) -> Piece) -> [Piece] {
    let looks = offeredLooks
    guard looks.count > 1 else { return [make(themes[0], [])] }
    return offeredThemes.map { theme in
      let numbers = looks.enumerated().filter { $1.theme == theme }.map { number, _ in
        "t\(number + 1)"
      }
      return make(theme, ["by-look"] + numbers + (looks[0].dark == theme ? ["dark"] : []))
    }
  }

  /// Returns a picture once for each theme, by its path in it. Where the page is light, dark pictures
  /// of a device are cut out along it, and those of the full content along that.
  func pictures(
    _ words: String, seenFrom page: SitePath, size: Size, within box: Size? = nil,
    cut: String? = nil, of held: HeldDevice? = nil, isFull: Bool = false,
    at path: (_ theme: String) -> SitePath
  ) -> [Node] {
    byTheme { theme, classes in
      let outline = theme.isDark ? held.flatMap { outlineClass(of: $0, isFull: isFull) } : nil
      let all = classes + [cut, outline].compactMap(\.self)
      return Picture(at: page.link(to: path(theme.name)), words, size: size, within: box)
        .node(class: all.isEmpty ? nil : all.joined(separator: " "))
    }
  }

  /// Returns the class of dark pictures of a device, or of the full content on it.
  func outlineClass(of held: HeldDevice, isFull: Bool = false) -> String? {
    places[held].map { "\(isFull ? "full" : "on")-\($0.index + 1)" }
  }

  /// Returns a picture in a look, by its path in each theme.
  func picture(
    _ words: String, in look: Look, seenFrom page: SitePath,
    size: Size, within box: Size? = nil,
    at path: (_ theme: String) -> SitePath
  ) -> Picture {
    Picture(
      at: page.link(to: path(look.theme.name)),
      dark: look.dark.map { page.link(to: path($0.name)) },
      words, size: size, within: box)
  }
}

extension DocumentKind {
  /// The colors of inline drawings in themes other than the first.
  static let looks = DocumentKind(at: .looks, .asset, if: { $0.looks.count > 1 }) {
    .whole(Array($0.looksStyle.utf8))
  }
}

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
      .device,.inspect-boxes svg{filter:none}
      .in-theme:not(.in-1){display:none}

      """ + (automatic ?? "") + chosen.joined() + outlines
  }

  /// The rules that cut dark pictures, and dark drawings that are part of a page, out along their
  /// device where the page is light.
  private var outlines: String {
    guard themes.contains(where: \.isDark) else { return "" }
    let dark = offeredLooks.enumerated().filter { $1.theme.isDark }.map { number, look in
      number == 0
        ? ":root:not(:has([name=\"theme\"]:not(#theme-1):checked))"
        : ":root:is(:has(#theme-\(number + 1):checked),"
          + ":has(#theme-1:checked):has(#theme-\(number + 1):target))"
    }
    let rules = devices.enumerated().flatMap { number, held in
      [
        ".on-\(number + 1){clip-path:\(held.outline)}",
        ".full-\(number + 1){clip-path:\(held.outlineOfFullContent)}",
      ] + dark.map { "\($0) .drawn-\(number + 1) svg{clip-path:\(held.outline)}" }
    }
    return "@media print,(prefers-color-scheme:light){\n\(rules.joined(separator: "\n"))\n}\n"
  }

  private func rules(of theme: Theme) -> String {
    let shown = offeredThemes.enumerated().filter { $1 == theme }
      .map { number, _ in ".in-theme.in-\(number + 1){display:inline}" }
    return theme.colorRules + ".in-theme{display:none}" + shown.joined()
  }
}
