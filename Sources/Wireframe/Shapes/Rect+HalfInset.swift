import AppLayout

extension Rect {
  /// The frame drawn so that a hairline along its edge stays inside.
  var halfInset: Rect { inset(by: Insets(all: 0.5)) }
}
