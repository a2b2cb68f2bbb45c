import AppLayout

/// A small sample of a region: its background and edge, and a difference in shape where colors are
/// alike.
struct RegionSample {
  let region: Region

  /// The size of a sample.
  static let size = Size(width: 58, height: 36)

  func shapes(in frame: Rect) -> [Shape] {
    switch region {
    case .statusBar: screen(frame, [.box(top(of: frame), .fill(.statusBar)), time(in: frame)])
    case .navigationBar: screen(frame, bar(.bar, edge: .line(.barHairline, width: 1), in: frame))
    case .overlayBar:
      screen(
        frame,
        [.path(.cross(frame.halfInset), .line(.imageCross))]
          + bar(.overlay, edge: .line(.overlayEdge, width: 1, dash: [3, 2]), in: frame))
    case .delegatedBar:
      screen(
        frame,
        bar(.bar, edge: .line(.barHairline, width: 1), in: frame) + [
          NavigationBarDrawing.delegationMark(
            on: Rect(x: frame.x, y: frame.y, width: frame.width, height: 15), .barText, 0.7)
        ])
    case .appContainer: [.box(frame.halfInset, region.paint)]
    case .rootContainer:
      [
        .box(frame.halfInset, .surface(.container, outline: .containerOutline)),
        .box(
          frame.inset(by: Insets(top: 9, left: 3, bottom: 3, right: 3)),
          .surface(.root, outline: .rootOutline)),
      ]
    case .presentationContainer, .innerContainer:
      [
        .box(
          frame.inset(by: Insets(left: 6, bottom: 6)).halfInset,
          .surface(.disabled, outline: .deviceOutline)),
        .box(
          frame.inset(by: Insets(top: 6, right: 6)).halfInset, region.paint),
      ]
    case .tabBar: screen(frame, tabs(in: frame))
    case .menu: screen(frame, menu(in: frame))
    case .pluginArea, .placeholder:
      [.box(frame.halfInset, radius: .cell, region.paint)]
        + (region == .placeholder
          ? [.path(.cross(frame.halfInset), .line(.imageCross))]
          : [Icon.plugin.shape(in: frame, side: 18, .icon(.pluginText))])
    case .banner:
      [.box(frame.halfInset, radius: .cell, region.paint), word("Ad", .bannerText, in: frame)]
    case .safeArea:
      screen(frame, [.box(frame.inset(by: Insets(top: 7, bottom: 5)), region.paint)])
    }
  }

  /// Places the samples of bars at the edges of a screen.
  private func screen(_ frame: Rect, _ shapes: [Shape]) -> [Shape] {
    [.box(frame, .fill(.root))] + shapes
      + [.box(frame.halfInset, radius: 2, .line(.containerOutline, width: 1))]
  }

  private func top(of frame: Rect) -> Rect {
    Rect(x: frame.x, y: frame.y, width: frame.width, height: 13)
  }

  private func time(in frame: Rect) -> Shape {
    let place = Point(x: frame.x + 5, y: frame.y + 9.5)
    return .text(
      TextLine(
        text: "9:41", origin: place, size: 8, weight: .bold, anchor: .start,
        paint: .fill(.statusText)))
  }

  private func bar(_ ground: ColorRole, edge: Paint, in frame: Rect) -> [Shape] {
    let band = Rect(x: frame.x, y: frame.y, width: frame.width, height: 15)
    let role: ColorRole = ground == .overlay ? .overlayText : .barText
    let sign = Rect(x: frame.x + 3, y: band.y, width: 12, height: band.height)
    let title = Rect(x: band.midX - 11, y: band.midY - 2, width: 22, height: 4)
    return [
      .box(band, .fill(ground)), .path(.rule(at: band.maxY, across: frame), edge),
      Icon.menu.shape(in: sign, side: 12, .icon(role)), .box(title, radius: 2, .fill(role)),
    ]
  }

  private func tabs(in frame: Rect) -> [Shape] {
    let band = frame.inset(by: Insets(top: 23))
    return [
      .box(band, .fill(.tabBar)),
      .path(.rule(at: band.y, across: frame), .line(.hairline, width: 1)),
    ]
      + (0..<4).map { index in
        let x = frame.x + frame.width * (Double(index) + 0.5) / 4
        return .circle(
          Point(x: x, y: band.midY), radius: 3, .fill(index == 0 ? .tabSelected : .tabText))
      }
  }

  private func menu(in frame: Rect) -> [Shape] {
    let panel = Rect(x: frame.x, y: frame.y, width: frame.width * 0.62, height: frame.height)
    return [.box(frame, .fill(.scrim)), .box(panel, .fill(.menu))]
      + (0..<3).map { index in
        let line = Rect(
          x: panel.x + 6, y: panel.y + 7 + Double(index) * 9, width: 22, height: 4)
        return .box(line, radius: 2, .fill(index == 0 ? .accent : .textBar))
      }
  }

  private func word(_ text: DrawableText, _ role: ColorRole, in frame: Rect) -> Shape {
    .text(
      TextLine(
        text: text, origin: Point(x: frame.midX, y: frame.midY + 4), size: 11, weight: .regular,
        anchor: .middle, paint: .fill(role)))
  }
}

extension Path {
  /// Returns a line from the left to the right edge of a frame.
  fileprivate static func rule(at y: Double, across frame: Rect) -> Path {
    Path(through: [(frame.x, y), (frame.maxX, y)])
  }
}
