package import AppModel

/// The part missing from a display at its upper edge.
package struct Cutout: Hashable, Sendable {
  /// The shape of the missing part, spelled as the device's class.
  package let kind: DeviceFront
  /// The missing box, in the window's coordinates.
  package let frame: Rect

  /// Returns the cutout after a quarter turn that brings the upper edge to the left.
  func turned(inWidth portraitWidth: Double) -> Cutout {
    Cutout(
      kind: kind,
      frame: Rect(
        x: frame.y, y: portraitWidth - frame.maxX, width: frame.height, height: frame.width))
  }
}
