import AppLayout
import Wireframe

/// The pictures of one group in one app, drawn.
struct GroupPictures: Sendable {
  private var drawn: [PictureSubject.Kind: Entry] = [:]
  /// The keys of the boxes of all that the screen has, in sight or not.
  private(set) var keys: Set<String> = []

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
      if planned.kind == .full { keys = Set(picture.wireframe.boxes.map(\.key)) }
    }
  }

  subscript(kind: PictureSubject.Kind) -> Entry? { drawn[kind] }

  /// The kinds of pictures that there are.
  var kinds: Set<PictureSubject.Kind> { Set(drawn.keys) }
}
