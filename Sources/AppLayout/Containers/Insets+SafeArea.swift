extension Insets {
  /// Returns the safe area of a view from that of its parent: the insets that overlap the view.
  ///
  /// A view controller's additional insets are added to its own view afterwards. They reach its
  /// children by overlap, as all insets do.
  package func inherited(by frame: Rect, in parent: Size) -> Insets {
    Insets(
      top: max(0, top - frame.y),
      left: max(0, left - frame.x),
      bottom: max(0, bottom - (parent.height - frame.maxY)),
      right: max(0, right - (parent.width - frame.maxX)))
  }

  /// Returns the insets, each limited to the other's inset on that edge.
  func limited(by others: Insets) -> Insets {
    Insets(
      top: min(top, others.top), left: min(left, others.left),
      bottom: min(bottom, others.bottom), right: min(right, others.right))
  }
}
