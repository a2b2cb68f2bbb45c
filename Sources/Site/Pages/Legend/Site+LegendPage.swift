import AppLayout
import PageParts
import Themes
import Wireframe

extension DocumentKind {
  static let legend = DocumentKind("legend", .legend, page: \.legendPage)
}

extension Site {
  /// The page about the meaning of colors, marks, signs and words.
  var legendPage: Page {
    let references = References(site: self, path: SitePart.legend.path)
    return Page(
      at: SitePart.legend.path, SitePart.legend.title, of: name, in: .legend,
      lead: [
        .text("What the colors, marks, signs and words mean, in the drawings and on the pages.")
      ]
    ) {
      ([LegendColors(references: references).chapter] + LegendWords(references: references).chapters
        + [LegendKeys().chapter]).nodes
    }
  }
}

/// The elements of the drawings, in words.
struct LegendColors {
  let references: References

  var chapter: Chapter {
    let size = Wireframe.legend.canvas.size
    let site = references.site
    return Chapter("drawings", "Drawings") {
      site.lookChoice.row
      Node.scroll("Picture of the drawings’ elements") {
        site.byLook { look, classes in
          site.picture(
            "Samples of regions, buttons, signs, cells and marks, each with its name",
            in: look, seenFrom: references.path, size: size, at: site.paths.legend
          ).node(class: ["legend-picture", classes].compactMap(\.self).joined(separator: " "))
        }
      }
      Node.list(of: Self.terms)
      Node.details("Developer details") { keys }
    }
  }

  /// The boxes in words, with their colors in the theme that has those of the documentation, and
  /// their classes.
  private var keys: [Node] {
    let site = references.site
    guard let home = site.app.home, let theme = Theme.named(ThemeFile.anatomy.rawValue) else {
      return []
    }
    let writer = SVGWriter(theme)
    var sheet = DataTable("Boxes of the app’s window", columns: ["Word", "Color", "Class"])
    let window = HierarchyNode.Role.window
    sheet.add([
      [.text(window.words)],
      [.text("not drawn, because the \(HierarchyNode.Role.appContainer.words) covers it")],
      [Node("code") { window.className(around: home, in: site.app) }],
    ])
    for key in RegionKey.all {
      let size = key.sample.canvas.size
      sheet.add([
        [.text(key.role.words)],
        [
          writer.figure(
            key.sample, named: key.role.words,
            ["width": size.width.shortText, "height": size.height.shortText], under: []),
          .text(" "), Node("code") { theme[key.color].opaqueText },
        ], [Node("code") { key.role.className(around: home, in: site.app) }],
      ])
    }
    return [
      Node("p") {
        "The colors are those of the theme "
        Node("code") { theme.name }
        ", which has them from the documentation; the classes are those around home."
      },
      sheet.node,
    ]
  }

  private static let terms = [
    Term("Box with a cross", "An image. A small sign on it shows what kind of item it is."),
    Term("Gray bars", "A place for text that is not in the files."),
    Term("Blue", "Something to tap, such as “All ›”, or selected, such as the current page’s dot."),
    Term(
      "Outlined time, signal and battery",
      "People can hardly read them in the app, because they are almost as light or as dark as what is "
        + "behind them. The large picture and the inspect page say so, too. Only the drawing has the "
        + "outline."),
    Term("Dashes across the screen", "The edge of the safe area. The device may cover the rest."),
    Term("Arrow and a number under a device", "How much more content is further down, in points."),
    Term("Disc with a number", "A note from riverbed.json about what is there."),
    Term("Content shining through a bar", Placement.overlay.term.meaning),
    Term(
      "Dashed edge of a bar",
      "The root plugin places the bar, and not the \(HierarchyNode.Role.appContainer.words)."),
    Term(
      "Edge behind a device",
      "The screen \(Entrance.presented.term.word); the edge is what it covers."),
    Term("Faint button", "A button that leads to the screen it is on, so it does nothing."),
    Term(
      "Hatched or framed area with a name", "Drawn by a plugin, the web, or an unknown component."),
    Term("Blue lines with numbers", "Redlines on the inspect page. They are distances in points."),
  ]
}

/// The keyboard shortcuts of the pages.
struct LegendKeys {
  var chapter: Chapter {
    Chapter("keys", "Keys") {
      Node("p") {
        "These shortcuts are handy, but nothing depends on them. They work wherever scripts are "
        "allowed."
      }
      Node("dl", ["class": "terms"]) {
        for (keys, effect) in Self.keys {
          Node("div") {
            Node("dt") {
              for key in keys {
                Node("kbd") { key }
                " "
              }
            }
            Node("dd") { effect }
          }
        }
      }
    }
  }

  private static let keys: [([String], String)] = [
    (["/"], "Find a screen."),
    (["j", "k"], "Go to the next or the previous screen."),
    (["←", "→", "↑", "↓"], "Move between cards, or between the pictures of the matrix."),
    (["?"], "Show these keys, and turn them on or off."),
  ]
}
