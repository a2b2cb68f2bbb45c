package import AppLayout

/// The open root menu: the panel with the rows that fit, and the other rows on a separate sheet.
struct MenuDrawing {
  let menu: ShownMenu
  private let window: Size
  private let top: Double
  /// Where the rows end: a TV may cut off what is below.
  private let bottom: Double
  private let rows: MenuRowDrawing
  /// The unique key of each row.
  private let keys: [BoxKey]
  /// How much larger than on a phone the words above the sheet are.
  private let noteScale: Double

  /// The highest number of rows in a picture that anyone could still read.
  static let mostRows = MenuLayout.mostDrawnRows
  /// The distance from the status bar to the first row.
  private static let topMargin = 8.0
  /// What the sheet adds to the picture besides its height, and the part of it that is below.
  private static let sheetRoom = 30.0
  private static let sheetMargin = 15.0
  /// The letters above the sheet, and the distance from their baseline to it.
  private static let captionLetters = 11.0
  private static let captionGap = 10.0

  init(_ menu: ShownMenu) {
    self.menu = menu
    let (screen, frame) = (menu.screen, menu.screen.frame)
    window = frame.window
    noteScale = screen.device.deviceClass.noteScale
    top = max(frame.safeArea.top, screen.held.window.statusBarHeight) + Self.topMargin
    let isTelevision = screen.device.deviceClass == .tv
    bottom = menu.panel.height - (isTelevision ? frame.safeArea.bottom : 0)
    var names = UniqueNames(separator: "~")
    keys = menu.rows.map { BoxKey(.menu).item(names.unique($0.source?.name ?? "row")) }
    rows = MenuRowDrawing(menu.rows, on: screen.device, isRightToLeft: screen.isRightToLeft)
  }

  /// The shade over the part of the screen that the panel leaves visible.
  var scrim: Shape { .box(Rect(size: window), .fill(.scrim)) }

  /// How many rows are at least partly visible before the menu is scrolled.
  private var shownCount: Int {
    menu.rows.prefix { top + $0.frame.y < bottom }.prefix(Self.mostRows).count
  }

  /// How many rows are fully visible.
  private var wholeCount: Int {
    menu.rows.prefix { top + $0.frame.maxY <= bottom }.prefix(Self.mostRows).count
  }

  /// The panel with its first rows, in window coordinates.
  var group: Shape {
    let identity = Group.Identity(kind: .menu, .menu, frame: menu.panel, source: menu.source)
    let origin = Point(x: menu.panel.x, y: menu.panel.y + top)
    let whole = zip(menu.rows, keys).prefix(wholeCount)
    let local = Rect(x: 0, y: -top, width: menu.panel.width, height: bottom)
    return .group(
      Group(
        identity,
        [
          .box(menu.panel, .fill(.menu)), edge,
          .group(
            Group(
              at: origin, clip: local,
              whole.map { rows.group($0, key: $1, from: origin) } + cutRow(from: origin))),
        ]))
  }

  /// Returns the row that the panel cuts off, which is complete on the sheet and has its own box
  /// there: here it is only the end of what is visible.
  private func cutRow(from origin: Point) -> [Shape] {
    guard wholeCount < shownCount else { return [] }
    let row = menu.rows[wholeCount]
    let frame = row.frame.offset(by: origin)
    let visible = Rect(
      x: frame.x, y: frame.y, width: frame.width, height: menu.panel.y + bottom - frame.y)
    let identity = Group.Identity(
      kind: .fold, key: BoxKey(.menu).part(.end), frame: visible, source: nil)
    return [.group(Group(identity, rows.shapes(row)))]
  }

  /// The part of the panel in which rows are visible, in window coordinates.
  var room: Rect {
    Rect(
      x: menu.panel.x, y: menu.panel.y + top, width: menu.panel.width,
      height: max(1, bottom - top))
  }

  /// All rows with their keys, in the coordinates of the menu's content.
  var rowGroups: [(key: BoxKey, shape: Shape)] {
    zip(menu.rows, keys).prefix(Self.mostRows).map { row, key in
      (key, rows.group(row, key: key, from: .zero))
    }
  }

  /// The panel without its rows.
  var emptyPanel: [Shape] { [.box(menu.panel, .fill(.menu)), edge] }

  /// The line between the panel and the screen next to it.
  private var edge: Shape {
    let panel = menu.panel
    let x = panel.x > 0 ? panel.x : panel.maxX
    return .path(Path(through: [(x, panel.y), (x, panel.maxY)]), .line(.hairline, width: 1))
  }

  /// How many rows are not fully visible before the menu is scrolled.
  var hiddenCount: Int { menu.rows.count - wholeCount }

  /// Returns the rows that the window does not show, on a sheet below the device.
  func continuation(under body: DeviceBody) -> (shapes: [Shape], height: Double) {
    let rest = Array(zip(menu.rows, keys).dropFirst(wholeCount).prefix(Self.mostRows))
    guard hiddenCount > 0, let sheet = MenuSheet(rest.map(\.0), menu.panel, in: window)
    else { return ([], 0) }
    let frame = sheet.frame(at: body.canvas.maxY + Self.sheetRoom * noteScale - Self.sheetMargin)
    let caption =
      rest.count == hiddenCount
      ? "Below the fold: \(rest.count) more"
      : "Below the fold: \(rest.count) of \(hiddenCount)"
    let identity = Group.Identity(kind: .fold, .fold, frame: frame, source: nil)
    let words = TextLine(
      text: DrawableText(caption), origin: Point(x: frame.midX, y: frame.y - Self.captionGap),
      size: Self.captionLetters * noteScale, weight: .regular, anchor: .middle,
      paint: .fill(.legendText))
    let shapes: [Shape] =
      [
        .text(words),
        .box(frame, radius: .panel, .surface(.menu, outline: .deviceOutline, width: 1)),
      ]
      + zip(rest, sheet.origins(from: frame)).map { row, origin in
        .group(Group(at: origin, [rows.group(row.0, key: row.1, from: origin)]))
      }
    return ([.group(Group(identity, shapes))], frame.height + Self.sheetRoom * noteScale)
  }
}

extension Wireframe {
  /// Makes the picture of the app's open menu; rows that do not fit into the window follow below
  /// the device.
  package init(_ menu: ShownMenu) {
    let drawing = VariantDrawing(menu.screen, isUnderMenu: true)
    let panel = MenuDrawing(menu)
    let rest = panel.continuation(under: drawing.body)
    title = "Menu on \(menu.screen.device.name)"
    let entries = menu.rows.count.of("entry")
    let hidden = panel.hiddenCount == 0 ? "" : ", \(panel.hiddenCount) of them below the fold"
    description = "\(title), open over \(menu.screen.title): \(entries)\(hidden)"
    canvas = drawing.body.canvas.grown(by: Insets(bottom: rest.height))
    shapes =
      [.box(canvas, .fill(.page))] + drawing.picture(under: panel)
      + rest.shapes
    root = ShownRoot(of: menu.screen)
  }
}
