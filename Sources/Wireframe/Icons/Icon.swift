import AppLayout

/// A small icon, drawn with strokes in a box of 24 points.
enum Icon: Hashable, CaseIterable {
  case menu, back, close
  case screen, link, live, people, feed, cast, more
  case play, pause, gallery
  case home, list, settings, guide
  case plugin, empty, past
  // What only the name of an icon's file says.
  case search, user, cart, heart, bell, share, filter, download, calendar, map, info

  /// The side of the box that icons are drawn in.
  static let side = 24.0

  var path: Path {
    switch self {
    case .menu: .lines([(4, 7), (20, 7)], [(4, 12), (20, 12)], [(4, 17), (20, 17)])
    case .back: .lines([(14.5, 5), (7.5, 12), (14.5, 19)])
    case .close: .lines([(6, 6), (18, 18)], [(18, 6), (6, 18)])
    case .screen: Path([.frame(5, 3.5, 14, 17, 2), .lines([(9, 17.5), (15, 17.5)])])
    case .link:
      Path([
        .frame(3.5, 8.5, 9, 7, 3.5), .frame(11.5, 8.5, 9, 7, 3.5), .lines([(9, 12), (15, 12)]),
      ])
    case .live:
      Path([.ring(12, 12, 2.5), .arc(12, 12, 6), .arc(12, 12, 9.5)])
    case .people: Path([.ring(12, 8, 3.5), .shoulders])
    case .feed: .lines([(5, 7), (19, 7)], [(5, 12), (19, 12)], [(5, 17), (13, 17)])
    case .cast:
      Path([
        .lines([(4, 9), (4, 5.5), (20, 5.5), (20, 18.5), (14, 18.5)]),
        .quarter(4, 18.5, 3), .quarter(4, 18.5, 6.5),
      ])
    case .more: Path([.ring(5.5, 12, 1), .ring(12, 12, 1), .ring(18.5, 12, 1)])
    case .play: Path(through: [(9, 6.5), (18.5, 12), (9, 17.5)], isClosed: true)
    case .pause: .pause
    case .gallery: Path([.frame(4, 7, 13, 11, 1.5), .lines([(7, 4.5), (20, 4.5), (20, 15)])])
    case .home:
      .lines(
        [(4, 11.5), (12, 4.5), (20, 11.5)], [(6.5, 10), (6.5, 19.5), (17.5, 19.5), (17.5, 10)])
    case .list:
      .lines(
        [(9, 7), (20, 7)], [(9, 12), (20, 12)], [(9, 17), (20, 17)], [(4, 7), (5, 7)],
        [(4, 12), (5, 12)], [(4, 17), (5, 17)])
    case .settings:
      Path([
        .lines([(4, 7), (12, 7)], [(17, 7), (20, 7)], [(4, 16), (7, 16)], [(12, 16), (20, 16)]),
        .ring(14.5, 7, 2.5), .ring(9.5, 16, 2.5),
      ])
    case .plugin:
      Path([.frame(5, 9.5, 14, 10.5, 2), .lines([(9, 9.5), (9, 4.5)], [(15, 9.5), (15, 4.5)])])
    case .empty: Path([.frame(4, 4, 16, 16, 3), .lines([(8.5, 12), (15.5, 12)])])
    case .past: Path([.ring(12, 12, 8), .lines([(12, 7.5), (12, 12), (15.5, 14)])])
    case .guide:
      Path([.frame(4, 5.5, 16, 14, 2), .lines([(4, 10), (20, 10)], [(10, 10), (10, 19.5)])])
    case .search: Path([.ring(10.5, 10.5, 6), .lines([(15, 15), (20, 20)])])
    case .user: Path([.ring(12, 8.5, 4), .shoulders])
    case .cart:
      Path([
        .lines([(3, 5), (6, 5), (8.5, 15), (18, 15), (20, 8), (6.8, 8)]), .ring(9.5, 18.5, 1.2),
        .ring(17, 18.5, 1.2),
      ])
    case .heart: .heart
    case .bell:
      .lines(
        [(6.5, 16.5), (6.5, 11), (8, 7), (12, 5), (16, 7), (17.5, 11), (17.5, 16.5)],
        [(4.5, 16.5), (19.5, 16.5)], [(10.5, 19.5), (13.5, 19.5)])
    case .share:
      .lines(
        [(12, 14.5), (12, 3.5)], [(8.5, 7), (12, 3.5), (15.5, 7)],
        [(9, 10.5), (6, 10.5), (6, 20), (18, 20), (18, 10.5), (15, 10.5)])
    case .filter:
      Path(
        through: [(4, 5.5), (20, 5.5), (14, 12.5), (14, 19), (10, 17), (10, 12.5)], isClosed: true)
    case .download:
      .lines(
        [(12, 4), (12, 15)], [(8, 11), (12, 15), (16, 11)],
        [(4.5, 16), (4.5, 20), (19.5, 20), (19.5, 16)])
    case .calendar:
      Path([
        .frame(4, 5.5, 16, 14.5, 2),
        .lines([(4, 10), (20, 10)], [(8.5, 3.5), (8.5, 7)], [(15.5, 3.5), (15.5, 7)]),
      ])
    case .map:
      Path([
        .lines([(4, 7), (9, 5), (15, 7), (20, 5), (20, 17), (15, 19), (9, 17), (4, 19), (4, 7)]),
        .lines([(9, 5), (9, 17)], [(15, 7), (15, 19)]),
      ])
    case .info: Path([.ring(12, 12, 8), .lines([(12, 11), (12, 16)], [(12, 8), (12, 8.2)])])
    }
  }

  /// Whether the icon points somewhere, so that right-to-left drawings mirror it.
  var isDirected: Bool {
    switch self {
    case .back, .feed, .list: true
    // Players play from left to right everywhere, and a brand's mark is never mirrored.
    case .menu, .close, .play, .pause, .cast, .screen, .link, .live, .people, .more, .gallery,
      .home, .settings, .guide,
      .plugin, .empty, .past, .search, .user, .cart, .heart, .bell, .share, .filter, .download,
      .calendar, .map, .info:
      false
    }
  }

  /// Returns the icon centered in a box, with a side length; the signs of players are filled.
  func shape(in frame: Rect, side: Double, _ paint: Paint, isMirrored: Bool = false) -> Shape {
    let path = isMirrored && isDirected ? path.mirrored(inWidth: Self.side) : path
    var paint = paint
    if self == .play || self == .pause { paint.fill = paint.stroke }
    let origin = Point(x: frame.midX - side / 2, y: frame.midY - side / 2)
    return .path(path.placed(at: origin, scale: side / Self.side), paint)
  }
}

extension NavigationItem.Kind {
  /// The icon of a menu's entry: the file has an image, and a wireframe shows only its kind.
  var icon: Icon {
    switch self {
    case .feed: .feed
    case .crossmates: .people
    case .programGuide: .guide
    case .settings: .settings
    case .liveDrawer: .live
    case .chromecast: .cast
    case .nestedMenu: .list
    case .ad: .more
    case .button, .label, .header, .tvLeftButton, .tvRightButton, .unknown: .screen
    }
  }
}

extension ShownRow {
  /// The icon that its file's name says, or else that of its kind; everything that opens an address
  /// has the same.
  var icon: Icon {
    Icon(named: iconName)
      ?? (opensHome ? .home : opensAddress && kind.icon == .screen ? .link : kind.icon)
  }
}
