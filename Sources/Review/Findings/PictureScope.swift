import AppLayout
import SiteFiles

/// What it means that only one side has a picture.
enum PictureScope: Hashable {
  /// The whole screen came or went.
  case screen
  /// A way of entering a screen that is still there.
  case entrance(Entrance)
  /// A way of entering that became the main one, or that no longer is.
  case mainEntrance(Entrance)
  /// The open menu.
  case menu
  /// One of several pictures, of a screen that is still there or of something unknown.
  case picture

  /// Creates the scope of a change of a whole picture; nil for other changes.
  ///
  /// `entrances` has the old and the new main entrance of each screen where they differ.
  init?(
    of change: BoxChange, in picture: PictureSubject, among screens: ReviewedScreens,
    _ entrances: [String: Sides<Entrance?>]
  ) {
    guard change.subject == .picture, change.event == .added || change.event == .removed else {
      return nil
    }
    if let screen = picture.screen, change.isOfScreen || !screens.drawn.contains(screen) {
      self = .screen
    } else {
      switch picture.kind {
      case .state(.entrance(let entrance)):
        let main = picture.screen.flatMap { entrances[$0] }
        let isMain = (change.event == .added ? main?.old : main?.new) == entrance
        self = isMain ? .mainEntrance(entrance) : .entrance(entrance)
      case .menu: self = .menu
      case .state(.bars), .state(.full), .configured, .other: self = .picture
      }
    }
  }
}

/// The screens of a comparison.
struct ReviewedScreens {
  /// The place of each, by its key: in the order of the new side, followed by those that are gone.
  private let places: [String: Int]
  /// Those that both sides have, perhaps under another key.
  let kept: Set<String>
  /// Those that both sides draw: these, and placeholders for screens that neither side has.
  let drawn: Set<String>
  /// The screen that the app opens with; nil if that is not known.
  let home: String?

  init(keys: [String], kept: Set<String>, placeholders: Set<String> = [], home: String?) {
    places = Dictionary(firstOf: keys.enumerated().map { ($1, $0) })
    self.kept = kept
    drawn = kept.union(placeholders)
    self.home = home
  }

  /// Returns those of some keys that are screens, each once and in order.
  func inOrder(_ keys: some Sequence<String>) -> [String] {
    Set(keys).compactMap { key in places[key].map { (key, $0) } }
      .sorted { $0.1 < $1.1 }.map(\.0)
  }
}
