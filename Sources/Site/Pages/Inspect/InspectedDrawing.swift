import AppLayout
import PageParts
import Wireframe

/// The drawing of a screen with measures on demand, its layers, and the screen's other pictures.
struct InspectedDrawing {
  let inspected: InspectedScreen
  let layers: [Layer]
  let callouts: InspectedCallouts
  /// What layout rules found on the screen.
  let marks: LintMarks

  var chapter: Chapter {
    Chapter("picture", "Drawing") {
      Node("div", ["class": "inspect"]) {
        Node("div", ["class": "inspect-stage"]) {
          choice
          viewer
          drawing
          redlines
        }
        Node("div", ["class": "inspect-side"]) { LayerList(layers, of: inspected, callouts).nodes }
      }
      others
    }
  }

  private var choice: [Node] {
    Choices(
      "Show", name: "inspect-view",
      options: [.init("show-boxes", "Boxes"), .init("show-redlines", "Redlines")]
    ).nodes + marks.choice + inspected.site.lookChoice.nodes + inspected.site.remarkOnDrawnLooks
  }

  /// The way back to the viewer, in the chosen look.
  private var viewer: Node {
    let site = inspected.site
    let viewed = ViewedScreen(inspected.screen, on: inspected.held, in: site)
    let state = PictureState(inspected.variant)
    return Node("p", ["class": "small"]) {
      site.byLook { look, classes in
        Node(
          "a",
          [
            "href": viewed.address(of: state, in: look, seenFrom: inspected.path),
            "class": classes,
          ]
        ) { "One large picture" }
      }
      " · "
      Node("a", ["href": "#measures"]) { "All measures, and where they come from" }
    }
  }

  /// The drawing with an anchor at each box; boxes that open a screen link to its page.
  private var drawing: Node {
    let targets = Dictionary(firstOf: layers.map { ($0.box.id, $0) })
    let theme = inspected.site.themes[0].wearing(inspected.shown.brand)
    let found = marks.found(on: inspected.layout)
    let canvas = inspected.wireframe.canvas
    let number = inspected.site.places[inspected.held].map { " drawn-\($0.index + 1)" } ?? ""
    return Node("figure", ["class": "figure inspect-boxes\(number)"]) {
      callouts.drawn(
        on: SVGWriter(theme, namingColors: inspected.site.looks.count > 1).inline(
          inspected.wireframe
        ) { targets[$0.id].flatMap(link) },
        under: found.isEmpty
          ? []
          : [
            Node(
              "g", ["class": "lint-marks"],
              marks.nodes(found, on: canvas, shownIn: InspectedCallouts.width(of: canvas)))
          ])
      marks.list(of: found, seenFrom: inspected.path)
      if let words = inspected.layout.wordsBelow { Node("figcaption") { words.sentenceStart } }
    }
  }

  private func link(of layer: Layer) -> Wireframe.Link? {
    guard case .screen(let screen) = layer.target, screen.key != inspected.screen.key,
      let path = inspected.inspectPath(of: screen)
    else { return nil }
    let name = "\(layer.name ?? layer.kind), opens \(screen.title)"
    return Wireframe.Link(to: inspected.path.link(to: path), named: name)
  }

  private var redlines: Node {
    let redlines = Wireframe(redlinesOf: inspected.shown, over: inspected.wireframe)
    let (site, canvas) = (inspected.site, redlines.canvas)
    let box = [canvas.x, canvas.y, canvas.width, canvas.height].map(\.shortText)
    return Node("figure", ["class": "figure inspect-redlines"]) {
      Node.scroll(redlines.title) {
        Node("div", ["class": "marked"]) {
          site.byLook { look, classes in
            site.picture(
              redlines.description, in: look, seenFrom: inspected.path,
              size: canvas.size
            ) { site.paths.redlines(of: inspected.variant, in: $0) }.node(class: classes)
          }
          // The script draws over the picture what is selected.
          Node(
            "svg",
            ["class": "redline-boxes", "viewBox": box.joined(separator: " ")]
          )
        }
      }
      Node("figcaption") {
        "In points, before scrolling."
        Node("span", ["class": "scrolls"]) { " The drawing scrolls sideways." }
        Node("span", ["class": "unprinted"]) { " A table below lists every frame." }
      }
    }
  }

  /// Small pictures of the screen with other bars and other entrances.
  private var others: [Node] {
    let site = inspected.site
    let viewed = ViewedScreen(inspected.screen, on: inspected.held, in: site)
    let states = otherStates
    guard !states.isEmpty else { return [] }
    return [
      Node("h3") { "Other variants" },
      Node("ul", ["class": "variants"]) { for state in states { other(state, of: viewed) } },
    ]
  }

  private func other(_ state: PictureState, of viewed: ViewedScreen) -> Node {
    let site = inspected.site
    return Node("li") {
      Node(
        "a", ["href": viewed.address(of: state, in: site.looks[0], seenFrom: inspected.path)]
      ) {
        site.pictures(
          "", seenFrom: inspected.path, size: viewed.held.pictureSize, of: viewed.held
        ) { viewed.picture(of: state, in: $0, site.paths) }
        Node("span") { viewed.shownWords(for: state) }
      }
    }
  }

  /// The other variants, and the other entrances.
  private var otherStates: [PictureState] {
    let (site, screen, held) = (inspected.site, inspected.screen, inspected.held)
    let variants = site.group(of: screen, on: held).variants.filter { $0 != inspected.variant }
    return variants.map { PictureState($0) }
      + site.app.otherEntrances(of: screen, on: held).map { .entrance($0.entrance) }
  }
}
