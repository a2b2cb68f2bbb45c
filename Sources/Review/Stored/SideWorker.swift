import AppLayout
import Disk
import Markup
import SiteFiles
import Themes
import Wireframe

/// Reads or draws the pictures of one side, on one thread.
struct SideWorker: ~Copyable {
  private let side: ComparedSide
  private var reader: StoredReader?
  private var writer: MarkupWriter?
  /// The pictures that were drawn last, which several themes share.
  private var last: (group: PictureGroup, pictures: GroupPictures<DrawnPicture>)?
  /// The files that are not as the record says, each with what is wrong.
  private(set) var problems: [String] = []

  /// Returns the problems since the last time.
  mutating func takeProblems() -> [String] {
    defer { problems = [] }
    return problems
  }

  init(_ side: ComparedSide) throws(DiskError) {
    self.side = side
    switch side {
    case .drawn:
      reader = nil
      do throws(MarkupError) {
        writer = try MarkupWriter(checking: [try Schema(parsing: SchemaFile.wireframe.bytes)])
      } catch {
        throw DiskError(attempt: "cannot draw pictures", reason: "\(error)")
      }
    case .stored(let pictures):
      reader = try StoredFolder(at: pictures.folder).reader()
      writer = nil
    }
  }

  /// Returns the themes that there are pictures in at a place.
  func themes(at place: PicturePlace) -> Set<String?> {
    switch side {
    case .drawn(let app, let themes):
      place.other == nil && app.held(place) != nil ? Set(themes.map(\.name)) : []
    case .stored(let pictures): Set(pictures[place].map(\.subject.theme))
    }
  }

  /// Returns the pictures at a place in a theme. Those of a place in all themes would need more
  /// memory.
  mutating func pictures(
    at place: PicturePlace, in theme: String?
  ) -> GroupPictures<WrittenPicture> {
    switch side {
    case .drawn(let app, let themes):
      guard let theme = themes.first(where: { $0.name == theme }), let held = app.held(place)
      else { return GroupPictures([:], of: place.screen, whole: nil) }
      let drawn = drawn(PictureGroup(screen: place.screen, held: held), of: app)
      return written(drawn, of: place.screen, in: theme)
    case .stored(let pictures): return read(place, of: pictures, in: theme)
    }
  }

  /// Returns the bytes of pictures at a place in a theme, by their kinds; those that cannot be read
  /// are left out.
  mutating func bytes(
    of kinds: Set<PictureKind>, at place: PicturePlace, in theme: String?
  ) -> [PictureKind: [UInt8]] {
    var found: [PictureKind: [UInt8]] = [:]
    switch side {
    case .drawn(let app, let themes):
      guard let theme = themes.first(where: { $0.name == theme }), let held = app.held(place)
      else { return [:] }
      let drawn = self.drawn(PictureGroup(screen: place.screen, held: held), of: app)
      for kind in kinds {
        guard let picture = drawn[kind]?.picture else { continue }
        found[kind] = written(picture, in: theme).content.bytes
      }
    case .stored(let pictures):
      for stored in pictures[place] where stored.subject.theme == theme {
        guard kinds.contains(stored.subject.kind) else { continue }
        found[stored.subject.kind] = content(of: stored).bytes
      }
    }
    return found
  }

  /// Returns the bytes of a picture of another state of the app; nil if there is none.
  mutating func bytes(
    of kind: PictureKind, in group: PictureGroup, of app: AppPictures, in theme: String?
  ) -> [UInt8]? {
    guard case .drawn(_, let themes) = side,
      let theme = themes.first(where: { $0.name == theme })
    else { return nil }
    return bytes(of: kind, in: group, of: app, in: theme)
  }

  /// Returns the bytes of a picture of another state of the app in any theme; nil if there is none.
  mutating func bytes(
    of kind: PictureKind, in group: PictureGroup, of app: AppPictures, in theme: Theme
  ) -> [UInt8]? {
    GroupPictures(app, group)[kind].flatMap { written($0.picture, in: theme).content.bytes }
  }

  /// Draws the pictures of a group, unless they were drawn last.
  private mutating func drawn(
    _ group: PictureGroup, of app: AppPictures
  ) -> GroupPictures<DrawnPicture> {
    if let last, last.group == group { return last.pictures }
    let pictures = GroupPictures(app, group)
    last = (group, pictures)
    return pictures
  }

  private mutating func read(
    _ place: PicturePlace, of pictures: StoredPictures, in theme: String?
  ) -> GroupPictures<WrittenPicture> {
    var contents: [String: WrittenPicture.Content] = [:]
    var entries: [PictureKind: GroupPictures<WrittenPicture>.Entry] = [:]
    for stored in pictures[place] where stored.subject.theme == theme {
      let content = contents[stored.path] ?? self.content(of: stored)
      if stored.absence == nil { contents[stored.path] = content }
      entries[stored.subject.kind] = .init(
        picture: WrittenPicture(content: content, facts: stored.facts),
        entrance: stored.facts.entrance)
    }
    let home = pictures.homePicture(under: place, in: theme)
    let whole = home.map { WrittenPicture(content: content(of: $0), facts: $0.facts) }
    return GroupPictures(entries, of: place.screen, whole: whole ?? entries[.state(.full)]?.picture)
  }

  /// Reads a picture, and remembers if it is not as the record says.
  private mutating func content(of stored: StoredPicture) -> WrittenPicture.Content {
    if let absence = stored.absence { return .unusable(absence) }
    let content = WrittenPicture.Content(
      reader?.read(stored.path, atMost: WrittenPicture.Content.largest))
    guard let hash = stored.hash else { return content }
    switch content {
    case .svg(let bytes):
      if ContentHash(of: bytes) != hash { problems.append("'\(stored.path)' was changed") }
    case .unusable(let reason): problems.append("'\(stored.path)' \(reason)")
    }
    return content
  }

  private mutating func written(
    _ drawn: GroupPictures<DrawnPicture>, of screen: String?, in theme: Theme
  ) -> GroupPictures<WrittenPicture> {
    var entries: [PictureKind: GroupPictures<WrittenPicture>.Entry] = [:]
    for kind in drawn.kinds {
      guard let entry = drawn[kind] else { continue }
      entries[kind] = .init(picture: written(entry.picture, in: theme), entrance: entry.entrance)
    }
    let whole = entries[.state(.full)]?.picture ?? drawn.whole.map { written($0, in: theme) }
    return GroupPictures(entries, of: screen, whole: whole)
  }

  /// Writes a picture as a build does.
  private mutating func written(_ picture: DrawnPicture, in theme: Theme) -> WrittenPicture {
    let node = SVGWriter(theme.wearing(picture.brand)).document(of: picture.wireframe)
    var facts = picture.facts
    // Sites do not record these, so they are not compared.
    facts.targets = nil
    facts.controllers = nil
    do throws(MarkupError) {
      let bytes = try writer?.bytes(of: node, as: .svg)
      return WrittenPicture(
        content: bytes.map { .svg($0) } ?? .unusable("is missing"), facts: facts)
    } catch {
      return WrittenPicture(content: .unusable("cannot be drawn: \(error)"), facts: facts)
    }
  }
}
