import AppLayout
import AppModel
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
    for (picture, (changes, groups)) in zip(
      pictures, zip(explanations.changes, explanations.groups))
    {
      for (change, groups) in zip(changes, groups) where groups.isEmpty {
        let place = change.sharedPlace(in: picture.subject, home: home)
        if parts[place] == nil { order.append(place) }
        parts[place, default: Part()].add(change, in: picture)
      }
    }
    join(order, parts)
  }

  /// Returns the group of a change.
  func group(
    of change: BoxChange, in picture: ComparedPicture, home: String?
  ) -> ElementIndex<Group>? {
    groupsOfPlaces[change.sharedPlace(in: picture.subject, home: home)]
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
      if group.index == groups.count {
        groupsOfLeaders[leader(index)] = group
        groups.append(Group())
      }
      groupsOfPlaces[place] = group
      groups[group.index].places.append(place)
    }
  }
}

/// Something that parts of screens have in common if they belong to one cause.
private enum SharedLink: Hashable {
  /// What happened to frames of screens, or how far components moved and grew.
  case events(isFrame: Bool, Set<[String]>)
  /// The kind of part that components of a screen gained or lost.
  case parts(screen: String?, [String])
}

/// What happened in one part of a screen.
private struct Part {
  /// The rank of the most telling changes, and what they are.
  private var rank = Int.max
  private var events: Set<[String]> = []
  /// The kinds of boxes that came or went, or whose texts did.
  private var exchanged: Set<[String]> = []

  mutating func add(_ change: BoxChange, in picture: ComparedPicture) {
    if change.kind.rank < rank {
      rank = change.kind.rank
      events = []
    }
    if change.kind.rank == rank { events.insert(change.event(in: picture)) }
    if let exchange = change.exchange { exchanged.insert(exchange) }
  }

  func links(of place: SharedPlace) -> [SharedLink] {
    guard !place.component.isEmpty else { return [.events(isFrame: true, events)] }
    let parts = exchanged.map { SharedLink.parts(screen: place.screen, $0) }
    return rank == BoxChange.Kind.moved.rank ? parts + [.events(isFrame: false, events)] : parts
  }
}

extension BoxChange {
  /// Returns the part of a screen that the change is in. A menu opens over the home screen, whose
  /// boxes count as that screen's.
  func sharedPlace(in picture: PictureSubject, home: String?) -> SharedPlace {
    SharedPlace(of: boxPlace(in: picture, home: home), box, in: picture)
  }

  /// Returns the box on its screen.
  func boxPlace(in picture: PictureSubject, home: String?) -> BoxPlace {
    let isOfHome = picture.kind == .menu && !["", "menu", "menu-row"].contains(box)
    return BoxPlace(screen: picture.screen ?? (isOfHome ? home : nil), key: key)
  }

  /// Returns what happened, in a form that is the same for other screens.
  fileprivate func event(in picture: ComparedPicture) -> [String] {
    let name = [kind.rawValue, box]
    switch kind {
    case .moved, .resized:
      let device = [picture.subject.device ?? "", picture.subject.orientation?.rawValue ?? ""]
      let delta = delta ?? .none
      return [box] + device + [delta.dx, delta.dy, delta.dw, delta.dh].map(String.init)
    case .added, .removed:
      return box.isEmpty ? name + [picture.subject.entranceName] : name + [key]
    case .restyled, .reordered: return name + [key]
    case .retexted, .retargeted, .placement, .statusBar, .entrance, .reparented, .renamed:
      return name + [key, oldText ?? "", newText ?? ""]
    }
  }

  /// The kind of part that came or went, or whose text did; nil for other changes.
  fileprivate var exchange: [String]? {
    switch kind {
    case .added, .removed, .reordered:
      let holder = key.split(separator: "|").dropLast().joined(separator: "|")
      return [kind.rawValue, box] + (box == "section" ? [holder] : [])
    case .retexted where oldText?.isEmpty != newText?.isEmpty:
      return [kind.rawValue, box, newText?.isEmpty == true ? "lost" : "gained"]
    case .moved, .resized, .retexted, .restyled, .retargeted, .placement, .statusBar, .entrance,
      .reparented, .renamed:
      return nil
    }
  }
}

extension PictureSubject {
  /// The way of entering that the picture shows besides the configured one; empty for others.
  fileprivate var entranceName: String {
    if case .entrance(let entrance) = kind { entrance.rawValue } else { "" }
  }
}
