import AppLayout

/// What a shape of a drawing inherits from the groups around it.
struct Surroundings {
  var style: MarkStyle
  /// The origin of the innermost group, in window coordinates.
  var x = 0
  var y = 0
  var clip: MarkClip?

  /// What the drawing itself passes on, with the width of its lines.
  init(strokeWidth: Int) {
    style = MarkStyle(strokeWidth: strokeWidth)
  }

  /// Clips everything inside, in the coordinates of the group.
  mutating func clip(to frame: ExactFrame, radius: Int) {
    clip = MarkClip(frame.offset(x: x, y: y), radius: radius, inside: clip)
  }
}
