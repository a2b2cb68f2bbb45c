import AppLayout

extension Rect {
  /// The frame inset by half a point, so that a hairline along its edge stays inside.
  var halfInset: Rect { inset(by: Insets(all: 0.5)) }
}
