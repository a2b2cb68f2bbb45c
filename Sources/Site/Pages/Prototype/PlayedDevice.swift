import AppLayout
import AppModel
import Markup
import PageParts
import Wireframe

/// The device of a prototype: the screen in layers, and the open menu over it.
struct PlayedDevice {
  private let played: PlayedScreen
  private let writer: SVGWriter

  init(_ played: PlayedScreen) {
    self.played = played
    writer = SVGWriter(playing: played.shown, in: played.site)
  }

  var node: Node {
    let picture = played.picture
    return Node("div", ["class": classes]) {
      drawing(picture.back, "back")
      Node("div", ["class": "place"]) {
        panes(over: picture.back.canvas).line(in: picture.frame) {
          Node("div", ["class": "window"]) {
            screen
            Node("div", ["class": "glyphs"], [drawing(picture.glyphs, "glyphs")])
            menu
            played.standIns.nodes(on: played, writer)
            steps.drawn(over: played, writer)
            if picture.submission == nil { continuing }
          }
        }
      }
      Node("div", ["class": "glass"], [drawing(picture.glass, "glass")])
    }
  }

  private var steps: PlayedSteps {
    PlayedSteps(
      of: played.site, on: played.held, seenFrom: played.path, onJourney: played.isOnJourney)
  }

  /// The links that lead on where the screen is a step.
  private var continuing: [Node] { steps.continuing(from: played.screen) }

  /// The same in place of the button of a form.
  private var form: [Node] {
    guard let place = played.picture.submission, !continuing.isEmpty else { return [] }
    let box = panes(over: played.picture.frame).line(in: place) { continuing }
    return [Node("div", ["class": "form"], box)]
  }

  /// What the stylesheet moves the screen by: how it is entered, and the device.
  private var classes: String {
    let variant = played.layout.variant
    var words = [
      "device", variant.entrance.rawValue, variant.device.deviceClass.rawValue,
      variant.held.orientation.rawValue,
    ]
    if played.layout.approach.trigger == .hook || !form.isEmpty { words.append("only-step") }
    if variant.held.window.statusBarHeight >= Self.notch { words.append("notched") }
    if played.app.settings.isRightToLeft { words.append("right-to-left") }
    return words.joined(separator: " ")
  }

  /// The least height of a status bar that is beside a notch.
  private static let notch = 40.0

  /// The screen with its bars.
  private var screen: Node {
    let picture = played.picture
    return Node("div", ["class": "view"]) {
      drawing(picture.ground, "ground")
      if let content = picture.content {
        panes(over: picture.frame).layer([content], named: "content", scrolling: .down)
      }
      form
      Node("div", ["class": "front"], [drawing(picture.front, "front")])
      if let foot = picture.foot {
        Node("div", ["class": "front at-foot"], [drawing(foot, "foot")])
      }
    }
  }

  private func panes(over canvas: Rect) -> PaneBox {
    PaneBox(canvas: canvas) { drawing($0, $1) }
  }

  private func drawing(_ wireframe: Wireframe, _ name: String) -> Node {
    writer.layer(wireframe, named: name) { played.tap($0) }
  }

  private var menu: [Node] {
    guard let menu = played.menu else { return [] }
    return [
      Node(
        "div", ["class": menu.isAtRight ? "menu at-right" : "menu", "id": PlayedScreen.menuID]
      ) {
        drawing(menu.shade, "shade")
        Node(
          "a",
          ["class": "shade", "href": "#\(PlayedScreen.screenID)", "aria-label": "Close the menu"])
        Node("div", ["class": "panel"]) {
          drawing(menu.panel, "panel")
          panes(over: menu.panel.canvas).layer([menu.rows], named: "menu-rows", scrolling: .down)
        }
        Node("div", ["class": "glyphs"], [drawing(menu.glyphs, "menu-glyphs")])
      }
    ]
  }
}

/// Boxes that scroll, placed over a drawing. Transparent spacers push each box to its place and
/// scale with the drawing, so that no box needs its own styles.
struct PaneBox {
  /// The part of the plane that the drawing below shows.
  let canvas: Rect
  /// Draws a picture; the name distinguishes its ids from those of other pictures.
  let draw: (Wireframe, String) -> Node

  /// The direction that panes scroll in.
  enum Direction: String { case down, along }

  /// Returns a layer with panes from top to bottom; one that begins above the end of the last one
  /// is moved below it.
  func layer(_ panes: [Pane], named name: String, scrolling direction: Direction) -> Node {
    var y = canvas.y
    var nodes: [Node] = []
    for (index, pane) in panes.enumerated() {
      nodes += gap(width: canvas.width, height: pane.frame.y - y)
      nodes.append(
        line(at: pane.frame) { box(of: pane, "\(name)-\(index + 1)", direction) })
      y = max(y, pane.frame.y) + pane.frame.height
    }
    if direction == .down { nodes += gap(width: canvas.width, height: canvas.maxY - y) }
    return Node("div", ["class": "place"], nodes)
  }

  /// Returns a line as high as a frame, with a box in it that fills the frame.
  func line(in frame: Rect, @NodeBuilder _ box: () -> [Node]) -> [Node] {
    gap(width: canvas.width, height: frame.y - canvas.y) + [line(at: frame, box)]
  }

  private func line(at frame: Rect, @NodeBuilder _ box: () -> [Node]) -> Node {
    Node("div", ["class": "line"]) {
      gap(width: canvas.width, height: frame.height)
      Node("div", ["class": "across"]) {
        margin(frame.x - canvas.x)
        box()
        margin(canvas.maxX - frame.maxX)
      }
    }
  }

  private func box(of pane: Pane, _ name: String, _ direction: Direction) -> Node {
    guard pane.choices.isEmpty else { return TabChoice(draw: draw).below(pane.choices, name) }
    let picture = pane.picture
    let sheet = Node(
      "div", ["class": "sheet"],
      pane.tabs.isEmpty
        ? content(of: pane, name) + stops(of: pane, name)
        : TabChoice(draw: draw).strip(of: pane, name))
    let attributes: Node.Attributes = [
      "class": direction.rawValue + (pane.isPaged ? " paged" : ""),
      "dir": pane.startsAtRight ? "rtl" : nil,
    ]
    guard pane.scrolls else { return Node("div", attributes, [sheet]) }
    return Node(
      "div",
      attributes.and(["tabindex": "0", "role": "region", "aria-label": picture.title]),
      [sheet])
  }

  /// Returns the picture of a pane with the panes inside it.
  func content(of pane: Pane, _ name: String) -> [Node] {
    let picture = pane.picture
    let inside =
      pane.inside.isEmpty
      ? []
      : [
        PaneBox(canvas: picture.canvas, draw: draw)
          .layer(pane.inside, named: name, scrolling: .along)
      ]
    return [draw(picture, name)] + inside
  }

  /// Returns places at which a strip stops that someone swipes, with the room after the last one.
  private func stops(of pane: Pane, _ name: String) -> [Node] {
    guard pane.scrolls, let steps = pane.steps else { return [] }
    let canvas = pane.picture.canvas
    let rest = canvas.width - steps.width * Double(steps.count - 1)
    return [
      Node("div", ["class": "stops"]) {
        for index in 0..<steps.count {
          Node("i") { pane.isPaged ? [arrows(name, index, of: steps.count)] : [] }
        }
        gap(width: rest, height: canvas.height)
      }
    ]
  }

  /// Returns a page of a hero as a place, with arrows to the page before it and the next one.
  private func arrows(_ name: String, _ index: Int, of count: Int) -> Node {
    let arrow = { (sign: String, words: String, place: Int) in
      (0..<count).contains(place)
        ? Node("a", ["href": "#\(name)-\(place + 1)", "aria-label": words]) { sign } : Node("b")
    }
    return Node("span", ["id": "\(name)-\(index + 1)"]) {
      arrow("‹", "Previous page", index - 1)
      arrow("›", "Next page", index + 1)
    }
  }

  /// Returns room beside a box. It is a share of the width, since a line may be lower than it was
  /// drawn.
  private func margin(_ width: Double) -> [Node] {
    guard width > 0 else { return [] }
    return [Node("svg", ["width": "\((width / canvas.width * 100).shortText)%"])]
  }

  func gap(width: Double, height: Double) -> [Node] {
    guard width > 0, height > 0 else { return [] }
    return [
      Node("svg", ["viewBox": "0 0 \(width.shortText) \(height.shortText)"])
    ]
  }
}
