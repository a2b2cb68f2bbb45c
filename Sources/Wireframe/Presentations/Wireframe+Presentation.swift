import AppLayout

extension Wireframe {
  /// Makes the picture of a presentation: the presenter, dimmed where it stays visible, the
  /// presented view in its frame, and next to the device who presents and who provides the context.
  package init(_ picture: PresentationPicture) {
    let drawing = PresentationDrawing(picture)
    title = "\(picture.presented) on \(picture.held.device.name)"
    description =
      "\(picture.presenter) presents \(picture.presented) as \(picture.style.rawValue), "
      + "\(picture.held.orientation.rawValue)"
    canvas = drawing.canvas
    shapes = drawing.shapes
    root = nil
  }
}

/// The shapes of the picture of a presentation.
private struct PresentationDrawing {
  private typealias VisibleScene = PresentationPicture.VisibleScene

  private let picture: PresentationPicture
  private let body: DeviceBody
  private let window: Rect
  /// The size of letters, larger on devices whose pictures are shown smaller.
  private let letter: Double

  /// How many lines would be as high as the longer side of the window; pages show an upright device
  /// higher than they show another one wide.
  private static let lettersPerSide = (upright: 38.0, wide: 28.0)

  /// The height of a line of words below the device, and the room at its right for the height of
  /// the presented view.
  private static let leading = 1.5
  private static let column = 64.0

  /// How much larger than usual the numbers of measures are.
  private var scale: Double { max(1, letter * 0.08) }

  init(_ picture: PresentationPicture) {
    self.picture = picture
    body = DeviceBody(picture.held)
    window = picture.held.window.bounds
    letter = max(
      window.height / Self.lettersPerSide.upright, window.width / Self.lettersPerSide.wide)
  }

  private var presented: Rect { picture.frame.frame }

  var canvas: Rect {
    let words = Double(lines.count) * letter * Self.leading + letter
    return body.canvas.grown(by: Insets(bottom: words, right: max(Self.column, letter * 4)))
  }

  var shapes: [Shape] {
    let identity = Group.Identity(kind: .window, .window, frame: window, source: nil)
    return [.box(canvas, .fill(.page))] + body.back + [
      .group(
        Group(
          identity, clip: window, clipRadius: picture.held.device.cornerRadius,
          [.box(window, .fill(isShrunk ? .cutout : .container))] + behind
            + shade(below: picture.frame.form) + front
            + contextEdge))
    ] + body.front + words + measures
  }

  /// Whether something covers scenes that a window shrinks.
  private var isShrunk: Bool { behindCards.contains { $0.frame != $1.frame } }

  /// The scenes that were visible before, and the same where they are below a card.
  private var behindCards: Zip2Sequence<[VisibleScene], [VisibleScene]> {
    let forms = picture.visible.map(\.form) + [picture.frame.form]
    return zip(
      picture.visible,
      picture.visible.indices.map { index in
        let scene = picture.visible[index]
        return forms[(index + 1)...].lazy
          .compactMap { PresentedFrame.covered(by: $0, in: picture.held.window) }.first
          .map { VisibleScene(name: scene.name, frame: $0, form: .sheet) } ?? scene
      })
  }

  private var behind: [Shape] {
    behindCards.flatMap { scene, shown in
      shade(below: scene.form) + surface(of: shown) + name(of: shown)
    }
  }

  /// Returns the name of a scene: near its top, or in the middle of what the presented view and the
  /// safe area leave there; nothing where the presented view would cut it.
  private func name(of scene: VisibleScene) -> [Shape] {
    let top = max(scene.frame.y, picture.held.window.safeArea.top)
    let places = [scene.frame.y + scene.frame.height * 0.08, (presented.y + top) / 2]
    return places.lazy.map { label(scene.name, in: scene.frame, at: $0) }.first { shapes in
      shapes.textFrames(crossing: window.y...window.maxY).allSatisfy {
        $0.y >= top && !$0.intersects(presented)
      }
    } ?? []
  }

  private func surface(of scene: VisibleScene) -> [Shape] {
    let paint = Paint.surface(.root, outline: .rootOutline)
    return [card(scene.form, in: scene.frame, paint) ?? .box(scene.frame, paint)]
  }

  /// Returns the dimming of what a card leaves visible.
  private func shade(below form: PresentedFrame.Form) -> [Shape] {
    switch form {
    case .covering: []
    case .sheet, .form, .popover: [.box(window, .fill(.scrim))]
    }
  }

  /// Returns a card with round corners; nil for what covers a rectangle.
  private func card(_ form: PresentedFrame.Form, in frame: Rect, _ paint: Paint) -> Shape? {
    let corner = PresentationMeasures.corner
    switch form {
    case .covering: return nil
    // The lower corners are below the window, which clips them.
    case .sheet:
      return .box(frame.grown(by: Insets(bottom: corner * 2)), radius: .points(corner), paint)
    case .form, .popover: return .box(frame, radius: .points(corner), paint)
    }
  }

  /// The distance from the edge of the context to the dashes that mark it, and to those that are
  /// above a home indicator.
  private static let contextInset = 6.0
  private static let indicatorInset = 18.0

  private var contextEdge: [Shape] {
    picture.context.map { context in
      let corner =
        context.form != .covering
        ? PresentationMeasures.corner
        : context.frame == window ? picture.held.device.cornerRadius : 0
      let isOverIndicator =
        picture.held.window.safeArea.bottom > 0 && context.frame.maxY == window.maxY
      let bottom = isOverIndicator ? Self.indicatorInset : Self.contextInset
      let inset = Self.contextInset
      return [
        .box(
          context.frame.inset(by: Insets(top: inset, left: inset, bottom: bottom, right: inset)),
          radius: .points(max(0, corner - Self.contextInset)),
          .line(.accent, width: 3, dash: [8, 5]))
      ]
    } ?? []
  }

  private var front: [Shape] {
    let paint = Paint.surface(.cell, outline: .accent, width: .points(Self.line))
    let card =
      card(picture.frame.form, in: presented, paint)
      ?? .box(
        presented.inset(by: Insets(all: Self.line / 2)),
        radius: .points(
          presented == window ? max(0, picture.held.device.cornerRadius - Self.line / 2) : 0), paint
      )
    return arrow + [card] + label(picture.presented, in: presented, at: presented.midY)
      + label(picture.style.rawValue, in: presented, at: presented.midY + letter * 1.6, .regular)
  }

  /// The width of the line around the presented view.
  private static let line = 1.5

  /// The arrow of a popover, and its anchor.
  private var arrow: [Shape] {
    guard let tip = picture.frame.tip else { return [] }
    let half = PresentationMeasures.popoverArrow
    let side = PresentationMeasures.anchor
    let (isRight, isBelow) = (presented.x > tip.x, presented.y > tip.y)
    let isNextToTip = isRight || presented.maxX < tip.x
    let corners: [(Double, Double)]
    let origin: Point
    if isNextToTip {
      let edge = isRight ? presented.x + 1 : presented.maxX - 1
      corners = [(edge, tip.y - half), (tip.x, tip.y), (edge, tip.y + half)]
      origin = Point(x: isRight ? tip.x - side : tip.x, y: tip.y - side / 2)
    } else {
      let edge = isBelow ? presented.y + 1 : presented.maxY - 1
      corners = [(tip.x - half, edge), (tip.x, tip.y), (tip.x + half, edge)]
      origin = Point(x: tip.x - side / 2, y: isBelow ? tip.y - side : tip.y)
    }
    return [
      .box(
        Rect(origin: origin, size: Size(width: side, height: side)), radius: 8,
        .line(.accent, width: 1.5, dash: [4, 3])),
      .path(
        Path(through: corners, isClosed: true), .surface(.cell, outline: .accent, width: 1.5)),
    ]
  }

  private func label(
    _ text: String, in room: Rect, at y: Double, _ weight: Font.Weight = .bold
  ) -> [Shape] {
    let drawn = Font(size: letter, weight).fitted(DrawableText(text), in: room.width - letter)
    guard !drawn.isEmpty, room.height > letter * 2 else { return [] }
    let line = TextLine(
      text: drawn, origin: Point(x: room.midX, y: y + letter / 3), size: letter, weight: weight,
      anchor: .middle, paint: .fill(weight == .bold ? .text : .mutedText))
    return [line.shape(in: room)]
  }

  /// What the words below the device say.
  private var lines: [String] {
    let end = picture.frame.keepsPresenter ? "stays" : "is removed"
    return ["presented by \(picture.presenter)", "the presenter’s view \(end)"]
      + (picture.context.map { ["context: \($0.name)"] } ?? [])
  }

  private var words: [Shape] {
    lines.enumerated().map { index, line in
      let room = Rect(
        x: body.reach.x, y: body.canvas.maxY + Double(index) * letter * Self.leading,
        width: canvas.maxX - body.reach.x - 8, height: letter * Self.leading)
      let text = Font(size: letter).fitted(DrawableText(line), in: room.width)
      return TextLine(
        text: text, origin: Point(x: room.x, y: room.y + letter), size: letter, weight: .regular,
        anchor: .start, paint: .fill(.legendText)
      ).shape(in: room)
    }
  }

  /// The height of the presented view at the right of the device, and its width across it.
  private var measures: [Shape] {
    let height = DimensionLine(
      place: body.canvas.maxX - 4, start: presented.y, end: presented.maxY,
      length: presented.height, scale: scale)
    let width = DimensionLine(
      place: presented.maxY - presented.height / 6, start: presented.x, end: presented.maxX,
      length: presented.width, scale: scale)
    return height.downwards(labelOn: .start) + width.across()
  }
}
