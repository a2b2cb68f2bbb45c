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
    case .safeArea: return [.path(line, .line(.safeArea, dash: [2, 3]))]
    case .overlayEdge: return [.path(line, .line(.overlayEdge, width: 1, dash: [4, 3]))]
    case .delegatedBar:
      let bar = frame.inset(by: Insets(top: 5, bottom: 5))
      return [
        .box(bar, .fill(.bar)), NavigationBarDrawing.delegationMark(on: bar, .barText, 1),
      ]
    case .page:
      return (0..<4).map { index in
        .circle(
          Point(x: frame.x + 4 + Double(index) * 12, y: frame.midY),
          radius: index == 0 ? 3 : 2.5, .fill(index == 0 ? .accent : .textBar))
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
