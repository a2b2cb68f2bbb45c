import AppLayout
import AppModel

/// The row of tabs at the bottom of the root container.
struct TabBarDrawing {
  let frame: Rect
  let menu: MenuLayout
  /// The key of the screen that is shown.
  let selected: String
  /// The key of the home screen.
  let home: String?
  let safeBottom: Double
  let sources: MenuSources

  private static let iconSide = 22.0

  var group: Shape {
    let edge = frame.y + 0.5
    let identity = Group.Identity(kind: .tabBar, key: "tabs", frame: frame, source: sources.menu)
    return .group(
      Group(
        identity,
        [
          .box(frame, .fill(.tabBar)),
          .path(Path(through: [(frame.x, edge), (frame.maxX, edge)]), .line(.hairline, width: 1)),
        ] + tabs))
  }

  private var tabs: [Shape] {
    var names = UniqueNames(separator: "~")
    return menu.rows.enumerated().map { index, row in
      let source = sources[row.location]
      let identity = Group.Identity(
        kind: .tab, key: "tabs/\(names.unique(source?.name ?? "tab"))",
        frame: row.frame.offset(by: frame.origin), source: source, part: .tab(ElementIndex(index)))
      return .group(Group(identity, shapes(of: row)))
    }
  }

  private func shapes(of row: MenuRow) -> [Shape] {
    let isSelected = row.target == selected
    let ink: Ink = isSelected ? .tabSelected : .tabText
    let place = row.frame.offset(by: frame.origin).inset(by: Insets(bottom: safeBottom))
    let isRoomy = place.height >= 44
    let icon = Rect(
      x: place.x, y: place.y + (isRoomy ? 5 : 0), width: place.width,
      height: isRoomy ? 24 : place.height)
    let text = Lettering.fit(
      row.title ?? "", width: place.width - 6, size: 10, weight: isSelected ? .bold : .regular)
    let label = Shape.text(
      TextLine(
        text: text, origin: Point(x: place.midX, y: place.y + 41), size: 10,
        weight: isSelected ? .bold : .regular, anchor: .middle, paint: .fill(ink)))
    return [tabIcon(of: row).shape(in: icon, side: min(Self.iconSide, place.width - 2), .icon(ink))]
      + (isRoomy && !text.isEmpty ? [label] : [])
  }

  /// Returns the icon of a tab: the file has an image, and a wireframe shows only its kind.
  private func tabIcon(of row: MenuRow) -> Icon {
    row.target == home ? .home : row.icon
  }
}
