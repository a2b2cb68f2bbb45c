package import AppLayout

extension BoxChange {
  /// What happened, with its values on both sides.
  package enum Event: Hashable, Sendable {
    case added, removed
    /// The box itself moved, or grew or shrank.
    case moved(FrameDelta)
    case resized(FrameDelta)
    case reordered
    case retexted(Sides<String>)
    case restyled
    /// The keys of the screens that it opens.
    case retargeted(Sides<String?>)
    case placement(Sides<Placement?>)
    case statusBar(Sides<StatusBar?>)
    case entrance(Sides<Entrance?>)
    /// The classes of the controllers around it that are not around it on the other side.
    case reparented(Sides<Set<String>>)
    /// The keys of the screen.
    case renamed(Sides<String?>)
    /// What pages say: a name or title, a note, or anything else.
    case retitled(Sides<String?>)
    case renoted(Sides<String?>)
    case reworded(Sides<String?>)
    /// How many taps a journey takes.
    case journey(JourneyChange)
  }

  /// The ways in which pictures differ, as the contract of `diff --format json` spells them.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case added, removed, moved, resized, reordered, retexted, restyled, retargeted
    case placement, statusBar, entrance, reparented, renamed
    case retitled, renoted, reworded
    case journey
  }
}

extension BoxChange.Event {
  package var kind: BoxChange.Kind {
    switch self {
    case .added: .added
    case .removed: .removed
    case .moved: .moved
    case .resized: .resized
    case .reordered: .reordered
    case .retexted: .retexted
    case .restyled: .restyled
    case .retargeted: .retargeted
    case .placement: .placement
    case .statusBar: .statusBar
    case .entrance: .entrance
    case .reparented: .reparented
    case .renamed: .renamed
    case .retitled: .retitled
    case .renoted: .renoted
    case .reworded: .reworded
    case .journey: .journey
    }
  }

  /// How far the box itself moved and how much it grew; nil if it did neither.
  package var delta: FrameDelta? {
    switch self {
    case .moved(let delta), .resized(let delta): delta
    case .added, .removed, .reordered, .retexted, .restyled, .retargeted, .placement, .statusBar,
      .entrance, .reparented, .renamed, .retitled, .renoted, .reworded, .journey:
      nil
    }
  }

  /// The values as texts, as the contract of `diff --format json` spells them; nil where there are
  /// none.
  package var texts: Sides<String?> {
    switch self {
    case .added, .removed, .moved, .resized, .reordered, .restyled: Sides(old: nil, new: nil)
    case .retexted(let texts): texts.map { $0 }
    case .retargeted(let keys), .renamed(let keys): keys
    case .retitled(let texts), .renoted(let texts), .reworded(let texts): texts
    case .journey(let change): change.texts
    case .placement(let placements): placements.map { $0?.rawValue }
    case .statusBar(let statusBars): statusBars.map { $0?.rawValue }
    case .entrance(let entrances): entrances.map { $0?.rawValue }
    case .reparented(let outer):
      outer.map { $0.isEmpty ? nil : $0.sorted().joined(separator: ", ") }
    }
  }
}

extension BoxChange.Kind {
  /// Whether a picture shows changes of the kind.
  package var isSeen: Bool {
    ![.retargeted, .reparented, .retitled, .renoted, .reworded, .journey].contains(self)
  }

  /// Whether changes of the kind are facts about a screen, which a picture may show or not.
  package var isFact: Bool { [.placement, .statusBar, .renamed].contains(self) }

  /// The rank of the kind: changes that cause others come first.
  var rank: Int {
    switch self {
    case .renamed: 0
    case .placement: 1
    case .statusBar: 2
    case .entrance: 3
    case .added: 4
    case .removed: 5
    case .reordered: 6
    case .retexted: 7
    case .retargeted: 8
    case .restyled: 9
    // What grows on one device may only move on another.
    case .resized, .moved: 10
    case .reparented: 11
    case .retitled, .renoted, .reworded, .journey: 12
    }
  }
}
