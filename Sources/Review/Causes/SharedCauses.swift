import AppLayout
import AppModel
import SiteFiles
import Wireframe

/// The groups of changes that no edit explains: each is probably one cause.
///
/// Changes in one component of a screen are one group, and so are those of its frame. Frames of
/// different screens join if the same thing happened to them; components join if they only moved or
/// grew by the same amount on each device. Components of one screen join if they all gained or lost
/// the same kind of part. Equal kinds and directions are not enough to join groups, because that
/// depends on the device.
struct SharedCauses {
  private(set) var groups: [Group] = []
  /// The group of each part of a screen.
  private var groupsOfPlaces: [SharedPlace: ElementIndex<Group>] = [:]

  /// The parts of screens whose changes are probably one cause.
  struct Group {
    var places: [SharedPlace] = []
  }

  init(
    of explanations: Explanations, in pictures: [ComparedPicture], on home: String?
  ) {
    var parts: [SharedPlace: Part] = [:]
    var order: [SharedPlace] = []
    for (index, picture) in pictures.withIndices {
      for explained in explanations.explained(in: index) where explained.cause == nil {
        let change = explained.change
        let place = SharedPlace(of: change, in: picture.subject, home: home)
        if parts[place] == nil { order.append(place) }
        parts[place, default: Part()].add(change, in: picture.subject)
      }
    }
    join(order, parts)
  }

  /// Returns the group of a change.
  func group(
    of change: BoxChange, in picture: PictureSubject, home: String?
  ) -> ElementIndex<Group>? {
    groupsOfPlaces[SharedPlace(of: change, in: picture, home: home)]
  }

  /// Joins the parts of screens that have something in common, in the order of the pictures.
  private mutating func join(_ order: [SharedPlace], _ parts: [SharedPlace: Part]) {
    var leaders = Array(order.indices)
    func leader(_ place: Int) -> Int {
      var place = place
      while leaders[place] != place {
        leaders[place] = leaders[leaders[place]]
        place = leaders[place]
      }
      return place
    }
    var known: [SharedLink: Int] = [:]
    for (index, place) in order.enumerated() {
      for link in parts[place]?.links(of: place) ?? [] {
        let first = known[link] ?? index
        known[link] = first
        let (one, two) = (leader(first), leader(index))
        leaders[max(one, two)] = min(one, two)
      }
    }
    var groupsOfLeaders: [Int: ElementIndex<Group>] = [:]
    for (index, place) in order.enumerated() {
      let group = groupsOfLeaders[leader(index)] ?? ElementIndex(groups.count)
      if group.index == groups.count { groups.append(Group()) }
      groupsOfLeaders[leader(index)] = group
      groupsOfPlaces[place] = group
      groups[group].places.append(place)
    }
  }
}

/// Something that parts of screens have in common if they belong to one cause.
private enum SharedLink: Hashable {
  /// What happened to frames of screens, or how far components moved and grew.
  case events(isFrame: Bool, Set<SharedEvent>)
  /// The kind of part that components of a screen gained or lost.
  case exchange(screen: String?, SharedExchange)
}

/// What happened in one part of a screen.
private struct Part {
  /// The rank of the most telling changes, and what they are.
  private var rank = Int.max
  private var events: Set<SharedEvent> = []
  /// The kinds of boxes that came or went, or whose texts did.
  private var exchanges: Set<SharedExchange> = []

  mutating func add(_ change: BoxChange, in picture: PictureSubject) {
    if change.kind.rank < rank {
      rank = change.kind.rank
      events = []
    }
    if change.kind.rank == rank { events.insert(SharedEvent(of: change, in: picture)) }
    if let exchange = SharedExchange(of: change) { exchanges.insert(exchange) }
  }

  func links(of place: SharedPlace) -> [SharedLink] {
    guard place.component != nil else { return [.events(isFrame: true, events)] }
    let links = exchanges.map { SharedLink.exchange(screen: place.screen, $0) }
    return rank == BoxChange.Kind.moved.rank ? links + [.events(isFrame: false, events)] : links
  }
}

/// What happened in a part of a screen, in a form that is the same for other screens.
enum SharedEvent: Hashable {
  /// How far boxes of a kind moved and grew on a device.
  case moved(BoxKind?, device: String?, Orientation?, FrameDelta)
  /// Pictures of a way to enter a screen came or went; of the main way, or of the menu, without it.
  case picture(BoxChange.Kind, Entrance?)
  case changed(BoxChange.Subject, BoxChange.Event)

  init(of change: BoxChange, in picture: PictureSubject) {
    switch change.event {
    case .moved(let delta), .resized(let delta):
      self = .moved(
        change.subject.box, device: picture.device, picture.orientation, delta)
    case .added, .removed:
      switch change.subject {
      case .picture: self = .picture(change.kind, picture.kind.entrance)
      case .box, .controller, .value: self = .changed(change.subject, change.event)
      }
    case .reordered, .retexted, .restyled, .retargeted, .placement, .statusBar, .entrance,
      .reparented, .renamed, .retitled, .renoted, .reworded, .journey:
      self = .changed(change.subject, change.event)
    }
  }
}

/// A kind of part that components gained or lost.
enum SharedExchange: Hashable {
  /// Boxes of a kind came, went or changed places; components did in the same group.
  case boxes(BoxChange.Kind, BoxKind?, group: ComponentKey?)
  /// Boxes of a kind got a text, or lost it.
  case texts(BoxKind?, isGained: Bool)

  /// Finds what was exchanged; nil for a change of something that stays.
  init?(of change: BoxChange) {
    let subject = change.subject
    switch change.event {
    case .added, .removed, .reordered:
      let group = subject.box == .section ? subject.component?.group : nil
      self = .boxes(change.kind, subject.box, group: group)
    case .retexted(let texts):
      guard texts.old.isEmpty != texts.new.isEmpty else { return nil }
      self = .texts(subject.box, isGained: !texts.new.isEmpty)
    case .moved, .resized, .restyled, .retargeted, .placement, .statusBar, .entrance, .reparented,
      .renamed, .retitled, .renoted, .reworded, .journey:
      return nil
    }
  }
}

extension PictureKind {
  /// The way of entering that the picture shows besides the main one; nil for others.
  fileprivate var entrance: Entrance? {
    if case .state(.entrance(let entrance)) = self { entrance } else { nil }
  }
}
