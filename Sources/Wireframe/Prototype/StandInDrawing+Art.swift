import AppLayout
import AppModel

/// What each kind of stand-in shows besides its texts.
extension StandInDrawing {
  private static let disc = 28.0

  var art: [Shape] {
    switch form {
    case .player: image + [button] + caption + [scrubber]
    case .audio: image + [button, scrubber]
    case .gallery: largePicture + caption + thumbnails
    case .article: image + lines
    case .item: placeholder + lines
    case .browser: web
    case .sheet, .step: plugin
    }
  }

  /// A box that represents an image.
  private var image: [Shape] {
    guard frames.image.width > 1, frames.image.height > 1 else { return [] }
    let inner = frames.image.halfInset
    return [
      .box(inner, radius: .image, .surface(.image, outline: .imageCross)),
      .path(.cross(inner), .line(.imageCross)),
    ]
  }

  /// The picture of a gallery that is shown. The stylesheet gives each of them another shape.
  private var largePicture: [Shape] {
    [.group(Group(change: .picture, image))] + sign(.gallery)
  }

  /// The plate behind a text on top of the image.
  private var caption: [Shape] {
    frames.isOverImage ? [.box(frames.caption, .fill(.caption))] : []
  }

  /// A box that represents anything that an item may be.
  private var placeholder: [Shape] {
    let inner = frames.image.halfInset
    return [
      .box(
        inner, radius: .cell,
        Paint(
          fill: .role(.placeholder), stroke: .role(.placeholderOutline), strokeWidth: 1,
          dash: [4, 3])),
      .path(.cross(inner), .line(.imageCross)),
    ]
  }

  /// Returns a sign in the middle of the image.
  private func sign(_ icon: Icon) -> [Shape] { [plate, shape(of: icon)] }

  private var plate: Shape {
    .circle(
      Point(x: disc.midX, y: disc.midY), radius: disc.width / 2,
      .surface(.iconDisc, outline: .icon, width: 1))
  }

  private func shape(of icon: Icon) -> Shape {
    icon.shape(in: disc, side: disc.width * 0.6, .icon(.icon))
  }

  private var disc: Rect {
    let room = frames.isOverImage ? frames.clearImage : frames.image
    let radius = min(Self.disc * frames.unit, room.height / 4)
    return Rect(x: room.midX - radius, y: room.midY - radius, width: 2 * radius, height: 2 * radius)
  }

  /// The button of what plays, which stops it and lets it go on.
  private var button: Shape {
    PlayedPart.playback.drawn(
      in: disc, corner: disc.width / 2,
      [plate, .group(Group(change: .looks, [shape(of: .pause), shape(of: .play)]))])
  }

  /// The thickness of a player's bar, the radius of its knob, and the letters of the times below it.
  private static let barHeight = 4.0
  private static let knob = 7.0
  private static let timeLetters = 11.0
  /// How high the area around the bar is that people touch.
  private static let reach = 44.0

  /// The bar of a player, which goes from left to right everywhere. The stylesheet says how much of
  /// it was played, and how far along the line the knob is.
  private var scrubber: Shape {
    let (unit, rest) = (frames.unit, frames.rest)
    let knob = Self.knob * unit
    let height = Self.barHeight * unit
    let bar = Rect(x: rest.x, y: rest.y + knob - height / 2, width: rest.width, height: height)
    let reach = Rect(
      x: bar.x, y: bar.midY - Self.reach * unit / 2, width: bar.width, height: Self.reach * unit)
    let line = Path(through: [(bar.x, bar.midY), (bar.maxX, bar.midY)])
    let paint = Paint(
      fill: .transparent, stroke: .role(.accent), strokeWidth: .points(height), hasRoundEnds: true)
    let size = Self.timeLetters * unit
    let time = { (text: DrawableText, x: Double, anchor: TextAnchor) in
      Shape.text(
        TextLine(
          text: text, origin: Point(x: x, y: rest.y + 2 * knob + size * 1.3), size: size,
          weight: .regular, anchor: anchor, paint: .fill(.mutedText)))
    }
    return PlayedPart.time.drawn(
      in: reach,
      [
        .box(bar, radius: .points(height / 2), .fill(.textBar)),
        .group(
          Group(
            paint: paint, change: .progress,
            [
              .path(line, .inherited), .path(line, Paint(strokeWidth: .points(2 * knob))),
            ])),
        time("0:42", rest.x, .start), time("-1:38", rest.maxX, .end),
      ])
  }

  private static let thumbnailCount = 5

  /// The small pictures below a gallery's large one.
  private var thumbnails: [Shape] {
    let rest = frames.rest
    let gap = 6 * frames.unit
    let width = min(
      rest.height * 1.4,
      (rest.width - gap * Double(Self.thumbnailCount - 1)) / Double(Self.thumbnailCount))
    guard width > 4 else { return [] }
    return (0..<Self.thumbnailCount).map { index in
      let frame = Rect(
        x: rest.x + Double(index) * (width + gap), y: rest.y, width: width, height: rest.height)
      let placed = isRightToLeft ? frame.mirrored(inWidth: rest.x + rest.maxX) : frame
      return PlayedPart.picture.drawn(
        index + 1, in: placed,
        [
          .box(placed.halfInset, radius: .image, .surface(.image, outline: .imageCross)),
          .path(.cross(placed.halfInset), .line(.imageCross)),
        ])
    }
  }

  /// The lines of an article: their height, the distance from one to the next, how many there are,
  /// and how long each is.
  private static let lineHeight = 7.0
  private static let lineStep = 19.0
  private static let mostLines = 14
  private static let lengths = [1, 0.96, 0.98, 0.93, 1, 0.62]

  private var lines: [Shape] { lines(in: frames.rest) }

  private func lines(in room: Rect) -> [Shape] {
    let (height, step) = (Self.lineHeight * frames.unit, Self.lineStep * frames.unit)
    let count = Int(max(0, room.height) / step, within: 0...Self.mostLines)
    guard count > 0 else { return [] }
    return [
      .group(
        Group(
          paint: .fill(.textBar),
          (0..<count).map { index in
            let width = room.width * Self.lengths[index % Self.lengths.count]
            return .box(
              Rect(
                x: isRightToLeft ? room.maxX - width : room.x, y: room.y + Double(index) * step,
                width: width, height: height), radius: .textBar)
          }))
    ]
  }

  /// A web page in a browser: the field with the address next to the button, and the page.
  private var web: [Shape] {
    let strip = frames.close
    let inset = 8 * frames.unit
    let gap = frames.unit * 8
    let start = isRightToLeft ? frames.image.x : strip.maxX + gap / 2
    let end = isRightToLeft ? strip.x - gap / 2 : frames.image.maxX
    let field = Rect(
      x: start, y: strip.y + inset, width: max(0, end - start), height: strip.height - 2 * inset)
    let side = field.height * 0.6
    let sign = Rect(
      x: isRightToLeft ? field.maxX - gap - side : field.x + gap, y: field.y, width: side,
      height: field.height)
    let y = strip.maxY + 0.5
    return [
      .box(field.halfInset, radius: .points(field.height / 2), .fill(.textBar)),
      Icon.link.shape(in: sign, side: side, .icon(.text)),
      .path(Path(through: [(frames.panel.x, y), (frames.panel.maxX, y)]), .line(.hairline)),
    ] + image + lines
  }

  /// The sign of a plugin, or of a web page on a device without a browser.
  private var plugin: [Shape] {
    let radius = frames.image.width / 2
    return [
      .circle(
        Point(x: frames.image.midX, y: frames.image.midY), radius: radius,
        .surface(.plugin, outline: .pluginOutline, width: 1)),
      (kind == .browser ? Icon.link : .plugin).shape(
        in: frames.image, side: radius, .icon(.pluginText)),
    ]
  }
}
