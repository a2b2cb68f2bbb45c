import AppLayout
import AppModel
import Markup

/// The ids, outlines and links of the boxes of an inline drawing.
struct BoxMarking {
  /// The link of a box, if it has one.
  let link: (Group.Identity) -> Wireframe.Link?

  /// Returns a transparent rectangle around a box, which a page's stylesheet can make visible.
  func outline(of frame: Rect) -> Node {
    Node(
      "rect",
      [
        "x": frame.x.shortText, "y": frame.y.shortText, "width": frame.width.shortText,
        "height": frame.height.shortText, "fill": "none",
      ])
  }
}

extension Group.Identity {
  /// The id of the box in an inline drawing: its key in letters that ids, addresses and stylesheets
  /// all accept without escaping. Different keys have different ids.
  ///
  ///     box-home-hero.70001, box-home-hero..strip
  var id: String {
    var id = "box-"
    for byte in key.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
        id.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: "/"): id += "."
      case UInt8(ascii: "#"): id += ".."
      case UInt8(ascii: "|"): id += "..."
      default:
        let digits = String(byte, radix: 16)
        id += (byte < 16 ? "_0" : "_") + digits
      }
    }
    return id
  }
}
