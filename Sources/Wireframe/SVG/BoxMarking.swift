import AppLayout
import Markup

/// What an inline drawing adds to its boxes.
enum BoxMarking {
  /// Ids, numbers and outlines of all boxes, and links.
  case all([BoxKey: Int], (Group.Identity) -> Wireframe.Link?)
  /// The areas that can be tapped; nothing else is marked.
  case taps((Group.Identity) -> Wireframe.Tap?)

  /// Whether boxes have their ids, keys and sources.
  var namesBoxes: Bool {
    switch self {
    case .all: true
    case .taps: false
    }
  }

  /// Returns the class of a box by which a stylesheet finds what a page says about it; nil where boxes
  /// are not named.
  func name(of identity: Group.Identity) -> String? {
    guard case .all(let numbers, _) = self else { return nil }
    return numbers[identity.key].map { "b\($0 + 1)" }
  }

  /// Returns a transparent rectangle around a box, which a page's stylesheet can make visible.
  func outline(of frame: Rect, corner: Double = 0) -> Node {
    Node("rect", frame.attributes(radius: corner).and(["fill": "none"]))
  }

  /// Returns a box with what it opens, or with words that say that it opens nothing. The
  /// transparent rectangle is its last child.
  func node(
    of tap: Wireframe.Tap, _ shapes: [Node], in frame: Rect, corner: Double
  ) -> Node {
    let outline = outline(of: frame, corner: corner)
    let content = shapes + [outline]
    return switch tap {
    case .link(let link): link.node(class: link.looks, around: content)
    case .aside(let link): link.node(class: "aside", around: content)
    case .back(let link): link.node(class: "back", around: content)
    case .control(let control, let name): control.node(named: name, around: content)
    case .title: Node("g", ["class": "named"], content)
    case .nothing(let saying): saying.node(around: shapes, outline, at: frame.origin)
    }
  }
}

extension Wireframe.Link {
  /// Returns the link around some shapes, with its name as their title.
  func node(class name: String? = nil, around shapes: [Node]) -> Node {
    Node(
      "a", ["id": id, "href": address, "class": name],
      [Node("title", ["id": origin], [.text(self.name)])] + shapes)
  }
}

extension Group.Identity {
  /// The id of the box in an inline drawing: its key in letters that ids, addresses and stylesheets
  /// all accept without escaping. Different keys have different ids.
  ///
  ///     box-home-hero.70001, box-home-hero..strip
  var id: String {
    var id = "box-"
    for byte in key.text.utf8 {
      switch byte {
      case _ where byte.isLetterOrDigit, UInt8(ascii: "-"):
        id.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: "/"): id += "."
      case UInt8(ascii: "#"): id += ".."
      case UInt8(ascii: "|"): id += "..."
      default: id += "_" + byte.hexadecimal(digits: 2)
      }
    }
    return id
  }
}
