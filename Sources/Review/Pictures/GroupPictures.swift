import AppLayout
import AppModel
import Wireframe

/// The pictures of one group in one app, drawn.
struct GroupPictures: Sendable {
  private var drawn: [PictureSubject.Kind: Entry] = [:]
  /// All that the screen has, or the home screen where the menu is open over it.
  private(set) var whole: DrawnPicture?

  /// A picture, and how the screen is entered in it.
  struct Entry: Sendable {
    let picture: DrawnPicture
    let entrance: Entrance?
  }

  init(_ pictures: AppPictures, _ group: PictureGroup) {
    var layouts = LayoutMemory()
    for planned in pictures.planned(of: group.screen, on: group.held) {
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

  /// The kinds of pictures that there are.
  var kinds: Set<PictureSubject.Kind> { Set(drawn.keys) }

  /// The keys of the boxes of all that the screen has, in sight or not.
  var keys: Set<String> { Set(whole?.wireframe.boxes.map(\.key) ?? []) }
}
