import AppLayout

/// The row of tabs of the root: at the bottom of its container, with icons; on a TV at the top.
struct TabBarDrawing {
  let frame: Rect
  let shown: ShownTabs
  let safeBottom: Double
  let deviceClass: DeviceClass
  /// Whether each tab is drawn twice, as it looks when it is not selected, and when it is.
  var hasBothLooks = false

  private static let iconSide = 22.0
  private static let letters = 10.0
  /// The least height of a tab with a name below its icon, and where in it the icon and the name are;
  /// in a lower tab the name is beside the icon, which is smaller.
  private static let heightForName = 44.0
  private static let iconTop = 5.0
  private static let iconHeight = 24.0
  private static let nameBaseline = 41.0
  private static let lowIconSide = 18.0
  private static let lowIconGap = 4.0
  /// How much wider than its name a tab is.
  private static let nameMargins = 6.0
  private static let iconMargins = 2.0
  /// The letters of a TV's tab, the distance from its edges, and the line below the selected one.
  private static let televisionLetters = 14.0
  private static let televisionMargin = 8.0
  private static let underline = 6.0

  var group: Shape {
    let edge =
      switch deviceClass {
      case .iphone, .ipad: frame.y + 0.5
      case .tv: frame.maxY - 0.5
      }
    let identity = Group.Identity(kind: .tabBar, .tabs, frame: frame, source: shown.source)
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
    return shown.rows.enumerated().map { index, row in
      let identity = Group.Identity(
        kind: .tab, key: BoxKey(.tabs).item(names.unique(row.source?.name ?? "tab")),
        frame: row.frame.offset(by: frame.origin), source: row.source,
        part: .tab(ElementIndex(index)))
      return .group(
        Group(
          identity,
          hasBothLooks
            ? [
              .group(
                Group(
                  change: .looks,
                  [false, true].map { .group(Group(nil, shapes(of: row, isSelected: $0))) }))
            ]
            : shapes(of: row, isSelected: index == shown.selected)))
    }
  }

  private func shapes(of row: ShownRow, isSelected: Bool) -> [Shape] {
    let role: ColorRole = isSelected ? .tabSelected : .tabText
    return switch deviceClass {
    case .iphone, .ipad: iconAndName(of: row, isSelected: isSelected, role)
    case .tv: underlinedName(of: row, isSelected: isSelected, role)
    }
  }

  /// Returns the room for the name of a tab that is not selected; nil for one beside its icon, which
  /// no one expects to be whole.
  static func nameRoom(
    of row: Rect, safeBottom: Double, on deviceClass: DeviceClass
  ) -> TitleRoom? {
    switch deviceClass {
    case .iphone, .ipad:
      row.height - safeBottom < heightForName
        ? nil
        : TitleRoom(font: Font(size: letters), width: row.width - nameMargins, lines: 1)
    case .tv:
      TitleRoom(
        font: Font(size: televisionLetters * deviceClass.lettering),
        width: row.width - 2 * televisionMargin, lines: 1)
    }
  }

  private func iconAndName(of row: ShownRow, isSelected: Bool, _ role: ColorRole) -> [Shape] {
    let place = row.frame.offset(by: frame.origin).inset(by: Insets(bottom: safeBottom))
    let font = Font(size: Self.letters, isSelected ? .bold : .regular)
    let isRoomy = place.height >= Self.heightForName
    let room = place.width - Self.nameMargins - (isRoomy ? 0 : Self.lowIconSide + Self.lowIconGap)
    let text = font.fitted(DrawableText(row.title ?? ""), in: max(0, room))
    let width = isRoomy || text.characters.isEmpty ? 0 : font.width(of: text) + Self.lowIconGap
    let start = place.midX - (Self.lowIconSide + width) / 2
    let icon =
      isRoomy
      ? Rect(x: place.x, y: place.y + Self.iconTop, width: place.width, height: Self.iconHeight)
      : Rect(x: start, y: place.y, width: Self.lowIconSide, height: place.height)
    let origin =
      isRoomy
      ? Point(x: place.midX, y: place.y + Self.nameBaseline)
      : Point(
        x: start + Self.lowIconSide + Self.lowIconGap,
        y: Lettering.baseline(of: Self.letters, around: place.midY))
    let label = Shape.text(
      TextLine(
        text: text, origin: origin, size: Self.letters, weight: font.weight,
        anchor: isRoomy ? .middle : .start, paint: .fill(role)))
    let side = isRoomy ? min(Self.iconSide, place.width - Self.iconMargins) : Self.lowIconSide
    return [row.icon.shape(in: icon, side: side, .icon(role))]
      + (text.characters.isEmpty ? [] : [label])
  }

  /// Returns a tab of a TV, which has only its name, and a line below it where it is selected.
  private func underlinedName(of row: ShownRow, isSelected: Bool, _ role: ColorRole) -> [Shape] {
    let place = row.frame.offset(by: frame.origin)
    let letters = Self.televisionLetters * deviceClass.lettering
    let weight: Font.Weight = isSelected ? .bold : .regular
    let room = place.inset(by: Insets(left: Self.televisionMargin, right: Self.televisionMargin))
    let line = Lettering.line(
      row.title ?? "", in: room, size: letters, weight: weight, role, anchor: .middle)
    let underline = Rect(
      x: place.x, y: place.maxY - Self.underline, width: place.width, height: Self.underline)
    return line
      + (isSelected ? [.box(underline, radius: .points(Self.underline / 2), .fill(role))] : [])
  }
}
