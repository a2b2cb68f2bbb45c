import AppLayout

/// The marks over a wireframe: the safe area, and where the content goes on below the fold.
enum MarkDrawing {
  /// A dashed line along the edges of the safe area that are not the window's own.
  static func safeArea(of layout: VariantLayout) -> [Shape] {
    let insets = layout.frame.safeArea
    guard insets != .zero else { return [] }
    let window = Rect(size: layout.frame.window)
    let area = window.inset(by: insets)
    let lines: [Path] = [
      insets.top > 0 ? Path(through: [(window.x, area.y), (window.maxX, area.y)]) : nil,
      insets.bottom > 0 ? Path(through: [(window.x, area.maxY), (window.maxX, area.maxY)]) : nil,
      insets.left > 0 ? Path(through: [(area.x, window.y), (area.x, window.maxY)]) : nil,
      insets.right > 0 ? Path(through: [(area.maxX, window.y), (area.maxX, window.maxY)]) : nil,
    ].compactMap(\.self)
    let identity = Group.Identity(kind: .safeArea, key: "safe-area", frame: area, source: nil)
    return [
      .group(Group(identity, [.path(Path(lines), .line(.safeArea, dash: [2, 3]))]))
    ]
  }

  /// A chevron at the bottom of a screen whose content goes on; beside the cells, on a disc.
  static func fold(of layout: VariantLayout) -> [Shape] {
    let viewport = layout.frame.viewport
    guard layout.content.size.height > viewport.height + 0.5, !layout.content.sections.isEmpty
    else { return [] }
    let origin = (layout.frame.plugin ?? layout.frame.root).origin
    let bottom =
      origin.y + viewport.height
      - max(4, layout.frame.tabBar == nil ? layout.frame.safeArea.bottom : 0)
    let middle = Point(x: layout.frame.window.width / 2, y: bottom - 14)
    let identity = Group.Identity(
      kind: .fold, key: "fold",
      frame: Rect(x: middle.x - 11, y: middle.y - 11, width: 22, height: 22), source: nil)
    return [
      .group(
        Group(identity, chevron(at: middle)))
    ]
  }

  /// A chevron on a disc.
  static func chevron(at middle: Point) -> [Shape] {
    let (x, y) = (middle.x, middle.y)
    return [
      .circle(middle, radius: 11, .surface(.cell, outline: .fold, width: 1)),
      .path(
        Path(through: [(x - 4.5, y - 2), (x, y + 3), (x + 4.5, y - 2)]), .icon(.fold)),
    ]
  }
}
