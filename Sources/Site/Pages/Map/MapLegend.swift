import AppModel
import GraphLayout
import Markup

/// What the lines and boxes of a map mean.
struct MapLegend {
  let map: WayMap
  /// Whether the site leaves out some screens of the app.
  let hasAbsent: Bool
  /// Whether some screens share a box.
  let hasRest: Bool
  /// Whether some screens changed since another state of the app.
  let hasChanges: Bool

  private var hasLost: Bool { map.lostPlaces.contains { !map.isMissing($0) } }
  private var hasMissing: Bool { map.screens.contains(where: \.isMissing) }

  var node: Node {
    Node("dl", ["class": "map-legend"]) {
      entry("Leads to a screen", Self.line(.onward))
      entry(
        "Leads back, or to a screen no further from home; lines to one screen have one color",
        Self.line(.back))
      entry("Opens \(Entrance.root.words)", Self.box(.home, "Box with a thick edge"))
      if hasLost { entry("A screen that no one can get to", Self.box(.lost, "Dashed box")) }
      if hasMissing {
        entry(
          "A screen that is \(ScreenKind.missing.words)",
          Self.box(.missing, "Hatched box", inside: Self.hatching))
      }
      if hasAbsent {
        entry(
          "A screen that is \(MapBox.absentWords)",
          Self.box(.reached, "Gray box", class: MapBox.absentClass))
      }
      if hasChanges { entry("A screen that changed; leads to the reason", MapMark.sample) }
      if !map.ownWays.isEmpty { term("↻ itself", "A screen that leads to itself") }
      if hasRest { term("+ … more", "More screens, which only the list below names") }
      if map.ways.contains(where: \.isConnected) {
        term("connected", "The screen shows what the other one passes to it")
      }
      if map.reached.contains(where: map.needsMoreThanTaps) {
        term(TapWords.notAloneTitle, TapWords.notAloneMeaning)
      }
      if !map.showingMenu.isEmpty {
        let lines = "\(map.hub == .tabs ? "their" : "its") lines are drawn once"
        term("☰ \(map.hubWords)", "The screen has \(map.hubWords) too; \(lines)")
      }
      if !map.showingBar.isEmpty {
        term(
          "Home’s buttons",
          "Other screens show them too; what they open is drawn at home only")
      }
    }
  }

  private func entry(_ text: String, _ sample: Node) -> Node {
    Node("div") {
      Node("dt") { sample }
      Node("dd") { text }
    }
  }

  private func term(_ word: String, _ text: String) -> Node { entry(text, .text(word)) }

  static func sample(_ name: String?, _ label: String, _ content: [Node]) -> Node {
    Node(
      "svg",
      [
        "class": ["map", name].compactMap(\.self).joined(separator: " "), "width": "44",
        "height": "24", "viewBox": "0 0 44 24", "role": "img",
      ], [Node("title", [:], [.text(label)])] + content)
  }

  private static func line(_ direction: GraphLine.Direction) -> Node {
    let (label, head) =
      switch direction {
      case .onward: ("Solid line", "M42 12L34 8.5L34 15.5Z")
      case .back: ("Dashed line", "M2 12L10 8.5L10 15.5Z")
      }
    return sample(
      direction.mapClass, label,
      [
        Node(
          "path",
          [
            "class": "map-stroke", "d": "M2 12L42 12", "fill": "none", "stroke": MapColors.edge,
            "stroke-width": "1.5", "stroke-dasharray": direction.dashes,
          ]),
        Node("path", ["class": "map-head", "d": head, "fill": MapColors.edge]),
      ])
  }

  private static func box(
    _ status: MapScreen.Status, _ label: String, class name: String? = nil, inside: [Node] = []
  ) -> Node {
    sample(
      name ?? status.mapClass, label,
      [
        Node(
          "rect",
          [
            "class": "map-frame", "x": "6", "y": "2", "width": "32", "height": "20", "rx": "5",
            "fill": MapColors.panel, "stroke": MapColors.edge, "stroke-dasharray": status.dashes,
          ])
      ] + inside)
  }

  private static var hatching: [Node] {
    [
      Node(
        "path",
        [
          "class": "map-hatch", "d": "M18 6L10 14M26 6L14 18M34 6L22 18M34 14L30 18",
          "fill": "none", "stroke": MapColors.edge,
        ])
    ]
  }
}
