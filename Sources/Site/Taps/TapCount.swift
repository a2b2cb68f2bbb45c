import AppLayout
import PageParts

/// How many taps each screen is from home. They are counted here and nowhere else: the columns of
/// the map, the path on a screen's page and the list of a large app all have this count.
///
/// A tap is on something that the prototype draws on one device, in the variants that the app is
/// configured to show: an item, a heading, a footer, a tab, a button of the bar, or the button of
/// the menu and then one of its entries. A step before a screen opens where the screen does, and leads
/// on to it without a tap. A connected screen's parent opens nothing, and does not count.
///
/// Among equally short ways to a screen the one with the first trigger counts, in the order of
/// `Approaches`, and then the first one on the screens.
struct TapCount: Sendable {
  /// All taps; once there are very many, items of lists come only where they are first shown.
  private(set) var taps: [Tap] = []
  /// The places that taps lead to, those closest to home first.
  private(set) var order: [MapPlace] = []
  private var counts: [MapPlace: Int] = [:]
  private var last: [MapPlace: Tap] = [:]

  /// The maximum number of taps that are all kept.
  private static let mostTaps = 100_000

  /// Counts the taps in an app, given the index of each screen by its key. Without a device nothing
  /// is drawn, and nothing can be tapped.
  init(
    in app: App, _ indices: [String: ElementIndex<Screen>], on held: HeldDevice?,
    after steps: ScreenSteps
  ) {
    guard let held else { return }
    let atStart = steps.atStart.screens
    let steps = { (screen: ElementIndex<Screen>) in
      steps.screens(before: app.screens[screen]).compactMap { indices[$0.key] }
    }
    var walk = TapWalk(app, indices, on: held)
    if let home = walk.home {
      follow(from: [home] + atStart.compactMap { indices[$0.key] }, &walk, steps)
    }
    // The taps on all other screens do not lead on from home.
    for screen in app.screens.elementIndices where counts[.screen(screen)] == nil {
      let (_, menus) = visit([.place(.screen(screen))], 0, &walk)
      _ = visit(menus, 0, &walk)
    }
  }

  /// Returns how many taps a place is from home; nil for one that no taps lead to.
  func count(to place: MapPlace) -> Int? { counts[place] }

  /// Returns the last tap on the shortest way to a screen; nil for home and the steps before it.
  func last(to place: MapPlace) -> Tap? { last[place] }

  /// Walks breadth-first from home and the steps before it: each level is one tap further.
  /// A step before a screen is as far from home as the screen: no one taps anything in between.
  private mutating func follow(
    from starts: [ElementIndex<Screen>], _ walk: inout TapWalk,
    _ steps: (ElementIndex<Screen>) -> [ElementIndex<Screen>]
  ) {
    let starts = starts.map(MapPlace.screen)
    for place in starts { mark(place, 0) }
    var level = starts.map(TapWalk.Stop.place)
    var count = 0
    while !level.isEmpty {
      let (found, menus) = visit(level, count, &walk)
      count += 1
      level = menus
      for menu in menus {
        if case .place(let place) = menu { mark(place, count) }
      }
      for tap in found {
        for screen in steps(tap.to) + [tap.to] where counts[.screen(screen)] == nil {
          let place = MapPlace.screen(screen)
          mark(place, count)
          last[place] = Tap(
            from: tap.from, to: screen, trigger: tap.trigger, count: tap.count,
            following: screen == tap.to ? nil : tap.to)
          level.append(.place(place))
        }
      }
    }
  }

  private mutating func mark(_ place: MapPlace, _ count: Int) {
    counts[place] = count
    order.append(place)
  }

  /// Visits what is a number of taps from home, and returns what can be tapped there, first what has
  /// the first triggers, and the menus that a tap opens.
  private mutating func visit(
    _ level: [TapWalk.Stop], _ count: Int, _ walk: inout TapWalk
  ) -> (found: [Tap], menus: [TapWalk.Stop]) {
    var found: [Tap] = []
    var menus: [TapWalk.Stop] = []
    for stop in level {
      var visits = [walk.visit(stop, onlyNewItems: taps.count + found.count > Self.mostTaps)]
      if let tabs = visits[0].tabs {
        if case .place(let place) = tabs { mark(place, count) }
        visits.append(walk.visit(tabs, onlyNewItems: false))
      }
      for visit in visits {
        found += visit.taps
        menus += visit.further
      }
    }
    taps += found
    let ordered = found.enumerated().sorted {
      ($0.element.trigger.rank, $0.offset) < ($1.element.trigger.rank, $1.offset)
    }
    return (ordered.map(\.element), menus)
  }
}

/// What pages say about numbers of taps.
enum TapWords {
  /// What they say of a way that has a step that nothing drawn opens.
  static let notAlone = "not by taps alone"

  /// The same where a line begins with it.
  static let notAloneTitle = "Not by taps alone"

  /// What that means, in words that follow it.
  static let notAloneMeaning =
    "Something on the way opens by itself, or is not drawn; the column is the one after what "
    + "leads there"

  /// Returns a number of taps in words; nil if taps alone do not lead there.
  static func count(_ taps: Int?) -> String { taps?.counted(as: "tap") ?? notAlone }
}
