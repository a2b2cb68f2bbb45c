import AppLayout
import AppModel

/// Where the parts of a stand-in are, in window coordinates.
struct StandInFrames {
  /// The surface: the window, or a sheet over it.
  let panel: Rect
  /// Whether the surface is the window, so that nothing is visible behind it.
  let coversWindow: Bool
  /// Whether the surface is a sheet at the foot of a phone.
  let isLow: Bool
  /// The frame to which the screen behind the sheet shrinks; nil where it stays as it is.
  let covered: Rect?
  /// The button that closes it.
  let close: Rect
  /// The image, the web page or the sign of a plugin.
  let image: Rect
  /// The title and, below it, the note.
  let text: Rect
  /// What is below the text: lines of an article, the bar of a player, small pictures.
  let rest: Rect
  /// Whether the image fills a wide window, and the text with what is below it is on top of it.
  let isOverImage: Bool
  /// How much larger than on a phone letters and signs are.
  let unit: Double

  /// The height of the strip with the button, and the distance from one part to the next.
  private static let strip = 44.0
  private static let gap = 16.0
  /// The height of two lines of the title with the note below them.
  private static let textHeight = 74.0
  /// The height of a player's bar and of a row of small pictures.
  private static let barHeight = 40.0
  /// The greatest share of the height that an image above a text has, and how wide images are for
  /// their height.
  private static let mostImage = 0.42
  private static let imageShape = 16.0 / 9
  /// How much wider than high a window is whose parts are next to each other.
  private static let wide = 1.3

  init(_ kind: StandIn, in shown: ShownScreen) {
    let device = shown.device
    let kind = kind.form(on: device.deviceClass)
    let window = Rect(size: shown.frame.window)
    let unit = device.lettering
    self.unit = unit
    let safe = shown.frame.safeArea
    let top = max(safe.top, shown.held.window.statusBarHeight)
    let free = window.inset(
      by: Insets(top: top, left: safe.left, bottom: safe.bottom, right: safe.right))
    let (panel, form) = Self.panel(kind, on: device, shown.held.window, free)
    self.panel = panel
    coversWindow = panel == window
    isLow = !coversWindow && form == .form && panel.maxY == window.maxY
    covered = PresentedFrame.covered(by: form, in: shown.held.window)
    let gap = Self.gap * unit
    // Where the panel reaches an edge of the window, its content keeps to what is free.
    let inner = Rect(
      x: max(panel.x, free.x), y: max(panel.y, free.y),
      width: min(panel.maxX, free.maxX) - max(panel.x, free.x),
      height: min(panel.maxY, free.maxY) - max(panel.y, free.y))
    let strip = min(Self.strip * unit, inner.height / 4)
    let close = Rect(x: inner.x + gap / 4, y: inner.y, width: strip, height: strip)
    let body = inner.inset(by: Insets(top: strip, left: gap, bottom: gap, right: gap))
    let isWide = body.width > body.height * Self.wide
    isOverImage = isWide && (kind == .player || kind == .gallery)
    let (image, text, rest) = Self.parts(
      of: kind, body, isOverImage ? panel : nil, isWide, gap: gap, unit: unit)
    let width = window.width
    let isRightToLeft = shown.isRightToLeft
    self.close = isRightToLeft ? close.mirrored(inWidth: width) : close
    self.image = isRightToLeft ? image.mirrored(inWidth: width) : image
    self.text = isRightToLeft ? text.mirrored(inWidth: width) : text
    self.rest = isRightToLeft ? rest.mirrored(inWidth: width) : rest
  }

  /// Places a player in a frame that leaves the app's own bars free.
  init(playerIn frame: Rect, of shown: ShownScreen) {
    unit = shown.device.lettering
    (panel, coversWindow, isLow, covered, isOverImage) = (frame, false, false, nil, false)
    close = Rect(x: frame.x, y: frame.y, width: 0, height: 0)
    (image, text, rest) = Self.parts(
      of: .player, frame, nil, false, gap: Self.gap * unit, unit: unit)
  }

  /// The part of a phone that a low sheet covers, and of a TV that a panel does.
  private static let shareOfPhone = 0.5
  private static let shareOfTelevision = Size(width: 0.5, height: 0.65)

  /// Returns the surface and its form: a web page is a page sheet, and what a plugin opens is a form
  /// sheet, or on a phone a low one.
  private static func panel(
    _ kind: StandIn, on device: Device, _ window: Window, _ free: Rect
  ) -> (Rect, PresentedFrame.Form) {
    guard !kind.isFullScreen else { return (window.bounds, .covering) }
    let isPage = kind == .browser
    if !isPage, device.deviceClass == .tv {
      let size = Size(
        width: window.size.width * shareOfTelevision.width,
        height: window.size.height * shareOfTelevision.height)
      return (centered(size, in: window.bounds), .form)
    }
    let sheet = PresentedFrame(
      isPage ? .pageSheet : .formSheet, in: window.bounds, from: window.bounds, of: window,
      deviceClass: device.deviceClass, anchor: .view, isRightToLeft: false)
    guard !isPage, window.vertical == .regular, sheet.form == .covering else {
      return (sheet.frame, sheet.form)
    }
    let top = free.y + free.height * (1 - shareOfPhone)
    return (window.bounds.inset(by: Insets(top: top)), .form)
  }

  private static func centered(_ size: Size, in frame: Rect) -> Rect {
    Rect(
      x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Divides the room below the button. An image that is below the text may fill all of a panel.
  private static func parts(
    of kind: StandIn, _ room: Rect, _ panel: Rect?, _ isWide: Bool, gap: Double, unit: Double
  ) -> (image: Rect, text: Rect, rest: Rect) {
    let text = min(textHeight * unit, room.height / 2)
    let bar = min(barHeight * unit, room.height / 4)
    switch kind {
    case .player, .audio, .gallery:
      if isWide, panel == nil {
        let side = min(room.height, room.width / 2)
        let column = room.inset(by: Insets(left: side + gap))
        let y = room.midY - (text + gap + bar) / 2
        return (
          Rect(x: room.x, y: room.midY - side / 2, width: side, height: side),
          Rect(x: column.x, y: y, width: column.width, height: text),
          Rect(x: column.x, y: y + text + gap, width: column.width, height: bar)
        )
      }
      let above = room.inset(by: Insets(bottom: text + bar + 2 * gap))
      let shape = kind == .audio ? 1 : imageShape
      let width = max(0, min(above.width, above.height * shape))
      let image = centered(Size(width: width, height: width / shape), in: above)
      let y = room.maxY - bar - gap - text
      return (
        panel ?? image, Rect(x: room.x, y: y, width: room.width, height: text),
        Rect(x: room.x, y: room.maxY - bar, width: room.width, height: bar)
      )
    case .article, .item, .browser:
      if isWide, kind != .browser {
        let image = Rect(
          x: room.x, y: room.y, width: (room.width - gap) / 2, height: room.height)
        let column = room.inset(by: Insets(left: image.width + gap))
        return (
          image, Rect(x: column.x, y: column.y, width: column.width, height: text),
          column.inset(by: Insets(top: text + gap))
        )
      }
      let top = kind == .browser ? gap : 0
      let height = min(room.width / imageShape, room.height * mostImage)
      let image = Rect(x: room.x, y: room.y + top, width: room.width, height: height)
      return (
        image, Rect(x: room.x, y: image.maxY + gap / 2, width: room.width, height: text),
        room.inset(by: Insets(top: top + height + text + 1.5 * gap))
      )
    case .sheet, .step:
      let side = max(0, min(room.width, room.height - text - gap, sign * unit))
      let top = room.y + max(0, (room.height - side - gap - text) / 2)
      let image = Rect(x: room.midX - side / 2, y: top, width: side, height: side)
      return (
        image, Rect(x: room.x, y: image.maxY + gap / 2, width: room.width, height: text),
        Rect(x: room.x, y: room.maxY, width: room.width, height: 0)
      )
    }
  }

  /// The side of the sign of a plugin.
  private static let sign = 64.0

  /// The plate behind a text on top of an image.
  var caption: Rect {
    let top = text.y - Self.gap * unit / 2
    return Rect(x: panel.x, y: top, width: panel.width, height: max(0, panel.maxY - top))
  }

  /// The part of the image above that plate.
  var clearImage: Rect {
    Rect(x: image.x, y: image.y, width: image.width, height: max(0, caption.y - image.y))
  }
}
