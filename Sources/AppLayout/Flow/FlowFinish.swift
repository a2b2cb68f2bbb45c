/// What happens to frames after layout: mirrored for right-to-left, then rounded to pixels.
///
/// It is kept beside the frames and applied when one is asked for, so that mirroring twice gives
/// back the very same numbers.
struct FlowFinish: Hashable, Sendable {
  /// The width that frames are mirrored in, or nothing where they are not.
  var mirrorWidth: Double?
  /// How many pixels a point has, or nothing where frames are not rounded.
  var pixelScale: Double?

  static let none = FlowFinish()

  func apply(_ frame: Rect) -> Rect {
    let placed = mirrorWidth.map { frame.mirrored(inWidth: $0) } ?? frame
    return pixelScale.map { placed.rounded(toScale: $0) } ?? placed
  }

  func apply(_ size: Size) -> Size {
    pixelScale.map { Rect(size: size).rounded(toScale: $0).size } ?? size
  }

  /// Returns a box, in coordinates before finishing, that holds all that may end up in this one.
  func source(of frame: Rect) -> Rect {
    let placed = mirrorWidth.map { frame.mirrored(inWidth: $0) } ?? frame
    // Rounding moves an edge by a pixel at most, arithmetic by the last bits of the width.
    let pixel = pixelScale.map { 1 / $0 } ?? 0
    let reach = pixel + FlowMeasures.tolerance + 4 * (mirrorWidth ?? 0).ulp
    return Rect(
      x: placed.x - reach, y: placed.y - reach,
      width: placed.width + 2 * reach, height: placed.height + 2 * reach)
  }
}
