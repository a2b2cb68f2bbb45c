import AppLayout
import AppModel
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
    if let screen = picture.screen, change.isOfScreen || !screens.kept.contains(screen) {
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
  /// Their keys, in the order of the new side, followed by those that are gone.
  let keys: [String]
  /// Those that both sides have, perhaps under another key.
  let kept: Set<String>
  /// The screen that the app opens with; nil if that is not known.
  let home: String?
}
