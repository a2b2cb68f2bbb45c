import AppModel
import PageParts
import Wireframe

/// The layers of the drawing as a nested list; each entry links to its box, and shows the box's
/// distances while the address names it.
struct LayerList {
  private let layers: ArraySlice<Layer>
  private let count: Int
  private let callouts: InspectedCallouts
  private let distances: LayerDistances
  /// The cards of components on the page, by the components' keys.
  private let cards: [String: String]

  /// The maximum number of layers that are useful in a list.
  private static let mostLayers = 300

  init(_ layers: [Layer], of inspected: InspectedScreen, _ callouts: InspectedCallouts) {
    self.callouts = callouts
    self.layers = layers.prefix(Self.mostLayers)
    distances = LayerDistances(Array(self.layers))
    count = layers.count
    cards = Dictionary(
      firstOf: inspected.screen.allComponents.withIndices.prefix(InspectedComponents.mostCards)
        .map { ($1.key, InspectedComponents.id(of: $0)) })
  }

  var nodes: [Node] {
    var rest = layers
    let list = list(&rest, at: layers.first?.box.depth ?? 0)
    return [
      Node("h3") { "Layers" }, Node("div", ["class": "layers"]) { list },
    ] + Node.more(count - layers.count)
  }

  /// Returns the next layers at a depth, each with the layers inside it.
  private func list(_ rest: inout ArraySlice<Layer>, at depth: Int) -> Node {
    var entries: [Node] = []
    while let layer = rest.first, layer.box.depth >= depth {
      let number = rest.startIndex
      rest.removeFirst()
      var parts = [entry(layer)] + callouts.numbers(at: layer.box).map(InspectedNotes.link)
      parts += distances.nodes(of: number)
      if let next = rest.first, next.box.depth > depth {
        parts.append(list(&rest, at: next.box.depth))
      }
      entries.append(Node("li", [:], parts))
    }
    return Node("ul", [:], entries)
  }

  private func entry(_ layer: Layer) -> Node {
    Node(
      "a",
      [
        "class": "layer", "href": "#\(layer.box.id)",
        "aria-controls": layer.component.flatMap { cards[$0] },
      ]
    ) {
      Node("span", ["class": "layer-kind"]) { layer.kind }
      if let name = layer.name {
        " "
        Node.appText(name)
      }
      if let opens = layer.opens {
        " "
        Node("span", ["class": "muted"]) {
          "→ "
          Node.appText(opens)
        }
      }
    }
  }
}

extension Layer {
  /// The title of what a tap on the box opens.
  fileprivate var opens: String? {
    switch target {
    case nil: nil
    case .screen(let screen): screen.title.quotable
    case .address(let address): address.quotable
    }
  }
}
