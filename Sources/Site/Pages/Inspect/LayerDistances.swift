import AppLayout
import PageParts
import Wireframe

/// The size of each box of a drawing, how far it is from the edges of the box around it, and from its
/// nearest neighbor on each side.
///
///     178.5×159 pt, in Top stories: top 75, right 12, bottom 183, left 202.5.
///     Left: 12 to Harbour reopens. Below: 12 to Night trains return.
struct LayerDistances {
  private let layers: [Layer]
  /// The index of the layer around each layer.
  private let outer: [Int?]
  /// The indices of the layers directly inside each layer.
  private var inside: [Int: [Int]] = [:]

  /// The stylesheet shows this for the first 80 boxes, and the script for all.
  init(_ layers: [Layer]) {
    self.layers = layers
    var open: [Int] = []
    outer = self.layers.indices.map { [layers = self.layers] index in
      while let last = open.last, layers[last].box.depth >= layers[index].box.depth {
        open.removeLast()
      }
      defer { open.append(index) }
      return open.last
    }
    for (index, parent) in outer.enumerated() {
      if let parent { inside[parent, default: []].append(index) }
    }
  }

  /// Returns what is said about a layer.
  func nodes(of index: Int) -> [Node] {
    let frame = layers[index].box.shown
    return [
      Node("p", ["class": "d\(index + 1)"]) {
        "\(frame.size.textInTenths) pt"
        if let outer = outer[index] { edges(of: frame, in: layers[outer]) }
        for side in Side.allCases { neighbor(of: index, on: side) }
      }
    ]
  }

  private func edges(of frame: Rect, in layer: Layer) -> [Node] {
    let around = layer.box.shown
    let edges = [
      ("top", frame.y - around.y), ("right", around.maxX - frame.maxX),
      ("bottom", around.maxY - frame.maxY), ("left", frame.x - around.x),
    ]
    let words = edges.map { $1 < 0 ? "\((-$1).tenths) past the \($0)" : "\($0) \($1.tenths)" }
    return [.text(", in "), name(of: layer), .text(": \(words.joined(separator: ", ")).")]
  }

  /// What a layer is called next to others: a header has the title of its component.
  private func name(of layer: Layer) -> Node {
    switch layer.box.part {
    case .header, .footer: .text("the \(layer.kind)")
    case .section, .cell, .barButton, .tab, nil: layer.name.map(Node.appText) ?? .text(layer.kind)
    }
  }

  /// A side of a box.
  private enum Side: String, CaseIterable {
    case above = "Above"
    case right = "Right"
    case below = "Below"
    case left = "Left"

    /// Returns how far another box is from a box on this side; negative where it is not.
    func distance(from box: Rect, to other: Rect) -> Double {
      switch self {
      case .above: box.y - other.maxY
      case .right: other.x - box.maxX
      case .below: other.y - box.maxY
      case .left: box.x - other.maxX
      }
    }

    /// Whether a box beside another one on this side faces it.
    func faces(_ box: Rect, _ other: Rect) -> Bool {
      switch self {
      case .above, .below: other.x < box.maxX && box.x < other.maxX
      case .right, .left: other.y < box.maxY && box.y < other.maxY
      }
    }
  }

  /// Returns the nearest of the boxes in the same box on a side, with its distance.
  private func neighbor(of index: Int, on side: Side) -> [Node] {
    let frame = layers[index].box.shown
    let others = outer[index].flatMap { inside[$0] } ?? []
    let nearest = others.lazy.filter { $0 != index }
      .map { (layer: layers[$0], distance: side.distance(from: frame, to: layers[$0].box.shown)) }
      .filter { $0.distance >= 0 && side.faces(frame, $0.layer.box.shown) }
      .min { $0.distance < $1.distance }
    guard let nearest else { return [] }
    return [
      .text(" \(side.rawValue): \(nearest.distance.tenths) to "), name(of: nearest.layer),
      .text("."),
    ]
  }
}
