import AppLayout

/// A tap that opens a screen.
struct Tap: Hashable, Sendable {
  /// The screen on which people tap; the start for the app's open menu, and for its tabs.
  let from: MapPlace
  let to: ElementIndex<Screen>
  /// What people tap; an entry of a menu that the screen has for itself is in the open menu.
  let trigger: Link.Trigger
  /// How many taps it takes: one more in a menu that the screen has for itself, and below another
  /// tab than the first.
  let count: Int
  /// The screen that people tap for, where what opens is a step before it.
  var following: ElementIndex<Screen>?
}

/// Visits the screens of an app and their menus, and finds what can be tapped there.
struct TapWalk {
  private let app: App
  private let held: HeldDevice
  private let indices: [String: ElementIndex<Screen>]
  let home: ElementIndex<Screen>?
  private var items = OpenedItems()
  /// How many items of a list were visited.
  private var visited: [Location: Int] = [:]
  /// What can be tapped in menus that were found and not visited, and on home's tabs.
  private var waiting: [Stop: [Tap]] = [:]

  /// A place, or the open menu that a screen other than home has for itself.
  enum Stop: Hashable {
    case place(MapPlace)
    case menu(of: ElementIndex<Screen>)
    /// The other tabs of a screen, one of which people choose.
    case otherTabs(of: ElementIndex<Screen>)
  }

  /// What a visit finds.
  struct Visit {
    var taps: [Tap] = []
    /// The tabs of home, which are next to it.
    var tabs: Stop?
    /// What a tap on the button of the bar or on another tab shows.
    var further: [Stop] = []
  }

  /// Starts a walk, given the index of each screen by its key.
  init(_ app: App, _ indices: [String: ElementIndex<Screen>], on held: HeldDevice) {
    self.app = app
    self.held = held
    self.indices = indices
    home = app.home.flatMap { indices[$0.key] }
  }

  /// Visits a screen or an open menu. If wanted, items that other screens have shown are left out:
  /// they open the same.
  mutating func visit(_ stop: Stop, onlyNewItems: Bool) -> Visit {
    guard case .place(.screen(let screen)) = stop else {
      return Visit(taps: waiting.removeValue(forKey: stop) ?? [])
    }
    let found = ScreenDoors(of: app.screens[screen], in: app, on: held, reading: &items)
    let isHome = screen == home
    let key = app.screens[screen].key
    let hasTabs = isHome || app.root(of: app.screens[screen]).owner == key
    let root: MapPlace = isHome ? .start : .screen(screen)
    var visit = Visit()
    var (tabs, menu, others): ([Tap], [Tap], [Tap]) = ([], [], [])
    for door in found.doors {
      switch door.move.target {
      // Home has the tabs that other screens repeat.
      case .part(.tab):
        if hasTabs { tabs += tap(door.move.to, door.trigger, from: root) }
      case .menuRow: menu += tap(door.move.to, door.trigger, from: root, count: isHome ? 1 : 2)
      case .below: others += tap(door.move.to, door.trigger, from: .screen(screen), count: 2)
      case .part, .back: visit.taps += tap(door.move.to, door.trigger, from: .screen(screen))
      }
    }
    for list in found.lists {
      for name in opened(by: list, onlyNewItems) {
        if list.tab == nil {
          visit.taps += tap(name, list.trigger, from: .screen(screen))
        } else {
          others += tap(name, list.trigger, from: .screen(screen), count: 2)
        }
      }
    }
    if !others.isEmpty { visit.further.append(wait(at: .otherTabs(of: screen), others)) }
    if found.opensMenu {
      visit.further.append(wait(at: isHome ? .place(.start) : .menu(of: screen), menu))
    } else if isHome, !tabs.isEmpty {
      visit.tabs = wait(at: .place(.start), tabs)
    }
    if !isHome { visit.taps = tabs + visit.taps }
    return visit
  }

  /// Keeps what can be tapped at a stop until it is visited.
  private mutating func wait(at stop: Stop, _ taps: [Tap]) -> Stop {
    waiting[stop] = taps
    return stop
  }

  /// Returns what the items of a list open by themselves, and what their component opens for others.
  private mutating func opened(by list: ScreenDoors.Shown, _ onlyNew: Bool) -> [String] {
    let shared = [list.shared].compactMap(\.self)
    guard let start = list.start else { return shared }
    let known = min(visited[start] ?? 0, list.count)
    visited[start] = max(visited[start] ?? 0, list.count)
    let own = items.screens(in: (onlyNew ? known : 0)..<list.count, of: start)
    return items.haveScreens(list.count, of: start) ? own : own + shared
  }

  private func tap(
    _ screen: String, _ trigger: Link.Trigger, from place: MapPlace, count: Int = 1
  ) -> [Tap] {
    indices[screen].map { [Tap(from: place, to: $0, trigger: trigger, count: count)] } ?? []
  }
}
