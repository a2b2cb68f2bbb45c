import AppLayout
import Markup
import Wireframe

/// The box of a screen on the map.
struct MapBox {
  let screen: MapScreen
  let frame: Rect
  let form: MapForm
  /// The pictures in each theme; empty if there are none.
  let pictures: [Picture]
  /// The links to the screen's page, one for each look; empty if there is no page.
  let links: [Link]
  /// Whether the app has the screen but the site leaves it out.
  let isAbsent: Bool
  /// The screen's own ways, shown while someone points at the box.
  let ways: [Node]

  /// A picture by its address, with the class of its outline if it is cut out along the device.
  struct Picture: Hashable {
    let address: String
    let outline: String?
  }

  /// A link of a box.
  struct Link: Hashable {
    let address: String
    /// The classes by which the stylesheet shows the one in the chosen look; nil for the only one.
    let classes: String?
  }

  var drawing: Node {
    let sentence = screen.sentence + (isAbsent ? ", \(Self.absentWords)" : "")
    let title = Node("title", [:], [.text(sentence)])
    let content = ways + [outline] + stage + words
    guard let first = links.first else {
      return Node("g", ["class": kind, "role": "img"], [title] + content)
    }
    guard links.count > 1 else {
      return Node("a", ["class": kind, "href": first.address], [title] + content)
    }
    // The links are above the box, which is drawn once.
    return Node("g", ["class": kind]) {
      Node("g", ["role": "presentation"], content)
      for link in links {
        Node("a", ["class": link.classes, "href": link.address]) {
          title
          Node("rect", frame.attributes(radius: 12).and(["class": "map-link"]))
        }
      }
    }
  }

  /// What the map says about a screen that the site leaves out.
  static let absentWords = "not in this build"

  /// The class of the box of a screen that the site leaves out.
  static let absentClass = "map-absent"

  private var kind: String {
    ["map-box", screen.status.mapClass, isAbsent ? Self.absentClass : nil].compactMap(\.self)
      .joined(separator: " ")
  }

  private var outline: Node {
    Node(
      "rect",
      frame.attributes(radius: 12).and([
        "class": "map-frame", "fill": MapColors.panel, "stroke": MapColors.edge,
        "stroke-dasharray": screen.status.dashes,
      ]))
  }

  /// The box, without the height that lines at its sides add.
  private var content: Rect {
    let size = form.box(words: screen.height)
    return Rect(
      x: frame.x, y: frame.y + (frame.height - size.height) / 2, width: size.width,
      height: size.height)
  }

  /// The place of the picture and the background around it.
  private var stageFrame: Rect {
    let width =
      form.kind == .tall ? content.width - MapForm.padding * 2 : form.picture.width
    return Rect(
      x: content.x + MapForm.padding, y: content.y + MapForm.padding, width: width,
      height: form.picture.height)
  }

  private var stage: [Node] {
    guard form.kind != .plain else { return [] }
    guard !pictures.isEmpty else { return screen.status == .missing ? hatching : blank }
    let stage = stageFrame
    let frame = Rect(
      x: stage.midX - form.picture.width / 2, y: stage.y, width: form.picture.width,
      height: form.picture.height)
    return [
      Node(
        "rect", stage.attributes(radius: 8).and(["class": "map-blank", "fill": MapColors.blank]))
    ]
      + pictures.enumerated().map { number, picture in
        let classes = [pictures.count > 1 ? "in-theme in-\(number + 1)" : nil, picture.outline]
          .compactMap(\.self)
        return Node(
          "image",
          frame.attributes().and([
            "class": classes.isEmpty ? nil : classes.joined(separator: " "),
            "href": picture.address,
          ]))
      }
  }

  /// The placeholder for the picture of a screen that the site leaves out.
  private var blank: [Node] {
    let place = stageFrame
    let lines = ["not in", "this build"]
    let leading = MapForm.footLeading
    let top = place.midY - leading * Double(lines.count) / 2
    return [
      Node(
        "rect", place.attributes(radius: 8).and(["class": "map-blank", "fill": MapColors.blank]))
    ]
      + lines.enumerated().map { index, line in
        Node(
          "text",
          ([
            "class": "map-note", "x": place.midX.shortText,
            "y": (top + leading * Double(index + 1) - 4).shortText, "text-anchor": "middle",
          ] as Node.Attributes).and(MapFonts.foot.attributes)
        ) { line }
      }
  }

  /// The placeholder for the picture of a missing screen: a hatched area.
  private var hatching: [Node] {
    let place = stageFrame
    let step = 12.0
    var path = ""
    for start in stride(from: step, to: place.width + place.height, by: step) {
      let from = Point(
        x: place.x + min(start, place.width), y: place.y + max(0, start - place.width))
      let to = Point(
        x: place.x + max(0, start - place.height), y: place.y + min(start, place.height))
      path += "M\(from.x.shortText) \(from.y.shortText)L\(to.x.shortText) \(to.y.shortText)"
    }
    let ink: Node.Attributes = ["class": "map-hatch", "fill": "none", "stroke": MapColors.edge]
    return [
      Node("rect", place.attributes().and(ink)), Node("path", ink.and(["d": path])),
    ]
  }

  private var words: [Node] {
    var y = content.midY - screen.height / 2
    let x: Double
    switch form.kind {
    case .tall: (x, y) = (content.midX, stageFrame.maxY + 5)
    case .wide: x = stageFrame.maxX + 10
    case .plain: x = content.x + 12
    }
    let anchor = form.kind == .tall ? "middle" : "start"
    let place = { (y: Double) -> Node.Attributes in
      ["x": x.shortText, "y": y.shortText, "text-anchor": anchor]
    }
    let names = screen.nameLines.map { line in
      y += MapForm.nameLeading
      return Node(
        "text",
        place(y - 4).and(["class": "map-name"]).and(MapFonts.name.attributes),
        [.text(line.characters)])
    }
    return names
      + screen.noteLines.map { line in
        y += MapForm.footLeading
        return Node(
          "text", place(y - 3).and(["class": "map-note"]).and(MapFonts.foot.attributes),
          [.text(line.characters)])
      }
  }
}

extension MapScreen.Status {
  /// The class that the boxes of such screens have in addition to that of all boxes.
  var mapClass: String? {
    switch self {
    case .home: "map-home"
    case .reached: nil
    case .lost: "map-lost"
    case .missing: "map-missing"
    }
  }

  /// The lengths of the dashes and gaps of their edges; nil for solid ones.
  var dashes: String? {
    switch self {
    case .home, .reached: nil
    case .lost: "6 4"
    case .missing: "2 4"
    }
  }
}
