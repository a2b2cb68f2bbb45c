import Support
import Testing

@testable import AppLayout

extension JSONTree {
  /// Reads a box written `{x, y, w, h}`.
  func rect() throws -> Rect {
    Rect(
      x: try member("x"), y: try member("y"), width: try member("w"), height: try member("h"))
  }

  /// Reads a size written `{w, h}`.
  func size() throws -> Size {
    Size(width: try member("w"), height: try member("h"))
  }

  /// Reads distances written `{top, left, bottom, right}` or `{t, l, b, r}`.
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

  /// Returns the number under a key, which a fixture must have.
  func member(_ key: String) throws -> Double {
    try #require(self[key]?.number, "there is no number \(key)")
  }
}
