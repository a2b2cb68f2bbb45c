import AppLayout
import AppModel

/// The navigation bar of a variant: background, context button, title or logo, and buttons.
struct NavigationBarDrawing {
  let bar: NavigationBarLayout
  let sources: BarSources
  let isRightToLeft: Bool
  /// How much larger than on a phone letters and icons are.
  let lettering: Double
  /// Whether the root plugin places the bar, which a dashed edge marks.
  let isDelegated: Bool

  private var textRole: ColorRole { bar.placement == .overlay ? .overlayText : .barText }
  private var disabledRole: ColorRole {
    bar.placement == .overlay ? .overlayDisabled : .barDisabled
  }

  /// The size of a title's letters on a phone.
  private static let letters = 16.0
  private var iconSide: Double { 22 * lettering }
  /// The letters of a title below an icon.
  private var captionLetters: Double { 8 * lettering }
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
    let isOverlay = bar.placement == .overlay
    let edge = bar.frame.maxY - 0.5
    let background: [Shape] = [
      .box(bar.frame, .fill(isOverlay ? .overlay : .bar)),
      .path(
        Path(through: [(bar.frame.x, edge), (bar.frame.maxX, edge)]),
        isOverlay ? Self.overlayEdge : .line(.barHairline, width: 1)),
    ]
    return .group(
      Group(
        Group.Identity(kind: .navigationBar, .bar, frame: bar.frame, source: sources.bar),
        background + context + title + buttons + delegation))
  }

  private var delegation: [Shape] {
    isDelegated ? [Self.delegationMark(on: bar.frame, textRole, lettering)] : []
  }

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
        [sign(icon, in: context.frame, textRole)])
    ]
  }

  private var title: [Shape] {
    guard let title = bar.title else { return [] }
    let shapes: [Shape] =
      switch title.kind {
      case .title: titleLine(title)
      case .logo: logo(title)
      }
    return [part(.barTitle, Self.key.part(.title), title.frame, shapes)]
  }

  /// Returns the font of titles on a device.
  static func titleFont(on device: Device) -> Font { Font(size: letters * device.lettering, .bold) }

  /// Returns the part of a title's frame in which a title or a logo is drawn.
  static func titleRoom(_ title: NavigationBarLayout.Title) -> Rect {
    title.frame.inset(by: Insets(left: padding, right: padding))
  }

  private func titleLine(_ title: NavigationBarLayout.Title) -> [Shape] {
    let room = Self.titleRoom(title)
    let anchor: TextAnchor =
      switch bar.alignment {
      case .center: .middle
      case .left: isRightToLeft ? .end : .start
      }
    return Lettering.line(
      title.text, in: room, size: Self.letters * lettering, weight: .bold, textRole,
      anchor: anchor)
  }

  /// Returns a plate in place of the logo's image, in the proportions that the app asks for.
  private func logo(_ title: NavigationBarLayout.Title) -> [Shape] {
    let width = min(logoSize.width, Self.titleRoom(title).width)
    guard width > Self.leastLogoWidth else { return [] }
    let height = min(logoSize.height, title.frame.height - 2 * Self.padding)
    let x =
      switch (bar.alignment, isRightToLeft) {
      case (.center, _): title.frame.midX - width / 2
      case (.left, false): title.frame.x + Self.padding
      case (.left, true): title.frame.maxX - Self.padding - width
      }
    let plate = Rect(x: x, y: title.frame.midY - height / 2, width: width, height: height)
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
      let source = sources[button.location]
      return part(
        .barButton, Self.key.item(names.unique(source?.name ?? "button")), button.frame,
        face(of: button, in: button.frame, role), source, .barButton(ElementIndex(index)))
    }
  }

  /// Returns the icon of a button. If others of the bar share it, it is smaller, with the title of
  /// the button below it.
  private func face(of button: BarButton, in frame: Rect, _ role: ColorRole) -> [Shape] {
    let icon = button.kind.icon
    let isShared = bar.buttons.count { $0.kind.icon == icon } > 1
    guard isShared, let title = button.title else { return [sign(icon, in: frame, role)] }
    let caption = Rect(
      x: frame.x, y: frame.midY + captionLetters * 0.25, width: frame.width,
      height: captionLetters * 2)
    let top = Rect(
      x: frame.x, y: frame.midY - captionLetters * 2, width: frame.width,
      height: captionLetters * 2.25)
    return [sign(icon, in: top, role, side: captionLetters * 2)]
      + Lettering.line(
        title, in: caption, size: captionLetters, weight: .regular, role, anchor: .middle)
  }

  private func sign(
    _ icon: Icon, in frame: Rect, _ role: ColorRole, side: Double? = nil
  ) -> Shape {
    icon.shape(
      in: frame, side: min(side ?? iconSide, frame.width - 2 * Self.padding), .icon(role),
      isMirrored: isRightToLeft)
  }

  /// The key of the bar.
  private static let key = BoxKey(.bar)

  private func part(
    _ kind: BoxKind, _ key: BoxKey, _ frame: Rect, _ shapes: [Shape],
    _ source: SourcePath? = nil, _ part: LayoutPart? = nil
  ) -> Shape {
    let identity = Group.Identity(
      kind: kind, key: key, frame: frame, source: source ?? sources.bar, part: part)
    return .group(Group(identity, shapes))
  }
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
