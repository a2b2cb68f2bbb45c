import AppLayout
import AppModel
import Wireframe

/// The drawn pictures of one group in one app.
struct GroupPictures: Sendable {
  private var drawn: [PictureSubject.Kind: Entry] = [:]
  /// The whole screen, or the home screen if the menu is open over it.
  private(set) var whole: DrawnPicture?
  /// The key that the screen has in this app; nil for the menu.
  let screen: String?

  /// A picture, and how its screen is entered.
  struct Entry: Sendable {
    let picture: DrawnPicture
    let entrance: Entrance?
  }

  init(_ pictures: AppPictures, _ group: PictureGroup) {
    var layouts = LayoutMemory()
    screen = group.key(in: pictures.app)
    for planned in pictures.planned(of: screen, on: group.held) {
      guard let picture = pictures.drawn(planned, &layouts) else { continue }
      drawn[planned.kind] = Entry(picture: picture, entrance: planned.entrance)
      if planned.kind == .full { whole = picture }
    }
    if group.screen == nil, let home = pictures.app.home {
      whole = pictures.planned(of: home.key, on: group.held).first { $0.kind == .full }
        .flatMap { pictures.drawn($0, &layouts) }
    }
  }

  subscript(kind: PictureSubject.Kind) -> Entry? { drawn[kind] }

  /// The kinds of pictures in the group.
  var kinds: Set<PictureSubject.Kind> { Set(drawn.keys) }

  /// The keys of all boxes of the screen, whether visible or not.
  var keys: Set<String> { Set(whole?.wireframe.boxes.map(\.key) ?? []) }
}

extension PictureGroup {
  /// Returns the key that the screen has in an app, where it may have its old name.
  fileprivate func key(in app: App) -> String? {
    guard let screen, let oldScreen, app.screen(screen) == nil else { return screen }
    return oldScreen
  }
}
