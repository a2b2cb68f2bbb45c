import AppLayout
import SiteFiles
import Wireframe

/// The pictures of one group on one side of a comparison.
struct GroupPictures<Picture: ReviewedPicture>: Sendable {
  private let entries: [PictureKind: Entry]
  /// The whole screen, or the home screen if the menu is open over it.
  let whole: Picture?
  /// The key that the screen has on this side; nil for the menu.
  let screen: String?

  /// A picture, and how its screen is entered.
  struct Entry: Sendable {
    let picture: Picture
    let entrance: Entrance?
  }

  init(_ entries: [PictureKind: Entry], of screen: String?, whole: Picture?) {
    self.entries = entries
    self.screen = screen
    self.whole = whole
  }

  subscript(kind: PictureKind) -> Entry? { entries[kind] }

  /// The kinds of pictures in the group.
  var kinds: Set<PictureKind> { Set(entries.keys) }
}

extension GroupPictures<DrawnPicture> {
  /// Draws the pictures of a group of an app.
  init(_ pictures: AppPictures, _ group: PictureGroup) {
    var layouts = LayoutMemory()
    let screen = group.key(in: pictures.app)
    var drawn: [PictureKind: Entry] = [:]
    for planned in pictures.planned(of: screen, on: group.held) {
      let shown = planned.shownKind.flatMap { drawn[$0]?.picture }
      let picture = shown ?? pictures.drawn(planned, &layouts)
      drawn[planned.kind] = Entry(picture: picture, entrance: planned.entrance)
    }
    var whole = drawn[.state(.full)]?.picture
    if group.screen == nil, let home = pictures.app.home {
      whole = pictures.planned(of: home.key, on: group.held).first { $0.kind == .state(.full) }
        .map { pictures.drawn($0, &layouts) }
    }
    self.init(drawn, of: screen, whole: whole)
  }
}

extension AppPictures.Planned {
  /// The kind of another picture that shows the same: the configured picture is also a variant.
  fileprivate var shownKind: PictureKind? {
    guard kind == .configured, case .state(let state, _) = drawing else { return nil }
    return .state(state)
  }
}

extension PictureGroup {
  /// Returns the key that the screen has in an app, where it may have its old name.
  func key(in app: App) -> String? {
    guard let screen, let oldScreen, app.screen(screen) == nil else { return screen }
    return oldScreen
  }
}

/// Pictures that are compared together because they share a layout: those of a screen, or of the
/// menu, on a device.
struct PictureGroup: Hashable, Sendable {
  /// The screen's key; nil for the menu.
  let screen: String?
  let held: HeldDevice
  /// The key that the screen had before, if it was renamed.
  var oldScreen: String?
}

extension SidePair {
  /// Returns the group of the pictures at a place, on a device that the new app is drawn on.
  func group(at place: PicturePlace, on new: AppPictures) -> PictureGroup? {
    new.held(place).map { held in
      PictureGroup(
        screen: place.screen, held: held, oldScreen: place.screen.flatMap { renamed.oldKeys[$0] })
    }
  }
}

extension AppPictures {
  /// The keys of the screens to compare.
  var screens: [String] {
    app.screens.map(\.key).filter { axes.screens?.contains($0) ?? true }
  }
}
