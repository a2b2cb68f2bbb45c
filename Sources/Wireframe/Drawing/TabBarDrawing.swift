import AppLayout
import AppModel

/// The row of tabs at the bottom of the root container.
struct TabBarDrawing {
  let frame: Rect
  let menu: MenuLayout
  /// The key of the screen that is shown.
  let selected: String
  let safeBottom: Double

  private static let iconSide = 22.0

  var group: Shape {
    let edge = frame.y + 0.5
    let identity = Group.Identity(kind: .tabBar, key: "tabs", frame: frame, source: nil)
    return .group(
      Group(
        identity,
        [
          .box(frame, .fill(.tabBar)),
          .path(Path(through: [(frame.x, edge), (frame.maxX, edge)]), .line(.hairline, width: 1)),
        ] + menu.rows.enumerated().map { tab($1, $0) }))
  }

  private func tab(_ row: MenuRow, _ index: Int) -> Shape {
    let isSelected = row.target == selected
    let ink: Ink = isSelected ? .tabSelected : .tabText
    let place = row.frame.offset(by: frame.origin).inset(by: Insets(bottom: safeBottom))
    let isRoomy = place.height >= 44
    let icon = Rect(
      x: place.x, y: place.y + (isRoomy ? 5 : 0), width: place.width,
      height: isRoomy ? 24 : place.height)
    let text = Lettering.fit(
      row.title ?? "", width: place.width - 6, size: 10, weight: isSelected ? .bold : .regular)
    let identity = Group.Identity(
      kind: .tab, key: "tabs/\(index)", frame: row.frame.offset(by: frame.origin), source: nil)
    let label = Shape.text(
      TextLine(
        text: text, origin: Point(x: place.midX, y: place.y + 41), size: 10,
        weight: isSelected ? .bold : .regular, anchor: .middle, paint: .fill(ink)))
    return .group(
      Group(
        identity,
        [Icon.tab(index).shape(in: icon, side: Self.iconSide, .icon(ink))]
          + (isRoomy && !text.isEmpty ? [label] : [])))
  }
}

extension Icon {
  /// A sign for the tab at a place: the file has images, and a wireframe only tells that they are
  /// there.
  fileprivate static func tab(_ index: Int) -> Icon {
    let icons: [Icon] = [.home, .list, .play, .guide, .settings]
    return icons[index % icons.count]
  }
}
