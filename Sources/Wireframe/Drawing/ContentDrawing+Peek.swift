import AppLayout

/// What a strip shows of an item that its edge cuts off.
extension ContentDrawing {
  /// The least visible width of an item, and of one whose texts can be read.
  private static let (leastPart, leastText) = (6.0, 32.0)

  /// Returns the shapes of an item in a strip, whose visible part is the window: none where only a
  /// sliver is visible, and no texts where only the beginning of a letter would be.
  func recognizable(
    _ shapes: [Shape], of frame: Rect, in window: Rect?, scrolledBy shift: Double
  ) -> [Shape] {
    guard let window else { return shapes }
    let (start, end) = (max(frame.x - shift, window.x), min(frame.maxX - shift, window.maxX))
    guard end - start < min(frame.width, Self.leastText) else { return shapes }
    return end - start < Self.leastPart ? [] : shapes.compactMap { $0.keepingTexts(in: nil) }
  }
}
