import AppLayout

/// A mark used in wireframes, and what it means.
enum LegendMark: CaseIterable {
  case fold, safeArea, overlayEdge, delegatedBar, page, unknownText, deadEntry

  var name: String {
    switch self {
    case .fold: "Goes on below the fold"
    case .safeArea: "Edge of the safe area"
    case .overlayEdge: "End of a bar over content"
    case .delegatedBar: "Bar that the root plugin places"
    case .page: "Page of a carousel"
    case .unknownText: "Text that is not known"
    case .deadEntry: "Entry that leads nowhere"
    }
  }

  /// Returns a sample of the mark.
  func shapes(in frame: Rect) -> [Shape] {
    let line = Path(through: [(frame.x, frame.midY), (frame.maxX, frame.midY)])
    switch self {
    case .fold: return MarkDrawing.chevron(at: Point(x: frame.midX, y: frame.midY), size: 5)
    case .safeArea: return [.path(line, MarkDrawing.safeAreaLine)]
    case .overlayEdge: return [.path(line, NavigationBarDrawing.overlayEdge)]
    case .delegatedBar:
      let bar = frame.inset(by: Insets(top: 5, bottom: 5))
      return [
        .box(bar, .fill(.bar)), NavigationBarDrawing.delegationMark(on: bar, .barText, 1),
      ]
    case .page:
      return (0..<4).map { index in
        let x = frame.x + 4 + Double(index) * ContentDrawing.dotDistance
        return ContentDrawing.dot(at: Point(x: x, y: frame.midY), isCurrent: index == 0)
      }
    case .unknownText:
      return [(-8.0, 40.0), (3, 28)].map { y, width in
        .box(
          Rect(x: frame.x, y: frame.midY + y, width: width, height: 6), radius: .textBar,
          .fill(.textBar))
      }
    case .deadEntry:
      return [
        .text(
          TextLine(
            text: "Entry", origin: Point(x: frame.x, y: frame.midY + 5), size: 14,
            weight: .regular, anchor: .start, paint: .fill(.disabled)))
      ]
    }
  }
}
