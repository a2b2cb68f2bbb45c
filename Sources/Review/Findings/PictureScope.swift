import AppLayout
import AppModel

/// The screens of a comparison.
struct ReviewedScreens {
  /// Their keys, in the order of the new side, followed by those that are gone.
  let keys: [String]
  /// Those that both sides have, perhaps under another key.
  let kept: Set<String>
  /// The screen that the app opens with; nil if that is not known.
  let home: String?
}

/// What a picture that only one side has says about the app.
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

  /// Finds what a change says that is of a whole picture; nil for other changes.
  ///
  /// `entrances` are those screens' main entrances, old and new, that are not the same.
  init?(
    of change: BoxChange, in picture: PictureSubject, among screens: ReviewedScreens,
    _ entrances: [String: EntranceChange]
  ) {
    guard change.box.isEmpty, [.added, .removed].contains(change.kind) else { return nil }
    if let screen = picture.screen, !screens.kept.contains(screen) {
      self = .screen
    } else {
      switch picture.kind {
      case .entrance(let entrance):
        let main = picture.screen.flatMap { entrances[$0] }
        let isMain = (change.kind == .added ? main?.old : main?.new) == entrance.rawValue
        self = isMain ? .mainEntrance(entrance) : .entrance(entrance)
      case .menu: self = .menu
      case .variant, .full, .configured, .other: self = .picture
      }
    }
  }
}

/// The main entrance of a screen, before and after.
struct EntranceChange: Hashable {
  let old: String?
  let new: String?

  /// Returns the changes of entrances in some pictures, by the keys of the screens.
  static func all(in pictures: [ComparedPicture]) -> [String: EntranceChange] {
    pictures.reduce(into: [:]) { changes, picture in
      guard let screen = picture.subject.screen,
        let change = picture.changes.first(where: { $0.kind == .entrance })
      else { return }
      changes[screen] = EntranceChange(old: change.oldText, new: change.newText)
    }
  }
}
