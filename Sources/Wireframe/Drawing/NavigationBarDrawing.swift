import AppLayout

/// The navigation bar of a variant: background, context button, title or logo, and buttons.
struct NavigationBarDrawing {
  let bar: ShownBar
  let isOverlay: Bool
  let isRightToLeft: Bool
  let deviceClass: DeviceClass
  /// How far below their frames the items are drawn, down to which the background reaches.
  let drop: Double
  /// Whether the bar has the dashed edges that say how it is placed, which the app does not have.
  let isMarked: Bool
  let isTitled: Bool

  /// How much larger than on a phone letters and icons are.
  private var lettering: Double { deviceClass.lettering }
  private var textRole: ColorRole { isOverlay ? .overlayText : .barText }
  private var disabledRole: ColorRole {
    isOverlay ? .overlayDisabled : .barDisabled
  }

  /// The size of a title's letters on a phone.
  private static let letters = 16.0
  private var iconSide: Double { 22 * lettering }
  /// The plate of a logo, its letters, and the distance from its middle to their baseline.
  private var logoSize: Size { Size(width: 96 * lettering, height: 26 * lettering) }
  private var logoLetters: Double { 11 * lettering }
  private var logoBaseline: Double { 4 * lettering }
  private static let leastLogoWidth = 20.0
  /// The distance that the title, the logo and icons keep from the edges of their frames.
  private static let padding = 4.0

  /// The dashed edge of a bar over the content.
  static let overlayEdge = Paint.line(.overlayEdge, width: 1, dash: [4, 3])

  /// The bar as one group in window coordinates.
  var group: Shape {
    let shown = bar.frame.grown(by: Insets(bottom: drop))
    let edge = shown.maxY - 0.5
    let background = Shape.box(shown, .fill(isOverlay ? .overlay : .bar))
    let line = Shape.path(
      Path(through: [(shown.x, edge), (shown.maxX, edge)]),
      isOverlay ? Self.overlayEdge : .line(.barHairline, width: 1))
    let marks =
      isMarked && bar.isDelegated ? [Self.delegationMark(on: shown, textRole, lettering)] : []
    return .group(
      Group(
        Group.Identity(
          kind: .navigationBar, key: Self.key, frame: bar.frame, source: bar.source,
          shown: shown),
        [ground(background)] + (isMarked || !isOverlay ? [line] : []) + context + title + buttons
          + marks))
  }

  /// Returns the ground as a part that a prototype makes as clear as a device does.
  private func ground(_ shape: Shape) -> Shape {
    isOverlay && !isMarked ? .group(Group(change: .clear, [shape])) : shape
  }

  /// Returns where an item is drawn.
  private func place(_ frame: Rect) -> Rect { frame.offset(by: Point(x: 0, y: drop)) }

  /// The distance from the edge of a bar to the dashes that mark it.
  private static let delegationMargin = 1.0

  /// Returns the dashed edge of a bar that the root plugin places.
  static func delegationMark(on frame: Rect, _ role: ColorRole, _ scale: Double) -> Shape {
    let width = scale
    return .box(
      frame.inset(by: Insets(all: delegationMargin + width / 2)),
      .line(role, width: .points(width), dash: [6, 4]))
  }

  private var context: [Shape] {
    guard let context = bar.context else { return [] }
    let icon: Icon =
      switch context.kind {
      case .menu: .menu
      case .close: .close
      case .back: .back
      }
    return [
      part(
        .contextButton, Self.key.part(.context), context.frame,
        [sign(icon, in: place(context.frame), textRole)])
    ]
  }

  private var title: [Shape] {
    guard isTitled, let title = bar.title else { return [] }
    let shapes: [Shape] =
      switch title.kind {
      case .title: titleLine(title)
      case .logo: logo(title)
      }
    return [part(.barTitle, Self.key.part(.title), title.frame, shapes)]
  }

  /// Returns the font of a title on a device: a little smaller if the title then fits whole.
  static func titleFont(_ title: NavigationBarLayout.Title, on device: Device) -> Font {
    titleFont(title, lettering: device.lettering)
  }

  private static func titleFont(
    _ title: NavigationBarLayout.Title, lettering: Double
  ) -> Font {
    Font(size: letters * lettering, .bold)
      .snug(for: DrawableText(title.text), in: titleRoom(title).width)
  }

  /// Returns the part of a title's frame in which a title or a logo is drawn.
  static func titleRoom(_ title: NavigationBarLayout.Title) -> Rect {
    title.frame.inset(by: Insets(left: padding, right: padding))
  }

  private func titleLine(_ title: NavigationBarLayout.Title) -> [Shape] {
    let font = Self.titleFont(title, lettering: lettering)
    let anchor: TextAnchor =
      switch bar.alignment {
      case .center: .middle
      case .left: isRightToLeft ? .end : .start
      }
    return Lettering.line(
      title.text, in: place(Self.titleRoom(title)), size: font.size, weight: .bold, textRole,
      anchor: anchor)
  }

  /// Returns a plate in place of the logo's image, in the proportions that the app asks for.
  private func logo(_ title: NavigationBarLayout.Title) -> [Shape] {
    let frame = place(title.frame)
    let width = min(logoSize.width, Self.titleRoom(title).width)
    guard width > Self.leastLogoWidth else { return [] }
    let height = min(logoSize.height, frame.height - 2 * Self.padding)
    let x =
      switch (bar.alignment, isRightToLeft) {
      case (.center, _): frame.midX - width / 2
      case (.left, false): frame.x + Self.padding
      case (.left, true): frame.maxX - Self.padding - width
      }
    let plate = Rect(x: x, y: frame.midY - height / 2, width: width, height: height)
    return [
      .box(plate, radius: .cell, .line(textRole, width: 1)),
      .text(
        TextLine(
          text: "LOGO", origin: Point(x: plate.midX, y: plate.midY + logoBaseline),
          size: logoLetters, weight: .bold, anchor: .middle, paint: .fill(textRole))),
    ]
  }

  private var buttons: [Shape] {
    var names = UniqueNames(separator: "~")
    return bar.buttons.enumerated().map { index, button in
      let role: ColorRole = button.isEnabled ? textRole : disabledRole
      return part(
        .barButton, Self.key.item(names.unique(button.source?.name ?? "button")), button.frame,
        face(of: button, in: place(button.frame), role), button.source,
        .barButton(ElementIndex(index)))
    }
  }

  /// Returns the icon of a button, or its title where an icon would not distinguish buttons.
  private func face(of button: ShownBar.Button, in frame: Rect, _ role: ColorRole) -> [Shape] {
    button.words(in: bar)?.shapes(in: frame, role) ?? [sign(button.icon, in: frame, role)]
  }

  private func sign(_ icon: Icon, in frame: Rect, _ role: ColorRole) -> Shape {
    icon.shape(
      in: frame, side: min(iconSide, frame.width - 2 * Self.padding), .icon(role),
      isMirrored: isRightToLeft)
  }

  /// The key of the bar.
  private static let key = BoxKey(.bar)

  private func part(
    _ kind: BoxKind, _ key: BoxKey, _ frame: Rect, _ shapes: [Shape],
    _ source: SourcePath? = nil, _ part: LayoutPart? = nil
  ) -> Shape {
    let identity = Group.Identity(
      kind: kind, key: key, frame: frame, source: source ?? bar.source, part: part,
      shown: place(frame), corner: kind == .barTitle ? 0 : min(frame.width, frame.height) / 2)
    return .group(Group(identity, shapes))
  }
}

extension ShownBar.Button {
  /// The icon that its file's name says, or else that of its kind.
  var icon: Icon { Icon(named: iconName) ?? kind.icon }
}

extension BarButton.Kind {
  /// The icon that shows what a button opens.
  var icon: Icon {
    switch self {
    case .screen: .screen
    case .url: .link
    case .live: .live
    case .crossmates: .people
    case .feed: .feed
    case .chromecast: .cast
    case .other: .more
    }
  }
}
