import AppLayout
import AppModel

/// The row of tabs of the root: at the bottom of its container, with icons; on a TV at the top.
struct TabBarDrawing {
  let frame: Rect
  let menu: MenuLayout
  /// The screens that the selected tab may open: the one on which all others of the tab are, or
  /// else the one that is shown.
  let current: [String]
  /// The key of the home screen.
  let home: String?
  let safeBottom: Double
  /// How much larger than on a phone letters are.
  let lettering: Double
  let sources: MenuSources

  private static let iconSide = 22.0

  var group: Shape {
    let edge = lettering > 1 ? frame.maxY - 0.5 : frame.y + 0.5
    let identity = Group.Identity(kind: .tabBar, .tabs, frame: frame, source: sources.menu)
    return .group(
      Group(
        identity,
        [
          .box(frame, .fill(.tabBar)),
          .path(Path(through: [(frame.x, edge), (frame.maxX, edge)]), .line(.hairline, width: 1)),
        ] + tabs))
  }

  /// The position of the selected tab; nil where no tab opens what is shown.
  private var selected: Int? {
    current.lazy.compactMap { key in menu.rows.firstIndex { $0.target == key } }.first
  }

  private var tabs: [Shape] {
    var names = UniqueNames(separator: "~")
    return menu.rows.enumerated().map { index, row in
      let source = sources[row.location]
      let identity = Group.Identity(
        kind: .tab, key: BoxKey(.tabs).item(names.unique(source?.name ?? "tab")),
        frame: row.frame.offset(by: frame.origin), source: source, part: .tab(ElementIndex(index)))
      return .group(Group(identity, shapes(of: row, isSelected: index == selected)))
    }
  }

  private func shapes(of row: MenuRow, isSelected: Bool) -> [Shape] {
    let ink: Ink = isSelected ? .tabSelected : .tabText
    guard lettering == 1 else { return words(of: row, isSelected: isSelected, ink) }
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

  /// Returns a tab of a TV, which has only its name, and a line below it where it is selected.
  private func words(of row: MenuRow, isSelected: Bool, _ ink: Ink) -> [Shape] {
    let place = row.frame.offset(by: frame.origin)
    let letters = 14 * lettering
    let weight: Font.Weight = isSelected ? .bold : .regular
    let room = place.inset(by: Insets(left: 8, right: 8))
    let line = Lettering.line(
      row.title ?? "", in: room, size: letters, weight: weight, ink, anchor: .middle)
    let underline = Rect(x: place.x, y: place.maxY - 6, width: place.width, height: 6)
    return line + (isSelected ? [.box(underline, radius: 3, .fill(ink))] : [])
  }

  /// Returns the icon of a tab: the file has an image, and a wireframe shows only its kind.
  private func tabIcon(of row: MenuRow) -> Icon {
    row.target == home ? .home : row.icon
  }
}
