import Support
import Testing

@testable import AppLayout

extension JSONTree {
  /// A box written `{x, y, w, h}`.
  func rect() throws -> Rect {
    Rect(
      x: try member("x"), y: try member("y"), width: try member("w"), height: try member("h"))
  }

  /// An extent written `{w, h}`.
  func size() throws -> Size {
    Size(width: try member("w"), height: try member("h"))
  }

  /// Distances written `{top, left, bottom, right}`, or with the four first letters.
  func insets() throws -> Insets {
    if self["top"] == nil {
      Insets(
        top: try member("t"), left: try member("l"), bottom: try member("b"),
        right: try member("r"))
    } else {
      Insets(
        top: try member("top"), left: try member("left"), bottom: try member("bottom"),
        right: try member("right"))
    }
  }

  /// The number that a key has; a fixture without it is broken.
  func member(_ key: String) throws -> Double {
    try #require(self[key]?.number, "there is no number \(key)")
  }
}
