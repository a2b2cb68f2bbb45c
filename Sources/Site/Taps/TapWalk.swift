import AppLayout
import AppModel

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
}

/// Visits the screens of an app and their menus, and finds what can be tapped there.
struct TapWalk {
  private let app: App
  private let held: HeldDevice
  private let indices: [String: ElementIndex<Screen>]
  let home: ElementIndex<Screen>?
  private var lists: TappedLists
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
    lists = TappedLists(of: app)
  }

  /// Visits a screen or an open menu. If wanted, items that other screens have shown are left out.
  mutating func visit(_ stop: Stop, onlyNewItems: Bool) -> Visit {
    guard case .place(.screen(let screen)) = stop else {
      return Visit(taps: waiting.removeValue(forKey: stop) ?? [])
    }
    let found = ScreenTaps(
      of: app.screens[screen], in: app, on: held, reading: &lists, onlyNewItems: onlyNewItems)
    let isHome = screen == home
    var visit = Visit()
    let shown = found.shown.compactMap { tap($0, from: .screen(screen)) }
    visit.taps = isHome ? shown.filter { $0.trigger != .rootTab } : shown
    let root: MapPlace = isHome ? .start : .screen(screen)
    let menu = found.entries.compactMap { tap($0, from: root, count: isHome ? 1 : 2) }
    let others = found.inOtherTabs.compactMap { tap($0, from: .screen(screen), count: 2) }
    if !others.isEmpty {
      visit.further.append(.otherTabs(of: screen))
      waiting[.otherTabs(of: screen)] = others
    }
    if found.opensMenu {
      let stop: Stop = isHome ? .place(.start) : .menu(of: screen)
      visit.further.append(stop)
      waiting[stop] = menu
    } else if isHome {
      let tabs = found.shown.filter { $0.trigger == .rootTab }.compactMap { tap($0, from: .start) }
      if !tabs.isEmpty {
        visit.tabs = .place(.start)
        waiting[.place(.start)] = tabs
      }
    }
    return visit
  }

  private func tap(
    _ opened: ScreenTaps.Opened, from place: MapPlace, count: Int = 1
  ) -> Tap? {
    let index = indices[opened.name] ?? app.screen(opened.name).flatMap { indices[$0.key] }
    return index.map { Tap(from: place, to: $0, trigger: opened.trigger, count: count) }
  }
}
