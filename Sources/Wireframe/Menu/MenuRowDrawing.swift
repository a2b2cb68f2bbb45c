import AppLayout

/// The rows of an open menu: an icon by kind, a title, and a chevron where a menu is nested.
struct MenuRowDrawing {
  let isRightToLeft: Bool
  /// Whether rows reserve space for an icon.
  let hasIcons: Bool
  /// How much larger than on a phone letters and icons are.
  let lettering: Double
  /// The frame of the row with the focus; nil on devices without one.
  private let focus: Rect?

  private static let padding = 18.0
  private static let indent = 22.0
  /// The distance from the icon to the title, and how much closer the titles of nested entries are.
  private static let iconGap = 14.0
  private static let nestedShift = 8.0
  /// The letters of nested entries, as a share of the usual ones.
  private static let nestedShare = 0.9
  /// How much lower than in the middle of its row a header is, close to what it names.
  private static let headerShift = 4.0
  /// The mark of the row of the screen below the menu, and its distance from the row's edges.
  private static let selectionWidth = 3.0
  private static let selectionMargin = 9.0
  /// The width of the ring around the row with the focus, and the distance from the row's edges to
  /// the middle of its line.
  private static let (focusWidth, focusMargin) = (4.0, 4.0)
  /// The width that a title leaves to the chevron, half the width of the chevron, and the distance
  /// from its middle to the end of the row.
  private static let chevronRoom = 22.0
  private static let chevronSize = 5.0
  private static let chevronPlace = 6.0

  private var iconSide: Double { min(20 * lettering, Self.mostIcon) }
  private var letters: Double { 15 * lettering }
  private var headerLetters: Double { 11 * lettering }

  /// The width that icons take away from titles.
  private var iconRoom: Double { hasIcons ? iconSide + Self.iconGap : 0 }

  /// The greatest enlargement of letters and icons: rows have the same height on every device.
  private static let mostLettering = 2.0
  private static let mostIcon = 32.0

  /// Draws the rows of a menu on a device.
  init(_ rows: [ShownRow], on device: Device, isRightToLeft: Bool) {
    self.isRightToLeft = isRightToLeft
    hasIcons = rows.contains { $0.iconName != nil }
    let outer = device.deviceClass.hasFocus ? rows.filter { $0.depth == 0 } : []
    focus = (outer.first(where: \.opensShown) ?? outer.first(where: \.opens))?.frame
    lettering = min(Self.mostLettering, device.lettering)
  }

  /// Returns a row in the coordinates of the menu's content.
  func group(_ row: ShownRow, key: BoxKey, from origin: Point) -> Shape {
    let identity = Group.Identity(
      kind: .menuRow, key: key, frame: row.frame.offset(by: origin),
      source: row.source)
    return .group(Group(identity, shapes(row)))
  }

  /// Returns the shapes of a row.
  func shapes(_ row: ShownRow) -> [Shape] {
    row.kind == .header
      ? header(row)
      : selection(of: row) + rowIcon(of: row) + title(of: row)
        + chevron(of: row) + rule(under: row)
  }

  /// Returns the area of a row between its paddings.
  private func room(_ row: ShownRow, from start: Double, to end: Double = 0) -> Rect {
    let insets =
      isRightToLeft
      ? Insets(left: Self.padding + end, right: Self.padding + start)
      : Insets(left: Self.padding + start, right: Self.padding + end)
    return row.frame.inset(by: insets)
  }

  private func indent(of row: ShownRow) -> Double {
    min(Double(row.depth) * Self.indent, row.frame.width / 2)
  }

  /// Returns the color of a row's text, dimmed for an entry that cannot be tapped because it leads
  /// nowhere.
  private func role(of row: ShownRow) -> ColorRole {
    if isShown(row) { return .accent }
    switch row.kind {
    case .label, .button, .unknown:
      if !row.opens, !row.isNested { return .disabled }
    case .header, .ad, .nestedMenu, .feed, .crossmates, .programGuide, .settings, .liveDrawer,
      .chromecast, .tvLeftButton, .tvRightButton:
      break
    }
    return row.depth > 0 ? .mutedText : .text
  }

  private func isShown(_ row: ShownRow) -> Bool { row.opensShown && row.depth == 0 }

  private func selection(of row: ShownRow) -> [Shape] {
    if row.frame == focus {
      return [
        .box(
          row.frame.inset(by: Insets(all: Self.focusMargin)), radius: .cell,
          Paint(fill: .transparent, stroke: .focus, strokeWidth: .points(Self.focusWidth)))
      ]
    }
    guard isShown(row) else { return [] }
    let width = Self.selectionWidth
    let mark = Rect(
      x: isRightToLeft ? row.frame.maxX - width : row.frame.x,
      y: row.frame.y + Self.selectionMargin, width: width,
      height: row.frame.height - 2 * Self.selectionMargin)
    return [.box(mark, radius: .points(width / 2), .fill(.accent))]
  }

  private func rowIcon(of row: ShownRow) -> [Shape] {
    guard hasIcons, row.iconName != nil, row.depth == 0 else { return [] }
    let room = room(row, from: 0)
    let x = isRightToLeft ? room.maxX - iconSide : room.x
    let box = Rect(x: x, y: room.y, width: iconSide, height: room.height)
    return [
      row.icon.shape(
        in: box, side: iconSide, .icon(isShown(row) ? .accent : .mutedText),
        isMirrored: isRightToLeft)
    ]
  }

  private func titleArea(of row: ShownRow) -> Rect {
    guard row.kind != .header else { return room(row, from: indent(of: row)) }
    let start = iconRoom + indent(of: row)
    return room(
      row, from: row.depth > 0 && hasIcons ? start - Self.nestedShift : start,
      to: row.isNested ? Self.chevronRoom : 0)
  }

  private func titleSize(of row: ShownRow) -> Double {
    guard row.kind != .header else { return Lettering.size(headerLetters) }
    return row.depth > 0 ? Lettering.size(letters * Self.nestedShare) : letters
  }

  /// Returns the room for the title of a row, as it is where the row's screen is not the one below
  /// the menu.
  func titleRoom(of row: ShownRow) -> TitleRoom {
    TitleRoom(
      font: Font(size: titleSize(of: row), row.kind == .header ? .bold : .regular),
      width: titleArea(of: row).width, lines: 1)
  }

  private func title(of row: ShownRow) -> [Shape] {
    line(
      row.spelledTitle, in: titleArea(of: row), titleSize(of: row),
      isShown(row) ? .bold : .regular, role(of: row))
  }

  private func header(_ row: ShownRow) -> [Shape] {
    line(
      row.spelledTitle,
      in: titleArea(of: row).offset(by: Point(x: 0, y: Self.headerShift)),
      titleSize(of: row), .bold, .mutedText)
  }

  /// Returns the chevron of a nested menu, which points down because nested menus are open.
  private func chevron(of row: ShownRow) -> [Shape] {
    guard row.isNested else { return [] }
    let room = room(row, from: 0)
    let x = isRightToLeft ? room.x + Self.chevronPlace : room.maxX - Self.chevronPlace
    return MarkDrawing.chevron(
      at: Point(x: x, y: row.frame.midY), size: Self.chevronSize, .mutedText)
  }

  private func rule(under row: ShownRow) -> [Shape] {
    guard row.depth == 0, !row.isNested else { return [] }
    let room = room(row, from: iconRoom)
    let y = row.frame.maxY - 0.5
    let (from, to) = isRightToLeft ? (row.frame.x, room.maxX) : (room.x, row.frame.maxX)
    return [.path(Path(through: [(from, y), (to, y)]), .line(.hairline))]
  }

  private func line(
    _ text: String, in room: Rect, _ letters: Double, _ weight: Font.Weight, _ role: ColorRole
  ) -> [Shape] {
    Lettering.line(
      text, in: room, size: letters, weight: weight, role, anchor: isRightToLeft ? .end : .start)
  }
}

extension ShownRow {
  /// The title as a menu spells it.
  var spelledTitle: String {
    kind == .header ? (title ?? "").uppercased() : title ?? ""
  }
}
